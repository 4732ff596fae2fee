import { type JurisdictionContent, jurisdictionByStateId } from '@troth/content/jurisdictions';
import { stateSchema } from '@troth/domain/jurisdictions';
import { otherSide, type Side, userSchema } from '@troth/domain/people';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database';
import { columnsNamedIn, columnsOf, ENTITY_COLUMNS, joinedRow } from '../../kernel/database/joined-rows';
import { isReadingOnly, readOnce } from '../../kernel/database/read-once';
import { rowsOf, together } from '../../kernel/database/read-together';
import type { Schema } from '../../kernel/database/schema';
import { preparedQuery } from '../../kernel/database/prepared-query';
import { notFound, problem } from '../../kernel/http/problem';
import { FALLBACK_TIME_ZONE, todayFor } from '../../kernel/http/today';
import type { ContinuedSection } from '../answers/continued-section.repository';
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
  /** The sections that they left by Continue, in a call that only reads. */
  readonly continued?: readonly ContinuedSection[];
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

/** The state that a document names, read in the document's row. */
export const lawRow = joinedRow<'states'>('law', { ...columnsNamedIn(stateSchema), requiresCounsel: true });

const USER_COLUMNS = {
  ...columnsNamedIn(userSchema.omit({ phoneNumber: true, birthdate: true })),
  sealedPhoneNumber: true,
  sealedBirthdate: true,
  emailVerified: true,
} as const;
const userColumns = columnsOf<'users'>(USER_COLUMNS);
/** The partners of a document, read in its row. */
const partners = { A: joinedRow<'users'>('partnerA', USER_COLUMNS), B: joinedRow<'users'>('partnerB', USER_COLUMNS) };

const documentColumns = columnsOf<'documents'>({
  ...ENTITY_COLUMNS,
  isActive: true,
  templateId: true,
  userAId: true,
  userBId: true,
  attorneyAId: true,
  attorneyBId: true,
  attorneyAApprovedAt: true,
  attorneyBApprovedAt: true,
  priorAttorneyAApprovedAt: true,
  priorAttorneyBApprovedAt: true,
  priorFinalizedAt: true,
  userAWillHireAttorney: true,
  userBWillHireAttorney: true,
  stateId: true,
  invitationSentAt: true,
  invitationAcceptedAt: true,
  invitedUserId: true,
  status: true,
  statusModifiedAt: true,
  reviewedAt: true,
  userAReviewedAt: true,
  userBReviewedAt: true,
  finalizedAt: true,
  generatedPdfFileId: true,
  proofFileId: true,
  lastGeneratedInputHash: true,
  lastGeneratedAt: true,
}).map((column) => `documents.${column}` as const);

/** Live documents, each with the row of its state. */
const withState = (db: Db) =>
  db
    .selectFrom('documents')
    .leftJoin('states', 'states.id', 'documents.stateId')
    .select(documentColumns)
    .select(lawRow.columnsOf('states'))
    .where('documents.deletedAt', 'is', null);

/** The same with its live partners, and what they left by Continue: for reading alone, one statement. */
const withPartners = (db: Db) =>
  withState(db)
    .leftJoin('users as a', (join) => join.onRef('a.id', '=', 'documents.userAId').on('a.deletedAt', 'is', null))
    .leftJoin('users as b', (join) => join.onRef('b.id', '=', 'documents.userBId').on('b.deletedAt', 'is', null))
    .select(partners.A.columnsOf('a'))
    .select(partners.B.columnsOf('b'))
    .select(
      sql<ContinuedSection[]>`(
        select coalesce(json_agg(json_build_object('userId', continued.user_id, 'sectionKey', continued.section_key)), '[]')
        from continued_sections continued where continued.document_id = documents.id)`.as('continued'),
    );

type WithState = Awaited<ReturnType<ReturnType<typeof withState>['executeTakeFirstOrThrow']>>;
type WithPartners = Awaited<ReturnType<ReturnType<typeof withPartners>['executeTakeFirstOrThrow']>>;

/** What was read of a document in one row, apart. */
interface Place extends Pick<Couple, 'document' | 'state' | 'continued'> {
  /** Null where they are still to be read. */
  readonly people: ReadonlyMap<string, UserRow> | null;
}

const apart = (row: WithState): Place => ({ document: lawRow.without(row), state: lawRow.of(row), people: null });

function apartFromPartners(tx: Tx, { continued, ...row }: WithPartners): Place {
  const people = [partners.A.of(row), partners.B.of(row)]
    .filter((person) => person !== null)
    .map((person) => [person.id, openedUser(tx, person)] as const);
  const { document, state } = apart(partners.B.without(partners.A.without(row)));
  // A change may leave a section after the couple was read.
  return { document, state, ...(isReadingOnly(tx) && { continued }), people: new Map(people) };
}

/** A document with its couple, for reading alone. */
const readPlace = (tx: Tx, documentId: string): Promise<Place | undefined> =>
  readOnce(tx, `couple ${documentId}`, async () => {
    const row = await withPartners(tx).where('documents.id', '=', documentId).executeTakeFirst();
    return row && apartFromPartners(tx, row);
  });

