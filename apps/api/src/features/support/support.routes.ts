import { fullName } from '@troth/domain/people';
import { idSchema } from '@troth/domain/records';
import {
  supportTicketCreationSchema,
  supportTicketSchema,
  supportTicketStatusSchema,
  supportTicketUpdateSchema,
} from '@troth/domain/support';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import { pageOfFile, pageQuery, pageShape } from '../../kernel/database/keyset';
import { searchQuery } from '../../kernel/database/search';
import { idParam } from '../../kernel/http/common-schemas';
import { requireUnchanged } from '../../kernel/http/if-match';
import { listFile } from '../../kernel/http/csv';
import { noSubject, operation } from '../../kernel/http/operation';
import { isAdmin, type Policy } from '../../kernel/http/policy';
import { iso, isoOrNull } from '../../kernel/http/present';
import { reasonHash, recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { isSelf, type UserSubject, userPolicy } from '../../records/users/user.policy';
import { loadUserSubject, peopleOrTraces } from '../../records/users/user.repository';
import { answerTicket } from './answer-ticket';
import { openTicket } from './open-ticket';
import { presentTicket } from '../../records/support/support.presenter';
import { findTickets, getTicketForChange, ticketsOf } from '../../records/support/support.repository';

/** Anyone who is signed in may ask: customers, attorneys and admins, each for themselves. */
const ticketPolicy = { read: userPolicy.read, open: isSelf } satisfies Policy<'open', UserSubject>;
const deskPolicy = { read: isAdmin, answer: isAdmin } satisfies Policy<'answer', unknown>;

const deskTicketSchema = supportTicketSchema
  .extend({ author: z.object({ fullName: z.string(), email: z.string() }) })
  .meta({ id: 'DeskTicket', description: 'A support ticket as the support team sees it, with its author.' });

const ticketFilter = z.object({ search: searchQuery, status: supportTicketStatusSchema.optional() });

export const supportOperations = [
  operation({
    route: 'POST /users/{id}/support-tickets',
    id: 'support.open',
    summary: 'Sends a question to the support team; a confirmation comes by mail',
    tag: 'support',
    isOurs: true,
    params: idParam,
    body: supportTicketCreationSchema,
    response: supportTicketSchema,
    status: 201,
    policy: ticketPolicy,
    action: 'open',
    load: ({ tx, params }) => loadUserSubject(tx, params.id),
    handle: async (call) => {
      const ticket = await openTicket(call, call.subject.id, call.body);
      call.audit({ subjectKind: 'support-ticket', subjectId: ticket.id });
      return presentTicket(ticket);
    },
  }),
  operation({
    route: 'GET /users/{id}/support-tickets',
    id: 'support.listOwn',
    summary: 'The person’s questions to support with the answers, newest first',
    tag: 'support',
    isOurs: true,
    params: idParam,
    response: z.array(supportTicketSchema),
    policy: ticketPolicy,
    action: 'read',
    load: ({ tx, params }) => loadUserSubject(tx, params.id),
    handle: async ({ tx, subject }) => (await ticketsOf(tx, subject.id)).map(presentTicket),
  }),
  operation({
    route: 'GET /admin/support-tickets',
    id: 'support.list',
    summary: 'All support tickets; open ones come first, the longest waiting before the others',
    description: '`search` finds words of the author’s name and addresses, and the number of a ticket.',
    tag: 'support',
    isOurs: true,
    query: ticketFilter.extend(pageQuery),
    response: z.object({ tickets: z.array(deskTicketSchema), ...pageShape }).meta({ id: 'DeskTicketPage' }),
    policy: deskPolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx, query }) => {
      const { rows, page } = await findTickets(tx, query, query);
      const authorIds = [...new Set(rows.map(({ userId }) => userId))];
      const authors = authorIds.length === 0 ? null : await peopleOrTraces(tx, authorIds);
      return {
        tickets: rows.map((row) => {
          const author = authors?.get(row.userId);
          return {
            ...presentTicket(row),
            author: { fullName: author === undefined ? '' : fullName(author), email: author?.email ?? '' },
          };
        }),
        ...page,
      };
    },
  }),
  operation({
    route: 'GET /admin/support-tickets/export',
    id: 'support.export',
    summary: 'The support tickets of a filter as CSV, without their words',
    tag: 'support',
    isOurs: true,
    changes: true,
    query: ticketFilter,
    produces: 'text/csv',
    response: null,
    policy: deskPolicy,
    action: 'read',
    load: noSubject,
    handle: ({ services, query, audit }) => {
      audit({ subjectKind: 'support-tickets' });
      return listFile<string>(services, {
        name: 'support-tickets.csv',
        columns: ['number', 'topic', 'status', 'author_id', 'opened_at', 'answered_at'],
        read: async (tx, after) => {
          const { rows, page } = await findTickets(tx, query, pageOfFile(after));
          return {
            rows: rows.map((row) => [
              row.number,
              row.topic,
              row.status,
              row.userId,
              iso(row.createdAt),
              isoOrNull(row.repliedAt),
            ]),
            next: page.nextCursor,
          };
        },
      });
    },
  }),
  operation({
    route: 'PATCH /admin/support-tickets/{ticketId}',
    id: 'support.answer',
    summary: 'Changes the status of a ticket; a reply is mailed to its author',
    description: 'Needs a `reply`, which is the reason, or a `reason`.',
    tag: 'support',
    isOurs: true,
    params: z.object({ ticketId: idSchema }),
    body: supportTicketUpdateSchema,
    response: supportTicketSchema,
    policy: deskPolicy,
    action: 'answer',
    load: noSubject,
    handle: async (call) => {
      const before = await getTicketForChange(call.tx, call.params.ticketId);
      requireUnchanged(call.request, before, () => presentTicket(before));
      const { reason, ...update } = call.body;
      const ticket = await answerTicket(call, before, update, personOf(call.actor).id);
      const subject = { subjectKind: 'support-ticket', subjectId: ticket.id } as const;
      if (reason === undefined) call.audit({ ...subject, reason: reasonHash(call.tx, ticket.id, ticket.reply) });
      else await recordAdminAction(call, { action: 'support.answer', ...subject, userId: ticket.userId, reason });
      return presentTicket(ticket);
    },
  }),
];
