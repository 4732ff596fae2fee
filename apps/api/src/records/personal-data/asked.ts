import { fillWording, questionnaireSections } from '@troth/content/questionnaire';
import type { StoredRow } from './personal-columns';

/** Without names: the archive says whose answers they are. */
const WORDS = { A: null, B: null, STATE: null };

const questions = new Map(
  questionnaireSections.flatMap(({ label, groups }) =>
    groups.flatMap((group) => group.questions.map((question) => [question.id, { section: label, question }] as const)),
  ),
);

/** The question that a row is about, and the options that were chosen, as a person reads them. */
export function asked(row: StoredRow): Record<string, unknown> {
  const found = questions.get(String(row['questionId']));
  if (found === undefined) return {};
  const { section, question } = found;
  const options = new Map(question.questionOptions.map(({ id, value }) => [id, fillWording(value, WORDS)]));
  const chosen = (ids: unknown) => (Array.isArray(ids) ? ids.map((id) => options.get(String(id)) ?? String(id)) : []);
  return {
    section,
    question: fillWording(question.title, WORDS),
    ...(row['questionOptionIds'] === undefined ? {} : { chosen: chosen(row['questionOptionIds']) }),
    ...(row['settledOptionIds'] === undefined
      ? {}
      : { chosenBefore: chosen(row['previousOptionIds']), chosenAfter: chosen(row['settledOptionIds']) }),
  };
}
