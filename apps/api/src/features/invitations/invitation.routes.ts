import { agreementDocumentSchema } from '@troth/domain/documents';
import { emailSchema, fullName, invitationSchema } from '@troth/domain/people';
import { idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import { type Actor, personOf } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { idParam } from '../../kernel/http/common-schemas';
import { noSubject, operation } from '../../kernel/http/operation';
import { requireOwnPage } from '../../kernel/http/own-page';
import { iso } from '../../kernel/http/present';
import { invalidField, problem } from '../../kernel/http/problem';
import { isCustomer, type Policy } from '../../kernel/http/policy';
import { text } from '../../kernel/texts';
import { presentDocument } from '../../records/documents/document.presenter';
import { updateDocument, viewOf } from '../../records/documents/document.repository';
import { findCouple } from '../../records/couples/couple';
import { isSelf, type UserSubject, userPolicy } from '../../records/users/user.policy';
import { getUser, loadUserSubject } from '../../records/users/user.repository';
import { acceptInvitation, verifiedEmailOf } from './accept-invitation';
import {
  countInvitationsSince,
  type InvitationRow,
  openInvitationByToken,
  openInvitationOf,
  openInvitationsFor,
  replaceInvitation,
  revokeInvitations,
} from '../../records/invitations/invitation.repository';
import { ownDocumentOf } from './own-document';
import { updateInvitation } from '../../records/invitations/invitation.repository';

/** A couple corrects a mistyped address a few times; more is somebody using us to send mail. */
const INVITATIONS_PER_DAY = 10;
const MS_PER_DAY = 86_400_000;

const isOwnCustomer = (actor: Actor, subject: UserSubject) => isSelf(actor, subject) && isCustomer(actor, subject);

const invitationPolicy = {
  read: userPolicy.read,
  invite: isOwnCustomer,
  revoke: isOwnCustomer,
  readOwnInvitation: isOwnCustomer,
  listInvites: isOwnCustomer,
  accept: isOwnCustomer,
} satisfies Policy<'invite' | 'revoke' | 'readOwnInvitation' | 'listInvites' | 'accept', UserSubject>;

const openPolicy = { read: isCustomer, open: isCustomer } satisfies Policy<'open', unknown>;

const sentInvitationSchema = z
  .object({
    documentId: idSchema,
    email: emailSchema,
    sentAt: instantSchema,
    expiresAt: instantSchema,
    isOpened: z.boolean(),
  })
  .meta({ id: 'SentInvitation', description: 'The invitation of the partner that is open now.' });

const ownDocumentStatusSchema = z.enum(['NONE', 'UNTOUCHED', 'IN_USE', 'SHARED']).meta({
  id: 'OwnDocumentStatus',
  description: 'What the invitee has already: IN_USE asks for a choice, SHARED cannot join another document.',
});

const receivedInvitationSchema = z
  .object({
    documentId: idSchema,
    invitedBy: z.object({ firstName: z.string().nullable(), fullName: z.string() }),
    sentAt: instantSchema,
    expiresAt: instantSchema,
    ownDocument: ownDocumentStatusSchema,
  })
  .meta({ id: 'ReceivedInvitation', description: 'An invitation that is bound to the reader (D6).' });

const presentSent = (row: InvitationRow) => ({
  documentId: row.documentId,
  email: row.email,
  sentAt: iso(row.sentAt),
  expiresAt: iso(row.expiresAt),
  isOpened: row.openedById !== null,
});

async function presentReceived(tx: Tx, row: InvitationRow, readerId: string) {
  const inviter = await getUser(tx, row.invitedById);
  const { status } = await ownDocumentOf(tx, readerId);
  return {
    documentId: row.documentId,
    invitedBy: { firstName: inviter.firstName, fullName: fullName(inviter) },
    sentAt: iso(row.sentAt),
    expiresAt: iso(row.expiresAt),
    ownDocument: status,
  };
}

export const invitationOperations = [
  operation({
    route: 'POST /users/{id}/invite',
    id: 'users.invite',
    summary: 'Invites the partner by e-mail; a newer invitation replaces the one before',
    tag: 'users',
    params: idParam,
    body: invitationSchema,
    response: sentInvitationSchema,
    status: 201,
    policy: invitationPolicy,
    action: 'invite',
    load: ({ tx, params }) => loadUserSubject(tx, params.id),
    handle: async ({ tx, subject, body, now, audit, sendMail }) => {
      const couple = await findCouple(tx, subject.id, 'change');
      if (couple === null) throw problem('REFUSED_BY_RULE', { detail: text('invitation.noDocument') });
      if (couple.partner !== null) throw problem('ALREADY_EXISTS', { detail: text('invitation.alreadyCouple') });
      if (body.email.toLowerCase() === couple.self.email.toLowerCase()) {
        throw invalidField('email', text('invitation.ownAddress'), 'own_address');
      }
      const dayAgo = new Date(now.getTime() - MS_PER_DAY);
      if ((await countInvitationsSince(tx, couple.document.id, dayAgo)) >= INVITATIONS_PER_DAY) {
        throw problem('TOO_MANY_REQUESTS', { detail: text('invitation.tooMany'), headers: { 'retry-after': '3600' } });
      }
      const { row, token } = await replaceInvitation(
        tx,
        { documentId: couple.document.id, invitedById: subject.id, email: body.email },
        now,
      );
      await updateDocument(tx, couple.document.id, { invitationSentAt: now, invitedUserId: null }, subject.id, now);
      audit({ documentId: couple.document.id, subjectKind: 'invitation', subjectId: row.id });
      await sendMail({ kind: 'invitation', to: body.email, data: { name: couple.self.firstName, token } });
      return presentSent(row);
    },
  }),
  operation({
    route: 'GET /users/{id}/invite',
    id: 'users.readInvitation',
    summary: 'The open invitation of the partner; null when there is none',
    tag: 'users',
    isOurs: true,
    params: idParam,
    response: z.object({ invitation: sentInvitationSchema.nullable() }),
    policy: invitationPolicy,
    action: 'readOwnInvitation',
    load: ({ tx, params }) => loadUserSubject(tx, params.id),
    handle: async ({ tx, subject, now }) => {
      const couple = await findCouple(tx, subject.id);
      const row = couple === null ? undefined : await openInvitationOf(tx, couple.document.id, now);
      return { invitation: row === undefined ? null : presentSent(row) };
    },
  }),
  operation({
    route: 'DELETE /users/{id}/invite',
    id: 'users.revokeInvitation',
    summary: 'Revokes the open invitation; its link stops working',
    tag: 'users',
    isOurs: true,
    params: idParam,
    response: null,
    policy: invitationPolicy,
    action: 'revoke',
    load: ({ tx, params }) => loadUserSubject(tx, params.id),
    handle: async ({ tx, subject, now, audit }) => {
      const couple = await findCouple(tx, subject.id, 'change');
      if (couple === null) return null;
      await revokeInvitations(tx, couple.document.id, now);
      await updateDocument(tx, couple.document.id, { invitationSentAt: null, invitedUserId: null }, subject.id, now);
      audit({ documentId: couple.document.id });
      return null;
    },
  }),
  operation({
    route: 'POST /invitations/open',
    id: 'invitations.open',
    summary: 'Binds an invitation to the signed-in person by the link that they opened',
    tag: 'documents',
    isOurs: true,
    body: z.object({ token: z.string().min(1).max(200) }).meta({ id: 'InvitationToken' }),
    response: receivedInvitationSchema,
    policy: openPolicy,
    action: 'open',
    load: noSubject,
    handle: async ({ tx, actor, body, now, audit }) => {
      const person = personOf(actor);
      const row = await openInvitationByToken(tx, body.token, now);
      if (row === undefined || row.invitedById === person.id) {
        throw problem('NOT_FOUND', { detail: text('invitation.gone') });
      }
      await updateInvitation(tx, row.id, { openedById: person.id });
      await updateDocument(tx, row.documentId, { invitedUserId: person.id }, person.id, now);
      audit({ documentId: row.documentId, subjectKind: 'invitation', subjectId: row.id });
      return presentReceived(tx, row, person.id);
    },
  }),
  operation({
    route: 'GET /users/{id}/documents/invites',
    id: 'documents.listInvites',
    summary: 'Invitations bound to me, by an opened link or by my verified e-mail',
    tag: 'documents',
    params: idParam,
    response: z.array(receivedInvitationSchema),
    policy: invitationPolicy,
    action: 'listInvites',
    load: ({ tx, params }) => loadUserSubject(tx, params.id),
    handle: async ({ tx, actor, now }) => {
      const person = personOf(actor);
      const rows = await openInvitationsFor(tx, { id: person.id, verifiedEmail: verifiedEmailOf(person) }, now);
      const presented = [];
      for (const row of rows) presented.push(await presentReceived(tx, row, person.id));
      return presented;
    },
  }),
  operation({
    route: 'GET /users/{id}/documents/{docId}/accept-invite',
    id: 'documents.acceptInvite',
    summary: 'Accepts an invitation, once the person confirmed it',
    description:
      'A GET by the specification, though it changes something: it needs `confirmed=true` and a call from a portal of ours.',
    tag: 'documents',
    changes: true,
    params: z.object({ id: idSchema, docId: idSchema }),
    query: z.object({
      token: z.string().min(1).max(200).optional(),
      confirmed: z.literal('true'),
      ownDocument: z.enum(['SET_ASIDE', 'BRING_ANSWERS']).optional(),
    }),
    response: agreementDocumentSchema,
    policy: invitationPolicy,
    action: 'accept',
    load: ({ tx, params }) => loadUserSubject(tx, params.id),
    handle: async ({ tx, actor, params, query, now, request, services, audit, sendMail }) => {
      requireOwnPage(request, services.config);
      const document = await acceptInvitation(
        tx,
        personOf(actor),
        { documentId: params.docId, token: query.token, ownDocument: query.ownDocument },
        now,
      );
      audit({ documentId: document.id });
      const view = await viewOf(tx, document);
      await sendMail({
        kind: 'invitation-accepted',
        to: view.userA.email,
        data: { name: view.userB?.firstName ?? null },
        dedupeKey: `invitation-accepted:${document.id}`,
      });
      return presentDocument(view, actor);
    },
  }),
];
