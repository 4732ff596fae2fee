import { type JurisdictionContent, jurisdictionByStateId } from '@troth/content/jurisdictions';
import { otherSide, type Side } from '@troth/domain/people';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';
import { problem } from '../../kernel/http/problem';
import { FALLBACK_TIME_ZONE, todayFor } from '../../kernel/http/today';
import { openedUser, type UserRow } from '../users/contact';

export type { UserRow } from '../users/contact';

export type DocumentRow = Selectable<Schema['documents']>;
export type StateRow = Selectable<Schema['states']>;

/** A document seen from one of its partners. */
export interface Couple {
  readonly document: DocumentRow;
  /** The side of `self`. */
  readonly side: Side;
  readonly self: UserRow;
  /** Null until the invitation is accepted. */
  readonly partner: UserRow | null;
  readonly state: StateRow | null;
}

/** Whose side a person is on; null for everyone but the two partners. */
export function sideOf(document: Pick<DocumentRow, 'userAId' | 'userBId'>, userId: string): Side | null {
  if (document.userAId === userId) return 'A';
  return document.userBId === userId ? 'B' : null;
}

/** The partner on a side; partner A is always there. */
export function personOn(couple: Couple, side: Side): UserRow | null {
  return couple.side === side ? couple.self : couple.partner;
}

/** Where the couple's days begin and end; where no state is known, see `FALLBACK_TIME_ZONE`. */
export const timeZoneOf = (couple: Couple | null): string => jurisdictionOf(couple)?.timeZone ?? FALLBACK_TIME_ZONE;

/** Today's date where the document's law lives. */
export const todayOf = (couple: Couple, now: Date): string => todayFor(timeZoneOf(couple), now);

/** What the law of the couple's state says; null before a state is chosen. */
export const jurisdictionOf = (couple: Couple | null): JurisdictionContent | null =>
  couple?.document.stateId == null ? null : jurisdictionByStateId(couple.document.stateId);

export const partnerSideOf = (couple: Couple): Side => otherSide(couple.side);

/** Columns of a state, read in the same row as the document that names it. */
const STATE_COLUMNS = [
  'id',
  'name',
  'abbreviation',
  'countryId',
  'isActive',
  'icon',
  'termForState',
  'allowsOnlineNotary',
  'notaryBlockText',
  'distributionLaw',
  'embryoRepRequired',
  'spousalSupportLaw',
  'attorneySupport',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'createdById',
  'updatedById',
] as const satisfies readonly (keyof StateRow)[];
const LAW = 'law_';
const asLaw = (column: string) => `${LAW}${column}` as const;

/** Live documents, each with the row of its state. */
const withState = (db: Db) =>
  db
    .selectFrom('documents')
    .leftJoin('states', 'states.id', 'documents.stateId')
    .selectAll('documents')
    .select((eb) => STATE_COLUMNS.map((column) => eb.ref(`states.${column}`).as(asLaw(column))))
    .where('documents.deletedAt', 'is', null);

/** The two rows of `withState`, apart. */
function apart(row: DocumentRow & Readonly<Record<string, unknown>>): Pick<Couple, 'document' | 'state'> {
  const document: Record<string, unknown> = { ...row };
  const state = Object.fromEntries(
    STATE_COLUMNS.map((column) => {
      const name = asLaw(column).replace(/_(.)/, (_all, letter: string) => letter.toUpperCase());
      delete document[name];
      return [column, row[name]];
    }),
  );
  return { document: document as DocumentRow, state: state['id'] === null ? null : (state as unknown as StateRow) };
}

async function liveUsers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, UserRow>> {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('deletedAt', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, openedUser(db, row)]));
}

/** @param userId Whose couple it is; null for partner A's, or B's where A has deleted the account. */
async function coupleOf(
  db: Db,
  { document, state }: Pick<Couple, 'document' | 'state'>,
  userId: string | null,
): Promise<Couple | null> {
  const { userAId, userBId } = document;
  if (userId !== null && sideOf(document, userId) === null) return null;
  const users = await liveUsers(db, userBId === null ? [userAId] : [userAId, userBId]);
  const personOf = (id: string | null) => (id === null ? undefined : users.get(id));
  const side = sideOf(document, userId ?? (users.has(userAId) ? userAId : (userBId ?? '')));
  const self = personOf(side === 'A' ? userAId : userBId);
  if (side === null || self === undefined) return null;
  return { document, side, self, partner: personOf(side === 'A' ? userBId : userAId) ?? null, state };
}

/** How a reader takes the document's row: as it stands, or locked until the transaction ends, one change at a time. */
export type Hold = 'read' | 'change';

/** The couple of a person's active document; null before there is one. */
export async function findCouple(tx: Tx, userId: string, hold: Hold = 'read'): Promise<Couple | null> {
  const query = withState(tx)
    .where((eb) => eb.or([eb('userAId', '=', userId), eb('userBId', '=', userId)]))
    .where('documents.isActive', '=', true)
    .orderBy('documents.createdAt', 'desc')
    .limit(1);
  const found = await (hold === 'change' ? query.forUpdate('documents') : query).executeTakeFirst();
  return found === undefined ? null : coupleOf(tx, apart(found), userId);
}

/** The document row; undefined where there is none. */
export function findDocumentRow(tx: Tx, documentId: string, hold: Hold = 'read'): Promise<DocumentRow | undefined> {
  const query = tx.selectFrom('documents').selectAll().where('id', '=', documentId).where('deletedAt', 'is', null);
  return (hold === 'change' ? query.forUpdate() : query).executeTakeFirst();
}

/** Holds a document's row, under which everybody who changes something of it stands in line. */
export const lockDocument = async (tx: Tx, id: string): Promise<void> => {
  await tx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute();
};

/** The document row. @throws Problem NOT_FOUND */
export async function getDocumentRow(tx: Tx, documentId: string, hold: Hold = 'read'): Promise<DocumentRow> {
  const document = await findDocumentRow(tx, documentId, hold);
  if (document === undefined) throw problem('NOT_FOUND');
  return document;
}

async function getWithState(tx: Tx, documentId: string, hold: Hold): Promise<Pick<Couple, 'document' | 'state'>> {
  const query = withState(tx).where('documents.id', '=', documentId);
  const found = await (hold === 'change' ? query.forUpdate('documents') : query).executeTakeFirst();
  if (found === undefined) throw problem('NOT_FOUND');
  return apart(found);
}

/** A document seen from a partner of it. @throws Problem NOT_FOUND when the person is no partner of it. */
export async function getCouple(tx: Tx, documentId: string, userId: string, hold: Hold = 'read'): Promise<Couple> {
  const couple = await coupleOf(tx, await getWithState(tx, documentId, hold), userId);
  if (couple === null) throw problem('NOT_FOUND');
  return couple;
}

/**
 * A document seen from partner A, for what looks at both partners alike; from partner B where A has deleted the account.
 * @throws Problem NOT_FOUND
 */
export async function getCoupleOfDocument(tx: Tx, documentId: string, hold: Hold = 'read'): Promise<Couple> {
  const couple = await coupleOf(tx, await getWithState(tx, documentId, hold), null);
  if (couple === null) throw problem('NOT_FOUND');
  return couple;
}
