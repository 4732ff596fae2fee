import { stalenessOf } from '../../records/case/regeneration';
import { jurisdictionByStateId } from '@troth/content/jurisdictions';
import {
  agreedAttorneyRules,
  attorneyRuleText,
  describedAttorneyRule,
  differingAnswers,
  isAgreed,
} from '@troth/domain/alignment';
import { say } from '@troth/domain/messages';
import {
  answerSchema,
  answerWriteSchema,
  type AttorneyRuleType,
  attorneyRuleTypeSchema,
  takesWordsAlone,
} from '@troth/domain/questionnaire';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { idParam } from '../../kernel/http/common-schemas';
import { expectedVersion } from '../../kernel/http/if-match';
import { type Call, operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { recordResolution } from '../../records/alignment/resolution.repository';
import type { Owned } from '../../records/couples/couple.policy';
import { publish } from '../../kernel/events/event';
import { approvalsChanged } from '../../records/approvals/approval.events';
import { questionnaire } from '../../records/case/questionnaire';
import { questionnairePolicy } from '../../records/questionnaire/questionnaire.policy';
import { loadRespondent } from '../questionnaire/respondent';
import { holdQuestionnaires, holdWords, type Questionnaires } from '../../records/case/evaluate-couple';
import { answerOf, factsOfAnswer, presentAnswer } from '../../records/case/own-answers';
import { answerRepository } from '../../records/answers/answer.repository';
import { saveAnswer } from '../../records/case/save-answer';

const owned = ({ params }: { params: { id: string } }) => ({ userId: params.id });
const byQuestion = z.object({ questionId: idSchema });

const attorneyRestrictionsSchema = z
  .object({
    /** Rules of the person's own visible answers that hold in the state. */
    rules: z.array(attorneyRuleTypeSchema),
    /** Rules of answers on which both agree: they ask both partners to have attorneys. */
    agreedRules: z.array(attorneyRuleTypeSchema),
    /** The rule that decides the description (customer spec section 5). */
    describedRule: z.union([attorneyRuleTypeSchema, z.literal('DEFAULT')]),
    description: z.string(),
    willHireAttorney: z.boolean(),
  })
  .meta({ id: 'AttorneyRestrictions', description: 'Attorney rules that hold for a person. Customer spec §5 and §7.' });

type WriteCall = Call<{ id: string }, { questionId: string }, z.output<typeof answerWriteSchema>, Owned>;

/** Whether the partners agree on a question over which they were in dispute. */
const isSettled = (
  { before, after }: Readonly<Record<'before' | 'after', Questionnaires>>,
  questionId: string,
): boolean =>
  isAgreed(after.evaluation, questionId) &&
  before.evaluation.A.isComplete &&
  before.evaluation.B.isComplete &&
  differingAnswers(questionnaire, before.evaluation).some((dispute) => dispute.questionId === questionId);

/**
 * Creates or changes the answer: the first write makes it, a repeated one changes it, so that a request that was sent
 * twice does no harm. A change that settles an open dispute is kept in the alignment history.
 */
async function writeAnswer(call: WriteCall, omittedMeans: 'EMPTY' | 'UNCHANGED') {
  const { tx, now, params, query, body } = call;
  const { questionId } = query;
  const question = questionnaire.byId.get(questionId);
  const held = await (question !== undefined && takesWordsAlone(question)
    ? holdWords(tx, params.id, questionId)
    : holdQuestionnaires(tx, params.id, answerRepository(tx).writtenOnDocument));
  if (held === null) throw problem('CONFLICT', { detail: text('generation.noState'), reason: 'NO_DOCUMENT' });
  const { couple, answers } = held;
  const previous = factsOfAnswer(answers.rows, couple.self, questionId);
  const isEmptyUnlessGiven = omittedMeans === 'EMPTY';
  const {
    row,
    hashes,
    moved,
    couple: { document, self },
  } = await saveAnswer(
    tx,
    couple,
    answers,
    {
      questionId,
      valueTyped: body.valueTyped ?? (body.valueTyped === null || isEmptyUnlessGiven ? null : undefined),
      questionOptionIds: body.questionOptionIds ?? (isEmptyUnlessGiven ? [] : undefined),
      basedOn: expectedVersion(call.request, body.version),
    },
    now,
    stalenessOf(tx, couple.document.id, now),
  );
  if (question?.question.generatesDispute === true && moved !== null && isSettled(moved, questionId)) {
    await recordResolution(tx, { couple, kind: 'CHANGED_OWN_ANSWER', answer: row, previous: previous ?? null }, now);
  }
  // A flag change can end the last pending approval.
  if (document !== couple.document) await publish(call, approvalsChanged, { documentId: document.id });
  call.audit({ subjectKind: 'answer', subjectId: row.id, document: couple.document, ...hashes });
  return answerOf([row], self, document.id, questionId) ?? presentAnswer(row);
}

const shared = {
  tag: 'questionnaire',
  params: idParam,
  policy: questionnairePolicy,
  load: owned,
} as const;

export const answerOperations = [
  operation({
    ...shared,
    route: 'GET /users/{id}/answers',
    id: 'answers.list',
    summary: 'The person’s own answers, or the answer to one question',
    query: z.object({ questionId: idSchema.optional() }),
    response: z.array(answerSchema),
    action: 'read',
    handle: async ({ tx, params, query }) => {
      const { answers } = await loadRespondent(tx, params.id);
      return answers.filter((answer) => query.questionId === undefined || answer.questionId === query.questionId);
    },
  }),
  operation({
    ...shared,
    route: 'POST /users/{id}/answers',
    id: 'answers.create',
    summary: 'Answers a question',
    description:
      'What was typed and is not valid is stored, and answered, as null. Takes the version on which the write is based as `If-Match` or in the body.',
    query: byQuestion,
    body: answerWriteSchema,
    response: answerSchema,
    action: 'answer',
    handle: (call) => writeAnswer(call, 'EMPTY'),
  }),
  operation({
    ...shared,
    route: 'PATCH /users/{id}/answers',
    id: 'answers.update',
    summary: 'Changes the answer to a question; fields left out don’t change',
    description:
      'A write that is based on an older version answers 409 with the `current` answer. Without a version it is accepted.',
    query: byQuestion,
    body: answerWriteSchema,
    response: answerSchema,
    action: 'answer',
    handle: (call) => writeAnswer(call, 'UNCHANGED'),
  }),
  operation({
    ...shared,
    route: 'GET /users/{id}/answers/attorney-restrictions',
    id: 'answers.attorneyRestrictions',
    summary: 'Attorney rules that the person’s answers trigger in the state',
    response: attorneyRestrictionsSchema,
    action: 'read',
    handle: async ({ tx, params }) => {
      const { couple, own, evaluation, side } = await loadRespondent(tx, params.id);
      const agreed = agreedAttorneyRules(questionnaire, evaluation);
      const described = describedAttorneyRule(new Set([...own.attorneyRules, ...agreed]));
      return {
        rules: [...own.attorneyRules].sort(),
        agreedRules: [...agreed].sort(),
        describedRule: described,
        description: attorneyRuleText(say, described, {
          state: couple?.state?.name ?? '',
          isRequiredByLaw: isRequiredByLaw(described, couple?.document.stateId ?? null),
        }),
        willHireAttorney:
          couple !== null &&
          (side === 'A' ? couple.document.userAWillHireAttorney : couple.document.userBWillHireAttorney),
      };
    },
  }),
];

/** "{State} law requires" is said only where a citation stands behind it (D11). */
function isRequiredByLaw(rule: AttorneyRuleType | 'DEFAULT', stateId: string | null): boolean {
  const jurisdiction = stateId === null ? null : jurisdictionByStateId(stateId);
  if (rule === 'WAIVES_SPOUSAL_SUPPORT') return jurisdiction?.supportAttorneyRequirement?.basis === 'LAW';
  if (rule === 'INCLUDES_EMBRYO_CLAUSE') return jurisdiction?.embryoAttorneyRequirement?.basis === 'LAW';
  return false;
}
