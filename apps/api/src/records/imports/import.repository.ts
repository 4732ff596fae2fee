import { IMPORT_MAPPINGS_MAX, type ImportMapping } from '@troth/domain/disclosure';
import type { Selectable } from 'kysely';
import { toJson } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import type { ImportTables } from './import.tables';

type ImportMappingRow = Selectable<ImportTables['importMappings']>;

/** What is remembered for a person, the last used first. */
export const mappingsOf = (tx: Tx, userId: string): Promise<ImportMappingRow[]> =>
  tx
    .selectFrom('importMappings')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('usedAt', 'desc')
    .orderBy('fingerprint')
    .execute();

/** Remembers a reading for its fingerprint, and forgets the oldest ones beyond the limit. */
export async function rememberMapping(
  tx: Tx,
  userId: string,
  { fingerprint, mapping }: { fingerprint: string; mapping: ImportMapping },
  now: Date,
): Promise<ImportMappingRow[]> {
  const fresh = { mapping: toJson(mapping), usedAt: now };
  await tx
    .insertInto('importMappings')
    .values({ userId, fingerprint, ...fresh })
    .onConflict((conflict) => conflict.columns(['userId', 'fingerprint']).doUpdateSet(fresh))
    .execute();
  const kept = await mappingsOf(tx, userId);
  const forgotten = kept.splice(IMPORT_MAPPINGS_MAX).map((row) => row.fingerprint);
  if (forgotten.length > 0) {
    await tx.deleteFrom('importMappings').where('userId', '=', userId).where('fingerprint', 'in', forgotten).execute();
  }
  return kept;
}
