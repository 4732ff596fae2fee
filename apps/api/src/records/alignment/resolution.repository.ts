import { randomUUID } from 'node:crypto';
import type { ResolutionKind } from '@troth/domain/alignment';
import type { AnswerFacts } from '@troth/domain/questionnaire';
import type { Selectable } from 'kysely';
import { createdBy, toJson } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';
import type { CoupleSeal } from '../../kernel/protection/protection';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import type { AnswerRow } from '../answers/answer.repository';
import type { Couple } from '../couples/couple';

type StoredRow = Selectable<Schema['resolutions']>;

/** A change that settled a dispute, with what was typed opened. */
export type ResolutionRow = Omit<StoredRow, 'sealedPreviousValue' | 'sealedSettledValue'> & {
  readonly previousTypedValue: string | null;
  readonly settledTypedValue: string | null;
};

const placeOf = (column: 'sealed_previous_value' | 'sealed_settled_value', rowId: string) => ({
  table: 'resolutions',
  column,
  rowId,
});

/** What is stored of what was typed before and after. */
export function sealTypedValues(
  seal: CoupleSeal,
  id: string,
  { previousTypedValue, settledTypedValue }: Pick<ResolutionRow, 'previousTypedValue' | 'settledTypedValue'>,
) {
  const sealed = (column: Parameters<typeof placeOf>[0], typed: string | null) =>
    typed === null ? null : seal.seal(placeOf(column, id), typed);
  return {
    sealedPreviousValue: sealed('sealed_previous_value', previousTypedValue),
    sealedSettledValue: sealed('sealed_settled_value', settledTypedValue),
  };
}

function openRow(seal: CoupleSeal, { sealedPreviousValue, sealedSettledValue, ...row }: StoredRow): ResolutionRow {
  const opened = (column: Parameters<typeof placeOf>[0], sealed: Uint8Array | null) =>
    sealed === null ? null : seal.open(placeOf(column, row.id), sealed);
  return {
    ...row,
    previousTypedValue: opened('sealed_previous_value', sealedPreviousValue),
    settledTypedValue: opened('sealed_settled_value', sealedSettledValue),
  };
}

/** Keeps the change that settled a dispute, with what stood there before and after. */
export async function recordResolution(
  tx: Tx,
  change: { couple: Couple; kind: ResolutionKind; answer: AnswerRow; previous: AnswerFacts | null },
  now: Date,
): Promise<ResolutionRow> {
  const { couple, kind, answer, previous } = change;
  const seal = await coupleSealIn(tx, couple.document.id);
  const id = randomUUID();
  const row = await tx
    .insertInto('resolutions')
    .values({
      id,
      ...sealTypedValues(seal, id, {
        previousTypedValue: previous?.valueTyped ?? null,
        settledTypedValue: answer.valueTyped,
      }),
      documentId: couple.document.id,
      questionId: answer.questionId,
      initiatedByUserId: couple.self.id,
      answerId: answer.id,
      kind,
      previousOptionIds: toJson(previous?.answerQuestionOptions.map((option) => option.questionOptionId) ?? []),
      settledOptionIds: toJson(answer.questionOptionIds),
      ...createdBy(couple.self.id, now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return openRow(seal, row);
}

/** The alignment history of a document, newest first. */
export async function listResolutions(tx: Tx, documentId: string): Promise<ResolutionRow[]> {
  const rows = await tx
    .selectFrom('resolutions')
    .selectAll()
    .where('documentId', '=', documentId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const seal = await coupleSealIn(tx, documentId);
  return rows.map((row) => openRow(seal, row));
}
