import type { Side } from '@troth/domain/people';
import type { Answer, Evaluation, SideEvaluation } from '@troth/domain/questionnaire';
import { evaluateAlone } from '../../records/case/evaluate-couple';
import { type Case, caseOf } from '../../records/case/load-case';
import { type Couple, findCouple, type StateRow, type UserRow } from '../../records/couples/couple';
import { getUser } from '../../records/users/user.repository';
import type { Tx } from '../../kernel/database/database';

/** A person before the questionnaire, with or without a document. */
export interface Respondent {
  /** Null before there is a document. */
  readonly known: Case | null;
  readonly user: UserRow;
  readonly side: Side;
  readonly couple: Couple | null;
  readonly state: StateRow | null;
  readonly answers: readonly Answer[];
  readonly evaluation: Evaluation;
  readonly own: SideEvaluation;
}

/** @throws Problem NOT_FOUND for an unknown user. */
export async function loadRespondent(tx: Tx, userId: string): Promise<Respondent> {
  const couple = await findCouple(tx, userId);
  if (couple === null) {
    const user = await getUser(tx, userId);
    const evaluation = evaluateAlone(user);
    return { known: null, user, side: 'A', couple: null, state: null, answers: [], evaluation, own: evaluation.A };
  }
  return respondentOf(tx, couple);
}

export async function respondentOf(tx: Tx, couple: Couple, known: Case = caseOf(tx, couple)): Promise<Respondent> {
  const { answers, evaluation } = await known.answers();
  const { side } = couple;
  return {
    known,
    user: couple.self,
    side,
    couple,
    state: couple.state,
    answers: answers[side],
    evaluation,
    own: evaluation[side],
  };
}
