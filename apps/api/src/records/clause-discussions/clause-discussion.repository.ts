import { randomUUID } from 'node:crypto';
import type { DiscussionAudience } from '@troth/domain/agreement';
import type { Selectable } from 'kysely';
import { createdBy } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { notFound } from '../../kernel/http/problem';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import type { CoupleSeal } from '../../kernel/protection/protection';
import type { ClauseDiscussionTables } from './clause-discussion.tables';

type Stored = Selectable<ClauseDiscussionTables['clauseDiscussions']>;

/** Words about a clause, opened. */
export type ClauseDiscussionRow = Omit<Stored, 'sealedText' | 'sealedQuote'> & {
  readonly text: string;
  readonly quote: string | null;
};

const placeOf = (rowId: string, column: 'sealed_text' | 'sealed_quote') => ({
  table: 'clause_discussions',
  column,
  rowId,
});

function opened(seal: CoupleSeal, { sealedText, sealedQuote, ...row }: Stored): ClauseDiscussionRow {
  return {
    ...row,
    text: seal.open(placeOf(row.id, 'sealed_text'), sealedText),
    quote: sealedQuote === null ? null : seal.open(placeOf(row.id, 'sealed_quote'), sealedQuote),
  };
}

export function clauseDiscussionRepository(tx: Tx, documentId: string) {
  const visible = (audiences: readonly DiscussionAudience[]) =>
    tx
      .selectFrom('clauseDiscussions')
      .selectAll()
      .where('documentId', '=', documentId)
      .where('audience', 'in', audiences)
      .where('deletedAt', 'is', null);
  return {
    /** Oldest first. */
    list: async (audiences: readonly DiscussionAudience[], clauseId?: string): Promise<ClauseDiscussionRow[]> => {
      let query = visible(audiences);
      if (clauseId !== undefined) query = query.where('clauseId', '=', clauseId);
      const rows = await query.orderBy('createdAt').orderBy('id').execute();
      if (rows.length === 0) return [];
      const seal = await coupleSealIn(tx, documentId);
      return rows.map((row) => opened(seal, row));
    },

    /** Locks it for a change. @throws Problem NOT_FOUND, also for what its reader may not see. */
    get: async (audiences: readonly DiscussionAudience[], id: string): Promise<ClauseDiscussionRow> => {
      const row = await visible(audiences).where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound);
      return opened(await coupleSealIn(tx, documentId), row);
    },

    insert: async (
      given: { clauseId: string; audience: DiscussionAudience; text: string; quote: string | null },
      authorUserId: string,
      now: Date,
    ): Promise<ClauseDiscussionRow> => {
      const id = randomUUID();
      const seal = await coupleSealIn(tx, documentId);
      const { text, quote, ...plain } = given;
      const row = await tx
        .insertInto('clauseDiscussions')
        .values({
          id,
          documentId,
          ...plain,
          authorUserId,
          sealedText: seal.seal(placeOf(id, 'sealed_text'), text),
          sealedQuote: quote === null ? null : seal.seal(placeOf(id, 'sealed_quote'), quote),
          ...createdBy(authorUserId, now),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return opened(seal, row);
    },

    resolve: async (id: string, isResolved: boolean, by: string, now: Date): Promise<ClauseDiscussionRow> => {
      const row = await tx
        .updateTable('clauseDiscussions')
        .set({ isResolved, updatedAt: now, updatedById: by })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return opened(await coupleSealIn(tx, documentId), row);
    },

    readAt: async (userId: string): Promise<Date | null> =>
      (
        await tx
          .selectFrom('clauseDiscussionReads')
          .select('readAt')
          .where('documentId', '=', documentId)
          .where('userId', '=', userId)
          .executeTakeFirst()
      )?.readAt ?? null,

    markRead: async (userId: string, now: Date): Promise<void> => {
      await tx
        .insertInto('clauseDiscussionReads')
        .values({ documentId, userId, readAt: now })
        .onConflict((conflict) => conflict.columns(['documentId', 'userId']).doUpdateSet({ readAt: now }))
        .execute();
    },
  };
}

/** Who wrote a contribution, when and for whom; its text stays sealed. */
export const discussionAbout = (tx: Tx, id: string) =>
  tx
    .selectFrom('clauseDiscussions')
    .select(['authorUserId', 'audience', 'createdAt'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

export const discussionReads = (tx: Tx, documentId: string, userIds: readonly string[]) =>
  tx
    .selectFrom('clauseDiscussionReads')
    .selectAll()
    .where('documentId', '=', documentId)
    .where('userId', 'in', userIds)
    .execute();

/** Someone who has never looked has read nothing. */
export const markMailed = async (
  tx: Tx,
  mailed: { readonly documentId: string; readonly userId: string; readonly mailedAt: Date },
): Promise<void> => {
  await tx
    .insertInto('clauseDiscussionReads')
    .values({ ...mailed, readAt: new Date(0) })
    .onConflict((conflict) => conflict.columns(['documentId', 'userId']).doUpdateSet({ mailedAt: mailed.mailedAt }))
    .execute();
};
