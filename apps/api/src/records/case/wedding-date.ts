import { questionOfKey } from '@troth/content/questionnaire';
import type { CalendarDate } from '@troth/domain/dates';
import type { Tx } from '../../kernel/database/database';
import { typedAnswersOf } from '../answers/answer.repository';

/** Of each document the date on which both partners agree, or the only one known; none where unknown or differing. */
export async function weddingDatesOf(
  tx: Tx,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, CalendarDate>> {
  const dates = new Map<string, Set<CalendarDate>>();
  for (const { documentId, valueTyped } of await typedAnswersOf(tx, questionOfKey('bg_wedding_date').id, documentIds)) {
    dates.set(documentId, new Set([...(dates.get(documentId) ?? []), valueTyped]));
  }
  return new Map(
    [...dates].flatMap(([id, [date, other]]) => (date !== undefined && other === undefined ? [[id, date]] : [])),
  );
}

/** The date on which both partners agree, or the only one known; null when unknown or differing. */
export const weddingDateOf = async (tx: Tx, documentId: string): Promise<CalendarDate | null> =>
  (await weddingDatesOf(tx, [documentId])).get(documentId) ?? null;
