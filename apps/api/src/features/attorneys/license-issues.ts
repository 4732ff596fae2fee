import type { StatedLicense } from '@troth/domain/attorneys';
import type { Tx } from '../../kernel/database/database';
import { text } from '../../kernel/texts';

/** An issue at each license that names a state which isn't there. */
export async function unknownStates(tx: Tx, licenses: readonly StatedLicense[]) {
  const known = await tx
    .selectFrom('states')
    .select('id')
    .where(
      'id',
      'in',
      licenses.map(({ stateId }) => stateId),
    )
    .where('deletedAt', 'is', null)
    .execute();
  return licenses.flatMap(({ stateId }, index) =>
    known.some(({ id }) => id === stateId)
      ? []
      : [{ path: ['licenses', index, 'stateId'], message: text('attorney.stateUnknown'), code: 'state_unknown' }],
  );
}
