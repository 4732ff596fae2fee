import type { Chat, ShownChatCounterpart } from '@troth/domain/chats';
import { CHAT_AFTER_CALL_MS, CHAT_MAIL_DELAY_MS } from '@troth/domain/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAppointment, aService } from '../../testing/appointments';
import { aCouple, anAdmin, anAttorney, type TestCouple, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let couple: TestCouple;
let lawyer: TestPerson;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

async function newCouple(): Promise<void> {
  lawyer = await anAttorney(api, { states: ['NY'] });
  couple = await aCouple(api).withAttorneyFor('A', lawyer);
}

const address = (person: TestPerson, rest = '') => `/users/${person.id}/documents/${couple.documentId}/chats${rest}`;
const write = (from: TestPerson, to: { id: string }, message: string, headers?: Record<string, string>) =>
  api.post<Chat>(address(from), { toUserId: to.id, message }, from, headers);
const read = async (person: TestPerson, query = '') => (await api.get<Chat[]>(address(person, query), person)).body;
const texts = async (person: TestPerson, query = '') => (await read(person, query)).map(({ message }) => message);
const markAsRead = (person: TestPerson, chatIds: string[]) =>
  api.patch<Chat[]>(address(person, '/read'), { chatIds }, person);
const takeBack = (person: TestPerson, json?: unknown) =>
  api.request('DELETE', address(person), { as: person, ...(json === undefined ? {} : { json }) });
const counterparts = async (person: TestPerson) =>
  (await api.get<ShownChatCounterpart[]>(address(person, '/counterparts'), person)).body;
/** How many messages of each writer wait, where any do. */
const unread = async (person: TestPerson) =>
  (await counterparts(person)).flatMap(({ userId, unread: count }) =>
    count === 0 ? [] : [{ fromUserId: userId, count }],
  );

/** A call about questions that partner A has bought, with an appointment that ends so far from now. */
async function aCall(attorney: TestPerson, endsInMs: number) {
  const purchaseItemId = await aService(api, { couple, client: couple.a, attorney, product: 'q_a' });
  const endsAt = new Date(api.clock.now().getTime() + endsInMs);
  return { purchaseItemId, eventId: await anAppointment(api, { purchaseItemId, attorneyId: attorney.id, endsAt }) };
}

describe('chats (customer spec section 7, D3)', () => {
  it('are between partners, and between a client and the own attorney', async () => {
    await newCouple();
    expect((await write(couple.a, couple.b, '  Shall we talk?\n')).body).toMatchObject({
      fromUserId: couple.a.id,
      toUserId: couple.b.id,
      documentId: couple.documentId,
      message: 'Shall we talk?',
      isRead: false,
    });
    expect((await write(couple.b, couple.a, 'Gladly')).status).toBe(201);
    expect((await write(couple.a, lawyer, 'A question')).status).toBe(201);
    expect((await write(lawyer, couple.a, 'An answer')).status).toBe(201);
    expect(await texts(couple.a)).toEqual(['Shall we talk?', 'Gladly', 'A question', 'An answer']);
    expect(await texts(couple.b)).toEqual(['Shall we talk?', 'Gladly']);
    expect(await texts(lawyer)).toEqual(['A question', 'An answer']);
    expect(await texts(couple.a, `?withUserId=${lawyer.id}`)).toEqual(['A question', 'An answer']);
  });

  it('never reach the other partner’s attorney, oneself, or a stranger', async () => {
    await newCouple();
    expect((await write(couple.b, lawyer, 'Hello')).status).toBe(403);
    expect((await write(lawyer, couple.b, 'Hello')).status).toBe(403);
    expect((await write(couple.a, couple.a, 'Hello')).status).toBe(403);
    const stranger = await aCouple(api);
    expect((await write(couple.a, stranger.a, 'Hello')).status).toBe(404);
    expect(await read(couple.b)).toEqual([]);
  });

  it('are there for nobody else, admins included', async () => {
    await newCouple();
    await write(couple.a, couple.b, 'Between us');
    const other = await aCouple(api);
    for (const person of [couple.b, lawyer, other.a, await anAdmin(api)]) {
      expect((await api.get(address(couple.a), person)).status).toBe(404);
    }
    expect((await api.get(address(other.a), other.a)).status).toBe(404);
    expect((await api.get(address(couple.a), null)).status).toBe(401);
  });

  it('name everybody whom one writes to, with what they are and how to call them', async () => {
    await newCouple();
    const people = async (person: TestPerson) =>
      (await counterparts(person)).map(({ userId, role, side, canWrite }) => [userId, role, side, canWrite]);
    expect(await people(couple.a)).toEqual([
      [couple.b.id, 'PARTNER', 'B', true],
      [lawyer.id, 'ATTORNEY', null, true],
    ]);
    expect(await people(couple.b)).toEqual([[couple.a.id, 'PARTNER', 'A', true]]);
    expect(await people(lawyer)).toEqual([[couple.a.id, 'CLIENT', 'A', true]]);
    expect((await counterparts(lawyer))[0]?.firstName).toMatch(/^First/);
    expect((await api.get(address(couple.a, '/counterparts'), couple.b)).status).toBe(404);
    expect((await api.get(address(await anAdmin(api), '/counterparts'), await anAdmin(api))).status).toBe(404);
  });

  it('are counted in the list of clients for the attorney who can read them, and for nobody else', async () => {
    await newCouple();
    const waiting = async (as: TestPerson) => {
      const { body } = await api.get<{ clients: { id: string; unread: number }[] }>(
        `/users/${lawyer.id}/attorneys/${lawyer.id}/clients`,
        as,
      );
      return body.clients.map((client) => [client.id, client.unread]);
    };
    const first = await write(couple.a, lawyer, 'One');
    await write(couple.a, lawyer, 'Two');
    await write(couple.a, couple.b, 'Not for the attorney');
    expect(await waiting(lawyer)).toEqual([[couple.a.id, 2]]);
    expect(await waiting(await anAdmin(api))).toEqual([[couple.a.id, 0]]);
    await markAsRead(lawyer, [first.body.id]);
    expect(await waiting(lawyer)).toEqual([[couple.a.id, 1]]);
    // Still a client, by a call that is not booked yet: the words are the client's alone now.
    await api.db.updateTable('documents').set({ attorneyAId: null }).where('id', '=', couple.documentId).execute();
    const { eventId } = await aCall(lawyer, 3_600_000);
    await api.db.deleteFrom('appointmentEvents').where('id', '=', eventId).execute();
    expect(await waiting(lawyer)).toEqual([[couple.a.id, 0]]);
  });

  it('are with the attorney of a call from the booking on, and closed to new words 30 days after it', async () => {
    await newCouple();
    const caller = await anAttorney(api, { states: ['NY'] });
    expect((await write(couple.a, caller, 'Too early')).status).toBe(404);
    expect((await api.get(address(caller), caller)).status).toBe(404);
    await aCall(caller, 3_600_000);
    expect((await write(couple.a, caller, 'Until Friday')).status).toBe(201);
    expect((await write(caller, couple.a, 'Until Friday')).status).toBe(201);
    expect((await write(caller, couple.b, 'Hello')).status).toBe(403);
    expect((await api.get(address(caller, '/counterparts'), couple.b)).status).toBe(404);
    api.clock.advance(3_600_000 + CHAT_AFTER_CALL_MS - 60_000);
    expect((await write(couple.a, caller, 'Just in time')).status).toBe(201);
    api.clock.advance(60_000);
    const late = await write(couple.a, caller, 'Too late');
    expect([late.status, (late.body as unknown as { error: string }).error]).toEqual([
      422,
      'This conversation is closed. You can still read it here.',
    ]);
    expect((await write(caller, couple.a, 'Too late')).status).toBe(422);
    expect(await texts(caller)).toEqual(['Until Friday', 'Until Friday', 'Just in time']);
    expect((await counterparts(couple.a)).map(({ canWrite }) => canWrite)).toEqual([true, true, false]);
  });

  it('stay with the client when a service ends, and leave the attorney', async () => {
    await newCouple();
    const caller = await anAttorney(api, { states: ['NY'] });
    const { purchaseItemId } = await aCall(caller, 0);
    const { body: question } = await write(couple.a, caller, 'A question');
    await write(caller, couple.a, 'An answer');
    await api.db
      .updateTable('purchaseItems')
      .set({ paymentStatus: 'FULL_REFUNDED' })
      .where('id', '=', purchaseItemId)
      .execute();
    expect(await texts(couple.a)).toEqual(['A question', 'An answer']);
    expect((await write(couple.a, caller, 'One more')).status).toBe(422);
    for (const path of ['', '/counterparts']) expect((await api.get(address(caller, path), caller)).status).toBe(404);
    expect((await markAsRead(caller, [question.id])).status).toBe(404);
    expect((await takeBack(couple.a, { chatIds: [question.id] })).status).toBe(204);
  });

  it('of the partners reach no attorney, whatever is asked for', async () => {
    await newCouple();
    const { body: between } = await write(couple.a, couple.b, 'Between us');
    await write(couple.a, lawyer, 'A question');
    expect(await texts(lawyer, `?withUserId=${couple.a.id}`)).toEqual(['A question']);
    expect(await texts(lawyer, `?withUserId=${couple.b.id}`)).toEqual([]);
    expect((await markAsRead(lawyer, [between.id])).status).toBe(404);
    expect((await takeBack(lawyer, { chatIds: [between.id] })).status).toBe(404);
    expect(await unread(lawyer)).toEqual([{ fromUserId: couple.a.id, count: 1 }]);
  });

  it('close to an attorney who is no longer approved', async () => {
    await newCouple();
    await write(couple.a, lawyer, 'A question');
    await api.db.updateTable('attorneys').set({ stage: 'DEACTIVATED' }).where('id', '=', lawyer.id).execute();
    expect((await api.get(address(lawyer), lawyer)).status).toBe(404);
    expect((await write(lawyer, couple.a, 'An answer')).status).toBe(404);
  });

  it('refuse an empty message, and one that is too long, with the reason', async () => {
    await newCouple();
    const issues = (reply: { body: unknown }) =>
      (reply.body as { error: { issues: { message: string }[] } }).error.issues.map(({ message }) => message);
    expect(issues(await write(couple.a, couple.b, ' \n'))).toEqual(['This field is required']);
    expect(issues(await write(couple.a, couple.b, 'x'.repeat(4001)))).toEqual(['Use at most 4,000 characters']);
    expect((await write(couple.a, couple.b, 'x'.repeat(4000))).status).toBe(201);
  });

  it('store a message once, however often it is sent under one key', async () => {
    await newCouple();
    const key = { 'idempotency-key': `chat-${couple.documentId}` };
    const first = await write(couple.a, couple.b, 'Once', key);
    const again = await write(couple.a, couple.b, 'Once', key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await texts(couple.b)).toEqual(['Once']);
  });

  it('page through a long history without a gap or an overlap, though all was written in one instant', async () => {
    await newCouple();
    await Promise.all(Array.from({ length: 25 }, (_, index) => write(couple.a, couple.b, `${index}`)));
    const whole = await read(couple.b);
    const paged: Chat[] = [];
    for (let before = ''; ; ) {
      const page = await read(couple.b, `?limit=10${before}`);
      if (page.length === 0) break;
      paged.unshift(...page);
      before = `&before=${page[0]?.createdAt}`;
    }
    expect(paged.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    expect(new Set(whole.map(({ createdAt }) => createdAt)).size).toBe(25);
    expect((await api.get(address(couple.b, '?limit=201'), couple.b)).status).toBe(400);
  });
});

describe('read marks', () => {
  it('are set by the addressee alone, and seen by the writer', async () => {
    await newCouple();
    const { body: one } = await write(couple.a, couple.b, 'One');
    const { body: two } = await write(couple.a, couple.b, 'Two');
    expect(await unread(couple.b)).toEqual([{ fromUserId: couple.a.id, count: 2 }]);
    expect(await unread(couple.a)).toEqual([]);
    expect((await markAsRead(couple.a, [one.id])).status).toBe(403);
    expect((await markAsRead(lawyer, [one.id])).status).toBe(404);
    expect((await markAsRead(couple.b, [one.id, one.id])).body).toMatchObject([{ id: one.id, isRead: true }]);
    expect((await read(couple.a)).map(({ isRead }) => isRead)).toEqual([true, false]);
    expect(await unread(couple.b)).toEqual([{ fromUserId: couple.a.id, count: 1 }]);
    expect((await markAsRead(couple.b, [two.id, '00000000-0000-4000-8000-000000000000'])).status).toBe(404);
  });

  it('pass over a message that was taken back meanwhile', async () => {
    await newCouple();
    const { body: one } = await write(couple.a, couple.b, 'One');
    const { body: two } = await write(couple.a, couple.b, 'Two');
    await takeBack(couple.a, { chatIds: [one.id] });
    expect((await markAsRead(couple.b, [one.id, two.id])).body.map(({ id }) => id)).toEqual([two.id]);
    expect((await markAsRead(couple.b, [one.id])).body).toEqual([]);
  });
});

describe('taking messages back (D37)', () => {
  it('removes own messages for both, and is kept in the audit', async () => {
    await newCouple();
    const { body: mine } = await write(couple.a, couple.b, 'Mine');
    await write(couple.a, couple.b, 'Stays');
    expect((await takeBack(couple.a, { chatIds: [mine.id] })).status).toBe(204);
    expect((await takeBack(couple.a, { chatIds: [mine.id] })).status).toBe(204);
    expect(await texts(couple.a)).toEqual(['Stays']);
    expect(await texts(couple.b)).toEqual(['Stays']);
    expect(await unread(couple.b)).toEqual([{ fromUserId: couple.a.id, count: 1 }]);
    const entries = await api.db
      .selectFrom('auditEntries')
      .select('action')
      .where('subjectId', '=', mine.id)
      .orderBy('position')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['chats.send', 'chats.takeBack']);
  });

  it('removes nothing when one of them is the other’s', async () => {
    await newCouple();
    const { body: mine } = await write(couple.a, couple.b, 'Mine');
    const { body: theirs } = await write(couple.b, couple.a, 'Theirs');
    expect((await takeBack(couple.a, { chatIds: [mine.id, theirs.id] })).status).toBe(403);
    expect(await texts(couple.a)).toEqual(['Mine', 'Theirs']);
  });

  it.each([
    ['no body', undefined],
    ['no ids', {}],
    ['an empty list', { chatIds: [] }],
  ])('asks which ones, with %s', async (_name, json) => {
    await newCouple();
    expect((await takeBack(couple.a, json)).status).toBe(400);
  });
});

describe('the mail about unread messages', () => {
  const mails = (person: TestPerson) => readMails(api, person.email, 'chat');
  /** Lets time pass for the queue too, whose clock is the database's. */
  const wait = async (ms: number) => {
    api.clock.advance(ms);
    await api.services.database.executeSql(
      "update pgboss.job set start_after = now() where name = 'chat-mail' and state in ('created', 'retry')",
    );
    await api.runJobs();
  };

  it('goes out once, some minutes later, without the words, and again only after they were read', async () => {
    await newCouple();
    await write(couple.a, couple.b, 'A secret');
    await wait(CHAT_MAIL_DELAY_MS - 1);
    expect(await mails(couple.b)).toEqual([]);
    await write(couple.a, couple.b, 'Another');
    await wait(1);
    expect(await mails(couple.b)).toHaveLength(1);
    expect((await mails(couple.b))[0]?.bodyText).not.toContain('secret');
    await write(couple.a, couple.b, 'A third');
    await wait(CHAT_MAIL_DELAY_MS);
    expect(await mails(couple.b)).toHaveLength(1);
    await markAsRead(
      couple.b,
      (await read(couple.b)).map(({ id }) => id),
    );
    await write(couple.a, couple.b, 'A fourth');
    await wait(CHAT_MAIL_DELAY_MS);
    expect(await mails(couple.b)).toHaveLength(2);
    expect(await mails(couple.a)).toEqual([]);
  });

  it('leads an attorney to the client, and stays out where the attorney has left', async () => {
    await newCouple();
    await write(couple.a, lawyer, 'A question');
    await wait(CHAT_MAIL_DELAY_MS);
    expect((await mails(lawyer))[0]?.bodyText).toContain(`/attorney/clients/${couple.a.id}?messages=${couple.a.id}`);
    const caller = await anAttorney(api, { states: ['NY'] });
    const { eventId } = await aCall(caller, 0);
    await write(couple.a, caller, 'A question');
    await api.db
      .updateTable('appointmentEvents')
      .set({ eventStatus: 'CANCELED', canceledBy: 'CLIENT' })
      .where('id', '=', eventId)
      .execute();
    await wait(CHAT_MAIL_DELAY_MS);
    expect(await mails(caller)).toEqual([]);
  });

  it('stays out when the message was read or taken back in time', async () => {
    await newCouple();
    const { body: one } = await write(couple.a, couple.b, 'One');
    const { body: two } = await write(couple.a, couple.b, 'Two');
    await markAsRead(couple.b, [one.id]);
    await takeBack(couple.a, { chatIds: [two.id] });
    await wait(CHAT_MAIL_DELAY_MS);
    expect(await mails(couple.b)).toEqual([]);
  });
});
