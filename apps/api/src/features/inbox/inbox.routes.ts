import { renderReceiptPdf } from '@troth/agreement/pdf';
import { shortText } from '@troth/domain/records';
import { z } from 'zod';
import { idParam } from '../../kernel/http/common-schemas';
import { htmlResponse } from '../../kernel/http/html';
import { noSubject, operation, type Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { catalogue, composeMail, mailNames, type NamedMail } from '../../kernel/mail/catalogue/catalogue';
import { renderMail } from '../../kernel/mail/render-mail';
import { anyone, type Policy } from '../../kernel/http/policy';
import { receiptResponse } from '../payments/receipt-paper';
import { getInboxMail, listInbox, markRead } from '../../records/inbox/inbox.repository';
import { INBOX_POLICY, inboxPage, mailBody, mailPage, mailPolicy, samplePage, samplesPage } from './inbox-page';

/** Open to everyone whom the stand-in answers, which the page says; it is there only while no mail server is configured. */
const inboxPolicy = { read: anyone } satisfies Policy<never, unknown>;

const PAGE_SIZE = 200;

const html = (page: string) => htmlResponse(page, INBOX_POLICY);

function mailInFrame(body: string): Response {
  const response = htmlResponse(mailBody(body), mailPolicy(body));
  response.headers.set('x-frame-options', 'SAMEORIGIN');
  return response;
}

const shared = {
  tag: 'inbox',
  isOurs: true,
  standIns: ['INBOX'],
  response: null,
  produces: 'text/html',
  policy: inboxPolicy,
  action: 'read',
  load: noSubject,
} as const;

const sampleParams = z.object({ kind: z.enum(mailNames), number: z.coerce.number().int().min(1).max(20) });

/** A mail of the catalogue as it would be sent. @throws Problem NOT_FOUND when it has no such sample. */
function sampleMail(call: Work, { kind, number }: z.output<typeof sampleParams>) {
  const data = catalogue[kind].samples[number - 1];
  if (data === undefined) throw problem('NOT_FOUND');
  const { origins } = call.services.config;
  const { words, reader, topic } = composeMail({ kind, data } as NamedMail, origins);
  const unsubscribeUrl = topic === null ? null : `${origins.api}/reminders/unsubscribe/sample`;
  return { kind, number, subject: words.subject, isReminder: topic !== null, words, reader, unsubscribeUrl };
}

export const inboxOperations = [
  operation({
    ...shared,
    route: 'GET /inbox/samples',
    id: 'inbox.listSamples',
    summary: 'Every mail that Troth can send, with sample data; only where the local inbox is',
    handle: (call) => {
      const samples = mailNames.flatMap((kind) =>
        catalogue[kind].samples.map((_, index) => sampleMail(call, { kind, number: index + 1 })),
      );
      return html(samplesPage(samples));
    },
  }),
  operation({
    ...shared,
    route: 'GET /inbox/samples/{kind}/{number}',
    id: 'inbox.readSample',
    summary: 'One mail that Troth can send, with sample data',
    params: sampleParams,
    handle: (call) => {
      const sample = sampleMail(call, call.params);
      return html(samplePage(sample, renderMail(sample.words, sample).plain));
    },
  }),
  operation({
    ...shared,
    route: 'GET /inbox/samples/{kind}/{number}/body',
    id: 'inbox.readSampleBody',
    summary: 'The same as its reader sees it',
    params: sampleParams,
    handle: (call) => {
      const sample = sampleMail(call, call.params);
      return mailInFrame(renderMail(sample.words, sample).html);
    },
  }),
  operation({
    ...shared,
    route: 'GET /inbox',
    id: 'inbox.list',
    summary: 'The local inbox page: mail that was sent while no mail server is configured',
    query: z.object({ to: shortText.optional() }),
    handle: async (call) => {
      const recipient = call.query.to?.trim().toLowerCase() ?? '';
      return html(inboxPage(await listInbox(call.tx, recipient, PAGE_SIZE), recipient));
    },
  }),
  operation({
    ...shared,
    route: 'GET /inbox/{id}',
    id: 'inbox.read',
    summary: 'One mail of the local inbox',
    params: idParam,
    handle: async (call) => {
      const mail = await getInboxMail(call.tx, call.params.id);
      await markRead(call.tx, mail, call.now);
      return html(mailPage(mail));
    },
  }),
  operation({
    ...shared,
    route: 'GET /inbox/{id}/body',
    id: 'inbox.readBody',
    summary: 'The mail as its reader sees it',
    params: idParam,
    handle: async (call) => {
      return mailInFrame((await getInboxMail(call.tx, call.params.id)).bodyHtml);
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
      const { receipt } = await getInboxMail(call.tx, call.params.id);
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
      const { calendar } = await getInboxMail(call.tx, call.params.id);
      if (calendar === null) throw problem('NOT_FOUND');
      return new Response(calendar.text, {
        headers: {
          'content-type': `text/calendar; charset=utf-8; method=${calendar.method}`,
          'content-disposition': 'attachment; filename="invite.ics"',
          'cache-control': 'no-store',
        },
      });
    },
  }),
];
