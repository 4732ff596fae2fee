import { randomUUID } from 'node:crypto';
import type { ChatFacts, ChatParties } from '@troth/domain/chats';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { createdBy } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { rowsOf, together } from '../../kernel/database/read-together';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import type { CoupleSeal } from '../../kernel/protection/protection';
import type { ChatTables } from './chat.tables';

type StoredChat = Selectable<ChatTables['chats']>;

/** A message, opened. */
export type ChatRow = Omit<StoredChat, 'sealedMessage'> & { readonly message: string };

const placeOf = (rowId: string) => ({ table: 'chats', column: 'sealed_message', rowId });

export const sealMessage = (seal: CoupleSeal, id: string, message: string): Buffer => seal.seal(placeOf(id), message);

/** Messages of one document, opened with its key. */
async function opened(tx: Tx, documentId: string, rows: readonly StoredChat[]): Promise<ChatRow[]> {
  if (rows.length === 0) return [];
  const seal = await coupleSealIn(tx, documentId);
  return rows.map(({ sealedMessage, ...row }) => ({ ...row, message: seal.open(placeOf(row.id), sealedMessage) }));
}

/** Messages from one person to another about a document. */
export interface Thread {
  readonly documentId: string;
  readonly fromUserId: string;
  readonly toUserId: string;
}

/** Messages of a document that a person wrote or was written, deleted ones included. */
const seenBy = (tx: Tx, documentId: string, personId: string) =>
  tx
    .selectFrom('chats')
    .selectAll()
    .where('documentId', '=', documentId)
    .where((eb) => eb.or([eb('fromUserId', '=', personId), eb('toUserId', '=', personId)]));

/** What decides with whom a person has a conversation about a document, and what of it waits to be read. */
export interface ReadChatFacts extends ChatFacts {
  /** Live unread messages to the person, counted by writer. */
  readonly unread: ReadonlyMap<string, number>;
}

export async function chatFactsOf(
  tx: Tx,
  document: ChatParties & { readonly id: string },
  personId: string,
  now: Date,
): Promise<ReadChatFacts> {
  const callsQuery = tx
    .selectFrom('appointmentEvents')
    .innerJoin('purchaseItems', 'purchaseItems.id', 'appointmentEvents.purchaseItemId')
    .innerJoin('products', 'products.id', 'purchaseItems.productId')
    .innerJoin('attorneys', 'attorneys.id', 'appointmentEvents.attorneyId')
    .select([
      'appointmentEvents.attorneyId',
      'appointmentEvents.eventEndAt as endsAt',
      'purchaseItems.beneficiaryUserId as clientId',
    ])
    .where('purchaseItems.documentId', '=', document.id)
    .where('products.productType', '=', 'Q_A')
    .where('purchaseItems.paymentStatus', '=', 'SUCCESSFUL')
    .where('purchaseItems.deletedAt', 'is', null)
    .where('appointmentEvents.deletedAt', 'is', null)
    .where('appointmentEvents.eventStatus', '=', 'BOOKED')
    .where('attorneys.stage', '=', 'APPROVED')
    .where((eb) =>
      eb.or([eb('purchaseItems.beneficiaryUserId', '=', personId), eb('appointmentEvents.attorneyId', '=', personId)]),
    )
    .orderBy('appointmentEvents.eventStartAt')
    .orderBy('appointmentEvents.id');
  const wordsQuery = seenBy(tx, document.id, personId)
    .clearSelect()
    .select(({ fn }) => [
      'fromUserId',
      'toUserId',
      fn.countAll<number>().filterWhere('readAt', 'is', null).as('unread'),
    ])
    .where('deletedAt', 'is', null)
    .groupBy(['fromUserId', 'toUserId'])
    .orderBy('fromUserId')
    .orderBy('toUserId');
  const [calls, words] = await together(rowsOf(tx, callsQuery), rowsOf(tx, wordsQuery));
  const writtenWith = words.map(({ fromUserId, toUserId }) => (fromUserId === personId ? toUserId : fromUserId));
  const received = words.filter(({ toUserId }) => toUserId === personId);
  const unread = new Map(received.map(({ fromUserId, unread: count }) => [fromUserId, Number(count)]));
  return { parties: document, calls, writtenWith: [...new Set(writtenWith)], unread, now };
}

