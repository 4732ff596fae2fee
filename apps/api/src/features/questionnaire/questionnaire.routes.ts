import { fillWording, questionById, questionnaireSections } from '@troth/content/questionnaire';
import { clientOfAttorney } from '@troth/domain/attorneys';
import { restrictedOptionCheckSchema } from '@troth/domain/questionnaire';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { booleanQuery, idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { getCouple, getDocumentRow, sideOf } from '../../records/couples/couple';
import { continueSection } from './continue-section';
import { inBrief, presentGroup, presentSection, wordingOf } from './question.presenter';
import { getSection, questionnaire } from '../../records/case/questionnaire';
import { documentQuestionnairePolicy, questionnairePolicy } from '../../records/questionnaire/questionnaire.policy';
import {
  listedSectionSchema,
  respondentGroupSchema,
  respondentSectionSchema,
  restrictedOptionResultSchema,
} from '../../records/questionnaire/questionnaire.schemas';
import { loadRespondent, respondentOf } from './respondent';
import { readSection } from './section-view';

/** A section's id, its key, or the last part of its path. */
const sectionName = z.string().min(1).max(100);
const sectionParams = idParam.extend({ section: sectionName });
const owned = ({ params }: { params: { id: string } }) => ({ userId: params.id });

export const questionnaireOperations = [
  operation({
    route: 'GET /users/{id}/questionnaire-sections',
    id: 'questionnaireSections.list',
    summary: 'The sections in order, with the status and the questions of each when asked for',
    tag: 'questionnaire',
    params: idParam,
    query: z.object({ includeStatus: booleanQuery.optional(), includeQuestions: booleanQuery.optional() }),
    response: z.array(listedSectionSchema),
    policy: questionnairePolicy,
    action: 'read',
    load: owned,
    handle: async ({ tx, params, query }) => {
      const respondent = await loadRespondent(tx, params.id);
      return questionnaireSections.map((section) => {
        const status = respondent.own.sections.find(({ node }) => node.section.id === section.id)?.status;
        return {
          ...presentSection(section, respondent),
          ...(query.includeStatus === true && status !== undefined && { status }),
          ...(query.includeQuestions === true && {
            groups: section.groups.map((group) => inBrief(presentGroup(group, respondent, 'SELF'))),
          }),
        };
      });
    },
  }),
  operation({
    route: 'GET /users/{id}/questionnaire-sections/{section}',
    id: 'questionnaireSections.read',
    summary: 'One section with its status, its lock, and what Continue does',
    tag: 'questionnaire',
    params: sectionParams,
    response: respondentSectionSchema,
    policy: questionnairePolicy,
    action: 'read',
    load: owned,
    handle: ({ tx, params }) => readSection(tx, params.id, getSection(params.section)),
  }),
  operation({
    route: 'POST /users/{id}/questionnaire-sections/{section}/continue',
    id: 'questionnaireSections.continue',
    summary: 'Leaves a section by Continue, which completes one that requires nothing; what Continue does now',
    tag: 'questionnaire',
    isOurs: true,
    audited: false,
    params: sectionParams,
    response: respondentSectionSchema,
    policy: questionnairePolicy,
    action: 'continueSection',
    load: owned,
    handle: async ({ tx, params, now }) => {
      const section = getSection(params.section);
      await continueSection(tx, params.id, section, now);
      return readSection(tx, params.id, section);
    },
  }),
  operation({
    route: 'GET /users/{id}/questionnaire-sections/{section}/groups',
    id: 'questionnaireSections.groups',
    summary: 'The groups of a section, with their questions and the reader’s answers',
    tag: 'questionnaire',
    params: sectionParams,
    response: z.array(respondentGroupSchema),
    policy: questionnairePolicy,
    action: 'read',
    load: owned,
    handle: async ({ tx, params }) => {
      const section = getSection(params.section);
      const respondent = await loadRespondent(tx, params.id);
      return section.groups.map((group) => presentGroup(group, respondent, 'SELF'));
    },
  }),
  operation({
    route: 'GET /documents/{docId}/questionnaire-sections/{section}/groups',
    id: 'documentQuestionnaireSections.groups',
    summary: 'The groups of a section: partners see their own answers, attorneys their client’s',
    tag: 'questionnaire',
    params: z.object({ docId: idSchema, section: sectionName }),
    response: z.array(respondentGroupSchema),
    policy: documentQuestionnairePolicy,
    action: 'read',
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.docId) }),
    handle: async ({ tx, actor, subject, params }) => {
      const section = getSection(params.section);
      if (actor.kind !== 'person') throw problem('NOT_FOUND');
      const { document } = subject;
      const isPartner = sideOf(document, actor.id) !== null;
      const readerOf = isPartner ? actor.id : clientOfAttorney(document, actor.id);
      if (readerOf === null) throw problem('NOT_FOUND');
      const respondent = await respondentOf(tx, await getCouple(tx, document.id, readerOf));
      return section.groups.map((group) => presentGroup(group, respondent, isPartner ? 'SELF' : 'ATTORNEY'));
    },
  }),
  operation({
    route: 'POST /users/{userId}/question-options',
    id: 'questionOptions.check',
    summary: 'How options stand that choosing another one would rule out',
    tag: 'questionnaire',
    audited: false,
    params: z.object({ userId: idSchema }),
    body: restrictedOptionCheckSchema,
    response: z.array(restrictedOptionResultSchema),
    policy: questionnairePolicy,
    action: 'read',
    load: ({ params }) => ({ userId: params.userId }),
    handle: async ({ tx, params, body }) => {
      const respondent = await loadRespondent(tx, params.userId);
      const words = wordingOf(respondent.couple, respondent.user);
      return [...new Set(body.restrictedQuestionOptionIds)].flatMap((questionOptionId) => {
        const node = questionnaire.byOptionId.get(questionOptionId);
        const question = node === undefined ? null : questionById(node.question.id);
        const option = node?.options.get(questionOptionId);
        if (question === null || option === undefined) return [];
        return [
          {
            questionOptionId,
            questionId: question.id,
            questionTitle: fillWording(question.title, words),
            value: fillWording(option.value, words),
            isChosen: respondent.own.stateOf(question.id)?.chosenOptionIds.includes(questionOptionId) ?? false,
            isOffered: respondent.own.isOffered(questionOptionId),
          },
        ];
      });
    },
  }),
];
