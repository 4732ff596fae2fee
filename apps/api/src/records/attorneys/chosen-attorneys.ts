import { fullName } from '@troth/domain/people';
import type { ChosenAttorney } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';

/**
 * Attorneys by name and firm, and nothing else of them: shown to everyone who chooses one. An attorney who lost the
 * approval since is still named to those who chose them; a deleted account has no name any more.
 */
export async function chosenAttorneys(
  tx: Tx,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, ChosenAttorney>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await tx
    .selectFrom('attorneys')
    .innerJoin('users', 'users.id', 'attorneys.id')
    .leftJoin('lawFirms', 'lawFirms.id', 'attorneys.lawFirmId')
    .select(['attorneys.id', 'users.firstName', 'users.lastName', 'lawFirms.name as lawFirmName'])
    .where('attorneys.id', 'in', wanted)
    .where('users.deletedAt', 'is', null)
    .execute();
  return new Map(
    rows.flatMap(({ id, firstName, lastName, lawFirmName }) => {
      const name = fullName({ firstName, lastName, middleName: null, suffix: null });
      return name === '' ? [] : [[id, { name, lawFirmName }] as const];
    }),
  );
}
