import { createHash, randomUUID } from 'node:crypto';
import { canonicalJson } from '@troth/domain/records';
import type { AgreementTree } from '@troth/agreement/tree';
import type { Selectable } from 'kysely';
import { toJson } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import { readOnce } from '../../kernel/database/read-once';
import type { Schema } from '../../kernel/database/schema';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import { agreementParts, type Manifest } from './agreement-parts';
import type { InputParts } from '@troth/domain/documents';

/** A commit without its text. */
export type CommitRow = Omit<Selectable<Schema['documentCommits']>, 'sealedManifest'>;
export type CommitWithTree = CommitRow & { readonly tree: AgreementTree };

const sealedPlace = (rowId: string) => ({ table: 'document_commits', column: 'sealed_manifest', rowId });

/** Stores the parts of a commit's text that no earlier commit has. @returns what the commit itself keeps of it. */
export async function keepTree(
  tx: Tx,
  commit: { id: string; documentId: string },
  tree: AgreementTree,
): Promise<Buffer> {
  const seal = await coupleSealIn(tx, commit.documentId);
  const manifest = await (await agreementParts(tx, commit.documentId)).save(tree);
  return seal.seal(sealedPlace(commit.id), JSON.stringify(manifest));
}

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
  async function withTrees(documentId: string, commitAts: readonly Date[]): Promise<CommitWithTree[]> {
    const rows = await ofDocument(documentId).select('sealedManifest').where('commitAt', 'in', commitAts).execute();
    if (rows.length === 0) return [];
    const seal = await coupleSealIn(tx, documentId);
    const parts = await agreementParts(tx, documentId);
    const found: CommitWithTree[] = [];
    for (const { sealedManifest, ...commit } of rows) {
      const manifest = JSON.parse(seal.open(sealedPlace(commit.id), sealedManifest)) as Manifest;
      found.push({ ...commit, tree: await parts.read(manifest) });
    }
    return found;
  }
  return {
    list: (documentId: string): Promise<CommitRow[]> => rowsOf(tx, ofDocument(documentId).orderBy('commitAt', 'desc')),

    latest: (documentId: string): Promise<CommitRow | undefined> =>
      readOnce(tx, `latest commit ${documentId}`, async () => {
        const [latest] = await rowsOf(tx, ofDocument(documentId).orderBy('commitAt', 'desc').limit(1));
        return latest;
      }),

    isThere: async (documentId: string, commitAt: Date): Promise<boolean> =>
      (await ofDocument(documentId).where('commitAt', '=', commitAt).executeTakeFirst()) !== undefined,

    /** One commit with its text. */
    find: async (documentId: string, commitAt: Date): Promise<CommitWithTree | undefined> => {
      const [found] = await withTrees(documentId, [commitAt]);
      return found;
    },

    /** Two commits with their texts; what is the same in both is the same objects. */
    findBoth: async (
      documentId: string,
      commitAts: { readonly before: Date; readonly after: Date },
    ): Promise<{ readonly before: CommitWithTree; readonly after: CommitWithTree } | undefined> => {
      const found = await withTrees(documentId, [commitAts.before, commitAts.after]);
      const at = (instant: Date) => found.find(({ commitAt }) => commitAt.getTime() === instant.getTime());
      const [before, after] = [at(commitAts.before), at(commitAts.after)];
      return before === undefined || after === undefined ? undefined : { before, after };
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
          sealedManifest: await keepTree(tx, { id, documentId: commit.documentId }, commit.tree),
          inputParts: toJson(commit.inputParts),
        })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
    },
  };
}

/** The newest commit of each of these documents that has one. */
export async function latestCommitsOf(
  tx: Tx,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<CommitRow, 'id' | 'hash'>>> {
  const rows = await rowsOf(
    tx,
    tx
      .selectFrom('documentCommits')
      .distinctOn('documentId')
      .select(['documentId', 'id', 'hash'])
      .where('documentId', 'in', documentIds)
      .orderBy('documentId')
      .orderBy('commitAt', 'desc'),
  );
  return new Map(rows.map(({ documentId, ...commit }) => [documentId, commit]));
}

/** The PDF of the last version that Troth made; null when it has made none. */
export const latestPdfId = async (tx: Tx, documentId: string): Promise<string | null> =>
  (await commitRepository(tx).latest(documentId))?.pdfFileId ?? null;

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

/** Commits of one document are strictly in order, to the millisecond, whatever the clock does (D34). */
export const nextCommitAt = (latest: { commitAt: Date } | undefined, now: Date): Date =>
  latest === undefined || latest.commitAt < now ? now : new Date(latest.commitAt.getTime() + 1);
