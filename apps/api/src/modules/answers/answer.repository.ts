import type { Selectable } from 'kysely';
import { toJson } from '../../database/columns';
import type { Tx } from '../../database/database';
import type { Schema } from '../../database/schema';

export type AnswerRow = Selectable<Schema['answers']>;

interface AnswerPlace {
  readonly documentId: string;
  readonly userId: string;
  readonly questionId: string;
}

interface AnswerContent {
  readonly valueTyped: string | null;
  readonly questionOptionIds: readonly string[];
}

/** Where answers are stored. */
export function answerRepository(tx: Tx) {
  return {
    /** Both partners' answers on a document. */
    listOfDocument: (documentId: string): Promise<AnswerRow[]> =>
      tx
        .selectFrom('answers')
        .selectAll()
        .where('documentId', '=', documentId)
        .where('deletedAt', 'is', null)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),

    /** Writes a new answer, or the next version of the one that is there. */
    save: (place: AnswerPlace, content: AnswerContent, known: AnswerRow | undefined, now: Date): Promise<AnswerRow> => {
      const values = { valueTyped: content.valueTyped, questionOptionIds: toJson(content.questionOptionIds) };
      if (known === undefined) {
        return tx
          .insertInto('answers')
          .values({
            ...place,
            ...values,
            createdAt: now,
            updatedAt: now,
            createdById: place.userId,
            updatedById: place.userId,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
      }
      return tx
        .updateTable('answers')
        .set({ ...values, version: known.version + 1, updatedAt: now, updatedById: place.userId })
        .where('id', '=', known.id)
        .returningAll()
        .executeTakeFirstOrThrow();
    },
  };
}
