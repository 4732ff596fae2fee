import { randomUUID } from 'node:crypto';
import { applyDrafts, EditError, editsBetween } from '@troth/agreement/edit';
import type { AgreementTree } from '@troth/agreement/tree';
import type { ClauseDraftPart, DraftSet, SectionDraftPart } from '@troth/domain/agreement';
import type { Selectable } from 'kysely';
import { countRows } from '../../kernel/database/count-rows';
import type { Tx } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import { commitRepository } from '../generation/commit.repository';
import type { EditingTables } from './editing.tables';

export type DraftSetRow = Selectable<EditingTables['draftSets']>;

interface Stored {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
export type StoredPart =
  | (Stored & { readonly kind: 'SECTION'; readonly part: SectionDraftPart })
  | (Stored & { readonly kind: 'CLAUSE'; readonly part: ClauseDraftPart });

/** One author's drafts of one document. */
export interface OwnDrafts {
  readonly set: DraftSetRow | null;
  readonly parts: readonly StoredPart[];
}

const placeOf = (rowId: string) => ({ table: 'draft_parts', column: 'sealed_part', rowId });

export const asDraftSet = (parts: readonly StoredPart[]): DraftSet => ({
  sections: parts.flatMap((stored) => (stored.kind === 'SECTION' ? [stored.part] : [])),
  clauses: parts.flatMap((stored) => (stored.kind === 'CLAUSE' ? [stored.part] : [])),
});

/** Drafts are their author's: the caller says whose (D45). */
export function draftRepository(tx: Tx, { documentId, authorId }: { documentId: string; authorId: string }) {
  const findSet = () =>
    tx
      .selectFrom('draftSets')
      .selectAll()
      .where('documentId', '=', documentId)
      .where('authorId', '=', authorId)
      .executeTakeFirst();

  return {
    findSet,

    read: async (kind?: StoredPart['kind']): Promise<OwnDrafts> => {
      const set = await findSet();
      if (set === undefined) return { set: null, parts: [] };
      let query = tx.selectFrom('draftParts').selectAll().where('draftSetId', '=', set.id);
      if (kind !== undefined) query = query.where('kind', '=', kind);
      const rows = await query.orderBy('createdAt').orderBy('partId').execute();
      if (rows.length === 0) return { set, parts: [] };
      const seal = await coupleSealIn(tx, documentId);
      const parts = rows.map(
        ({ id, kind: ofKind, sealedPart, createdAt, updatedAt }) =>
          ({
            kind: ofKind,
            part: JSON.parse(seal.open(placeOf(id), sealedPart)) as unknown,
            createdAt,
            updatedAt,
          }) as StoredPart,
      );
      return { set, parts };
    },

    count: (set: DraftSetRow): Promise<number> =>
      countRows(tx.selectFrom('draftParts').where('draftSetId', '=', set.id)),

    open: (baseCommitAt: Date, now: Date): Promise<DraftSetRow> =>
      tx
        .insertInto('draftSets')
        .values({ documentId, authorId, baseCommitAt, createdAt: now, updatedAt: now })
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Writes parts, each once however often it is sent, and takes away those that read as in the base again. */
    save: async (
      set: DraftSetRow,
      { sections, clauses }: DraftSet,
      removed: readonly string[],
      now: Date,
    ): Promise<void> => {
      const sent = [
        ...sections.map((part) => ({ kind: 'SECTION' as const, part })),
        ...clauses.map((part) => ({ kind: 'CLAUSE' as const, part })),
      ];
      const gone = [...removed, ...sent.map(({ part }) => part.id)];
      if (gone.length === 0) return;
      const before = await tx
        .deleteFrom('draftParts')
        .where('draftSetId', '=', set.id)
        .where('partId', 'in', gone)
        .returning(['partId', 'createdAt'])
        .execute();
      if (sent.length === 0) return;
      const since = new Map(before.map(({ partId, createdAt }) => [partId, createdAt]));
      const seal = await coupleSealIn(tx, documentId);
      await tx
        .insertInto('draftParts')
        .values(
          sent.map(({ kind, part }) => {
            const id = randomUUID();
            return {
              id,
              documentId,
              draftSetId: set.id,
              partId: part.id,
              kind,
              sealedPart: seal.seal(placeOf(id), JSON.stringify(part)),
              createdAt: since.get(part.id) ?? now,
              updatedAt: now,
            };
          }),
        )
        .execute();
    },

    clear: async (set: DraftSetRow): Promise<void> => {
      await tx.deleteFrom('draftParts').where('draftSetId', '=', set.id).execute();
    },

    /** @returns The number of the save. */
    advance: async (set: DraftSetRow, baseCommitAt: Date, now: Date): Promise<number> => {
      const { version } = await tx
        .updateTable('draftSets')
        .set({ version: set.version + 1, baseCommitAt, updatedAt: now })
        .where('id', '=', set.id)
        .returning('version')
        .executeTakeFirstOrThrow();
      return version;
    },
  };
}

/** Whether a person has drafts that are not committed. */
export const hasOwnDrafts = async (tx: Tx, documentId: string, authorId: string): Promise<boolean> =>
  (await tx
    .selectFrom('draftParts')
    .innerJoin('draftSets', 'draftSets.id', 'draftParts.draftSetId')
    .select('draftParts.id')
    .where('draftSets.documentId', '=', documentId)
    .where('draftSets.authorId', '=', authorId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

function countIn(base: AgreementTree, parts: readonly StoredPart[]): number {
  try {
    return editsBetween(base, applyDrafts(base, asDraftSet(parts))).list.length;
  } catch (error) {
    // Drafts that fit no text are to be erased too.
    if (error instanceof EditError) return parts.length;
    throw error;
  }
}

/**
 * How many drafts there are, by whomever: a number, never words. Counted as their authors see them: a clause that goes
 * with all that is in it is one.
 */
export async function countDrafts(tx: Tx, documentId: string): Promise<number> {
  const sets = await tx.selectFrom('draftSets').selectAll().where('documentId', '=', documentId).execute();
  let count = 0;
  for (const { authorId, baseCommitAt } of sets) {
    const { parts } = await draftRepository(tx, { documentId, authorId }).read();
    if (parts.length === 0) continue;
    const base = await commitRepository(tx).find(documentId, baseCommitAt);
    count += base === undefined ? parts.length : countIn(base.tree, parts);
  }
  return count;
}

/**
 * Whether anybody who is still there has drafts over the current version: what is notarized would not be what an editor
 * is about to commit. Drafts over an older version wait for their author and hold up nobody.
 */
export async function hasLiveDrafts(tx: Tx, documentId: string): Promise<boolean> {
  const latest = await commitRepository(tx).latest(documentId);
  if (latest === undefined) return false;
  const found = await rowsOf(
    tx,
    tx
      .selectFrom('draftParts')
      .innerJoin('draftSets', 'draftSets.id', 'draftParts.draftSetId')
      .select('draftParts.id')
      .where('draftSets.documentId', '=', documentId)
      .where('draftSets.leftAt', 'is', null)
      .where('draftSets.baseCommitAt', '=', latest.commitAt)
      .limit(1),
  );
  return found.length > 0;
}

/** An editor leaves the matter: the lock ends, and the drafts wait for an admin until they are purged. */
export async function leaveEditing(tx: Tx, documentId: string, userId: string, now: Date): Promise<void> {
  await tx.deleteFrom('documentLocks').where('documentId', '=', documentId).where('holderId', '=', userId).execute();
  await tx
    .updateTable('draftSets')
    .set({ leftAt: now, updatedAt: now })
    .where('documentId', '=', documentId)
    .where('authorId', '=', userId)
    .execute();
}

/** Who comes back within that time finds the drafts as they were. */
export async function returnToEditing(tx: Tx, documentId: string, userId: string): Promise<void> {
  await tx
    .updateTable('draftSets')
    .set({ leftAt: null })
    .where('documentId', '=', documentId)
    .where('authorId', '=', userId)
    .execute();
}

/** Erases all drafts of a document. @returns Whose they were, and how many parts went. */
export async function eraseDrafts(tx: Tx, documentId: string): Promise<{ authorIds: string[]; parts: number }> {
  const parts = await tx
    .deleteFrom('draftParts')
    .where('documentId', '=', documentId)
    .returning('draftSetId')
    .execute();
  const sets = await tx
    .deleteFrom('draftSets')
    .where('documentId', '=', documentId)
    .returning(['id', 'authorId'])
    .execute();
  const withParts = new Set(parts.map(({ draftSetId }) => draftSetId));
  return { authorIds: sets.flatMap(({ id, authorId }) => (withParts.has(id) ? [authorId] : [])), parts: parts.length };
}
