import type { ChangeTopic } from '@troth/domain/changes';
import { sql } from 'kysely';
import type { Tx } from '../database/database';
import { preparedQuery } from '../database/prepared-query';
import { CHANGES_CHANNEL, type Notice } from './change-hub';
import type { Audience } from './audience';

/** Topics for certain people. */
export interface Announcement {
  readonly userIds: readonly (string | null)[];
  readonly topics: readonly ChangeTopic[];
}

/** A document as far as it says whom a change of it concerns. */
export interface Parties {
  readonly id: string;
  readonly userAId: string | null;
  readonly userBId: string | null;
  readonly attorneyAId: string | null;
  readonly attorneyBId: string | null;
}

/** A change: whose records it touched, or which documents, and who is to hear what of it. */
export interface Change {
  readonly audience: Audience;
  /** The person whose change it is; for work of the system, null. */
  readonly selfId: string | null;
  /** The documents that it touched; without one, the active document of the person. */
  readonly documentIds: readonly string[];
  /** Those of the documents that the change has already read, and holds. */
  readonly known?: ReadonlyMap<string, Parties>;
}

/** Heard at the commit by every copy of the program, or never. */
export const notification = (notice: string) => sql`pg_notify(${CHANGES_CHANNEL}, ${notice})`.as('notified');

const notify = preparedQuery((db, { notice }: { notice: string }) => db.selectNoFrom(notification(notice)));

/** Tells everybody whom they concern of changes, in the transaction that makes them. */
export async function announce(tx: Tx, announcements: readonly Announcement[]): Promise<void> {
  const notice = noticeOf(announcements, null);
  if (notice !== null) await sendNotice(tx, notice);
}

export const sendNotice = async (tx: Tx, notice: string): Promise<void> =>
  void (await notify(tx, { notice }).execute());

/** What is told of changes; null where they concern nobody. */
export function noticeOf(announcements: readonly Announcement[], byTab: string | null): string | null {
  const to: Record<string, ChangeTopic[]> = {};
  for (const { userIds, topics } of announcements) {
    for (const userId of userIds) {
      if (userId !== null && topics.length > 0) to[userId] = [...new Set([...(to[userId] ?? []), ...topics])];
    }
  }
  return Object.keys(to).length === 0 ? null : JSON.stringify({ byTab, to } satisfies Notice);
}

/** Tells what the program itself has changed of a document: a job, not a person. */
export async function announceOfDocument(tx: Tx, documentId: string, audience: Audience): Promise<void> {
  await announce(tx, await announcementsOf(tx, { audience, selfId: null, documentIds: [documentId] }));
}

/** Who hears what of a change: the person, the other partner, and the attorneys of the documents. */
export async function announcementsOf(
  tx: Tx,
  { audience, selfId, documentIds, known = new Map() }: Change,
): Promise<Announcement[]> {
  const self: Announcement = { userIds: [selfId], topics: audience.self ?? [] };
  if (audience.partner === undefined && audience.attorneys === undefined) return [self];
  const isOther = (id: string | null) => id !== selfId;
  const unread = documentIds.filter((id) => !known.has(id));
  const read = documentIds.length > 0 ? await partiesOf(tx, unread) : await partiesOfActive(tx, selfId);
  return [
    self,
    ...[...documentIds.flatMap((id) => known.get(id) ?? []), ...read].flatMap(
      ({ userAId, userBId, attorneyAId, attorneyBId }) => [
        { userIds: [userAId, userBId].filter(isOther), topics: audience.partner ?? [] },
        { userIds: [attorneyAId, attorneyBId].filter(isOther), topics: audience.attorneys ?? [] },
      ],
    ),
  ];
}

const parties = (tx: Tx) =>
  tx.selectFrom('documents').select(['id', 'userAId', 'userBId', 'attorneyAId', 'attorneyBId']);

const partiesOf = async (tx: Tx, documentIds: readonly string[]): Promise<Parties[]> =>
  documentIds.length === 0
    ? []
    : parties(tx)
        .where('id', 'in', [...documentIds])
        .execute();

const partiesOfActive = async (tx: Tx, userId: string | null): Promise<Parties[]> =>
  userId === null
    ? []
    : parties(tx)
        .where((eb) => eb.or([eb('userAId', '=', userId), eb('userBId', '=', userId)]))
        .where('isActive', '=', true)
        .where('deletedAt', 'is', null)
        .execute();
