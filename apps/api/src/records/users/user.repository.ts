import type { Actor } from '../../kernel/auth/actor';
import { fullName, nameOrEmail, type UserUpdate } from '@troth/domain/people';
import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import { notFound, problem } from '../../kernel/http/problem';
import { openedUser, sealedContact, type UserChanges, type UserRow } from './contact';
import type { PeopleTables } from './people.tables';
import type { UserSubject } from './user.policy';

export type { UserRow } from './contact';

/** What says who someone is, to select of `users`. */
export const NAME_AND_EMAIL = [
  'users.firstName',
  'users.middleName',
  'users.lastName',
  'users.suffix',
  'users.email',
] as const;

/** @throws Problem NOT_FOUND */
export async function getUser(db: Db, id: string): Promise<UserRow> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow(notFound);
  return openedUser(db, row);
}

/** The rows of people, who may have deleted the account: then only a number is left of them. */
export async function peopleOrTraces(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, UserRow>> {
  const rows = await rowsOf(
    db,
    db
      .selectFrom('users')
      .selectAll()
      .where('id', 'in', [...ids]),
  );
  return new Map(rows.map((row) => [row.id, openedUser(db, row)]));
}

/** Holds a person's row: what two of their tabs begin at once comes one after the other. */
export const lockUser = async (tx: Tx, id: string): Promise<void> => {
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
};

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

/** Full names of people by their ids; those who deleted their account, and those without a name, are left out. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'middleName', 'lastName', 'suffix'])
    .where('id', 'in', [...ids])
    .where('deletedAt', 'is', null)
    .execute();
  return new Map(
    rows.map((row) => [row.id, fullName(row)]).filter((entry): entry is [string, string] => entry[1] !== ''),
  );
}

/** Full names of people by their ids, addresses of those who have none; of those who deleted their account too. */
export async function namesOrEmailsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'middleName', 'lastName', 'suffix', 'email'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, nameOrEmail(row)]));
}

/** Whom the product writes to when money or rates need a person: every admin who has not left. */
export const emailsOfAdmins = (db: Db): Promise<{ id: string; email: string }[]> =>
  db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('userType', '=', 'ADMIN')
    .where('deletedAt', 'is', null)
    .execute();

/** A buyer as a receipt names them. */
export const buyerOf = (db: Db, id: string) =>
  db.selectFrom('users').select(['email', 'firstName', 'lastName']).where('id', '=', id).executeTakeFirstOrThrow();

/** Whom a mail goes to, and how others are told of them. */
export const namedAddressees = (db: Db, ids: readonly string[]) =>
  db.selectFrom('users').select(['id', 'email', 'firstName']).where('id', 'in', ids).execute();

/** Whom a mail goes to, and to which portal it leads. */
export const addresseesOf = (db: Db, ids: readonly string[]) =>
  db.selectFrom('users').select(['id', 'email', 'userType']).where('id', 'in', ids).execute();

/** The `{id}` of calls under `users/{id}`. @throws Problem NOT_FOUND */
export async function loadUserSubject(db: Db, id: string, actor?: Actor): Promise<UserSubject> {
  // The caller exists.
  if (actor?.kind === 'person' && actor.id === id) return { id };
  const { id: found } = await getUser(db, id);
  return { id: found };
}

/** The person in a path, as policies of what is theirs judge them. @throws Problem NOT_FOUND */
export const ownerInPath = async ({ tx, params }: { tx: Tx; params: { id: string } }) => ({
  userId: (await loadUserSubject(tx, params.id)).id,
});

export async function findUserByExternalId(db: Db, externalId: string): Promise<UserRow | undefined> {
  const row = await db.selectFrom('users').selectAll().where('externalId', '=', externalId).executeTakeFirst();
  return row === undefined ? undefined : openedUser(db, row);
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
  if (inserted !== undefined) return { row: openedUser(db, inserted), isNew: true };
  const row = await findUserByExternalId(db, user.externalId);
  if (row === undefined || row.deletedAt !== null) throw problem('NOT_FOUND');
  return { row, isNew: false };
}

/**
 * Changes the own profile where it still is what the person saw; undefined when it is not. Two at once take turns, since
 * what is sealed cannot be compared by the database.
 */
export async function updateUserOver(
  tx: Tx,
  id: string,
  over: NonNullable<UserUpdate['over']>,
  changes: UserChanges,
  now: Date,
): Promise<UserRow | undefined> {
  const stored = await tx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  const current = openedUser(tx, stored);
  const isOutdated = (Object.entries(over) as [keyof typeof over, string | null | undefined][]).some(
    ([field, before]) => before !== undefined && current[field] !== before,
  );
  return isOutdated ? undefined : updateUser(tx, id, changes, id, now);
}

export async function updateUser(db: Db, id: string, changes: UserChanges, by: string, now: Date): Promise<UserRow> {
  const row = await db
    .updateTable('users')
    .set({ ...sealedContact(db, id, changes), updatedAt: now, updatedById: by })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return openedUser(db, row);
}

export const addresseesByRole = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'userType'])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute();

/** Whether another person has this address, whatever its letters' case. */
export const isAddressTaken = async (db: Db, email: string, exceptId: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('id', '!=', exceptId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Locks every admin and says who they are, so that two who remove each other do it one after the other. */
export const lockAdmins = (tx: Tx) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('userType', '=', 'ADMIN')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Deletes a person who works with Troth: the name stays on what they did for others. */
export async function deleteStaff(tx: Tx, user: UserRow, by: string, now: Date): Promise<void> {
  const changes = { updatedAt: now, updatedById: by };
  if (user.userType === 'ATTORNEY') {
    await tx
      .updateTable('attorneys')
      .set({ ...changes, stage: 'DEACTIVATED', stageModifiedAt: now, isLawFirmLead: false })
      .where('id', '=', user.id)
      .execute();
  }
  await tx
    .updateTable('users')
    .set({ ...changes, deletedAt: now })
    .where('id', '=', user.id)
    .execute();
}

export const deleteSessionsOf = async (tx: Tx, user: UserRow): Promise<void> => {
  await tx.deleteFrom('sessions').where('externalId', '=', user.externalId).execute();
};
