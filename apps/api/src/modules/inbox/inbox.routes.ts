import { renderReceiptPdf } from '@troth/agreement/pdf';
import { shortText } from '@troth/domain/records';
import { z } from 'zod';
import { idParam } from '../../http/common-schemas';
import { noSubject, operation, type Work } from '../../http/operation';
import { problem } from '../../http/problem';
import { anyone, type Policy } from '../../policy';
import { receiptResponse } from '../payments/receipt-paper';
import { INBOX_POLICY, inboxPage, MAIL_POLICY, mailBody, mailPage } from './inbox-page';

/** Open to whoever reaches the machine, which the page says: it is there only while no mail server is configured. */
const inboxPolicy = { read: anyone } satisfies Policy<never, unknown>;

const PAGE_SIZE = 200;

function requireLocalInbox({ services }: Work): void {
  if (services.config.mail.kind !== 'embedded') throw problem('NOT_FOUND');
}

const html = (page: string, policy: string, frames: 'DENY' | 'SAMEORIGIN' = 'DENY') =>
  new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-frame-options': frames,
    },
  });

async function getMail({ tx }: Work, id: string) {
  const mail = await tx.selectFrom('inboxMessages').selectAll().where('id', '=', id).executeTakeFirst();
  if (mail === undefined) throw problem('NOT_FOUND');
  return mail;
}

const shared = {
  tag: 'inbox',
  isOurs: true,
  response: null,
  produces: 'text/html',
  policy: inboxPolicy,
  action: 'read',
  load: noSubject,
} as const;

export const inboxOperations = [
  operation({
    ...shared,
    route: 'GET /inbox',
    id: 'inbox.list',
    summary: 'The local inbox page: mail that was sent while no mail server is configured',
    query: z.object({ to: shortText.optional() }),
    handle: async (call) => {
      requireLocalInbox(call);
      const recipient = call.query.to?.trim().toLowerCase() ?? '';
      let query = call.tx.selectFrom('inboxMessages').select(['id', 'recipient', 'subject', 'receivedAt', 'readAt']);
      if (recipient !== '') query = query.where((eb) => eb(eb.fn<string>('lower', ['recipient']), '=', recipient));
      const mails = await query.orderBy('receivedAt', 'desc').orderBy('id').limit(PAGE_SIZE).execute();
      return html(inboxPage(mails, recipient), INBOX_POLICY);
    },
  }),
  operation({
    ...shared,
    route: 'GET /inbox/{id}',
    id: 'inbox.read',
    summary: 'One mail of the local inbox',
    params: idParam,
    handle: async (call) => {
      requireLocalInbox(call);
      const mail = await getMail(call, call.params.id);
      await call.tx
        .updateTable('inboxMessages')
        .set({ readAt: mail.readAt ?? call.now })
        .where('id', '=', mail.id)
        .execute();
      return html(mailPage(mail), INBOX_POLICY);
    },
  }),
  operation({
    ...shared,
    route: 'GET /inbox/{id}/body',
    id: 'inbox.readBody',
    summary: 'The mail as its reader sees it',
    params: idParam,
    handle: async (call) => {
      requireLocalInbox(call);
      return html(mailBody((await getMail(call, call.params.id)).bodyHtml), MAIL_POLICY, 'SAMEORIGIN');
    },
  }),
  operation({
    ...shared,
    route: 'GET /inbox/{id}/receipt',
    id: 'inbox.readReceipt',
    summary: 'The receipt that came with a mail of the local inbox',
    params: idParam,
    produces: 'application/pdf',
    handle: async (call) => {
      requireLocalInbox(call);
      const { receipt } = await getMail(call, call.params.id);
      if (receipt === null) throw problem('NOT_FOUND');
      return async () => receiptResponse(await renderReceiptPdf(receipt));
    },
  }),
  operation({
    ...shared,
    route: 'GET /inbox/{id}/invitation',
    id: 'inbox.readInvitation',
    summary: 'The calendar file that came with a mail of the local inbox',
    params: idParam,
    produces: 'text/calendar',
    handle: async (call) => {
      requireLocalInbox(call);
      const { calendarMethod, calendarText } = await getMail(call, call.params.id);
      if (calendarText === null || calendarMethod === null) throw problem('NOT_FOUND');
      return new Response(calendarText, {
        headers: {
          'content-type': `text/calendar; charset=utf-8; method=${calendarMethod}`,
          'content-disposition': 'attachment; filename="invite.ics"',
          'cache-control': 'no-store',
        },
      });
    },
  }),
];
