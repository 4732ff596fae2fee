import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { toJson } from '../database/columns';
import type { Db } from '../database/database';

/** A random secret with which a sandbox signs, made at the first use and kept with the data. */
export async function sandboxSecret(db: Db, setting: string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: setting, value: toJson(randomBytes(32).toString('base64url')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', setting)
    .executeTakeFirstOrThrow();
  return z.string().parse(value);
}
