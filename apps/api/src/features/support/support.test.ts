import { SUPPORT_TICKETS_PER_HOUR } from '@troth/domain/constants';
import type { SupportTicket } from '@troth/domain/support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomer, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const SUPPORT = 'support@troth.example';
const question = { topic: 'PAYMENT', message: 'The card was declined.\n\nWhat now?', pagePath: '/payment' };
const ask = (person: TestPerson, body: object = question, headers?: Record<string, string>) =>
  api.post<SupportTicket>(`/users/${person.id}/support-tickets`, body, person, headers);
const mailsTo = async (recipient: string) => {
  await api.runJobs();
  return readMails(api, recipient);
};

describe('a question to the support team (D16)', () => {
  it('is kept under a short number, confirmed, and sent to the support address', async () => {
    const ana = await aCustomer(api, { firstName: 'Ana', lastName: 'Ruiz' });
    const { status, body } = await ask(ana);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...question, userId: ana.id, status: 'OPEN', reply: null, repliedAt: null });
    expect(body.number).toBeGreaterThan(1000);
    const confirmation = (await mailsTo(ana.email)).at(-1);
    expect(confirmation?.subject).toBe(`We’ve received your question, number ${body.number}`);
    expect(confirmation?.bodyText).toContain('What now?');
    const copy = (await mailsTo(SUPPORT)).find((mail) => mail.subject.includes(String(body.number)));
    expect(copy?.subject).toBe(`Ticket ${body.number}: Payment`);
    expect(copy?.bodyText).toContain(`From Ana Ruiz, ${ana.email}`);
    expect(copy?.bodyText).toContain('Sent from the page /payment');
    expect(copy?.bodyText).toContain('The card was declined.');
    expect(copy?.replyTo).toBe(ana.email);
  });

  it('may come from an attorney as well', async () => {
    expect((await ask(await anAttorney(api))).status).toBe(201);
  });

  it('is one ticket and one confirmation when it is sent twice under one key', async () => {
    const person = await aCustomer(api);
    const key = { 'idempotency-key': 'one-question' };
    const [first, again] = [await ask(person, question, key), await ask(person, question, key)];
    expect(again.body.number).toBe(first.body.number);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  it('is refused beyond a few within the hour, and says how long to wait', async () => {
    const person = await aCustomer(api);
    for (let sent = 0; sent < SUPPORT_TICKETS_PER_HOUR; sent += 1) expect((await ask(person)).status).toBe(201);
    api.clock.advance(60_000);
    const refused = await ask(person);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String(59 * 60));
    api.clock.advance(59 * 60_000);
    expect((await ask(person)).status).toBe(201);
  });

  it('does not pass the limit when several come at once', async () => {
    const person = await aCustomer(api);
    const replies = await Promise.all(Array.from({ length: SUPPORT_TICKETS_PER_HOUR + 2 }, () => ask(person)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(SUPPORT_TICKETS_PER_HOUR);
  });
});

describe('the support desk', () => {
  it('lists open tickets first, longest waiting before the others, with their authors', async () => {
    const person = await aCustomer(api, { firstName: 'Lee', lastName: 'Park' });
    const older = (await ask(person)).body;
    api.clock.advance(1000);
    const newer = (await ask(person)).body;
    const answered = await api.patch(
      `/admin/support-tickets/${older.id}`,
      { status: 'CLOSED', reason: 'Solved by telephone' },
      admin,
    );
    expect(answered.status).toBe(200);
    const { body } = await api.get<{ tickets: (SupportTicket & { author: object })[]; total: number }>(
      '/admin/support-tickets?limit=100',
      admin,
    );
    const order = body.tickets.map(({ id }) => id);
    expect(order.indexOf(newer.id)).toBeLessThan(order.indexOf(older.id));
    expect(body.tickets.find(({ id }) => id === newer.id)?.author).toEqual({
      fullName: 'Lee Park',
      email: person.email,
    });
    const open = await api.get<{ tickets: SupportTicket[] }>('/admin/support-tickets?status=OPEN', admin);
    expect(new Set(open.body.tickets.map(({ status }) => status))).toEqual(new Set(['OPEN']));
  });

  it('finds them by words of the author or by number, and turns pages in both ways without a gap', async () => {
    const person = await aCustomer(api, { firstName: 'Žofie', lastName: 'Quillfeather' });
    const asked = [];
    for (let at = 0; at < 3; at += 1) {
      asked.push((await ask(person)).body);
      api.clock.advance(1000);
    }
    await api.patch(
      `/admin/support-tickets/${asked[0]?.id}`,
      { status: 'CLOSED', reason: 'Solved by telephone' },
      admin,
    );
    interface Page {
      tickets: SupportTicket[];
      total: number;
      nextCursor: string | null;
      previousCursor: string | null;
    }
    const page = async (query: Record<string, string>) =>
      (await api.get<Page>(`/admin/support-tickets?${new URLSearchParams(query).toString()}`, admin)).body;
    const search = 'zofie quill';
    const whole = await page({ search });
    expect(whole).toMatchObject({ total: 3, nextCursor: null, previousCursor: null });
    const order = [asked[1], asked[2], asked[0]].map((ticket) => ticket?.id);
    expect(whole.tickets.map(({ id }) => id)).toEqual(order);
    const first = await page({ search, limit: '2' });
    const second = await page({ search, limit: '2', after: first.nextCursor ?? '' });
    expect([...first.tickets, ...second.tickets].map(({ id }) => id)).toEqual(order);
    expect((await page({ search, limit: '2', before: second.previousCursor ?? '' })).tickets).toEqual(first.tickets);
    const numbered = await page({ search: `#${asked[1]?.number}` });
    expect(numbered.tickets.map(({ id }) => id)).toEqual([asked[1]?.id]);
    expect((await page({ search, status: 'CLOSED' })).tickets.map(({ id }) => id)).toEqual([asked[0]?.id]);
  });

  it('mails a reply to its author, who also reads it in Troth', async () => {
    const person = await aCustomer(api);
    const ticket = (await ask(person)).body;
    const reply = { status: 'ANSWERED', reply: 'Try another card.' };
    expect((await api.patch(`/admin/support-tickets/${ticket.id}`, reply, admin)).body).toMatchObject(reply);
    const mail = (await mailsTo(person.email)).find(({ subject }) => subject.startsWith('Our reply'));
    expect(mail?.bodyText).toContain('Try another card.');
    const own = await api.get<SupportTicket[]>(`/users/${person.id}/support-tickets`, person);
    expect(own.body).toMatchObject([{ id: ticket.id, ...reply }]);
  });

  it('calls nothing answered that was not answered, and mails nothing for a change of status alone', async () => {
    const person = await aCustomer(api);
    const ticket = (await ask(person)).body;
    const path = `/admin/support-tickets/${ticket.id}`;
    expect((await api.patch(path, { status: 'ANSWERED', reason: 'By telephone' }, admin)).status).toBe(422);
    expect((await api.patch(path, { status: 'CLOSED', reason: 'Solved by telephone' }, admin)).status).toBe(200);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  it('keeps why: the reply, or a reason where there is none, neither in the log', async () => {
    const person = await aCustomer(api);
    const ticket = (await ask(person)).body;
    const path = `/admin/support-tickets/${ticket.id}`;
    for (const refused of [{}, { reason: 'ok' }]) {
      expect((await api.patch(path, { status: 'CLOSED', ...refused }, admin)).status).toBe(400);
    }
    await api.patch(path, { status: 'ANSWERED', reply: 'Try another card of yours.' }, admin);
    await api.patch(path, { status: 'CLOSED', reason: 'The card was accepted' }, admin);
    const entries = await api.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('action', '=', 'support.answer')
      .where('subjectId', '=', ticket.id)
      .where('outcome', '=', 'DONE')
      .execute();
    expect(entries.map(({ reason }) => /^[\w-]{20,}$/.test(reason ?? ''))).toEqual([true, true]);
    expect(JSON.stringify(entries)).not.toMatch(/another card|accepted/);
    const kept = await api.get<{ action: string; reason: string }[]>(`/admin/users/${person.id}/actions`, admin);
    expect(kept.body).toMatchObject([{ action: 'support.answer', reason: 'The card was accepted' }]);
  });
});