const livePartners = preparedQuery((db, { userAId, userBId }: { userAId: string; userBId: string | null }) =>
  db
    .selectFrom('users')
    .select(userColumns)
    .where((eb) => eb.or([eb('id', '=', userAId), eb('id', '=', userBId)]))
    .where('deletedAt', 'is', null),
);

async function liveUsers(db: Db, document: DocumentRow): Promise<ReadonlyMap<string, UserRow>> {
  const rows = await rowsOf(db, livePartners(db, document));
  return new Map(rows.map((row) => [row.id, openedUser(db, row)]));
}

/** @param userId Whose couple it is; null for partner A's, or B's where A has deleted the account. */
async function coupleOf(
  db: Db,
  { document, state, continued, people }: Place,
  userId: string | null,
): Promise<Couple | null> {
  const { userAId, userBId } = document;
  if (userId !== null && sideOf(document, userId) === null) return null;
  const users = people ?? (await liveUsers(db, document));
  const personOf = (id: string | null) => (id === null ? undefined : users.get(id));
  const side = sideOf(document, userId ?? (users.has(userAId) ? userAId : (userBId ?? '')));
  const self = personOf(side === 'A' ? userAId : userBId);
  if (side === null || self === undefined) return null;
  const partner = personOf(side === 'A' ? userBId : userAId) ?? null;
  return { document, side, self, partner, state, ...(continued && { continued }) };
}

/** How a reader takes the document's row: as it is, or locked until the transaction ends, one change at a time. */
export type Hold = 'read' | 'change';

const activeOf = (userId: string) => (eb: ExpressionBuilder<Schema, 'documents'>) =>
  eb.and([eb.or([eb('userAId', '=', userId), eb('userBId', '=', userId)]), eb('documents.isActive', '=', true)]);

const heldActive = preparedQuery((db, { userId }: { userId: string }) =>
  withState(db).where(activeOf(userId)).orderBy('documents.createdAt', 'desc').limit(1).forUpdate('documents'),
);

/**
 * The couple of a person's active document, held; null before there is one. The partners are read once the row is held,
 * since one may have come while others had it, and `readMore` what else is known then, in the same statement.
 */
export async function holdCouple<More>(
  tx: Tx,
  userId: string,
  readMore: (documentId: string) => Promise<More>,
): Promise<{ readonly couple: Couple; readonly more: More } | null> {
  const [found] = await heldActive(tx, { userId }).execute();
  if (found === undefined) return null;
  const [couple, more] = await together(coupleOf(tx, apart(found), userId), readMore(found.id));
  return couple && { couple, more };
}

/** The couple of a person's active document; null before there is one. */
export async function findCouple(tx: Tx, userId: string, hold: Hold = 'read'): Promise<Couple | null> {
  if (hold === 'change') {
    const held = await holdCouple(tx, userId, () => Promise.resolve());
    return held?.couple ?? null;
  }
  const place = await readOnce(tx, `couple of ${userId}`, async () => {
    const row = await withPartners(tx)
      .where(activeOf(userId))
      .orderBy('documents.createdAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && apartFromPartners(tx, row);
  });
  return place === undefined ? null : coupleOf(tx, place, userId);
}

/** The document row; undefined where there is none. */
export async function findDocumentRow(
  tx: Tx,
  documentId: string,
  hold: Hold = 'read',
): Promise<DocumentRow | undefined> {
  // In a call that only reads, a rule that uses it is followed by one that needs the couple.
  if (hold === 'read' && isReadingOnly(tx)) return (await readPlace(tx, documentId))?.document;
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

async function getPlace(tx: Tx, documentId: string, hold: Hold): Promise<Place> {
  if (hold === 'read') {
    const place = await readPlace(tx, documentId);
    if (place === undefined) throw problem('NOT_FOUND');
    return place;
  }
  const found = await withState(tx)
    .where('documents.id', '=', documentId)
    .forUpdate('documents')
    .executeTakeFirstOrThrow(notFound);
  return apart(found);
}

/** A document seen from a partner of it. @throws Problem NOT_FOUND when the person is no partner of it. */
export async function getCouple(tx: Tx, documentId: string, userId: string, hold: Hold = 'read'): Promise<Couple> {
  const couple = await coupleOf(tx, await getPlace(tx, documentId, hold), userId);
  if (couple === null) throw problem('NOT_FOUND');
  return couple;
}

/**
 * A document seen from partner A, for what looks at both partners alike; from partner B where A has deleted the account.
 * @throws Problem NOT_FOUND
 */
export async function getCoupleOfDocument(tx: Tx, documentId: string, hold: Hold = 'read'): Promise<Couple> {
  const couple = await coupleOf(tx, await getPlace(tx, documentId, hold), null);
  if (couple === null) throw problem('NOT_FOUND');
  return couple;
}
