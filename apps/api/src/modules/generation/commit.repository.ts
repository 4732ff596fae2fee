import { createHash } from 'node:crypto';
import { canonicalJson } from '@troth/domain/records';
import type { AgreementTree } from '@troth/agreement/tree';
import type { Selectable } from 'kysely';
import { toJson } from '../../database/columns';
import type { Tx } from '../../database/database';
import type { Schema } from '../../database/schema';
import type { InputParts } from './input-parts';

export type CommitRow = Selectable<Schema['documentCommits']>;

/** The history of a document's agreement: commits are added and never changed. */
export function commitRepository(tx: Tx) {
  const ofDocument = (documentId: string) =>
    tx.selectFrom('documentCommits').selectAll().where('documentId', '=', documentId);
  return {
    list: (documentId: string): Promise<Omit<CommitRow, 'tree'>[]> =>
      tx
        .selectFrom('documentCommits')
        .select([
          'id',
          'documentId',
          'commitAt',
          'hash',
          'message',
          'inputHash',
          'inputParts',
          'pdfFileId',
          'committedById',
        ])
        .where('documentId', '=', documentId)
        .orderBy('commitAt', 'desc')
        .execute(),

    latest: (documentId: string): Promise<CommitRow | undefined> =>
      ofDocument(documentId).orderBy('commitAt', 'desc').limit(1).executeTakeFirst(),

    find: (documentId: string, commitAt: Date): Promise<CommitRow | undefined> =>
      ofDocument(documentId).where('commitAt', '=', commitAt).executeTakeFirst(),

    insert: (commit: {
      documentId: string;
      commitAt: Date;
      message: string;
      inputHash: string;
      inputParts: InputParts;
      tree: AgreementTree;
      pdfFileId: string;
      pdfKey: string;
      committedById: string | null;
    }): Promise<CommitRow> => {
      return tx
        .insertInto('documentCommits')
        .values({
          documentId: commit.documentId,
          commitAt: commit.commitAt,
          message: commit.message,
          inputHash: commit.inputHash,
          pdfFileId: commit.pdfFileId,
          committedById: commit.committedById,
          hash: commitHash(commit),
          tree: toJson(commit.tree),
          inputParts: toJson(commit.inputParts),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    },
  };
}

/**
 * SHA-256 (hex) that names one commit: the document, the moment, the whole text, and the PDF that shows it. What is
 * reviewed, approved and notarized names this hash.
 */
export function commitHash(commit: {
  documentId: string;
  commitAt: Date;
  tree: AgreementTree;
  pdfKey: string;
}): string {
  const named = {
    documentId: commit.documentId,
    commitAt: commit.commitAt.toISOString(),
    tree: commit.tree,
    pdf: commit.pdfKey,
  };
  return createHash('sha256').update(canonicalJson(named)).digest('hex');
}

/** Commits of one document are strictly in order, to the millisecond, whatever the clock does (decision 34). */
export const nextCommitAt = (latest: { commitAt: Date } | undefined, now: Date): Date =>
  latest === undefined || latest.commitAt < now ? now : new Date(latest.commitAt.getTime() + 1);
