import { allQuestions, type QuestionContent } from '@troth/content/questionnaire';
import type { Answer, AnswerFacts } from '@troth/domain/questionnaire';
import { v5 } from 'uuid';
import { iso, presentEntity } from '../../kernel/http/present';
import type { UserRow } from '../couples/couple';
import { questionnaire } from './questionnaire';
import type { AnswerRow, WrittenAnswer } from '../answers/answer.repository';

/** Questions whose answer lies in the profile (customer spec section 2). */
const profileQuestions = allQuestions.filter(({ profileField }) => profileField !== null);

/** An answer that was never written has this version; a write based on it is a first write. */
export const UNWRITTEN_VERSION = 1;

export function presentAnswer(row: AnswerRow): Answer {
  return {
    ...presentEntity(row),
    questionId: row.questionId,
    userId: row.userId,
    documentId: row.documentId,
    valueTyped: row.valueTyped,
    answerQuestionOptions: presentOptions({ ...row, answerId: row.id }),
    version: row.version,
  };
}

/** Chosen options as they belong to an answer. */
export function presentOptions(chosen: {
  questionId: string;
  answerId: string;
  questionOptionIds: readonly string[];
}): Answer['answerQuestionOptions'] {
  const options = questionnaire.byId.get(chosen.questionId)?.options;
  return chosen.questionOptionIds.map((questionOptionId) => ({
    questionOptionId,
    answerId: chosen.answerId,
    isDefault: options?.get(questionOptionId)?.isDefault ?? false,
  }));
}

/** What the profile says to a profile-bound question, in the form of an answer. */
function profileValue(question: QuestionContent, user: UserRow): { valueTyped: string | null; optionIds: string[] } {
  switch (question.profileField) {
    case 'gender':
      return {
        valueTyped: null,
        optionIds: question.questionOptions.filter((option) => option.profileValue === user.gender).map(({ id }) => id),
      };
    case 'birthdate':
    case 'phoneNumber':
      return { valueTyped: user[question.profileField], optionIds: [] };
    case null:
      return { valueTyped: null, optionIds: [] };
  }
}

/**
 * One partner's answers: what was written, with the profile's word for what is bound to the profile, since the profile
 * can be changed elsewhere too.
 */
export const answersOf = (rows: readonly AnswerRow[], user: UserRow, documentId: string): Answer[] =>
  answersTo(profileQuestions, rows, user, documentId);

/** @param bound The questions whose answer lies in the profile. */
function answersTo(
  bound: readonly QuestionContent[],
  rows: readonly AnswerRow[],
  user: UserRow,
  documentId: string,
): Answer[] {
  const written = new Map(
    rows.filter((row) => row.userId === user.id).map((row) => [row.questionId, presentAnswer(row)]),
  );
  for (const question of bound) {
    const known = written.get(question.id);
    const { valueTyped, optionIds } = profileValue(question, user);
    if (known === undefined && valueTyped === null && optionIds.length === 0) continue;
    const answer = known ?? unwritten(question.id, user, documentId);
    written.set(question.id, {
      ...answer,
      valueTyped,
      answerQuestionOptions: optionIds.map((questionOptionId) => ({
        questionOptionId,
        answerId: answer.id,
        isDefault: false,
      })),
    });
  }
  return [...written.values()];
}

/** One of the answers that `answersOf` tells. */
export const answerOf = (
  rows: readonly AnswerRow[],
  user: UserRow,
  documentId: string,
  questionId: string,
): Answer | undefined =>
  answersTo(
    profileQuestions.filter(({ id }) => id === questionId),
    rows.filter((row) => row.questionId === questionId),
    user,
    documentId,
  )[0];

/** What the rules read of one of the answers. */
export const factsOfAnswer = (
  rows: readonly WrittenAnswer[],
  user: UserRow,
  questionId: string,
): AnswerFacts | undefined =>
  factsOfAnswers(
    rows.filter((row) => row.questionId === questionId),
    user,
  ).find((facts) => facts.questionId === questionId);

/** What the rules read of one partner's answers: `answersOf` without what is only told. */
export function factsOfAnswers(rows: readonly WrittenAnswer[], user: UserRow): AnswerFacts[] {
  const facts = new Map<string, AnswerFacts>();
  const add = (questionId: string, valueTyped: string | null, optionIds: readonly string[]) =>
    facts.set(questionId, {
      questionId,
      valueTyped,
      answerQuestionOptions: optionIds.map((questionOptionId) => ({ questionOptionId })),
    });
  for (const { userId, questionId, valueTyped, questionOptionIds } of rows)
    if (userId === user.id) add(questionId, valueTyped, questionOptionIds);
  for (const question of profileQuestions) {
    const { valueTyped, optionIds } = profileValue(question, user);
    if (facts.has(question.id) || valueTyped !== null || optionIds.length > 0) add(question.id, valueTyped, optionIds);
  }
  return [...facts.values()];
}

/** Stands for an answer that only the profile has; its id is the same at every reading. */
function unwritten(questionId: string, user: UserRow, documentId: string): Answer {
  return {
    id: v5(`${user.id}:${questionId}`, documentId),
    questionId,
    userId: user.id,
    documentId,
    valueTyped: null,
    answerQuestionOptions: [],
    version: UNWRITTEN_VERSION,
    createdAt: iso(user.createdAt),
    updatedAt: iso(user.updatedAt),
    deletedAt: null,
    createdById: user.id,
    updatedById: user.id,
  };
}
