import { questionnaireSections } from '@troth/content/questionnaire';
import { say } from '@troth/domain/messages';
import { sideSchema, SIDES } from '@troth/domain/people';
import { questionnaireSectionSchema } from '@troth/domain/questionnaire';
import { attorneyRuleTypeSchema } from '@troth/domain/questionnaire';
import { idSchema } from '@troth/domain/records';
import { nameOrEmail } from '@troth/domain/people';
import { z } from 'zod';
import { operation } from '../../kernel/http/operation';
import { isAdmin } from '../../kernel/http/policy';
import { invalidField, problem } from '../../kernel/http/problem';
import { evaluateCouple } from '../../records/case/evaluate-couple';
import { getSection } from '../../records/case/questionnaire';
import { findCouple, getCouple, personOn } from '../../records/couples/couple';
import { respondentGroupSchema } from '../../records/questionnaire/questionnaire.schemas';
import { loadUserSubject } from '../../records/users/user.repository';
import { getState } from '../../records/states/state.repository';
import { presentGroup, presentSectionIn } from '../questionnaire/question.presenter';
import { respondentOf } from '../questionnaire/respondent';
import { managedUser } from './managed-user';

const restrictionsSchema = z
  .object({
    documentId: idSchema.nullable(),
    stateId: idSchema.nullable(),
    /** What the law of the state, or our policy, asks of every couple there. */
    law: z
      .object({
        spousalSupportLaw: z.string(),
        embryoRepRequired: z.boolean(),
        attorneySupport: z.string(),
      })
      .nullable(),
    sides: z.array(
      z.object({
        side: sideSchema,
        userId: idSchema,
        name: z.string(),
        /** Why an attorney is needed or wanted, by the answers as they are. */
        rules: z.array(attorneyRuleTypeSchema),
        willHireAttorney: z.boolean(),
        attorneyId: idSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'RepresentationOfCouple', description: 'Who of a couple needs an attorney, and why.' });

export const userAnswersOperations = [
  operation({
    ...managedUser,
    route: 'GET /admin/users/{id}/attorney-restrictions',
    id: 'adminUsers.readRestrictions',
    summary: 'Who of the couple needs an attorney: rule, law, and what each is going to do',
    response: restrictionsSchema,
    action: 'read',
    handle: async ({ tx, subject }) => {
      const couple = await findCouple(tx, subject.id);
      if (couple === null) return { documentId: null, stateId: null, law: null, sides: [] };
      const { document, state } = couple;
      const { evaluation } = await evaluateCouple(tx, couple);
      return {
        documentId: document.id,
        stateId: document.stateId,
        law:
          state === null
            ? null
            : {
                spousalSupportLaw: state.spousalSupportLaw,
                embryoRepRequired: state.embryoRepRequired,
                attorneySupport: state.attorneySupport,
              },
        sides: SIDES.flatMap((side) => {
          const person = personOn(couple, side);
          if (person === null) return [];
          return [
            {
              side,
              userId: person.id,
              name: nameOrEmail(person),
              rules: [...evaluation[side].attorneyRules],
              willHireAttorney: side === 'A' ? document.userAWillHireAttorney : document.userBWillHireAttorney,
              attorneyId: side === 'A' ? document.attorneyAId : document.attorneyBId,
            },
          ];
        }),
      };
    },
  }),
  operation({
    ...managedUser,
    route: 'GET /admin/users/{id}/questionnaire-sections',
    id: 'adminQuestionnaireSections.list',
    summary: 'The sections of the questionnaire in order, in the words of a state',
    query: z.object({ stateId: idSchema.optional() }),
    response: z.array(questionnaireSectionSchema),
    action: 'read',
    handle: async ({ tx, query }) => {
      const state = query.stateId === undefined ? null : await getState(tx, query.stateId);
      return questionnaireSections.map((section) => presentSectionIn(section, state));
    },
  }),
  operation({
    ...managedUser,
    route: 'GET /admin/users/{id}/questionnaire-sections/{sectionId}/groups',
    id: 'adminQuestionnaireSections.groups',
    summary: 'The groups of a section with a person’s answers, without those that stay with their author',
    description: 'An access with a reason is asked for first, and the couple’s history says that somebody looked.',
    params: managedUser.params.extend({ sectionId: z.string().min(1).max(100) }),
    // Judged before it is missed: whoever is no admin learns nothing of what the call takes.
    query: z.object({ documentId: idSchema.optional() }),
    response: z.array(respondentGroupSchema),
    action: 'read',
    // Whose answers they are is known before the look is recorded.
    load: async ({ tx, params, actor, query: { documentId } }) => {
      if (documentId !== undefined) return { id: (await getCouple(tx, documentId, params.id)).self.id };
      if (!isAdmin(actor, null)) return loadUserSubject(tx, params.id);
      throw invalidField('documentId', say('validation.required'), 'required');
    },
    handle: async ({ tx, params, query: { documentId } }) => {
      if (documentId === undefined) throw problem('NOT_FOUND');
      const section = getSection(params.sectionId);
      const respondent = await respondentOf(tx, await getCouple(tx, documentId, params.id));
      return section.groups.map((group) => presentGroup(group, respondent, 'ATTORNEY'));
    },
  }),
];
