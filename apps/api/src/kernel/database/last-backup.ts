import { z } from 'zod';
import { toJson } from './columns';
import type { Db } from './database';

const SETTING = 'last-backup';

export const lastBackupSchema = z.object({
  snapshotAt: z.iso.datetime(),
  files: z.int(),
  /** Of the whole, encrypted. */
  bytes: z.number(),
  tookMs: z.int(),
});
export type LastBackup = z.infer<typeof lastBackupSchema>;

export async function recordBackup(db: Db, made: LastBackup): Promise<void> {
  const value = toJson(made);
  await db
    .insertInto('settings')
    .values({ key: SETTING, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedAt: new Date(made.snapshotAt) }))
    .execute();
}

/** @returns null where none was ever made. */
export async function lastBackup(db: Pick<Db, 'selectFrom'>): Promise<LastBackup | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', SETTING).executeTakeFirst();
  return row === undefined ? null : lastBackupSchema.parse(row.value);
}
