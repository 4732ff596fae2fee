import { questionById, questionnaireSections } from '@troth/content/questionnaire';
import { disputeChangeSchema, disputeSchema, type Resolution, resolutionSchema } from '@troth/domain/alignment';
import { otherSide } from '@troth/domain/people';
import type { Answer } from '@troth/domain/questionnaire';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { idParam } from '../../kernel/http/common-schemas';
import { expectedVersion } from '../../kernel/http/if-match';
import { operation, type Work } from '../../kernel/http/operation';
import { presentEntity } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import type { Policy } from '../../kernel/http/policy';
import { evaluateCouple } from '../../records/case/evaluate-couple';
import { presentOptions } from '../../records/case/own-answers';
import { type Couple, findCouple, getCouple, getDocumentRow, sideOf } from '../../records/couples/couple';
import { isOwningCustomer, isPartner, type OfDocument, type Owned } from '../../records/couples/couple.policy';
import { presentQuestion, wordingOf } from '../questionnaire/question.presenter';
import { listResolutions, type ResolutionRow } from '../../records/alignment/resolution.repository';
import { agreeWithPartner, changeOwnAnswer, disputesOf, type Settlement } from './settle-dispute';

/** Alignment belongs to the two partners; nobody else sees what they differ on (D3). */
const disputePolicy = { read: isOwningCustomer, settle: isOwningCustomer } satisfies Policy<'settle', Owned>;
const historyPolicy = { read: isPartner } satisfies Policy<never, OfDocument>;

const owned = ({ params }: { params: { id: string } }) => ({ userId: params.id });

const groupIcons = new Map(
  questionnaireSections.flatMap(({ groups }) => groups.map(({ id, groupIcon }) => [id, groupIcon])),
);
const groupIconOf = ({ parentQuestionGroupId }: { parentQuestionGroupId: string }) =>
  groupIcons.get(parentQuestionGroupId) ?? null;

function presentQuestionOf(questionId: string, couple: Couple) {
  const question = questionById(questionId);
  return question === null
    ? undefined
    : presentQuestion(question, wordingOf(couple, couple.self), couple.document.stateId, []);
}

function presentResolution(row: ResolutionRow, couple: Couple, answers: readonly Answer[]): Resolution {
  const question = presentQuestionOf(row.questionId, couple);
  const { answerId, questionId } = row;
  const answer = answers.find(({ id }) => id === answerId);
  // As it was settled: the answer may have changed again since.
  const settled = answer && {
    ...answer,
    valueTyped: row.settledTypedValue,
    answerQuestionOptions: presentOptions({ questionId, answerId, questionOptionIds: row.settledOptionIds }),
  };
  return {
    ...presentEntity(row),
    kind: row.kind,
    questionId,
    documentId: row.documentId,
    initiatedByUserId: row.initiatedByUserId,
    previousTypedValue: row.previousTypedValue,
    previousOptionIds: row.previousOptionIds,
    answerId,
    ...(question === undefined ? {} : { question }),
    ...(settled === undefined ? {} : { answer: settled }),
  };
}

/** What a change settled, one row for each question, each in the audit; one that settled nothing is told there too. */
function presentSettlement(
  { couple, answers, settled }: Settlement,
  questionId: string,
  audit: Work['audit'],
): Resolution[] {
  if (settled.length === 0) {
    const own = answers.answers[couple.side].find((answer) => answer.questionId === questionId);
    audit({
      documentId: couple.document.id,
      ...(own === undefined ? {} : { subjectKind: 'answer', subjectId: own.id }),
    });
  }
  for (const row of settled) {
    audit({ subjectKind: 'resolution', subjectId: row.id, documentId: couple.document.id });
  }
  return settled.map((row) => presentResolution(row, couple, answers.answers[couple.side]));
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
        return [
          {
            documentId: couple.document.id,
            userId: params.id,
            question,
            groupIcon: groupIconOf(question),
            answerA,
            answerB,
          },
        ];
      });
    },
  }),
  operation({
    route: 'POST /users/{id}/answers/dispute/{questionId}/agree',
    id: 'disputes.agree',
    summary: "Agrees with the partner: copies the partner's answer with its visible follow-ups, all or nothing",
    description:
      "Answers the changes that were made, one for each question; none when the two agree already. Takes the version of the partner's answer that was seen as `If-Match`; a newer one answers 409.",
    tag: 'alignment',
    isOurs: true,
    params: idParam.extend({ questionId: idSchema }),
    response: z.array(resolutionSchema),
    policy: disputePolicy,
    action: 'settle',
    load: owned,
    handle: async ({ tx, now, params, request, audit }) => {
      const seenVersion = expectedVersion(request, undefined);
      const { id: userId, questionId } = params;
      return presentSettlement(await agreeWithPartner(tx, { userId, questionId, seenVersion }, now), questionId, audit);
    },
  }),
  operation({
    route: 'POST /users/{id}/answers/dispute/{questionId}/change',
    id: 'disputes.change',
    summary: 'Answers a disputed question again, with its follow-ups, all or nothing',
    description:
      'Answers with the questions the change settled, one row each, or none if the partners still differ. An invalid or missing required answer refuses the whole change.',
    tag: 'alignment',
    isOurs: true,
    params: idParam.extend({ questionId: idSchema }),
    body: disputeChangeSchema,
    response: z.array(resolutionSchema),
    policy: disputePolicy,
    action: 'settle',
    load: owned,
    handle: async ({ tx, now, params, body, audit }) => {
      const { id: userId, questionId } = params;
      return presentSettlement(await changeOwnAnswer(tx, { userId, questionId, change: body }, now), questionId, audit);
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
