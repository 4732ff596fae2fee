import { questionOfKey } from '@troth/content/questionnaire';
import type { CalendarDate } from '@troth/domain/dates';
import type { Tx } from '../../kernel/database/database';
import { answerRepository } from '../answers/answer.repository';

/** The date on which both partners agree, or the only one known; null when unknown or differing. */
export async function weddingDateOf(tx: Tx, documentId: string): Promise<CalendarDate | null> {
  const answers = await answerRepository(tx).listOfQuestion(documentId, questionOfKey('bg_wedding_date').id);
  const dates = new Set(answers.flatMap(({ valueTyped }) => (valueTyped === null ? [] : [valueTyped])));
  return dates.size === 1 ? ([...dates][0] ?? null) : null;
}
