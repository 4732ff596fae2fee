import type { ResolutionKind } from '@troth/domain/alignment';
import type { Answer } from '@troth/domain/questionnaire';
import type { Selectable } from 'kysely';
import { toJson } from '../../database/columns';
import type { Tx } from '../../database/database';
import type { Schema } from '../../database/schema';
import type { AnswerRow } from '../answers/answer.repository';
import type { Couple } from '../journey/couple';

export type ResolutionRow = Selectable<Schema['resolutions']>;

/** Keeps the change that settled a dispute, with what stood there before and after. */
export async function recordResolution(
  tx: Tx,
  change: { couple: Couple; kind: ResolutionKind; answer: AnswerRow; previous: Answer | null },
  now: Date,
): Promise<ResolutionRow> {
  const { couple, kind, answer, previous } = change;
  return tx
    .insertInto('resolutions')
    .values({
      documentId: couple.document.id,
      questionId: answer.questionId,
      initiatedByUserId: couple.self.id,
      answerId: answer.id,
      kind,
      previousTypedValue: previous?.valueTyped ?? null,
      previousOptionIds: toJson(previous?.answerQuestionOptions.map((option) => option.questionOptionId) ?? []),
      settledTypedValue: answer.valueTyped,
      settledOptionIds: toJson(answer.questionOptionIds),
      createdAt: now,
      updatedAt: now,
      createdById: couple.self.id,
      updatedById: couple.self.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The alignment history of a document, newest first. */
export const listResolutions = (tx: Tx, documentId: string): Promise<ResolutionRow[]> =>
  tx
    .selectFrom('resolutions')
    .selectAll()
    .where('documentId', '=', documentId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