/**
 * A page of a person's live messages with the people named, oldest first: the newest ones, or the newest before an
 * instant.
 */
export async function pageOfChats(
  tx: Tx,
  { documentId, personId }: { documentId: string; personId: string },
  page: { withUserIds: readonly string[]; before?: Date | undefined; limit: number },
): Promise<ChatRow[]> {
  const { withUserIds, before } = page;
  if (withUserIds.length === 0) return [];
  let query = seenBy(tx, documentId, personId)
    .where('deletedAt', 'is', null)
    .where((eb) => eb.or([eb('fromUserId', 'in', withUserIds), eb('toUserId', 'in', withUserIds)]));
  if (before !== undefined) query = query.where('createdAt', '<', before);
  const newestFirst = await query.orderBy('createdAt', 'desc').limit(page.limit).execute();
  return opened(tx, documentId, newestFirst.reverse());
}

/**
 * Stores a message. Writers of one document take turns, so that each message has an instant of its own, later than all
 * before it: pages neither overlap nor leave one out, whatever two clocks said.
 */
export async function insertChat(tx: Tx, thread: Thread, message: string, now: Date): Promise<ChatRow> {
  const { documentId, fromUserId } = thread;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chats ${documentId}`}, 0))`.execute(tx);
  const newest = await tx
    .selectFrom('chats')
    .select('createdAt')
    .where('documentId', '=', documentId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const createdAt = newest === undefined ? now : new Date(Math.max(now.getTime(), newest.createdAt.getTime() + 1));
  const id = randomUUID();
  const sealedMessage = sealMessage(await coupleSealIn(tx, documentId), id, message);
  const { sealedMessage: _sealed, ...row } = await tx
    .insertInto('chats')
    .values({ id, ...thread, sealedMessage, ...createdBy(fromUserId, createdAt) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, message };
}

/** Those of the named messages that a person wrote or was written, deleted ones included, oldest first. */
export const namedChats = async (
  tx: Tx,
  { documentId, personId, ids }: { documentId: string; personId: string; ids: readonly string[] },
): Promise<ChatRow[]> =>
  opened(tx, documentId, await seenBy(tx, documentId, personId).where('id', 'in', ids).orderBy('createdAt').execute());

export const namesOf = (tx: Tx, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : rowsOf(tx, tx.selectFrom('users').select(['id', 'firstName', 'lastName']).where('id', 'in', ids));

/** @returns how many were unread until now. */
export async function markChatsRead(tx: Tx, ids: readonly string[], by: string, now: Date): Promise<number> {
  const result = await tx
    .updateTable('chats')
    .set({ readAt: now, updatedAt: now, updatedById: by })
    .where('id', 'in', ids)
    .where('readAt', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export async function deleteChats(tx: Tx, ids: readonly string[], by: string, now: Date): Promise<void> {
  await tx
    .updateTable('chats')
    .set({ deletedAt: now, updatedAt: now, updatedById: by })
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute();
}

/** What waits to be read in one direction, held until the transaction ends. */
export const holdUnread = (
  tx: Tx,
  { documentId, fromUserId, toUserId }: Thread,
): Promise<Pick<ChatRow, 'id' | 'createdAt' | 'readAt' | 'mailedAt' | 'deletedAt'>[]> =>
  tx
    .selectFrom('chats')
    .select(['id', 'createdAt', 'readAt', 'mailedAt', 'deletedAt'])
    .where('documentId', '=', documentId)
    .where('fromUserId', '=', fromUserId)
    .where('toUserId', '=', toUserId)
    .where('readAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .forUpdate()
    .execute();

export async function noteChatMail(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx.updateTable('chats').set({ mailedAt: now }).where('id', 'in', ids).execute();
}

/** Both who are in a thread, those whose accounts are gone left out. */
export const peopleOfThread = (tx: Tx, { fromUserId, toUserId }: Thread) =>
  tx
    .selectFrom('users')
    .select(['id', 'firstName', 'email', 'userType'])
    .where('id', 'in', [fromUserId, toUserId])
    .where('deletedAt', 'is', null)
    .execute();
