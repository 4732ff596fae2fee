import { questionOfKey } from '@troth/content/questionnaire';
import type { CalendarDate } from '@troth/domain/dates';
import type { Tx } from '../../kernel/database/database';
import { type AnswerRow, answerRepository } from '../answers/answer.repository';

const WEDDING_DATE = questionOfKey('bg_wedding_date').id;

/** The date on which both partners agree, or the only one known; null when unknown or differing. */
export const weddingDateOf = async (tx: Tx, documentId: string): Promise<CalendarDate | null> =>
  weddingDateIn(await answerRepository(tx).listOfQuestion(documentId, WEDDING_DATE));

/** The same, where a couple's answers were read already. */
export function weddingDateIn(rows: readonly AnswerRow[]): CalendarDate | null {
  const answers = rows.filter(({ questionId }) => questionId === WEDDING_DATE);
  const dates = new Set(answers.flatMap(({ valueTyped }) => (valueTyped === null ? [] : [valueTyped])));
  return dates.size === 1 ? ([...dates][0] ?? null) : null;
}
