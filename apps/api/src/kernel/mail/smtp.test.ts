import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config';
import type { Db } from '../database/database';
import { openJobs } from '../jobs/jobs';
import { aCustomer } from '../../testing/builders';
import { readLastMail } from '../../testing/mails';
import { aMailServer, type MailServer } from '../../testing/smtp-server';
import { type TestApp, testApp } from '../../testing/test-app';
import { deliverMail, mailJob, smtpTransport } from './deliver-mail';
import { mailKind, type MailRequest, queueMail } from './mail';
import { setReminders } from './reminder-optouts';

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
  return queued({
    kind: 'invitation',
    to: `reader-${mails}@example.com`,
    data: { name: 'Grüße “now”', token: 'x' },
    ...more,
  });
}
async function queued(mail: MailRequest): Promise<string> {
  const { origins } = config;
  const id = await api.db.transaction().execute((tx) => queueMail(tx, mail, { now: api.clock.now(), origins }));
  return id ?? '';
}
const deliver = async (id: string, db = api.db) => {
  const { jobs, logger } = api.services;
  const smtp = await smtpTransport(config.mail);
  return deliverMail({ db, jobs, logger, from: FROM, smtp, now: api.clock.now() }, { id });
};
const outbox = (id: string) =>
  api.db.selectFrom('mailOutbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const header = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(raw)?.[1]?.replaceAll(/\r\n\s+/g, ' ');

const messageIds = () => server.taken.map(({ raw }) => header(raw, 'Message-ID'));

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
    expect(header(raw, 'Message-ID')).toBe(`<${id}@troth.example>`);
    expect(raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(raw).toContain('Content-Type: text/html; charset=utf-8');
    expect(await outbox(id)).toMatchObject({ status: 'SENT', attempts: 1, lastError: null });
  });

  it('is bounced to the address that is set, and reuses the connection of the mail before', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => aMail()));
    const before = server.connections();
    const { db, jobs, logger } = { ...api.services, db: api.db };
    const mail = { ...config.mail, bounceAddress: 'bounces@troth.example' };
    const services = { ...api.services, config: { ...config, mail } };
    for (const id of ids.slice(0, 6)) await mailJob.handle(services, { id });
    expect(server.taken).toHaveLength(6);
    expect(new Set(server.taken.map(({ from }) => from))).toEqual(new Set(['bounces@troth.example']));
    expect(server.connections() - before).toBe(1);
    // And each for itself where nothing is kept open.
    for (const id of ids.slice(6))
      await deliverMail(
        { db, jobs, logger, from: FROM, smtp: await smtpTransport(mail), now: api.clock.now() },
        { id },
      );
    expect(server.connections() - before).toBe(3);
    expect(server.taken.at(-1)?.from).toBe('hello@troth.example');
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
    await api.db.transaction().execute((tx) => api.services.jobs.enqueue(tx, mailKind, { id }));
    await api.runJobs();
    expect(server.taken).toHaveLength(1);
    expect(await api.db.selectFrom('inboxMessages').selectAll().where('id', '=', id).execute()).toEqual([]);
  });
});

const MINUTE_MS = 60_000;

describe('what a mail says', () => {
  const TOKEN = 'Wxzqvkjpfhgmtblrd';
  const aDoor = (dedupeKey: string) =>
    queued({ kind: 'invitation', to: 'door@example.com', data: { name: 'Ana', token: TOKEN }, dedupeKey });
  /** Whether a row of the outbox shows the link, in whatever column. */
  const showsLink = async (id: string) => {
    const { rows } = await sql<{ shown: boolean }>`
      select position(${TOKEN} in row_to_json(mail)::text) > 0
        or position(${Buffer.from(TOKEN).toString('hex')} in row_to_json(mail)::text) > 0 as shown
      from mail_outbox mail where id = ${id}`.execute(api.db);
    return rows[0]?.shown;
  };

  it('is sealed while it waits, sent as it was, and gone once it left; its key still keeps it from being sent twice', async () => {
    const id = await aDoor('door:1');
    expect(await showsLink(id)).toBe(false);
    expect((await readLastMail(api, 'door@example.com')).bodyText).toContain(TOKEN);
    await deliver(id);
    expect(server.taken[0]?.raw.replaceAll('=\r\n', '')).toContain(TOKEN);
    expect(await outbox(id)).toMatchObject({
      status: 'SENT',
      sealedContent: null,
      dedupeKey: 'door:1',
      kind: 'invitation',
      createdAt: api.clock.now(),
    });
    expect(await aDoor('door:1')).toBe('');
  });

  it('is kept while it is tried again, and while an admin can send again what was refused', async () => {
    const id = await aDoor('door:2');
    server.behave('DROPS_CONNECTION');
    await deliver(id);
    expect((await outbox(id)).sealedContent).not.toBeNull();
    server.behave('REFUSES_RECIPIENT');
    await deliver(id);
    const refused = await outbox(id);
    expect(refused.status).toBe('UNDELIVERABLE');
    expect(refused.sealedContent).not.toBeNull();
  });
});

