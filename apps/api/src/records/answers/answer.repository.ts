import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { toJson } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';
import type { CoupleSeal } from '../../kernel/protection/protection';
import { coupleSealIn, coupleSealsIn } from '../../kernel/protection/protected-database';

type StoredRow = Selectable<Schema['answers']>;

/** An answer with what was typed opened. */
export type AnswerRow = Omit<StoredRow, 'sealedValue'> & { readonly valueTyped: string | null };

interface AnswerPlace {
  readonly documentId: string;
  readonly userId: string;
  readonly questionId: string;
}

interface AnswerContent {
  readonly valueTyped: string | null;
  readonly questionOptionIds: readonly string[];
}

const sealedPlace = (rowId: string) => ({ table: 'answers', column: 'sealed_value', rowId });

/** What is stored of what was typed. */
export const sealTyped = (seal: CoupleSeal, id: string, valueTyped: string | null): Buffer | null =>
  valueTyped === null ? null : seal.seal(sealedPlace(id), valueTyped);

/** @throws SealError */
export const openTyped = (seal: CoupleSeal, id: string, sealed: Uint8Array | null): string | null =>
  sealed === null ? null : seal.open(sealedPlace(id), sealed);

const openRow = (seal: CoupleSeal, { sealedValue, ...row }: StoredRow): AnswerRow => ({
  ...row,
  valueTyped: openTyped(seal, row.id, sealedValue),
});

/** What was typed as the answer to one question, on many documents, in as many queries as on one. */
export async function typedAnswersOf(
  tx: Tx,
  questionId: string,
  documentIds: readonly string[],
): Promise<{ readonly documentId: string; readonly userId: string; readonly valueTyped: string }[]> {
  if (documentIds.length === 0) return [];
  const rows = await tx
    .selectFrom('answers')
    .select(['id', 'documentId', 'userId', 'sealedValue'])
    .where('questionId', '=', questionId)
    .where('documentId', 'in', [...documentIds])
    .where('deletedAt', 'is', null)
    .execute();
  const seals = await coupleSealsIn(tx, documentIds);
  return rows.flatMap(({ id, documentId, userId, sealedValue }) => {
    const seal = seals.get(documentId);
    const valueTyped = seal === undefined ? null : openTyped(seal, id, sealedValue);
    return valueTyped === null ? [] : [{ documentId, userId, valueTyped }];
  });
}

/** Where answers are stored, what was typed sealed. */
export function answerRepository(tx: Tx) {
  const live = (documentId: string) =>
    tx.selectFrom('answers').selectAll().where('documentId', '=', documentId).where('deletedAt', 'is', null);

  const opened = async (documentId: string, rows: readonly StoredRow[]): Promise<AnswerRow[]> => {
    if (rows.length === 0) return [];
    const seal = await coupleSealIn(tx, documentId);
    return rows.map((row) => openRow(seal, row));
  };

  /** First answers of one document, all of them questions without one. */
  const insert = async (
    documentId: string,
    answers: readonly (Omit<AnswerPlace, 'documentId'> & AnswerContent)[],
    now: Date,
  ): Promise<AnswerRow[]> => {
    if (answers.length === 0) return [];
    const seal = await coupleSealIn(tx, documentId);
    const rows = await tx
      .insertInto('answers')
      .values(
        answers.map(({ userId, questionId, valueTyped, questionOptionIds }) => {
          const id = randomUUID();
          return {
            id,
            documentId,
            userId,
            questionId,
            sealedValue: sealTyped(seal, id, valueTyped),
            questionOptionIds: toJson(questionOptionIds),
            createdAt: now,
            updatedAt: now,
            createdById: userId,
            updatedById: userId,
          };
        }),
      )
      .returningAll()
      .execute();
    return rows.map((row) => openRow(seal, row));
  };

  return {
    /** Both partners' answers on a document. */
    listOfDocument: async (documentId: string): Promise<AnswerRow[]> =>
      opened(documentId, await live(documentId).orderBy('createdAt').orderBy('id').execute()),

    /** Both partners' answers to one question. */
    listOfQuestion: async (documentId: string, questionId: string): Promise<AnswerRow[]> =>
      opened(documentId, await live(documentId).where('questionId', '=', questionId).execute()),

    insert,

    /** Writes a new answer, or the next version of the one that is there. */
    save: async (
      { documentId, userId, questionId }: AnswerPlace,
      content: AnswerContent,
      known: AnswerRow | undefined,
      now: Date,
    ): Promise<AnswerRow> => {
      if (known === undefined) {
        const [row] = await insert(documentId, [{ userId, questionId, ...content }], now);
        if (row === undefined) throw new Error('An answer was not stored.');
        return row;
      }
      const seal = await coupleSealIn(tx, documentId);
      const row = await tx
        .updateTable('answers')
        .set({
          sealedValue: sealTyped(seal, known.id, content.valueTyped),
          questionOptionIds: toJson(content.questionOptionIds),
          version: known.version + 1,
          updatedAt: now,
          updatedById: userId,
        })
        .where('id', '=', known.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return openRow(seal, row);
    },

    /** Brings a person's answers to another document, and seals them anew with its key. */
    bring: async (
      { documentId, userId }: Omit<AnswerPlace, 'questionId'>,
      toDocumentId: string,
      now: Date,
    ): Promise<void> => {
      const rows = await tx
        .selectFrom('answers')
        .selectAll()
        .where('documentId', '=', documentId)
        .where('userId', '=', userId)
        .forUpdate()
        .execute();
      const seal = await coupleSealIn(tx, toDocumentId);
      for (const { id, valueTyped } of await opened(documentId, rows)) {
        await tx
          .updateTable('answers')
          .set({
            documentId: toDocumentId,
            sealedValue: sealTyped(seal, id, valueTyped),
            updatedAt: now,
            updatedById: userId,
          })
          .where('id', '=', id)
          .execute();
      }
    },
  };
}
