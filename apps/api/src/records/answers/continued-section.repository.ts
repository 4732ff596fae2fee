import type { Selectable } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import type { Schema } from '../../kernel/database/schema';
import { preparedQuery } from '../../kernel/database/prepared-query';

export type ContinuedSection = Pick<Selectable<Schema['continuedSections']>, 'userId' | 'sectionKey'>;

const leftOf = preparedQuery((db, { documentId }: { documentId: string }) =>
  db.selectFrom('continuedSections').select(['userId', 'sectionKey']).where('documentId', '=', documentId),
);

/** Which sections of the questionnaire the partners of a document left by Continue. */
export function continuedSectionRepository(tx: Tx, documentId: string) {
  return {
    list: (): Promise<ContinuedSection[]> => rowsOf(tx, leftOf(tx, { documentId })),

    /** The first time is kept; once more changes nothing. */
    record: async ({ userId, sectionKey }: ContinuedSection, continuedAt: Date): Promise<void> => {
      await tx
        .insertInto('continuedSections')
        .values({ documentId, userId, sectionKey, continuedAt })
        .onConflict((conflict) => conflict.columns(['documentId', 'userId', 'sectionKey']).doNothing())
        .execute();
    },

    /** Moves a person's records to another document. */
    bring: async (userId: string, toDocumentId: string): Promise<void> => {
      await tx
        .updateTable('continuedSections')
        .set({ documentId: toDocumentId })
        .where('documentId', '=', documentId)
        .where('userId', '=', userId)
        .execute();
    },
  };
}
