import {
  type Discussion,
  discussionCreationSchema,
  discussionSchema,
  discussionUpdateSchema,
} from '@troth/domain/alignment';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { present } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import type { Policy } from '../../kernel/http/policy';
import { text } from '../../kernel/texts';
import { disputesOf } from '../alignment/settle-dispute';
import { evaluateCouple } from '../../records/case/evaluate-couple';
import { type Couple, findCouple } from '../../records/couples/couple';
import { isOwningCustomer, type Owned } from '../../records/couples/couple.policy';
import { getQuestion } from '../../records/case/questionnaire';
import {
  type DiscussionRow,
  discussionsAbout,
  getDiscussion,
  insertDiscussion,
  setResolved,
  type Topic,
  wasSettled,
} from '../../records/discussions/discussion.repository';

/** Words about a dispute belong to the two partners, like the dispute itself (D3). */
const discussionPolicy = {
  read: isOwningCustomer,
  write: isOwningCustomer,
  resolve: isOwningCustomer,
} satisfies Policy<'write' | 'resolve', Owned>;

const params = idParam.extend({ questionId: idSchema });
const load = (call: { params: { id: string } }) => ({ userId: call.params.id });

const presentDiscussion = (row: DiscussionRow): Discussion => present(discussionSchema, row);

/** The question on the couple's document. @throws Problem NOT_FOUND */
async function topicOf(
  tx: Tx,
  { id, questionId }: z.output<typeof params>,
): Promise<{ couple: Couple | null; topic: Topic | null }> {
  getQuestion(questionId);
  const couple = await findCouple(tx, id);
  return { couple, topic: couple === null ? null : { documentId: couple.document.id, questionId } };
}

/** Before a question is disputed, words about it would tell the partner how one answered (D3). */
async function requireDisputed(tx: Tx, couple: Couple, topic: Topic): Promise<void> {
  const current = await evaluateCouple(tx, couple);
  if (disputesOf(couple, current).some(({ questionId }) => questionId === topic.questionId)) return;
  const { A, B } = current.evaluation;
  if (!(A.isComplete && B.isComplete)) throw problem('CONFLICT', { detail: text('alignment.notOpen') });
  if (!(await wasSettled(tx, topic))) throw problem('CONFLICT', { detail: text('discussion.notDisputed') });
}

export const discussionOperations = [
  operation({
    route: 'GET /users/{id}/answers/dispute/discussions',
    id: 'discussions.listAll',
    summary: "The partners' words about all disputes, oldest first",
    tag: 'alignment',
    isOurs: true,
    params: idParam,
    response: z.array(discussionSchema),
    policy: discussionPolicy,
    action: 'read',
    load,
    handle: async ({ tx, params: { id } }) => {
      const couple = await findCouple(tx, id);
      return couple === null
        ? []
        : (await discussionsAbout(tx, { documentId: couple.document.id })).map(presentDiscussion);
    },
  }),
  operation({
    route: 'GET /users/{id}/answers/dispute/{questionId}/discussions',
    id: 'discussions.list',
    summary: "The partners' words about a dispute, oldest first",
    tag: 'alignment',
    isOurs: true,
    params,
    response: z.array(discussionSchema),
    policy: discussionPolicy,
    action: 'read',
    load,
    handle: async ({ tx, params: given }) => {
      const { topic } = await topicOf(tx, given);
      return topic === null ? [] : (await discussionsAbout(tx, topic)).map(presentDiscussion);
    },
  }),
  operation({
    route: 'POST /users/{id}/answers/dispute/{questionId}/discussions',
    id: 'discussions.add',
    summary: 'Adds words to a question on which the partners differ or differed',
    tag: 'alignment',
    isOurs: true,
    params,
    body: discussionCreationSchema,
    limit: 'MESSAGES',
    response: discussionSchema,
    status: 201,
    policy: discussionPolicy,
    action: 'write',
    load,
    handle: async ({ tx, now, params: given, body, audit }) => {
      const { couple, topic } = await topicOf(tx, given);
      if (couple === null || topic === null) throw problem('CONFLICT', { detail: text('alignment.notOpen') });
      await requireDisputed(tx, couple, topic);
      const row = await insertDiscussion(tx, topic, { authorUserId: given.id, text: body.text, now });
      audit({ subjectKind: 'discussion', subjectId: row.id, documentId: topic.documentId });
      return presentDiscussion(row);
    },
  }),
  operation({
    route: 'PATCH /users/{id}/answers/dispute/{questionId}/discussions/{discussionId}',
    id: 'discussions.resolve',
    summary: 'Marks words about a dispute as dealt with, or opens them again; either partner may',
    tag: 'alignment',
    isOurs: true,
    params: params.extend({ discussionId: idSchema }),
    body: discussionUpdateSchema,
    response: discussionSchema,
    policy: discussionPolicy,
    action: 'resolve',
    load,
    handle: async ({ tx, now, params: { discussionId, ...given }, body, audit }) => {
      const { topic } = await topicOf(tx, given);
      if (topic === null) throw problem('NOT_FOUND');
      const found = await getDiscussion(tx, topic, discussionId);
      audit({ subjectKind: 'discussion', subjectId: found.id, documentId: topic.documentId });
      if (found.isResolved === body.isResolved) return presentDiscussion(found);
      return presentDiscussion(await setResolved(tx, found.id, { isResolved: body.isResolved, by: given.id, now }));
    },
  }),
];