describe('when the server does not take it', () => {
  it('is given up at once where the recipient is refused for good, and no other mail waits for it', async () => {
    const [refused, other] = [await aMail(), await aMail()];
    server.behave('REFUSES_RECIPIENT');
    await deliver(refused);
    expect(await outbox(refused)).toMatchObject({
      status: 'UNDELIVERABLE',
      attempts: 1,
      lastError: 'EENVELOPE 550',
      sentAt: null,
    });
    server.behave('TAKES_MAIL');
    await deliver(other);
    await deliver(refused);
    expect(messageIds()).toEqual([`<${other}@troth.example>`]);
  });

  it('is tried again after a connection that broke in the middle', async () => {
    const id = await aMail();
    server.behave('DROPS_CONNECTION');
    await deliver(id);
    expect((await outbox(id)).status).toBe('FAILED');
    server.behave('TAKES_MAIL');
    await deliver(id);
    expect(server.taken).toHaveLength(1);
    expect((await outbox(id)).status).toBe('SENT');
  });

  it('waits longer after each failure, by a job of its own, and is given up when it is three days old', async () => {
    const begun = api.clock.now();
    const id = await aMail();
    const nowhere = await smtpTransport({ ...config.mail, url: 'smtp://127.0.0.1:1' });
    const waits: number[] = [];
    const jobs = {
      enqueue: (_tx: unknown, _queue: unknown, _data: unknown, options?: { startAfter?: Date }) => {
        waits.push(((options?.startAfter?.getTime() ?? 0) - api.clock.now().getTime()) / MINUTE_MS);
        return Promise.resolve();
      },
    };
    const { logger } = api.services;
    const fail = () =>
      deliverMail({ db: api.db, jobs, logger, from: FROM, smtp: nowhere, now: api.clock.now() }, { id });
    for (let attempt = 0; attempt < 9; attempt += 1) await fail();
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120]);
    expect(await outbox(id)).toMatchObject({ status: 'FAILED', lastError: 'ESOCKET', attempts: 9 });
    api.clock.set(new Date(begun.getTime() + (72 * 60 - 120) * MINUTE_MS));
    await fail();
    expect((await outbox(id)).status).toBe('FAILED');
    api.clock.advance(1);
    await fail();
    expect((await outbox(id)).status).toBe('UNDELIVERABLE');
    expect(waits).toHaveLength(10);
    api.clock.set(begun);
  });
});

describe('what a header can say', () => {
  it('is written by us alone, whatever a name or an address holds', async () => {
    const name = 'Ana\r\nBcc: thief@example.com\n<b>"O’Neil"</b> \u202Eevil \u05D3\u05E0\u05D4';
    const to = 'real@example.com';
    const id = await queued({ kind: 'invitation', to, data: { name, token: 'x' } });
    const { subject, bodyHtml } = await readLastMail(api, to);
    await deliver(id);
    const [mail] = server.taken;
    expect(mail?.to).toEqual([to]);
    const raw = mail?.raw ?? '';
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
    expect(subject).not.toMatch(/[\r\n\u202E]/);
    expect(subject).toContain('\u2068Ana Bcc: thief@example.com <b>"O’Neil"</b> evil \u05D3\u05E0\u05D4\u2069');
    expect(bodyHtml).toContain('&lt;b&gt;&quot;O’Neil&quot;&lt;/b&gt;');
    expect(bodyHtml).not.toContain('<b>');
  });
});

