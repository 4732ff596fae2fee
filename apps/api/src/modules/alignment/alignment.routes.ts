import { questionById } from '@troth/content/questionnaire';
import {
  answersToCopy,
  disputeSchema,
  isAgreed,
  openDisputes,
  type Resolution,
  resolutionSchema,
} from '@troth/domain/alignment';
import { IMPORTED_INPUT_HASH } from '@troth/domain/documents';
import { otherSide } from '@troth/domain/people';
import type { Answer } from '@troth/domain/questionnaire';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { idParam } from '../../http/common-schemas';
import { operation } from '../../http/operation';
import { presentEntity } from '../../http/present';
import { problem } from '../../http/problem';
import type { Policy } from '../../policy';
import { text } from '../../texts';
import { type CoupleAnswers, evaluateCouple } from '../answers/evaluate-couple';
import { requireOpenQuestionnaire, saveAnswer } from '../answers/save-answer';
import { type Couple, findCouple, getCouple, getDocumentRow, sideOf } from '../journey/couple';
import { isOwningCustomer, isPartner, type OfDocument, type Owned } from '../journey/couple.policy';
import { presentQuestion, wordingOf } from '../questionnaire/question.presenter';
import { getQuestion, questionnaire } from '../questionnaire/questionnaire';
import { listResolutions, recordResolution, type ResolutionRow } from './resolution.repository';

/** Alignment belongs to the two partners; nobody else sees what they differ on (decision 3). */
const disputePolicy = { read: isOwningCustomer, settle: isOwningCustomer } satisfies Policy<'settle', Owned>;
const historyPolicy = { read: isPartner } satisfies Policy<never, OfDocument>;

const owned = ({ params }: { params: { id: string } }) => ({ userId: params.id });

const disputesOf = (couple: Couple, { evaluation }: CoupleAnswers) =>
  openDisputes(questionnaire, evaluation, {
    hasPartner: couple.partner !== null,
    isImported: couple.document.lastGeneratedInputHash === IMPORTED_INPUT_HASH,
  });

function presentQuestionOf(questionId: string, couple: Couple) {
  const question = questionById(questionId);
  return question === null
    ? undefined
    : presentQuestion(question, wordingOf(couple, couple.self), couple.document.stateId, []);
}

function presentResolution(row: ResolutionRow, couple: Couple, answers: readonly Answer[]): Resolution {
  const question = presentQuestionOf(row.questionId, couple);
  const answer = answers.find(({ id }) => id === row.answerId);
  return {
    ...presentEntity(row),
    questionId: row.questionId,
    documentId: row.documentId,
    initiatedByUserId: row.initiatedByUserId,
    previousTypedValue: row.previousTypedValue,
    previousOptionIds: row.previousOptionIds,
    answerId: row.answerId,
    ...(question === undefined ? {} : { question }),
    ...(answer === undefined ? {} : { answer }),
  };
}

export const alignmentOperations = [
  operation({
    route: 'GET /users/{id}/answers/dispute',
    id: 'disputes.list',
    summary: 'Questions on which the partners differ, by section, group and question',
    description: 'Empty until both questionnaires are complete; then only the disputed answers are shown side by side.',
    tag: 'alignment',
    params: idParam,
    response: z.array(disputeSchema),
    policy: disputePolicy,
    action: 'read',
    load: owned,
    handle: async ({ tx, params }) => {
      const couple = await findCouple(tx, params.id);
      if (couple === null) return [];
      const current = await evaluateCouple(tx, couple);
      return disputesOf(couple, current).flatMap(({ questionId }) => {
        const question = presentQuestionOf(questionId, couple);
        const answerA = current.answers.A.find((answer) => answer.questionId === questionId);
        const answerB = current.answers.B.find((answer) => answer.questionId === questionId);
        if (question === undefined || answerA === undefined || answerB === undefined) return [];
        return [{ documentId: couple.document.id, userId: params.id, question, answerA, answerB }];
      });
    },
  }),
  operation({
    route: 'POST /users/{id}/answers/dispute/{questionId}/agree',
    id: 'disputes.agree',
    summary: "Agrees with the partner: copies the partner's answer with its visible follow-ups, all or nothing",
    description: 'Answers the changes that were made, one for each question; none when the two agree already.',
    tag: 'alignment',
    isOurs: true,
    params: idParam.extend({ questionId: idSchema }),
    response: z.array(resolutionSchema),
    policy: disputePolicy,
    action: 'settle',
    load: owned,
    handle: async (call) => {
      const { tx, now, params } = call;
      const { node } = getQuestion(params.questionId);
      let couple = await findCouple(tx, params.id, 'change');
      if (couple === null) throw problem('CONFLICT', { detail: text('alignment.notOpen') });
      requireOpenQuestionnaire(couple);
      let current = await evaluateCouple(tx, couple);
      const { side } = couple;
      if (!disputesOf(couple, current).some((dispute) => dispute.questionId === params.questionId)) {
        if (node.question.generatesDispute && isAgreed(current.evaluation, params.questionId)) return [];
        const { A, B } = current.evaluation;
        throw problem('CONFLICT', {
          detail: text(A.isComplete && B.isComplete ? 'alignment.noDispute' : 'alignment.notOpen'),
        });
      }
      const settled: ResolutionRow[] = [];
      for (const copy of answersToCopy(questionnaire, current.evaluation, side, params.questionId)) {
        if (isAgreed(current.evaluation, copy.questionId)) continue;
        const previous = current.answers[side].find((answer) => answer.questionId === copy.questionId) ?? null;
        const saved = await saveAnswer(
          tx,
          couple,
          current,
          {
            questionId: copy.questionId,
            valueTyped: copy.valueTyped,
            questionOptionIds: copy.questionOptionIds,
            basedOn: null,
          },
          now,
        );
        couple = saved.couple;
        current = saved.after;
        settled.push(
          await recordResolution(tx, { couple, questionId: copy.questionId, answerId: saved.row.id, previous }, now),
        );
      }
      for (const row of settled) {
        call.audit({ subjectKind: 'resolution', subjectId: row.id, documentId: couple.document.id });
      }
      const view = couple;
      return settled.map((row) => presentResolution(row, view, current.answers[side]));
    },
  }),
  operation({
    route: 'GET /users/{id}/documents/{docId}/resolutions',
    id: 'resolutions.list',
    summary: 'The alignment history, newest first',
    tag: 'alignment',
    params: idParam.extend({ docId: idSchema }),
    response: z.array(resolutionSchema),
    policy: historyPolicy,
    action: 'read',
    load: async ({ tx, params }) => {
      const document = await getDocumentRow(tx, params.docId);
      if (sideOf(document, params.id) === null) throw problem('NOT_FOUND');
      return { document };
    },
    handle: async ({ tx, params }) => {
      const couple = await getCouple(tx, params.docId, params.id);
      const { answers } = await evaluateCouple(tx, couple);
      const both = [...answers[couple.side], ...answers[otherSide(couple.side)]];
      return (await listResolutions(tx, params.docId)).map((row) => presentResolution(row, couple, both));
    },
  }),
];
