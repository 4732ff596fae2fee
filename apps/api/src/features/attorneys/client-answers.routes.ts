import { questionnaireSections } from '@troth/content/questionnaire';
import { clientOfAttorney } from '@troth/domain/attorneys';
import { answersSharedUntil } from '@troth/domain/booking';
import { questionnaireSectionSchema } from '@troth/domain/questionnaire';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { operation } from '../../kernel/http/operation';
import { allOf, type Policy } from '../../kernel/http/policy';
import { iso, isoOrNull } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { type AttorneySubject, isApproved, isOwnRecord } from '../../records/attorneys/attorney.policy';
import { loadAttorneySubject } from '../../records/attorneys/attorney.repository';
import { sharedCallsWith } from '../../records/booking/event.repository';
import { getSection } from '../../records/case/questionnaire';
import { getCouple, getDocumentRow } from '../../records/couples/couple';
import { respondentGroupSchema } from '../../records/questionnaire/questionnaire.schemas';
import { getState } from '../../records/states/state.repository';
import { presentGroup, presentSection, presentSectionIn } from '../questionnaire/question.presenter';
import { type Respondent, respondentOf } from '../questionnaire/respondent';

/** An attorney reads under the own id, while approved; an admin reads answers by calls that ask for a reason. */
const clientAnswersPolicy = {
  read: allOf<AttorneySubject>(isOwnRecord, isApproved),
} satisfies Policy<never, AttorneySubject>;

/** Whose answers: a partner on a document. */
const clientQuery = z.object({ documentId: idSchema, userId: idSchema });

type Client = z.output<typeof clientQuery>;

/**
 * @throws Problem NOT_FOUND for anyone but a partner whom this attorney represents on this document, or who shares the
 *   answers for a call with this attorney (D3).
 */
async function requireClient(tx: Tx, attorneyId: string, { documentId, userId }: Client, now: Date): Promise<void> {
  if (clientOfAttorney(await getDocumentRow(tx, documentId), attorneyId) === userId) return;
  const calls = await sharedCallsWith(tx, { attorneyId, documentId, clientId: userId });
  const isShared = calls.some(
    ({ answersSharedAt, ...call }) =>
      answersSharedUntil(isoOrNull(answersSharedAt), { ...call, eventEndAt: iso(call.eventEndAt) }, iso(now)) !== null,
  );
  if (!isShared) throw problem('NOT_FOUND');
}

const respondentFor = async (tx: Tx, { documentId, userId }: Client): Promise<Respondent> =>
  respondentOf(tx, await getCouple(tx, documentId, userId));

export const clientAnswersOperations = [
  operation({
    route: 'GET /users/{id}/attorneys/{aid}/questionnaire-sections',
    id: 'attorneyQuestionnaireSections.list',
    summary: 'The sections in order, in the words of a state; of a client with the status of each',
    description:
      'With `documentId` and `userId` the sections are in the words of that client’s couple, and each has its status. Only partners whom the attorney represents are found.',
    tag: 'attorneys',
    params: z.object({ id: idSchema, aid: idSchema }),
    query: z
      .object({ stateId: idSchema, ...clientQuery.shape })
      .partial()
      .refine(({ documentId, userId }) => (documentId === undefined) === (userId === undefined)),
    response: z.array(questionnaireSectionSchema),
    policy: clientAnswersPolicy,
    action: 'read',
    load: ({ tx, params }) => loadAttorneySubject(tx, params),
    handle: async ({ tx, now, params, query: { stateId, documentId, userId } }) => {
      if (documentId === undefined || userId === undefined) {
        const state = stateId === undefined ? null : await getState(tx, stateId);
        return questionnaireSections.map((section) => presentSectionIn(section, state));
      }
      const client = { documentId, userId };
      await requireClient(tx, params.aid, client, now);
      const respondent = await respondentFor(tx, client);
      return questionnaireSections.map((section) => {
        const status = respondent.own.sections.find(({ node }) => node.section.id === section.id)?.status;
        return { ...presentSection(section, respondent, 'ATTORNEY'), ...(status !== undefined && { status }) };
      });
    },
  }),
  operation({
    route: 'GET /users/{uid}/attorneys/{aid}/questionnaire-sections/{sid}/groups',
    id: 'attorneyQuestionnaireSections.groups',
    summary: 'The groups of a section with a client’s answers, without those that stay with their author',
    tag: 'attorneys',
    params: z.object({ uid: idSchema, aid: idSchema, sid: z.string().min(1).max(100) }),
    query: clientQuery,
    response: z.array(respondentGroupSchema),
    policy: clientAnswersPolicy,
    action: 'read',
    // Whose answers they are is known before the look is recorded.
    load: async ({ tx, now, params: { uid, aid }, query }) => {
      const subject = await loadAttorneySubject(tx, { id: uid, aid });
      await requireClient(tx, aid, query, now);
      return subject;
    },
    handle: async ({ tx, params, query }) => {
      const section = getSection(params.sid);
      const respondent = await respondentFor(tx, query);
      return section.groups.map((group) => presentGroup(group, respondent, 'ATTORNEY'));
    },
  }),
];
