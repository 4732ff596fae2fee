import type { StatedLicense } from '@troth/domain/attorneys';
import type { Tx } from '../../kernel/database/database';
import { text } from '../../kernel/texts';
import { knownStates } from '../../records/states/state.repository';

/** An issue at each license that names a state which isn't there. */
export async function unknownStates(tx: Tx, licenses: readonly StatedLicense[]) {
  const known = await knownStates(
    tx,
    licenses.map(({ stateId }) => stateId),
  );
  return licenses.flatMap(({ stateId }, index) =>
    known.has(stateId)
      ? []
      : [{ path: ['licenses', index, 'stateId'], message: text('attorney.stateUnknown'), code: 'state_unknown' }],
  );
}
