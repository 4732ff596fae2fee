import type { ChangeTopic } from '@troth/domain/changes';
import { sql } from 'kysely';
import type { Tx } from '../database/database';
import { CHANGES_CHANNEL, type Notice } from './change-hub';
import type { Audience } from './audience';

/** Topics for certain people. */
export interface Announcement {
  readonly userIds: readonly (string | null)[];
  readonly topics: readonly ChangeTopic[];
}

/** A change: whose records it touched, or which documents, and who is to hear what of it. */
export interface Change {
  readonly audience: Audience;
  /** The person whose change it is; for work of the system, null. */
  readonly selfId: string | null;
  /** The documents that it touched; without one, the active document of the person. */
  readonly documentIds: readonly string[];
}

/**
 * Tells everybody whom they concern of changes, in the transaction that makes them: heard at its commit by every copy
 * of the program, or never.
 */
export async function announce(
  tx: Tx,
  announcements: readonly Announcement[],
  byTab: string | null = null,
): Promise<void> {
  const to: Record<string, ChangeTopic[]> = {};
  for (const { userIds, topics } of announcements) {
    for (const userId of userIds) {
      if (userId !== null && topics.length > 0) to[userId] = [...new Set([...(to[userId] ?? []), ...topics])];
    }
  }
  if (Object.keys(to).length === 0) return;
  const notice: Notice = { byTab, to };
  await sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(notice)})`.execute(tx);
}

/** Tells what the program itself has changed of a document: a job, not a person. */
export async function announceOfDocument(tx: Tx, documentId: string, audience: Audience): Promise<void> {
  await announce(tx, await announcementsOf(tx, { audience, selfId: null, documentIds: [documentId] }));
}

/** Who hears what of a change: the person, the other partner, and the attorneys of the documents. */
export async function announcementsOf(tx: Tx, { audience, selfId, documentIds }: Change): Promise<Announcement[]> {
  const self: Announcement = { userIds: [selfId], topics: audience.self ?? [] };
  if (audience.partner === undefined && audience.attorneys === undefined) return [self];
  let query = tx.selectFrom('documents').select(['userAId', 'userBId', 'attorneyAId', 'attorneyBId']);
  if (documentIds.length > 0) query = query.where('id', 'in', documentIds);
  else if (selfId !== null) {
    query = query
      .where((eb) => eb.or([eb('userAId', '=', selfId), eb('userBId', '=', selfId)]))
      .where('isActive', '=', true)
      .where('deletedAt', 'is', null);
  } else return [self];
  const isOther = (id: string | null) => id !== selfId;
  return [
    self,
    ...(await query.execute()).flatMap(({ userAId, userBId, attorneyAId, attorneyBId }) => [
      { userIds: [userAId, userBId].filter(isOther), topics: audience.partner ?? [] },
      { userIds: [attorneyAId, attorneyBId].filter(isOther), topics: audience.attorneys ?? [] },
    ]),
  ];
}
