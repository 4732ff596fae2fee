import type { Selectable } from 'kysely';
import { hashSecretToken, newSecretToken } from '../../kernel/auth/secret-token';
import type { Tx } from '../../kernel/database/database';
import type { CalendarTables } from './calendar.tables';

export type CalendarFeedRow = Selectable<CalendarTables['calendarFeeds']>;

export async function feedOf(tx: Tx, userId: string): Promise<CalendarFeedRow | undefined> {
  return tx.selectFrom('calendarFeeds').selectAll().where('userId', '=', userId).executeTakeFirst();
}

export async function feedByToken(tx: Tx, token: string): Promise<CalendarFeedRow | undefined> {
  return tx.selectFrom('calendarFeeds').selectAll().where('tokenHash', '=', hashSecretToken(token)).executeTakeFirst();
}

/** Makes the person's secret address; an earlier one opens nothing any more. @returns the token, told only now. */
export async function replaceFeed(tx: Tx, userId: string, now: Date): Promise<{ row: CalendarFeedRow; token: string }> {
  const { token, tokenHash } = newSecretToken();
  const fresh = { tokenHash, createdAt: now, lastReadAt: null };
  const row = await tx
    .insertInto('calendarFeeds')
    .values({ userId, ...fresh })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(fresh))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, token };
}

export async function revokeFeed(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('calendarFeeds').where('userId', '=', userId).execute();
}

export async function markFeedRead(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.updateTable('calendarFeeds').set({ lastReadAt: now }).where('userId', '=', userId).execute();
}
