import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { openJobs } from '../jobs/jobs';
import { queueHandlers } from '../jobs/queue-handlers';
import { aMailServer, type MailServer } from '../testing/smtp-server';
import { type TestApp, testApp } from '../testing/test-app';
import { deliverMail, smtpTransport } from './deliver-mail';
import { MAIL_QUEUE, type MailRequest, queueMail } from './mail';

const FROM = 'Troth <hello@troth.example>';

let server: MailServer;
let api: TestApp;
let config: ReturnType<typeof readConfig>;
beforeAll(async () => {
  server = await aMailServer();
  config = readConfig({ NODE_ENV: 'test', SMTP_URL: server.url, MAIL_FROM: FROM });
  api = await testApp({ config });
});
afterAll(async () => {
  await api.close();
  await server.close();
});
beforeEach(() => {
  server.behave('TAKES_MAIL');
  server.taken.length = 0;
});

let mails = 0;
/** A mail in the outbox, as an operation leaves it there. */
async function aMail(more: Pick<MailRequest, 'replyTo' | 'receipt' | 'calendar'> = {}): Promise<string> {
  mails += 1;
  const request = {
    kind: 'test',
    to: `reader-${mails}@example.com`,
    subject: `Grüße ${mails} — “now”`,
    paragraphs: ['Línea uno.'],
    ...more,
  };
  const id = await api.db.transaction().execute((tx) => queueMail(tx, request, api.clock.now()));
  return id ?? '';
}
const deliver = (id: string) =>
  deliverMail(api.db, { id }, { from: FROM, smtp: smtpTransport(config.mail), now: api.clock.now() });
