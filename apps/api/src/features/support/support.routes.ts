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
import { idParam } from '../../kernel/http/common-schemas';
import { requireUnchanged } from '../../kernel/http/if-match';
import { listFile } from '../../kernel/http/csv';
import { noSubject, operation } from '../../kernel/http/operation';
import { isAdmin, type Policy } from '../../kernel/http/policy';
import { iso, isoOrNull } from '../../kernel/http/present';
import { isSelf, type UserSubject, userPolicy } from '../../records/users/user.policy';
import { getUser, loadUserSubject } from '../../records/users/user.repository';
import { answerTicket } from './answer-ticket';
import { openTicket } from './open-ticket';
import { presentTicket } from '../../records/support/support.presenter';
import { findTickets, getTicketForChange, ticketsOf } from '../../records/support/support.repository';

const PAGE_SIZE = 50;
const LARGEST_PAGE = 200;

/** Anyone who is signed in may ask: customers, attorneys and admins, each for themselves. */
const ticketPolicy = { read: userPolicy.read, open: isSelf } satisfies Policy<'open', UserSubject>;
const deskPolicy = { read: isAdmin, answer: isAdmin } satisfies Policy<'answer', unknown>;

const deskTicketSchema = supportTicketSchema
  .extend({ author: z.object({ fullName: z.string(), email: z.string() }) })
  .meta({ id: 'DeskTicket', description: 'A support ticket as the support team sees it, with its author.' });

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
    tag: 'support',
    isOurs: true,
    query: z.object({
      status: supportTicketStatusSchema.optional(),
      limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(PAGE_SIZE),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: z.object({ tickets: z.array(deskTicketSchema), total: z.int() }).meta({ id: 'DeskTicketPage' }),
    policy: deskPolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx, query }) => {
      const { rows, total } = await findTickets(tx, query);
      const tickets = [];
      for (const row of rows) {
        const author = await getUser(tx, row.userId);
        tickets.push({ ...presentTicket(row), author: { fullName: fullName(author), email: author.email } });
      }
      return { tickets, total };
    },
  }),
  operation({
    route: 'GET /admin/support-tickets/export',
    id: 'support.export',
    summary: 'The support tickets of a status as CSV, without their words',
    tag: 'support',
    isOurs: true,
    changes: true,
    query: z.object({ status: supportTicketStatusSchema.optional() }),
    produces: 'text/csv',
    response: null,
    policy: deskPolicy,
    action: 'read',
    load: noSubject,
    handle: ({ services, query, audit }) => {
      audit({ subjectKind: 'support-tickets' });
      return listFile<number>(services, {
        name: 'support-tickets.csv',
        columns: ['number', 'topic', 'status', 'author_id', 'opened_at', 'answered_at'],
        read: async (tx, after) => {
          const offset = after ?? 0;
          const { rows, total } = await findTickets(tx, { ...query, limit: LARGEST_PAGE, offset });
          const end = offset + rows.length;
          return {
            rows: rows.map((row) => [
              row.number,
              row.topic,
              row.status,
              row.userId,
              iso(row.createdAt),
              isoOrNull(row.repliedAt),
            ]),
            next: rows.length === 0 || end >= total ? null : end,
          };
        },
      });
    },
  }),
  operation({
    route: 'PATCH /admin/support-tickets/{ticketId}',
    id: 'support.answer',
    summary: 'Changes the status of a ticket; a reply is mailed to its author',
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
      const ticket = await answerTicket(call, call.params.ticketId, call.body, personOf(call.actor).id);
      call.audit({ subjectKind: 'support-ticket', subjectId: ticket.id });
      return presentTicket(ticket);
    },
  }),
];
