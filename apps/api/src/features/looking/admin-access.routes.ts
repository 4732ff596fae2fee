import {
  adminAccessSchema,
  adminAccessRequestSchema,
  adminAccessStateSchema,
  LOOKING_LASTS_MS,
  ticketAccessRefusal,
} from '@troth/domain/looking';
import type { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { isAdmin, type Policy } from '../../kernel/http/policy';
import { text } from '../../kernel/texts';
import { loadDocument } from '../../records/documents/document.repository';
import {
  type AdminAccessRow,
  findTicket,
  openAccess,
  openAccessOf,
  openTicketsOf,
} from '../../records/looking/admin-access.repository';

/** Admins read, and say why before they do (D54). */
const adminAccessPolicy = { read: isAdmin, open: isAdmin } satisfies Policy<'open', unknown>;

const presentAccess = ({
  id,
  documentId,
  ticketId,
  reason,
  openedAt,
}: AdminAccessRow): z.input<typeof adminAccessSchema> => ({
  id,
  documentId,
  ticketId,
  reason,
  openedAt: iso(openedAt),
  until: iso(new Date(openedAt.getTime() + LOOKING_LASTS_MS)),
});

export const adminAccessOperations = [
  operation({
    route: 'GET /admin/documents/{id}/access',
    id: 'adminAccess.read',
    summary: 'Whether the admin may look at what a couple wrote now, and the open tickets for which they could',
    tag: 'admin',
    isOurs: true,
    params: idParam,
    response: adminAccessStateSchema,
    policy: adminAccessPolicy,
    action: 'read',
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: async ({ tx, now, actor, subject: { document } }) => {
      const access = await openAccessOf(tx, { documentId: document.id, adminId: personOf(actor).id, now });
      const tickets = await openTicketsOf(tx, [document.userAId, document.userBId]);
      return {
        access: access === null ? null : presentAccess(access),
        openTickets: tickets.map((ticket) => ({ ...ticket, createdAt: iso(ticket.createdAt) })),
      };
    },
  }),
  operation({
    route: 'POST /admin/documents/{id}/access',
    id: 'adminAccess.open',
    summary: 'Lets the admin look at what a couple wrote, for an hour; the couple’s history says so, with the reason',
    tag: 'admin',
    isOurs: true,
    params: idParam,
    body: adminAccessRequestSchema,
    response: adminAccessSchema,
    status: 201,
    policy: adminAccessPolicy,
    action: 'open',
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: async ({ tx, now, actor, body, subject: { document }, audit }) => {
      if ('ticketId' in body) {
        const refusal = ticketAccessRefusal(await findTicket(tx, body.ticketId), [document.userAId, document.userBId]);
        if (refusal !== null) throw problem('REFUSED_BY_RULE', { detail: text(`adminAccess.refusal.${refusal}`) });
      }
      const opening = { documentId: document.id, adminId: personOf(actor).id, now };
      const { access, hash } = await openAccess(tx, opening, body);
      audit({ documentId: document.id, subjectKind: 'adminAccess', subjectId: access.id, hashAfter: hash });
      return presentAccess(access);
    },
  }),
];
