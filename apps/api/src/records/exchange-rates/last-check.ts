import { z } from 'zod';
import { toJson } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';

const SETTING = 'exchangeRates.lastCheck';

/** What came of looking for newer rates. All but the first two leave the table as it is. */
export const checkOutcomeSchema = z
  .enum([
    'ACCEPTED',
    'HELD',
    'NOT_NEWER',
    'DATE_IN_FUTURE',
    'DATE_UNREADABLE',
    'CURRENCY_MISSING',
    'RATE_UNREADABLE',
    'UNREACHABLE',
    'TOO_SLOW',
    'TOO_LARGE',
    'REFUSED',
    'UNREADABLE',
  ])
  .meta({ id: 'ExchangeRateCheckOutcome', description: 'What came of looking for newer exchange rates.' });
export type CheckOutcome = z.infer<typeof checkOutcomeSchema>;

export const lastCheckSchema = z.object({ at: z.iso.datetime(), outcome: checkOutcomeSchema });

export async function saveLastCheck(tx: Tx, outcome: CheckOutcome, now: Date): Promise<void> {
  const value = toJson({ at: now.toISOString(), outcome });
  await tx
    .insertInto('settings')
    .values({ key: SETTING, value, updatedAt: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedAt: now }))
    .execute();
}

/** Null before the first. */
export async function readLastCheck(tx: Tx): Promise<z.infer<typeof lastCheckSchema> | null> {
  const row = await tx.selectFrom('settings').select('value').where('key', '=', SETTING).executeTakeFirst();
  return row === undefined ? null : lastCheckSchema.parse(row.value);
}
