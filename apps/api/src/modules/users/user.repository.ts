import type { UserUpdate } from '@troth/domain/people';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../database/database';
import { problem } from '../../http/problem';
import type { PeopleTables } from './people.tables';
import type { UserSubject } from './user.policy';

export type UserRow = Selectable<PeopleTables['users']>;

/** @throws Problem NOT_FOUND */
export async function getUser(db: Db, id: string): Promise<UserRow> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw problem('NOT_FOUND');
  return row;
}

/** The row of a person, who may have deleted the account: then only a number is left of them. */
export const getPersonOrTrace = (db: Db, id: string): Promise<UserRow> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Where people are written to; those who are deleted are not. */
export async function emailsOf(db: Db, ids: readonly string[]): Promise<{ id: string; email: string }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', [...ids])
    .where('deletedAt', 'is', null)
    .execute();
}

/** Whom the product writes to when money or rates need a person: every admin who has not left. */
export const emailsOfAdmins = (db: Db): Promise<{ id: string; email: string }[]> =>
  db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('userType', '=', 'ADMIN')
    .where('deletedAt', 'is', null)
    .execute();

/** The `{id}` of calls under `users/{id}`. @throws Problem NOT_FOUND */
export async function loadUserSubject(db: Db, id: string): Promise<UserSubject> {
  const { id: found } = await getUser(db, id);
  return { id: found };
}

export async function findUserByExternalId(db: Db, externalId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('externalId', '=', externalId).executeTakeFirst();
}

/** Makes the user, or gives the one that another tab made a moment ago. */
export async function insertUserOnce(
  db: Db,
  user: Insertable<PeopleTables['users']>,
): Promise<{ row: UserRow; isNew: boolean }> {
  const inserted = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('externalId').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted !== undefined) return { row: inserted, isNew: true };
  const row = await findUserByExternalId(db, user.externalId);
  if (row === undefined || row.deletedAt !== null) throw problem('NOT_FOUND');
  return { row, isNew: false };
}

/** Changes the own profile where it still stands as it did; undefined when it does not. */
export async function updateUserOver(
  db: Db,
  id: string,
  over: NonNullable<UserUpdate['over']>,
  changes: Updateable<PeopleTables['users']>,
  now: Date,
): Promise<UserRow | undefined> {
  let update = db
    .updateTable('users')
    .set({ ...changes, updatedAt: now, updatedById: id })
    .where('id', '=', id);
  for (const [field, before] of Object.entries(over) as [keyof typeof over, string | null | undefined][]) {
    if (before !== undefined) update = update.where(sql.ref(field), 'is not distinct from', before);
  }
  return update.returningAll().executeTakeFirst();
}

export async function updateUser(
  db: Db,
  id: string,
  changes: Updateable<PeopleTables['users']>,
  by: string,
  now: Date,
): Promise<UserRow> {
  return db
    .updateTable('users')
    .set({ ...changes, updatedAt: now, updatedById: by })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
