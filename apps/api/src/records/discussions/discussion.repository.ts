import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { createdBy } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { notFound } from '../../kernel/http/problem';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import type { CoupleSeal } from '../../kernel/protection/protection';
import type { DiscussionTables } from './discussion.tables';

type StoredDiscussion = Selectable<DiscussionTables['discussions']>;

/** What a partner said about a question, opened. */
export type DiscussionRow = Omit<StoredDiscussion, 'sealedText'> & { readonly text: string };

const placeOf = (rowId: string) => ({ table: 'discussions', column: 'sealed_text', rowId });

export const sealText = (seal: CoupleSeal, id: string, text: string): Buffer => seal.seal(placeOf(id), text);

async function opened(tx: Tx, { sealedText, ...row }: StoredDiscussion): Promise<DiscussionRow> {
  const seal = await coupleSealIn(tx, row.documentId);
  return { ...row, text: seal.open(placeOf(row.id), sealedText) };
}

/** A question of a couple's document. */
export interface Topic {
  readonly documentId: string;
  readonly questionId: string;
}

const live = (tx: Tx, documentId: string) =>
  tx.selectFrom('discussions').selectAll().where('documentId', '=', documentId).where('deletedAt', 'is', null);

const about = (tx: Tx, { documentId, questionId }: Topic) => live(tx, documentId).where('questionId', '=', questionId);

/** The partners' words about one question, or about all, oldest first. */
export async function discussionsAbout(
  tx: Tx,
  { documentId, questionId }: { readonly documentId: string; readonly questionId?: string },
): Promise<DiscussionRow[]> {
  const all = live(tx, documentId);
  const asked = questionId === undefined ? all : all.where('questionId', '=', questionId);
  const rows = await asked.orderBy('createdAt').orderBy('id').execute();
  const open: DiscussionRow[] = [];
  for (const row of rows) open.push(await opened(tx, row));
  return open;
}

/** @throws Problem NOT_FOUND */
export async function getDiscussion(tx: Tx, topic: Topic, id: string): Promise<DiscussionRow> {
  const row = await about(tx, topic).where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound);
  return opened(tx, row);
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

export async function insertDiscussion(
  tx: Tx,
  topic: Topic,
  { authorUserId, text, now }: { authorUserId: string; text: string; now: Date },
): Promise<DiscussionRow> {
  const id = randomUUID();
  const row = await tx
    .insertInto('discussions')
    .values({
      id,
      ...topic,
      authorUserId,
      sealedText: sealText(await coupleSealIn(tx, topic.documentId), id, text),
      ...createdBy(authorUserId, now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return opened(tx, row);
}

export const setResolved = async (
  tx: Tx,
  id: string,
  { isResolved, by, now }: { isResolved: boolean; by: string; now: Date },
): Promise<DiscussionRow> =>
  opened(
    tx,
    await tx
      .updateTable('discussions')
      .set({ isResolved, updatedAt: now, updatedById: by })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
