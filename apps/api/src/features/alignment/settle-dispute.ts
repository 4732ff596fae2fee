import {
  answersToCopy,
  type DisputeChange,
  isAgreed,
  type OpenDispute,
  openDisputes,
  type ResolutionKind,
  withFollowUps,
} from '@troth/domain/alignment';
import { stalenessOf } from '../../records/case/regeneration';
import { isImported } from '@troth/domain/documents';
import { say } from '@troth/domain/messages';
import { otherSide } from '@troth/domain/people';
import type { Tx } from '../../kernel/database/database';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { answerRepository } from '../../records/answers/answer.repository';
import { type CoupleAnswers, holdQuestionnaires, withAnswers } from '../../records/case/evaluate-couple';
import { requireOpenQuestionnaire, saveAnswer, type AnswerToSave, withAnswer } from '../../records/case/save-answer';
import type { Couple } from '../../records/couples/couple';
import { getQuestion, questionnaire } from '../../records/case/questionnaire';
import { recordResolution, type ResolutionRow } from '../../records/alignment/resolution.repository';

/** What a change has led to: the couple and the answers after it, and what it settled. */
export interface Settlement {
  readonly couple: Couple;
  readonly answers: CoupleAnswers;
  readonly settled: readonly ResolutionRow[];
}

/** A couple's current differences (D14). */
export const disputesOf = (couple: Couple, { evaluation }: CoupleAnswers): readonly OpenDispute[] =>
  openDisputes(questionnaire, evaluation, {
    hasPartner: couple.partner !== null,
    isImported: isImported(couple.document),
  });

/** The couple with its document row held: both partners may press at once, and then one of them comes second. */
async function holdCouple(tx: Tx, userId: string): Promise<{ couple: Couple; answers: CoupleAnswers }> {
  const held = await holdQuestionnaires(tx, userId, answerRepository(tx).listOfDocument);
  if (held === null) throw problem('CONFLICT', { detail: text('alignment.notOpen') });
  await requireOpenQuestionnaire(tx, held.couple);
  return { couple: held.couple, answers: withAnswers(held.couple, held.answers) };
}

const noDispute = ({ evaluation: { A, B } }: CoupleAnswers) =>
  problem('CONFLICT', { detail: text(A.isComplete && B.isComplete ? 'alignment.noDispute' : 'alignment.notOpen') });

/** Writes own answers one after the other, and keeps each that makes both agree where they did not before. */
async function settle(
  tx: Tx,
  start: { couple: Couple; answers: CoupleAnswers },
  writes: readonly AnswerToSave[],
  kind: ResolutionKind,
  now: Date,
): Promise<Settlement> {
  let { couple, answers } = start;
  const written = [];
  for (const write of writes) {
    const previous = answers.answers[couple.side].find(({ questionId }) => questionId === write.questionId) ?? null;
    const wasAgreed = isAgreed(answers.evaluation, write.questionId);
    const saved = await saveAnswer(tx, couple, answers, write, now, stalenessOf(tx, couple.document.id, now));
    ({ couple } = saved);
    answers = withAnswers(couple, saved.moved?.after ?? withAnswer(couple, answers, saved.row));
    if (!wasAgreed) written.push({ answer: saved.row, previous });
  }
  const settled: ResolutionRow[] = [];
  for (const { answer, previous } of written) {
    if (!isAgreed(answers.evaluation, answer.questionId)) continue;
    settled.push(await recordResolution(tx, { couple, kind, answer, previous }, now));
  }
  return { couple, answers, settled };
}

/**
 * Agrees with the partner: copies the partner's answer with its visible follow-ups, all or nothing (customer spec
 * section 4, D14). Where both press at once the second finds that they agree, and nothing is swapped.
 *
 * @param seenVersion The version of the partner's answer that the person looked at; null accepts any. Nobody agrees
 *   with words that they have not read.
 * @throws Problem CONFLICT when there is no such dispute, VERSION_CONFLICT when the partner has changed the answer.
 */
export async function agreeWithPartner(
  tx: Tx,
  { userId, questionId, seenVersion }: { userId: string; questionId: string; seenVersion: number | null },
  now: Date,
): Promise<Settlement> {
  const { node } = getQuestion(questionId);
  const start = await holdCouple(tx, userId);
  const { couple, answers } = start;
  const { evaluation } = answers;
  if (!disputesOf(couple, answers).some((dispute) => dispute.questionId === questionId)) {
    if (node.question.generatesDispute && isAgreed(evaluation, questionId)) return { couple, answers, settled: [] };
    throw noDispute(answers);
  }
  const theirs = answers.answers[otherSide(couple.side)].find((answer) => answer.questionId === questionId);
  if (seenVersion !== null && theirs?.version !== seenVersion) {
    throw problem('VERSION_CONFLICT', { detail: text('alignment.partnerChanged') });
  }
  const writes = answersToCopy(questionnaire, evaluation, couple.side, questionId)
    .filter((copy) => !isAgreed(evaluation, copy.questionId))
    .map((copy) => ({ ...copy, basedOn: null }));
  return settle(tx, start, writes, 'AGREED_WITH_PARTNER', now);
}

/**
 * Answers a disputed question again, with its follow-ups, all or nothing (customer spec section 4 "change my answer").
 * Unlike the questionnaire, which saves as people type, this is saved by a button: what is invalid or left out refuses.
 *
 * @throws Problem CONFLICT when there is no such dispute, VALIDATION_FAILED for an answer that cannot be stored, for a
 *   required follow-up without one, and for a question that does not belong to the dispute, VERSION_CONFLICT.
 */
export async function changeOwnAnswer(
  tx: Tx,
  { userId, questionId, change }: { userId: string; questionId: string; change: DisputeChange },
  now: Date,
): Promise<Settlement> {
  getQuestion(questionId);
  const start = await holdCouple(tx, userId);
  if (!disputesOf(start.couple, start.answers).some((dispute) => dispute.questionId === questionId)) {
    throw noDispute(start.answers);
  }
  const tree = withFollowUps(questionnaire, questionId).map(({ question }) => question);
  const given = new Map(change.answers.map((answer) => [answer.questionId, answer]));
  const stray = change.answers.findIndex((answer) => !tree.some(({ id }) => id === answer.questionId));
  if (stray >= 0) throw refused(['answers', stray, 'questionId'], 'question.option.unknown');
  const writes = tree.flatMap(({ id }): AnswerToSave[] => {
    const answer = given.get(id);
    if (answer === undefined) return [];
    const { valueTyped = null, questionOptionIds = [], version = null } = answer;
    return [{ questionId: id, valueTyped, questionOptionIds, basedOn: version, refusesInvalid: true }];
  });
  const result = await settle(tx, start, writes, 'CHANGED_OWN_ANSWER', now);
  const own = result.answers.evaluation[result.couple.side];
  // Else the change would leave the own questionnaire incomplete, and alignment would close under both.
  const isLeftOut = tree.some(
    ({ id, isRequired }) =>
      isRequired && own.stateOf(id)?.isVisible === true && own.stateOf(id)?.completeness !== 'COMPLETE',
  );
  if (isLeftOut) throw refused(['answers'], 'validation.required');
  return result;
}

const refused = (path: (string | number)[], code: 'validation.required' | 'question.option.unknown') =>
  problem('VALIDATION_FAILED', { issues: [{ path, message: say(code), code }] });
