import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { documentChain } from '../../kernel/audit/audit';
import { hashesOf, returnedForAudit, type SubjectHashes } from '../../kernel/audit/subject-hashes';
import { createdBy, toJson } from '../../kernel/database/columns';
import type { Db, Tx } from '../../kernel/database/database';
import { columnsOf, ENTITY_COLUMNS } from '../../kernel/database/joined-rows';
import { rowsOf } from '../../kernel/database/read-together';
import type { Schema } from '../../kernel/database/schema';
import { preparedQuery } from '../../kernel/database/prepared-query';
import type { CoupleSeal } from '../../kernel/protection/protection';
import { coupleSealIn, coupleSealsIn } from '../../kernel/protection/protected-database';

type StoredRow = Selectable<Schema['answers']>;

const answerColumns = columnsOf<'answers'>({
  ...ENTITY_COLUMNS,
  questionId: true,
  userId: true,
  documentId: true,
  sealedValue: true,
  questionOptionIds: true,
  version: true,
});

/** An answer with what was typed opened. */
export type AnswerRow = Omit<StoredRow, 'sealedValue'> & { readonly valueTyped: string | null };

/** What the rules and the next version read of an answer. */
export type WrittenAnswer = Pick<
  AnswerRow,
  'id' | 'userId' | 'questionId' | 'valueTyped' | 'questionOptionIds' | 'version'
>;

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
export function openTyped(seal: CoupleSeal, id: string, sealed: Uint8Array): string;
export function openTyped(seal: CoupleSeal, id: string, sealed: Uint8Array | null): string | null;
export function openTyped(seal: CoupleSeal, id: string, sealed: Uint8Array | null): string | null {
  return sealed === null ? null : seal.open(sealedPlace(id), sealed);
}

const opened = ({ sealedValue: _sealed, ...row }: StoredRow, valueTyped: string | null): AnswerRow => ({
  ...row,
  valueTyped,
});

const openRow = (seal: CoupleSeal, row: StoredRow): AnswerRow => opened(row, openTyped(seal, row.id, row.sealedValue));

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

const live = (db: Db, documentId: string) =>
  db.selectFrom('answers').select(answerColumns).where('documentId', '=', documentId).where('deletedAt', 'is', null);

const asWritten = (db: Db, documentId: string) =>
  db
    .selectFrom('answers')
    .select(['id', 'userId', 'questionId', 'sealedValue', 'questionOptionIds', 'version'])
    .where('documentId', '=', documentId)
    .where('deletedAt', 'is', null);

const writtenOnDocument = preparedQuery((db, { documentId }: { documentId: string }) => asWritten(db, documentId));

const writtenOnQuestion = preparedQuery((db, { documentId, questionId }: { documentId: string; questionId: string }) =>
  asWritten(db, documentId).where('questionId', '=', questionId),
);

const liveOfDocument = preparedQuery((db, { documentId }: { documentId: string }) =>
  live(db, documentId).orderBy('createdAt').orderBy('id'),
);

/** One version of an answer, as a statement takes it. */
interface Written {
  readonly id: string;
  readonly chain: string;
  readonly sealedValue: Buffer | null;
  readonly questionOptionIds: string;
  readonly version: number;
  readonly userId: string;
  readonly now: Date;
}

const written = ({ sealedValue, questionOptionIds, version, userId, now }: Written) => ({
  sealedValue,
  questionOptionIds,
  version,
  updatedAt: now,
  updatedById: userId,
});

const returned = ({ chain, id }: Written) => {
  const { storedText, hashBefore } = returnedForAudit('answers', chain, 'answer', id);
  return [storedText.as('storedText'), hashBefore.as('hashBefore')] as const;
};

const firstVersion = preparedQuery((db, answer: Written & Omit<AnswerPlace, 'userId'>) =>
  db
    .insertInto('answers')
    .values({
      ...written(answer),
      id: answer.id,
      documentId: answer.documentId,
      userId: answer.userId,
      questionId: answer.questionId,
      createdAt: answer.now,
      createdById: answer.userId,
    })
    .returning(answerColumns)
    .returning(returned(answer)),
);

const nextVersion = preparedQuery((db, answer: Written) =>
  db
    .updateTable('answers')
    .set(written(answer))
    .where('id', '=', answer.id)
    .returning(answerColumns)
    .returning(returned(answer)),
);

/** Where answers are stored, what was typed sealed. */
export function answerRepository(tx: Tx) {
  const writtenOf = async (
    documentId: string,
    query: ReturnType<typeof writtenOnDocument>,
  ): Promise<WrittenAnswer[]> => {
    const rows = await rowsOf(tx, query);
    if (rows.length === 0) return [];
    const seal = await coupleSealIn(tx, documentId);
    return rows.map(({ id, userId, questionId, sealedValue, questionOptionIds, version }) => ({
      id,
      userId,
      questionId,
      valueTyped: openTyped(seal, id, sealedValue),
      questionOptionIds,
      version,
    }));
  };

  const allOpened = async (documentId: string, rows: readonly StoredRow[]): Promise<AnswerRow[]> => {
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
            ...createdBy(userId, now),
          };
        }),
      )
      .returning(answerColumns)
      .execute();
    return rows.map((row) => openRow(seal, row));
  };

  return {
    /** Both partners' answers on a document. */
    listOfDocument: async (documentId: string): Promise<AnswerRow[]> =>
      allOpened(documentId, await rowsOf(tx, liveOfDocument(tx, { documentId }))),

    /** The same, as far as the rules read them: a change of one answer needs no more of the others. */
    writtenOnDocument: (documentId: string): Promise<WrittenAnswer[]> =>
      writtenOf(documentId, writtenOnDocument(tx, { documentId })),

    /** The same of both partners' answers to one question. */
    writtenOnQuestion: (documentId: string, questionId: string): Promise<WrittenAnswer[]> =>
      writtenOf(documentId, writtenOnQuestion(tx, { documentId, questionId })),

    /** Both partners' answers to one question. */
    listOfQuestion: async (documentId: string, questionId: string): Promise<AnswerRow[]> =>
      allOpened(documentId, await live(tx, documentId).where('questionId', '=', questionId).execute()),

    insert,

    /** Writes a new answer, or the next version of the one that is there. The document must be held. */
    save: async (
      { documentId, userId, questionId }: AnswerPlace,
      content: AnswerContent,
      known: WrittenAnswer | undefined,
      now: Date,
    ): Promise<{ row: AnswerRow; hashes: SubjectHashes }> => {
      const seal = await coupleSealIn(tx, documentId);
      const id = known?.id ?? randomUUID();
      const answer = {
        id,
        chain: documentChain(documentId),
        sealedValue: sealTyped(seal, id, content.valueTyped),
        questionOptionIds: toJson(content.questionOptionIds),
        userId,
        now,
      };
      const [stored] = await (known === undefined
        ? firstVersion(tx, { ...answer, documentId, questionId, version: 1 })
        : nextVersion(tx, { ...answer, version: known.version + 1 })
      ).execute();
      if (stored === undefined) throw new Error('An answer was not stored.');
      const { storedText: text, hashBefore: before, ...row } = stored;
      return {
        // What was typed is known: it need not be opened again.
        row: opened(row, content.valueTyped),
        hashes: hashesOf(seal, 'answers', { storedText: text, hashBefore: before }),
      };
    },

    /** Brings a person's answers to another document, and seals them again with its key. */
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
      for (const { id, valueTyped } of await allOpened(documentId, rows)) {
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