describe('a reminder', () => {
  const remind = async (readerId: string) =>
    queued({ kind: 'questionnaire-reminder', to: 'reminded@example.com', readerId, data: { name: 'Ana' } });

  it('tells mail programs how to unsubscribe with one click (RFC 8058); other mails do not', async () => {
    const person = await aCustomer(api);
    const id = await remind(person.id);
    const { unsubscribeUrl } = await readLastMail(api, 'reminded@example.com');
    await deliver(id);
    const raw = server.taken[0]?.raw ?? '';
    expect(header(raw, 'List-Unsubscribe')?.replaceAll(' ', '')).toBe(`<${unsubscribeUrl}>`);
    expect(header(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    await deliver(await aMail());
    expect(header(server.taken[1]?.raw ?? '', 'List-Unsubscribe')).toBeUndefined();
  });

  it('is dropped when its reader unsubscribes while it is on its way, and not written afterwards', async () => {
    const person = await aCustomer(api);
    const id = await remind(person.id);
    const now = api.clock.now();
    await api.db
      .transaction()
      .execute((tx) => setReminders(tx, { userId: person.id, topic: 'QUESTIONNAIRE', isWanted: false }, now));
    await deliver(id);
    expect(server.taken).toEqual([]);
    expect((await outbox(id)).status).toBe('DROPPED');
    expect(await remind(person.id)).toBe('');
  });
});

describe('after a crash', () => {
  it('shows once in a mail program when the server took it and we never heard so', async () => {
    const id = await aMail();
    server.behave('DROPS_AFTER_TAKING');
    await deliver(id);
    server.behave('TAKES_MAIL');
    await deliver(id);
    expect(messageIds()).toEqual([`<${id}@troth.example>`, `<${id}@troth.example>`]);
    expect((await outbox(id)).status).toBe('SENT');
  });

  it('is sent by the next start when the program was killed with the job in its hands', async () => {
    if (api.services.database.kind !== 'embedded') return;
    const id = await aMail();
    await api.db.transaction().execute((tx) => api.services.jobs.enqueue(tx, mailKind, { id }));
    const { database, logger } = api.services;
    const start = (handle: () => Promise<void>) =>
      openJobs({
        database,
        logger,
        jobs: [{ ...mailKind, handle }],
        services: () => api.services,
        supervise: false,
      });
    const killed = await start(() => Promise.reject(new Error('killed')));
    await expect(killed.drain()).rejects.toThrow('killed');
    const next = await start(() => deliver(id));
    await next.drain();
    await next.drain();
    await Promise.all([killed.stop(), next.stop()]);
    expect(messageIds()).toEqual([`<${id}@troth.example>`]);
    expect((await outbox(id)).status).toBe('SENT');
  });

  /** A database that dies before a statement, as a kill of the program does. */
  function dyingBefore(statement: number): { db: Db; hasDied: () => boolean } {
    let left = statement;
    let hasDied = false;
    const db = api.db.withPlugin({
      transformQuery: ({ node }) => {
        hasDied ||= left === 0;
        if (hasDied) throw new Error('killed');
        left -= 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    return { db, hasDied: () => hasDied };
  }

  it.each(['TAKES_MAIL', 'DROPS_CONNECTION', 'DROPS_AFTER_TAKING'] as const)(
    'shows once in a mail program wherever the program was killed, when the server %s',
    async (mood) => {
      for (let statement = 0, hasDied = true; hasDied; statement += 1) {
        server.taken.length = 0;
        server.behave(mood);
        const id = await aMail();
        const dying = dyingBefore(statement);
        await deliver(id, dying.db).catch(() => undefined);
        hasDied = dying.hasDied();
        server.behave('TAKES_MAIL');
        // The job is given out again, and once more.
        await deliver(id);
        await deliver(id);
        expect([...new Set(messageIds())]).toEqual([`<${id}@troth.example>`]);
        expect((await outbox(id)).status).toBe('SENT');
      }
    },
  );

  it('queues one mail only for what has a key, whatever is retried', async () => {
    const request: MailRequest = { kind: 'postnup-waitlist', to: 'once@example.com', data: {}, dedupeKey: 'once' };
    const queue = () => queued(request);
    const [first, second] = [await queue(), await queue()];
    expect(first).not.toBe('');
    expect(second).toBe('');
  });
});
