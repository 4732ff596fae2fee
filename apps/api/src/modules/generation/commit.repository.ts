import { createHash, randomUUID } from 'node:crypto';
import { canonicalJson } from '@troth/domain/records';
import type { AgreementTree } from '@troth/agreement/tree';
import type { Selectable } from 'kysely';
import { toJson } from '../../database/columns';
import type { Tx } from '../../database/database';
import type { Schema } from '../../database/schema';
import type { CoupleSeal } from '../../protection/protection';
import { coupleSealIn } from '../../protection/protected-database';
import type { InputParts } from './input-parts';

/** A commit without its text. */
export type CommitRow = Omit<Selectable<Schema['documentCommits']>, 'sealedTree'>;

const sealedPlace = (rowId: string) => ({ table: 'document_commits', column: 'sealed_tree', rowId });

/** What is stored of a commit's text. */
export const sealTree = (seal: CoupleSeal, id: string, tree: unknown): Buffer =>
  seal.seal(sealedPlace(id), JSON.stringify(tree));

const COLUMNS = [
  'id',
  'documentId',
  'commitAt',
  'hash',
  'message',
  'inputHash',
  'inputParts',
  'pdfFileId',
  'committedById',
] as const;

/** The history of a document's agreement: commits are added and never changed. */
export function commitRepository(tx: Tx) {
  const ofDocument = (documentId: string) =>
    tx.selectFrom('documentCommits').select(COLUMNS).where('documentId', '=', documentId);
  return {
    list: (documentId: string): Promise<CommitRow[]> => ofDocument(documentId).orderBy('commitAt', 'desc').execute(),

    latest: (documentId: string): Promise<CommitRow | undefined> =>
      ofDocument(documentId).orderBy('commitAt', 'desc').limit(1).executeTakeFirst(),

    isThere: async (documentId: string, commitAt: Date): Promise<boolean> =>
      (await ofDocument(documentId).where('commitAt', '=', commitAt).executeTakeFirst()) !== undefined,

    /** One commit with its text. */
    find: async (
      documentId: string,
      commitAt: Date,
    ): Promise<(CommitRow & { readonly tree: AgreementTree }) | undefined> => {
      const row = await ofDocument(documentId).select('sealedTree').where('commitAt', '=', commitAt).executeTakeFirst();
      if (row === undefined) return undefined;
      const { sealedTree, ...commit } = row;
      const seal = await coupleSealIn(tx, documentId);
      return { ...commit, tree: JSON.parse(seal.open(sealedPlace(row.id), sealedTree)) as AgreementTree };
    },

    insert: async (commit: {
      documentId: string;
      commitAt: Date;
      message: string;
      inputHash: string;
      inputParts: InputParts;
      tree: AgreementTree;
      pdfFileId: string;
      pdfSha256: string;
      committedById: string | null;
    }): Promise<CommitRow> => {
      const seal = await coupleSealIn(tx, commit.documentId);
      const id = randomUUID();
      return tx
        .insertInto('documentCommits')
        .values({
          id,
          documentId: commit.documentId,
          commitAt: commit.commitAt,
          message: commit.message,
          inputHash: commit.inputHash,
          pdfFileId: commit.pdfFileId,
          committedById: commit.committedById,
          hash: commitHash(commit),
          sealedTree: sealTree(seal, id, commit.tree),
          inputParts: toJson(commit.inputParts),
        })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
    },
  };
}

/**
 * SHA-256 (hex) that names one commit: the document, the moment, the whole text, and the PDF that shows it (its plain bytes). What is
 * reviewed, approved and notarized names this hash.
 */
export function commitHash(commit: {
  documentId: string;
  commitAt: Date;
  tree: AgreementTree;
  pdfSha256: string;
}): string {
  const named = {
    documentId: commit.documentId,
    commitAt: commit.commitAt.toISOString(),
    tree: commit.tree,
    pdf: commit.pdfSha256,
  };
  return createHash('sha256').update(canonicalJson(named)).digest('hex');
}

/** Commits of one document are strictly in order, to the millisecond, whatever the clock does (decision 34). */
export const nextCommitAt = (latest: { commitAt: Date } | undefined, now: Date): Date =>
  latest === undefined || latest.commitAt < now ? now : new Date(latest.commitAt.getTime() + 1);
