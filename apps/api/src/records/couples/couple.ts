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

async function liveUser(db: Db, id: string | null): Promise<UserRow | null> {
  if (id === null) return null;
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : openedUser(db, row);
}

async function coupleOf(db: Db, document: DocumentRow, userId: string): Promise<Couple | null> {
  const side = sideOf(document, userId);
  if (side === null) return null;
  const self = await liveUser(db, userId);
  if (self === null) return null;
  const partner = await liveUser(db, side === 'A' ? document.userBId : document.userAId);
  const state =
    document.stateId === null
      ? null
      : ((await db.selectFrom('states').selectAll().where('id', '=', document.stateId).executeTakeFirst()) ?? null);
  return { document, side, self, partner, state };
}

/** How a reader takes the document's row: as it stands, or locked until the transaction ends, one change at a time. */
export type Hold = 'read' | 'change';

/** The couple of a person's active document; null before there is one. */
export async function findCouple(tx: Tx, userId: string, hold: Hold = 'read'): Promise<Couple | null> {
  const query = tx
    .selectFrom('documents')
    .selectAll()
    .where((eb) => eb.or([eb('userAId', '=', userId), eb('userBId', '=', userId)]))
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(1);
  const document = await (hold === 'change' ? query.forUpdate() : query).executeTakeFirst();
  return document === undefined ? null : coupleOf(tx, document, userId);
}

/** The document row. @throws Problem NOT_FOUND */
export async function getDocumentRow(tx: Tx, documentId: string, hold: Hold = 'read'): Promise<DocumentRow> {
  const query = tx.selectFrom('documents').selectAll().where('id', '=', documentId).where('deletedAt', 'is', null);
  const document = await (hold === 'change' ? query.forUpdate() : query).executeTakeFirst();
  if (document === undefined) throw problem('NOT_FOUND');
  return document;
}

/** A document seen from a partner of it. @throws Problem NOT_FOUND when the person is no partner of it. */
export async function getCouple(tx: Tx, documentId: string, userId: string, hold: Hold = 'read'): Promise<Couple> {
  const couple = await coupleOf(tx, await getDocumentRow(tx, documentId, hold), userId);
  if (couple === null) throw problem('NOT_FOUND');
  return couple;
}

/**
 * A document seen from partner A, for what looks at both partners alike; from partner B where A has deleted the account.
 * @throws Problem NOT_FOUND
 */
export async function getCoupleOfDocument(tx: Tx, documentId: string, hold: Hold = 'read'): Promise<Couple> {
  const document = await getDocumentRow(tx, documentId, hold);
  const couple =
    (await coupleOf(tx, document, document.userAId)) ??
    (document.userBId === null ? null : await coupleOf(tx, document, document.userBId));
  if (couple === null) throw problem('NOT_FOUND');
  return couple;
}
