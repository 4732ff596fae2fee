import type { Side } from '@troth/domain/people';
import { ABSENT_PARTNER, type Answer, type Evaluation, evaluate, type SideFacts } from '@troth/domain/questionnaire';
import type { Tx } from '../../database/database';
import { type Couple, personOn, type UserRow } from '../journey/couple';
import { questionnaire } from '../questionnaire/questionnaire';
import { type AnswerRow, answerRepository } from './answer.repository';
import { answersOf } from './own-answers';

/** Both partners' questionnaires as they stand. */
export interface CoupleAnswers {
  readonly rows: readonly AnswerRow[];
  readonly answers: Readonly<Record<Side, readonly Answer[]>>;
  readonly evaluation: Evaluation;
}

const factsOf = (user: UserRow | null, answers: readonly Answer[]): SideFacts =>
  user === null ? ABSENT_PARTNER : { answers, profile: user };

export function evaluateAnswers(couple: Couple, rows: readonly AnswerRow[]): CoupleAnswers {
  const own = (side: Side): readonly Answer[] => {
    const person = personOn(couple, side);
    return person === null ? [] : answersOf(rows, person, couple.document.id);
  };
  const answers = { A: own('A'), B: own('B') };
  const sides = { A: factsOf(personOn(couple, 'A'), answers.A), B: factsOf(personOn(couple, 'B'), answers.B) };
  return { rows, answers, evaluation: evaluate(questionnaire, sides, { stateId: couple.document.stateId }) };
}

/** Reads both partners' answers and evaluates the whole questionnaire. */
export async function evaluateCouple(tx: Tx, couple: Couple): Promise<CoupleAnswers> {
  return evaluateAnswers(couple, await answerRepository(tx).listOfDocument(couple.document.id));
}

/** The questionnaire of a person who has no document yet: only the profile is known. */
export const evaluateAlone = (user: UserRow): Evaluation =>
  evaluate(questionnaire, { A: { answers: [], profile: user }, B: ABSENT_PARTNER }, { stateId: null });