const outbox = (id: string) =>
  api.db.selectFrom('mailOutbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const header = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(raw)?.[1]?.replaceAll(/\r\n\s+/g, ' ');

describe('mail by SMTP, to a real server', () => {
  it('arrives with sender, recipient, both forms of the text, and whom to answer', async () => {
    const id = await aMail({ replyTo: 'support@troth.example' });
    await deliver(id);
    expect(server.taken).toHaveLength(1);
    const [mail] = server.taken;
    expect(mail).toMatchObject({ from: 'hello@troth.example', to: [`reader-${mails}@example.com`] });
    const raw = mail?.raw ?? '';
    expect(header(raw, 'From')).toBe(FROM);
    expect(header(raw, 'Reply-To')).toBe('support@troth.example');
    expect(header(raw, 'Message-ID')).toBe(`<${id}@troth>`);
    expect(raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(raw).toContain('Content-Type: text/html; charset=utf-8');
    expect(await outbox(id)).toMatchObject({ status: 'SENT', attempts: 1, lastError: null });
  });

  it('brings a receipt along as PDF', async () => {
    const line = { label: 'Prenuptial agreement', value: '$599.00' };
    const receipt = {
      title: 'Receipt',
      facts: [],
      head: ['What', 'Amount'],
      lines: [line],
      total: line,
      note: '',
    } as const;
    await deliver(await aMail({ receipt }));
    const raw = server.taken[0]?.raw ?? '';
    expect(raw).toContain('Content-Type: application/pdf; name=troth-receipt.pdf');
    // "%PDF-" in base64.
    expect(raw).toContain('JVBERi0');
  });

  it('brings an invitation along as the part that mail programs put into the calendar, and as a file', async () => {
    const lines = ['BEGIN:VCALENDAR', 'METHOD:CANCEL', 'BEGIN:VEVENT', 'UID:one@troth', 'END:VEVENT', 'END:VCALENDAR'];
    const text = `${lines.join('\r\n')}\r\n`;
    await deliver(await aMail({ calendar: { method: 'CANCEL', text } }));
    const raw = server.taken[0]?.raw ?? '';
    expect(raw).toContain('Content-Type: multipart/alternative');
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/);
    expect(raw).toMatch(/Content-Disposition: attachment; filename=invite\.ics/);
    const parts = [...raw.matchAll(/\r\n\r\n((?:[A-Za-z0-9+/=]+\r\n)+)/g)].map(([, part]) =>
      Buffer.from(part ?? '', 'base64').toString(),
    );
    expect(raw).toContain(text);
    expect(parts).toContain(text);
  });

  it('is sent once, however often the job runs', async () => {
    const id = await aMail();
    await deliver(id);
    await deliver(id);
    expect(server.taken).toHaveLength(1);
  });

  it('goes to the server and not to the local inbox when it is queued by an operation', async () => {
    const id = await aMail();
    await api.db.transaction().execute((tx) => api.services.jobs.enqueue(tx, MAIL_QUEUE, { id }));
    await api.runJobs();
    expect(server.taken).toHaveLength(1);
    expect(await api.db.selectFrom('inboxMessages').selectAll().where('id', '=', id).execute()).toEqual([]);
  });
});

describe('when the server does not take it', () => {
  it('is marked as failed with the kind of failure when the recipient is refused, and can be tried again', async () => {
    const id = await aMail();
    server.behave('REFUSES_RECIPIENT');
    await expect(deliver(id)).rejects.toThrow();
    expect(server.taken).toEqual([]);
    expect(await outbox(id)).toMatchObject({ status: 'FAILED', attempts: 1, lastError: 'EENVELOPE', sentAt: null });
    server.behave('TAKES_MAIL');
    await deliver(id);
    expect(server.taken).toHaveLength(1);
    expect(await outbox(id)).toMatchObject({ status: 'SENT', attempts: 2, lastError: null });
  });

  it('is tried again after a connection that broke in the middle', async () => {
    const id = await aMail();
    server.behave('DROPS_CONNECTION');
    await expect(deliver(id)).rejects.toThrow();
    expect((await outbox(id)).status).toBe('FAILED');
    server.behave('TAKES_MAIL');
    await deliver(id);
    expect(server.taken).toHaveLength(1);
    expect((await outbox(id)).status).toBe('SENT');
  });

  it('is tried again when nobody listens', async () => {
    const id = await aMail();
    const nowhere = smtpTransport({ ...config.mail, url: 'smtp://127.0.0.1:1' });
    const now = api.clock.now();
    await expect(deliverMail(api.db, { id }, { from: FROM, smtp: nowhere, now })).rejects.toThrow();
    expect(await outbox(id)).toMatchObject({ status: 'FAILED', lastError: 'ESOCKET' });
  });
});

describe('after a crash', () => {
  const messageIds = () => server.taken.map(({ raw }) => header(raw, 'Message-ID'));

  it('shows once in a mail program when the server took it and we never heard so', async () => {
    const id = await aMail();
    server.behave('DROPS_AFTER_TAKING');
    await expect(deliver(id)).rejects.toThrow();
    server.behave('TAKES_MAIL');
    await deliver(id);
    expect(messageIds()).toEqual([`<${id}@troth>`, `<${id}@troth>`]);
    expect((await outbox(id)).status).toBe('SENT');
  });

  it('is sent by the next start when the program was killed before the server was asked', async () => {
    if (api.services.database.kind !== 'embedded') return;
    const id = await aMail();
    await api.db.transaction().execute((tx) => api.services.jobs.enqueue(tx, MAIL_QUEUE, { id }));
    server.behave('DROPS_CONNECTION');
    // The job is taken up and never ticked off, as a kill leaves it.
    await expect(api.runJobs()).rejects.toThrow();
    server.behave('TAKES_MAIL');
    const next = await openJobs({
      database: api.services.database,
      queues: queueHandlers(() => api.services),
      logger: api.services.logger,
      supervise: false,
    });
    await next.drain();
    await next.drain();
    await next.stop();
    expect(messageIds()).toEqual([`<${id}@troth>`]);
    expect((await outbox(id)).status).toBe('SENT');
  });

  it('queues one mail only for what has a key, whatever is retried', async () => {
    const request = { kind: 'test', to: 'once@example.com', subject: 'Once', paragraphs: ['Once.'], dedupeKey: 'once' };
    const queue = () => api.db.transaction().execute((tx) => queueMail(tx, request, api.clock.now()));
    const [first, second] = [await queue(), await queue()];
    expect(first).not.toBeNull();
    expect(second).toBeNull();
  });
});
