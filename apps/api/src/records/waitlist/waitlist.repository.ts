import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { inOrder, pageOfIds, type PageRequest } from '../../kernel/database/keyset';
import { matches } from '../../kernel/database/search';
import { NAME_AND_EMAIL } from '../users/user.repository';

/** When the person joined; null when not on the list. */
export async function joinedAtOf(tx: Tx, userId: string): Promise<Date | null> {
  const row = await tx.selectFrom('postnupWaitlist').select('joinedAt').where('userId', '=', userId).executeTakeFirst();
  return row?.joinedAt ?? null;
}

/** Puts the person on the list. @returns false when they were on it already. */
export async function join(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('postnupWaitlist')
    .values({ userId, joinedAt: now })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function leave(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('postnupWaitlist').where('userId', '=', userId).execute();
}

export interface WaitingFilter {
  readonly search?: string | undefined;
  readonly stateId?: string | undefined;
}

/** The state of a person's active document. */
const stateOf = (userId: RawBuilder<string>) => sql<string | null>`(
  select documents.state_id from documents
  where documents.is_active and documents.deleted_at is null
    and (documents.user_a_id = ${userId} or documents.user_b_id = ${userId})
  order by documents.created_at desc limit 1)`;

const isNamed = (search: string) =>
  sql<SqlBool>`postnup_waitlist.user_id = any(array(select users.id from users where ${sql.join(matches(sql`users.search_words`, search), sql` and `)}))`;

/** People of a state first, of whom there are fewer than people who wait; then the one document that counts. */
const isIn = (stateId: string) => sql<SqlBool>`(
  postnup_waitlist.user_id in (
    select user_a_id from documents where state_id = ${stateId} and is_active and deleted_at is null
    union select user_b_id from documents where state_id = ${stateId} and is_active and deleted_at is null
  ) and ${stateOf(sql`postnup_waitlist.user_id`)} = ${stateId})`;

/** One page of the list in the order of joining, each with the state of the active document. */
export async function findWaiting(tx: Tx, { search, stateId }: WaitingFilter, page: PageRequest) {
  const found = await pageOfIds(
    tx,
    {
      // Nobody who is gone: the row goes with the person.
      from: sql`postnup_waitlist`,
      id: sql<string>`postnup_waitlist.user_id`,
      where: [...(search === undefined ? [] : [isNamed(search)]), ...(stateId === undefined ? [] : [isIn(stateId)])],
      order: [sql`postnup_waitlist.joined_at`],
      direction: 'ascending',
    },
    page,
  );
  if (found.ids.length === 0) return { rows: [], page: found.page };
  const rows = await tx
    .selectFrom('postnupWaitlist')
    .innerJoin('users', 'users.id', 'postnupWaitlist.userId')
    .select(['users.id', 'postnupWaitlist.joinedAt', stateOf(sql`users.id`).as('stateId'), ...NAME_AND_EMAIL])
    .where('users.id', 'in', found.ids)
    .execute();
  return { rows: inOrder(found.ids, rows), page: found.page };
}
