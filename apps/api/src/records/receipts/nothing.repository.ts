import type { FinancialKind, StatableKind } from '@troth/domain/disclosure';
import type { Tx } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';

interface Place {
  readonly documentId: string;
  readonly userId: string;
}

/** Statements that there is nothing of a kind. */
export function nothingRepository(tx: Tx) {
  return {
    /** Those of both partners. */
    listOfDocument: (documentId: string) =>
      rowsOf(tx, tx.selectFrom('nothingToDisclose').select(['userId', 'kind']).where('documentId', '=', documentId)),

    state: async ({ documentId, userId }: Place, kind: StatableKind, now: Date): Promise<void> => {
      await tx
        .insertInto('nothingToDisclose')
        .values({ documentId, userId, kind, statedAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    withdraw: async ({ documentId, userId }: Place, kind: FinancialKind): Promise<void> => {
      await tx
        .deleteFrom('nothingToDisclose')
        .where('documentId', '=', documentId)
        .where('userId', '=', userId)
        .where('kind', '=', kind as StatableKind)
        .execute();
    },

    /** Brings a person's statements to another document. */
    bring: async ({ documentId, userId }: Place, toDocumentId: string): Promise<void> => {
      await tx
        .updateTable('nothingToDisclose')
        .set({ documentId: toDocumentId })
        .where('documentId', '=', documentId)
        .where('userId', '=', userId)
        .execute();
    },
  };
}
