import type { Selectable } from 'kysely';
import type { Tx } from '../../database/database';
import { problem } from '../../http/problem';
import type { DiscussionTables } from './discussion.tables';

export type DiscussionRow = Selectable<DiscussionTables['discussions']>;

/** A question of a couple's document. */
export interface Topic {
  readonly documentId: string;
  readonly questionId: string;
}

const about = (tx: Tx, { documentId, questionId }: Topic) =>
  tx
    .selectFrom('discussions')
    .selectAll()
    .where('documentId', '=', documentId)
    .where('questionId', '=', questionId)
    .where('deletedAt', 'is', null);

/** The partners' words about a question, oldest first. */
export const discussionsAbout = (tx: Tx, topic: Topic): Promise<DiscussionRow[]> =>
  about(tx, topic).orderBy('createdAt').orderBy('id').execute();

/** @throws Problem NOT_FOUND */
export async function getDiscussion(tx: Tx, topic: Topic, id: string): Promise<DiscussionRow> {
  const row = await about(tx, topic).where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw problem('NOT_FOUND');
  return row;
}

/** Whether the partners have settled this question before: it was disputed once. */
export async function wasSettled(tx: Tx, { documentId, questionId }: Topic): Promise<boolean> {
  const row = await tx
    .selectFrom('resolutions')
    .select('id')
    .where('documentId', '=', documentId)
    .where('questionId', '=', questionId)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const insertDiscussion = (
  tx: Tx,
  topic: Topic,
  { authorUserId, text, now }: { authorUserId: string; text: string; now: Date },
): Promise<DiscussionRow> =>
  tx
    .insertInto('discussions')
    .values({
      ...topic,
      authorUserId,
      text,
      createdAt: now,
      updatedAt: now,
      createdById: authorUserId,
      updatedById: authorUserId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const setResolved = (
  tx: Tx,
  id: string,
  { isResolved, by, now }: { isResolved: boolean; by: string; now: Date },
): Promise<DiscussionRow> =>
  tx
    .updateTable('discussions')
    .set({ isResolved, updatedAt: now, updatedById: by })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
