import {
  type ClauseDiscussion,
  clauseDiscussionCreationSchema,
  clauseDiscussionSchema,
  clauseDiscussionUpdateSchema,
  DISCUSSION_AUDIENCES,
  type DiscussionAudience,
} from '@troth/domain/agreement';
import { fullName, type Side } from '@troth/domain/people';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { type Actor, personOf } from '../../kernel/auth/actor';
import { idParam } from '../../kernel/http/common-schemas';
import { operation, type Work } from '../../kernel/http/operation';
import { presentEntity } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { anyOf, isAdmin, type Policy } from '../../kernel/http/policy';
import { text } from '../../kernel/texts';
import {
  type ClauseDiscussionRow,
  clauseDiscussionRepository,
} from '../../records/clause-discussions/clause-discussion.repository';
import { type DocumentRow, getDocumentRow, sideOf } from '../../records/couples/couple';
import { isAssignedAttorney, isPartner, type OfDocument } from '../../records/couples/couple.policy';
import { clauseDiscussionMailJob, mailDueAt } from './mail-unread-discussions';
import { editorSide } from '../../records/editing/lock.repository';
import { peopleOrTraces } from '../../records/users/user.repository';

const isOfTheMatter = anyOf<OfDocument>(isPartner, isAssignedAttorney, isAdmin);

/** Which words each sees is decided word by word: what is for counsel is not there for the partners. */
const clauseDiscussionPolicy = {
  read: isOfTheMatter,
  write: isOfTheMatter,
  resolve: isOfTheMatter,
} satisfies Policy<'write' | 'resolve', OfDocument>;

const audiencesOf = (document: DocumentRow, actor: Actor): readonly DiscussionAudience[] =>
  isPartner(actor, { document }) ? ['SHARED'] : DISCUSSION_AUDIENCES;

const sideIn = (document: DocumentRow, userId: string): Side | null =>
  sideOf(document, userId) ?? editorSide(document, userId);

async function presented(
  { tx, actor }: Pick<Work, 'tx' | 'actor'>,
  document: DocumentRow,
  rows: readonly ClauseDiscussionRow[],
): Promise<ClauseDiscussion[]> {
  if (rows.length === 0) return [];
  const reader = personOf(actor).id;
  const readAt = await clauseDiscussionRepository(tx, document.id).readAt(reader);
  const authors = await peopleOrTraces(tx, [...new Set(rows.map(({ authorUserId }) => authorUserId))]);
  return rows.map((row) => {
    const author = authors.get(row.authorUserId)!;
    return {
      ...presentEntity(row),
      documentId: row.documentId,
      clauseId: row.clauseId,
      audience: row.audience,
      authorUserId: row.authorUserId,
      authorName: fullName(author),
      authorUserType: author.userType,
      authorSide: sideIn(document, row.authorUserId),
      text: row.text,
      quote: row.quote,
      isResolved: row.isResolved,
      isUnread: row.authorUserId !== reader && (readAt === null || row.createdAt > readAt),
    };
  });
}

/** Whoever may read the words hears of them. */
function tellReaders({ announce }: Pick<Work, 'announce'>, document: DocumentRow, audience: DiscussionAudience): void {
  const attorneys = [document.attorneyAId, document.attorneyBId];
  const partners = audience === 'SHARED' ? [document.userAId, document.userBId] : [];
  announce({ userIds: [...attorneys, ...partners], topics: ['document'] });
}

const load = (hold: 'read' | 'change') => async (call: Pick<Work, 'tx'> & { params: { id: string } }) => ({
  document: await getDocumentRow(call.tx, call.params.id, hold),
});

export const clauseDiscussionOperations = [
  operation({
    route: 'GET /documents/{id}/discussions',
    id: 'clauseDiscussions.list',
    summary: 'Words about the clauses of the agreement, oldest first',
    description: 'Partners see what is SHARED; attorneys and admins also what is for COUNSEL.',
    tag: 'editor',
    isOurs: true,
    params: idParam,
    query: z.object({ clauseId: idSchema.optional() }),
    response: z.array(clauseDiscussionSchema),
    policy: clauseDiscussionPolicy,
    action: 'read',
    load: load('read'),
    handle: async ({ tx, actor, query, subject: { document } }) => {
      const audiences = audiencesOf(document, actor);
      const rows = await clauseDiscussionRepository(tx, document.id).list(audiences, query.clauseId);
      return presented({ tx, actor }, document, rows);
    },
  }),
  operation({
    route: 'POST /documents/{id}/discussions',
    id: 'clauseDiscussions.add',
    summary: 'Adds words about a clause, for counsel or for everybody',
    description: 'For whom they are is never changed afterwards, nor are the words.',
    tag: 'editor',
    isOurs: true,
    params: idParam,
    body: clauseDiscussionCreationSchema,
    limit: 'MESSAGES',
    response: clauseDiscussionSchema,
    status: 201,
    policy: clauseDiscussionPolicy,
    action: 'write',
    load: load('change'),
    handle: async (call) => {
      const { tx, now, actor, body, subject } = call;
      const { document } = subject;
      if (!audiencesOf(document, actor).includes(body.audience)) throw problem('NOT_ALLOWED', { refused: true });
      if (document.lastGeneratedAt === null)
        throw problem('CONFLICT', { detail: text('editing.refused.NOT_GENERATED') });
      const given = { ...body, quote: body.quote ?? null };
      const row = await clauseDiscussionRepository(tx, document.id).insert(given, personOf(actor).id, now);
      call.audit({ subjectKind: 'clauseDiscussion', subjectId: row.id, documentId: document.id });
      const about = { documentId: document.id, discussionId: row.id };
      await call.enqueue(clauseDiscussionMailJob, about, { startAfter: mailDueAt(now) });
      tellReaders(call, document, row.audience);
      return (await presented(call, document, [row]))[0] as ClauseDiscussion;
    },
  }),
  operation({
    route: 'PATCH /documents/{id}/discussions/{discussionId}',
    id: 'clauseDiscussions.resolve',
    summary: 'Marks words about a clause as dealt with, or opens them again; whoever reads them may',
    tag: 'editor',
    isOurs: true,
    params: idParam.extend({ discussionId: idSchema }),
    body: clauseDiscussionUpdateSchema,
    response: clauseDiscussionSchema,
    policy: clauseDiscussionPolicy,
    action: 'resolve',
    load: load('change'),
    handle: async (call) => {
      const { tx, now, actor, body, params, subject } = call;
      const { document } = subject;
      const discussions = clauseDiscussionRepository(tx, document.id);
      const found = await discussions.get(audiencesOf(document, actor), params.discussionId);
      call.audit({ subjectKind: 'clauseDiscussion', subjectId: found.id, documentId: document.id });
      const row =
        found.isResolved === body.isResolved
          ? found
          : await discussions.resolve(found.id, body.isResolved, personOf(actor).id, now);
      tellReaders(call, document, row.audience);
      return (await presented(call, document, [row]))[0] as ClauseDiscussion;
    },
  }),
  operation({
    route: 'POST /documents/{id}/discussions/mark-read',
    id: 'clauseDiscussions.markRead',
    summary: 'Notes that the reader has seen all words about the clauses',
    tag: 'editor',
    isOurs: true,
    params: idParam,
    response: null,
    policy: clauseDiscussionPolicy,
    action: 'read',
    audited: false,
    load: load('read'),
    handle: async ({ tx, now, actor, announce, subject: { document } }) => {
      await clauseDiscussionRepository(tx, document.id).markRead(personOf(actor).id, now);
      announce({ userIds: [personOf(actor).id], topics: ['document'] });
      return null;
    },
  }),
];
