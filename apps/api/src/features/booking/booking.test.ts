import { randomUUID } from 'node:crypto';
import type { BookingChoice } from '@troth/domain/booking';
import type { AppointmentEvent, PurchaseItem } from '@troth/domain/purchases';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { aClientOf, anAttorneyWithHours, aService } from '../../testing/appointments';
import { aCouple, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { readLastMail, readMails } from '../../testing/mails';
import { appointmentReminderJob } from './appointment-jobs';
import { TEST_NOW, type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(() => api.clock.set(TEST_NOW));

const HOUR_MS = 3_600_000;
const PHONE = '+12125550123';
const TEN = '2026-06-17T14:00:00.000Z';
const ELEVEN = '2026-06-17T15:00:00.000Z';
const TWO_DAYS_LATER = '2026-06-19T14:00:00.000Z';

interface Reply extends AppointmentEvent {
  detail: string;
}
type Client = Awaited<ReturnType<typeof aClientOf>>;

const at = ({ client, purchaseItemId }: Pick<Client, 'client' | 'purchaseItemId'>, rest: string) =>
  `/users/${client.id}/purchase-items/${purchaseItemId}/${rest}`;
const choose = async (of: Client) => (await api.get<BookingChoice>(at(of, 'slots'), of.client)).body;
const book = (of: Client, eventStartAt = TEN, as: TestPerson = of.client, more: object = {}) =>
  api.post<Reply>(at(of, 'events'), { eventStartAt, phoneNumber: PHONE, timeZone: 'America/Denver', ...more }, as);
const act = (of: Client, event: { id: string }, what: string, body?: object, as: TestPerson = of.client) =>
  api.post<Reply>(at(of, `events/${event.id}/${what}`), body, as);
const judge = (attorney: TestPerson, event: { id: string }, what: 'complete' | 'no-show') =>
  api.post<Reply>(`/users/${attorney.id}/attorneys/${attorney.id}/events/${event.id}/${what}`, undefined, attorney);
const eventsOf = async (person: TestPerson, filter = 'all') =>
  (await api.get<AppointmentEvent[]>(`/users/${person.id}/purchase-items/events?filter=${filter}`, person)).body;
const statusOf = async ({ client, purchaseItemId }: Client) =>
  (await api.get<PurchaseItem[]>(`/users/${client.id}/purchase-items`, client)).body.find(
    ({ id }) => id === purchaseItemId,
  )?.bookingStatus;
const mailsTo = (person: TestPerson) => readMails(api, person.email);

describe('booking an appointment', () => {
  it('offers the attorney’s times, and puts the chosen one on both calendars', async () => {
    const attorney = await anAttorneyWithHours(api);
    const of = await aClientOf(api, attorney);
    const choice = await choose(of);
    expect(choice).toMatchObject({
      attorneyId: attorney.id,
      attorneyTimeZone: 'America/New_York',
      serviceType: 'REPRESENTATION',
      lengthMinutes: 30,
      refusal: null,
    });
    expect(choice.slots[0]).toEqual({ startAt: '2026-06-16T13:00:00.000Z', endAt: '2026-06-16T13:30:00.000Z' });
    const { status, body } = await book(of);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      eventStartAt: TEN,
      eventEndAt: '2026-06-17T14:30:00.000Z',
      eventStatus: 'BOOKED',
      locationType: 'OUTBOUND_CALL',
      location: PHONE,
      timeZone: 'America/Denver',
      serviceCompletedAt: null,
    });
    expect(await statusOf(of)).toBe('SCHEDULED');
    expect((await eventsOf(of.client, 'future')).map(({ id }) => id)).toEqual([body.id]);
    expect((await eventsOf(attorney, 'future')).map(({ id }) => id)).toEqual([body.id]);
    expect(await eventsOf(of.client, 'past')).toEqual([]);
    expect(await eventsOf(of.couple.b)).toEqual([]);
    const items = (await api.get<PurchaseItem[]>(`/users/${of.client.id}/purchase-items`, of.client)).body;
    expect(items.flatMap(({ events }) => events ?? [])).toEqual(await eventsOf(of.client));
  });

  it('shows the links to the client alone', async () => {
    const attorney = await anAttorneyWithHours(api);
    const of = await aClientOf(api, attorney);
    const { body } = await book(of);
    expect(body.cancelUrl).toMatch(/\/appointments\/[\w-]{32}\/cancel$/);
    expect((await eventsOf(of.client))[0]?.cancelUrl).toBe(body.cancelUrl);
    expect((await eventsOf(attorney))[0]).toMatchObject({ cancelUrl: null, rescheduleUrl: null, location: PHONE });
    const row = await api.db.selectFrom('appointmentEvents').selectAll().where('id', '=', body.id).executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(body.cancelUrl?.split('/').at(-2));
  });

  it('gives a time to one of two who race for it, and tells the other calmly', async () => {
    const attorney = await anAttorneyWithHours(api);
    const clients = await Promise.all([1, 2, 3, 4].map(() => aClientOf(api, attorney)));
    const replies = await Promise.all(clients.map((of) => book(of)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const loser = replies.findIndex(({ status }) => status === 409);
    expect(replies[loser]?.body.detail).toBe('Someone else just booked this time. Please choose another one.');
    const of = clients[loser];
    if (of === undefined) throw new Error('nobody lost');
    expect((await choose(of)).slots.map(({ startAt }) => startAt)).not.toContain(TEN);
    expect((await book(of, ELEVEN)).status).toBe(201);
  });

  it('is held apart by the database itself, buffers included', async () => {
    const attorney = await anAttorneyWithHours(api, { bufferAfterMinutes: 15 });
    const first = await aClientOf(api, attorney);
    const second = await aClientOf(api, attorney);
    const { id } = (await book(first)).body;
    const row = await api.db.selectFrom('appointmentEvents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const insert = (minutes: number) =>
      api.db
        .insertInto('appointmentEvents')
        .values({
          ...row,
          id: randomUUID(),
          purchaseItemId: second.purchaseItemId,
          linkTokenHash: null,
          offeredTimes: '[]',
          eventStartAt: new Date(row.eventStartAt.getTime() + minutes * 60_000),
          eventEndAt: new Date(row.eventEndAt.getTime() + minutes * 60_000),
          busyFrom: new Date(row.busyFrom.getTime() + minutes * 60_000),
          busyUntil: new Date(row.busyUntil.getTime() + minutes * 60_000),
        })
        .execute();
    await expect(insert(44)).rejects.toThrow(/appointment_events_apart/);
    await insert(45);
  });

  it.each([
    ['outside the hours', '2026-06-17T10:00:00.000Z', 409],
    ['between two slots', '2026-06-17T14:07:00.000Z', 409],
    ['sooner than the notice', '2026-06-16T11:59:00.000Z', 409],
    ['in the past', '2020-01-01T00:00:00.000Z', 409],
    ['no moment at all', 'tomorrow', 400],
  ])('refuses a time %s', async (_name, time, status) => {
    const of = await aClientOf(api, await anAttorneyWithHours(api));
    expect((await book(of, time)).status).toBe(status);
    expect(await statusOf(of)).toBe('WAITING');
  });

  it.each([
    [{ phoneNumber: '212-555-0123' }, 400],
    [{ phoneNumber: '+10000000000' }, 400],
    [{ timeZone: 'Mars/Olympus' }, 400],
    [{ phoneNumber: undefined }, 400],
  ])('refuses %j', async (changes, status) => {
    const of = await aClientOf(api, await anAttorneyWithHours(api));
    const body = { eventStartAt: TEN, phoneNumber: PHONE, timeZone: 'America/Denver', ...changes };
    expect((await api.post(at(of, 'events'), body, of.client)).status).toBe(status);
  });

  it('is refused, with the reason, without an attorney, after a refund, and twice', async () => {
    const attorney = await anAttorneyWithHours(api);
    const couple = await aCouple(api).inState('NY').paid();
    const of = {
      couple,
      client: couple.a,
      purchaseItemId: await aService(api, { couple, client: couple.a, attorney: null }),
    };
    expect((await book(of)).body.detail).toBe('Choose an attorney first.');
    const booked = await aClientOf(api, attorney);
    await book(booked);
    expect((await book(booked, ELEVEN)).body.detail).toMatch(/You already have an appointment/);
    const refunded = await aClientOf(api, attorney);
    await api.db
      .updateTable('purchaseItems')
      .set({ paymentStatus: 'FULL_REFUNDED' })
      .where('id', '=', refunded.purchaseItemId)
      .execute();
    expect((await book(refunded)).status).toBe(422);
    expect(await choose(refunded)).toMatchObject({ refusal: 'NOT_LIVE', slots: [] });
  });

  it('is nothing to the partner, to another client, or to the attorney', async () => {
    const attorney = await anAttorneyWithHours(api);
    const of = await aClientOf(api, attorney);
    const other = await aClientOf(api, attorney);
    for (const person of [of.couple.b, other.client, attorney]) {
      expect((await api.get(at(of, 'slots'), person)).status).toBe(404);
      expect((await book(of, TEN, person)).status).toBe(404);
    }
    const { body } = await book(of);
    expect((await act(other, body, 'cancel')).status).toBe(404);
    expect((await judge(await anAttorneyWithHours(api), body, 'complete')).status).toBe(404);
  });

  it('never has one person on two calls at a time', async () => {
    const [one, other] = [await anAttorneyWithHours(api), await anAttorneyWithHours(api)];
    const of = await aClientOf(api, one);
    await book(of);
    const qa = { ...of, purchaseItemId: await aService(api, { ...of, attorney: other, product: 'q_a' }) };
    const choice = await choose(qa);
    expect(choice.lengthMinutes).toBe(20);
    expect(choice.slots.map(({ startAt }) => startAt)).not.toContain(TEN);
    expect((await book(qa)).status).toBe(409);
  });
});

describe('moving and canceling', () => {
  it('moves the same appointment, to a time that overlaps its own too', async () => {
    const attorney = await anAttorneyWithHours(api);
    const of = await aClientOf(api, attorney);
    const { body: event } = await book(of);
    expect((await choose(of)).slots.map(({ startAt }) => startAt)).toContain(TEN);
    const moved = await act(of, event, 'reschedule', { eventStartAt: ELEVEN, timeZone: 'Europe/Lisbon' });
    expect(moved.body).toMatchObject({ id: event.id, eventStartAt: ELEVEN, timeZone: 'Europe/Lisbon' });
    expect(moved.body.cancelUrl).not.toBe(event.cancelUrl);
    expect(await statusOf(of)).toBe('SCHEDULED');
    expect((await book(await aClientOf(api, attorney), TEN)).status).toBe(201);
  });

  it('waits again after a cancellation, books once more freely, then by an admin', async () => {
    const attorney = await anAttorneyWithHours(api);
    const of = await aClientOf(api, attorney);
    for (const time of [TEN, ELEVEN]) {
      const { body } = await book(of, time);
      expect((await act(of, body, 'cancel')).body.eventStatus).toBe('CANCELED');
      expect(await statusOf(of)).toBe('WAITING');
    }
    const canceled = (await mailsTo(of.client)).filter(({ kind }) => kind === 'appointment-canceled');
    expect(canceled[0]?.bodyText).toContain('Open Troth to choose another time');
    expect(canceled[1]?.bodyText).toContain('You’ve used your free rebooking');
    expect(canceled[1]?.bodyText).not.toContain('choose another time');
    const path = `/users/${of.client.id}/purchase-items/${of.purchaseItemId}`;
    const chosen = await api.request<PurchaseItem>('PATCH', path, { as: of.client, json: { attorneyId: attorney.id } });
    expect(chosen.body.events?.map(({ eventStatus }) => eventStatus)).toEqual(['CANCELED', 'CANCELED']);
    const refused = await book(of);
    expect(refused.status).toBe(422);
    expect(refused.body.detail).toMatch(/You’ve used your free rebooking/);
    expect((await choose(of)).refusal).toBe('REBOOKING_USED');
    const admin = await anAdmin(api);
    expect((await book(of, TEN, admin)).status).toBe(400);
    const before = (await mailsTo(attorney)).length;
    expect((await book(of, TEN, admin, { reason: 'Asked for by telephone' })).status).toBe(201);
    // Both are told, and it is kept why.
    expect((await mailsTo(of.client)).at(-1)?.kind).toBe('appointment-booked');
    expect((await mailsTo(attorney)).length).toBe(before + 1);
    const why = await api.db.selectFrom('adminActions').select(['userId', 'action']).execute();
    expect(why).toContainEqual({ userId: of.client.id, action: 'booking.book' });
    expect((await eventsOf(of.client, 'past')).map(({ eventStatus }) => eventStatus)).toEqual(['CANCELED', 'CANCELED']);
  });

  it('is refused once the call has begun, and a second time', async () => {
    const of = await aClientOf(api, await anAttorneyWithHours(api));
    const { body } = await book(of);
    api.clock.set(new Date(TEN));
    expect((await act(of, body, 'cancel')).status).toBe(422);
    expect((await act(of, body, 'reschedule', { eventStartAt: ELEVEN, timeZone: 'UTC' })).status).toBe(422);
    api.clock.set(new Date(Date.parse(TEN) - 1));
    expect((await act(of, body, 'cancel')).status).toBe(200);
    expect((await act(of, body, 'cancel')).body.detail).toBe('This appointment was canceled.');
  });

  it('by the attorney tells the client why, and counts nothing against the client', async () => {
    const attorney = await anAttorneyWithHours(api);
    const of = await aClientOf(api, attorney);
    const by = (event: { id: string }, reason: string | undefined, as: TestPerson = attorney) =>
      api.post<Reply>(`/users/${as.id}/attorneys/${as.id}/events/${event.id}/cancel`, { reason }, as);
    for (const time of [TEN, ELEVEN, TEN]) {
      const { body } = await book(of, time);
      for (const reason of [undefined, '', ' '.repeat(3), 'x'.repeat(2000)]) {
        expect((await by(body, reason)).status).toBe(400);
      }
      expect((await by(body, 'I am ill.', await anAttorneyWithHours(api))).status).toBe(404);
      expect((await by(body, 'I am ill.')).body.eventStatus).toBe('CANCELED');
      expect((await by(body, 'I am ill.')).body.detail).toBe('This appointment was canceled.');
    }
    expect(await statusOf(of)).toBe('WAITING');
    expect(await choose(of)).toMatchObject({ refusal: null });
    const mail = (await mailsTo(of.client)).findLast(({ kind }) => kind === 'appointment-canceled');
    expect(mail?.bodyText).toContain('Reason: I am ill.');
    expect(mail?.calendar?.text).toContain('METHOD:CANCEL');
    const { body } = await book(of);
    api.clock.set(new Date(TEN));
    expect((await by(body, 'Too late.')).status).toBe(422);
  });

  it('releases what an attorney still has on the calendar, and costs the client nothing', async () => {
    const attorney = await anAttorneyWithHours(api);
    const of = await aClientOf(api, attorney);
    await book(of);
    const admin = await anAdmin(api);
    const path = `/users/${attorney.id}/attorneys/${attorney.id}`;
    expect((await api.patch(path, { stage: 'DEACTIVATED', reason: 'Checked' }, admin)).status).toBe(200);
    expect(await statusOf(of)).toBe('WAITING');
    expect((await choose(of)).refusal).toBe('ATTORNEY_AWAY');
    expect((await api.patch(path, { stage: 'APPROVED', reason: 'Checked' }, admin)).status).toBe(200);
    expect(await statusOf(of)).toBe('WAITING');
    expect(await choose(of)).toMatchObject({ refusal: null });
    const mail = (await mailsTo(of.client)).find(({ kind }) => kind === 'appointment-canceled');
    expect(mail?.bodyText).toContain('This attorney no longer takes appointments');
  });
});

describe('another time that the attorney offers', () => {
  const offer = (attorney: TestPerson, event: { id: string }, times: string[], as: TestPerson = attorney) =>
    api.post<Reply>(
      `/users/${attorney.id}/attorneys/${attorney.id}/events/${event.id}/offer`,
      { times, reason: 'I have to be in court.' },
      as,
    );

  it('stays an offer until the client takes one; the client is written to', async () => {
    const attorney = await anAttorneyWithHours(api);
    const of = await aClientOf(api, attorney);
    const { body: event } = await book(of);
    const times = `/users/${attorney.id}/attorneys/${attorney.id}/events/${event.id}/slots`;
    const { body: slots } = await api.get<{ startAt: string }[]>(times, attorney);
    expect(slots.map(({ startAt }) => startAt)).toEqual(expect.arrayContaining([ELEVEN, TWO_DAYS_LATER]));
    const { status, body } = await offer(attorney, event, [TWO_DAYS_LATER, ELEVEN]);
    expect([status, body.eventStartAt, body.offeredTimes]).toEqual([200, TEN, [ELEVEN, TWO_DAYS_LATER]]);
    expect((await eventsOf(of.client))[0]?.offeredTimes).toEqual([ELEVEN, TWO_DAYS_LATER]);
    const mail = await readLastMail(api, of.client.email);
    expect(mail.subject).toContain('suggests another time');
    expect(JSON.stringify(mail)).toContain('I have to be in court.');
    const moved = await act(of, event, 'reschedule', { eventStartAt: ELEVEN, timeZone: 'America/Denver' });
    expect([moved.status, moved.body.eventStartAt, moved.body.offeredTimes]).toEqual([200, ELEVEN, []]);
  });

  it('is kept from nobody, and refused when it cannot be booked', async () => {
    const attorney = await anAttorneyWithHours(api);
    const [of, other] = [await aClientOf(api, attorney), await aClientOf(api, attorney)];
    const { body: event } = await book(of);
    expect((await offer(attorney, event, [ELEVEN])).status).toBe(200);
    expect((await book(other, ELEVEN)).status).toBe(201);
    const late = await act(of, event, 'reschedule', { eventStartAt: ELEVEN, timeZone: 'America/Denver' });
    expect([late.status, late.body.detail]).toEqual([
      409,
      'Someone else just booked this time. Please choose another one.',
    ]);
    expect((await offer(attorney, event, [ELEVEN])).status).toBe(409);
    expect((await offer(attorney, event, [])).status).toBe(400);
    expect((await offer(attorney, event, [ELEVEN, ELEVEN])).status).toBe(400);
  });

  it('ends when the client keeps the time; the attorney is told', async () => {
    const attorney = await anAttorneyWithHours(api);
    const of = await aClientOf(api, attorney);
    const { body: event } = await book(of);
    await offer(attorney, event, [ELEVEN]);
    const kept = await act(of, event, 'keep-time');
    expect([kept.status, kept.body.eventStartAt, kept.body.offeredTimes]).toEqual([200, TEN, []]);
    expect((await readLastMail(api, attorney.email)).subject).toContain('wants to keep the time');
    const mails = (await mailsTo(attorney)).length;
    expect((await act(of, event, 'keep-time')).status).toBe(200);
    expect(await mailsTo(attorney)).toHaveLength(mails);
    await api.patch(`/users/${attorney.id}/reminders`, { APPOINTMENTS: false }, attorney);
    await offer(attorney, event, [ELEVEN]);
    await act(of, event, 'keep-time');
    expect(await mailsTo(attorney), 'ended by the attorney').toHaveLength(mails);
    await act(of, event, 'cancel');
    expect((await mailsTo(attorney)).length, 'a client’s cancellation always comes').toBeGreaterThan(mails);
  });

  it('is for that attorney alone, and not once the call has begun', async () => {
    const [attorney, other] = [await anAttorneyWithHours(api), await anAttorneyWithHours(api)];
    const of = await aClientOf(api, attorney);
    const { body: event } = await book(of);
    expect((await offer(other, event, [ELEVEN])).status).toBe(404);
    expect((await offer(attorney, event, [ELEVEN], of.client)).status).toBe(404);
    api.clock.set(new Date(TEN));
    expect((await offer(attorney, event, [TWO_DAYS_LATER])).status).toBe(422);
  });
});

describe('times that the attorney offers for a call that is not booked', () => {
  const at = (attorney: TestPerson, { purchaseItemId }: Pick<Client, 'purchaseItemId'>, what: 'slots' | 'offer') =>
    `/users/${attorney.id}/attorneys/${attorney.id}/purchase-items/${purchaseItemId}/${what}`;
  const offer = (attorney: TestPerson, of: Client, times: string[], as: TestPerson = attorney) =>
    api.post<{ offeredTimes: string[]; detail: string }>(
      at(attorney, of, 'offer'),
      { times, reason: 'Mornings suit me best.' },
      as,
    );
  const times = (attorney: TestPerson, of: Client, as: TestPerson = attorney) =>
    api.get<{ startAt: string }[]>(at(attorney, of, 'slots'), as);
  const kinds = async (attorney: TestPerson) =>
    (await api.get<{ kind: string }[]>(`/users/${attorney.id}/attorneys/${attorney.id}/tasks`, attorney)).body.map(
      ({ kind }) => kind,
    );
  const shown = async (attorney: TestPerson, of: Client) =>
    (
      await api.get<{ purchases: { offeredTimes: string[] | null }[] }>(
        `/users/${attorney.id}/attorneys/${attorney.id}/clients/${of.client.id}`,
        attorney,
      )
    ).body.purchases[0]?.offeredTimes;

  it('are suggested to the client above the others, with a mail; nothing waits for the attorney until they are past', async () => {
    const attorney = await anAttorneyWithHours(api);
    const of = await aClientOf(api, attorney);
    expect((await times(attorney, of)).body).toEqual((await choose(of)).slots);
    expect([await kinds(attorney), await shown(attorney, of)]).toEqual([['NO_CALL'], []]);
    const { status, body } = await offer(attorney, of, [TWO_DAYS_LATER, ELEVEN]);
    expect([status, body.offeredTimes]).toEqual([200, [ELEVEN, TWO_DAYS_LATER]]);
    expect(await shown(attorney, of)).toEqual([ELEVEN, TWO_DAYS_LATER]);
    expect((await choose(of)).offeredTimes).toEqual([ELEVEN, TWO_DAYS_LATER]);
    expect(await kinds(attorney)).toEqual([]);
    const mail = await readLastMail(api, of.client.email);
    expect(mail.kind).toBe('call-offer');
    expect(mail.bodyText).toContain('Mornings suit me best.');
    expect(mail.bodyText).toContain('Wednesday, June 17, 2026');
    api.clock.set(new Date(Date.parse(TWO_DAYS_LATER) - 1));
    expect([await kinds(attorney), await shown(attorney, of)]).toEqual([[], [TWO_DAYS_LATER]]);
    api.clock.set(new Date(TWO_DAYS_LATER));
    expect([await kinds(attorney), await shown(attorney, of)]).toEqual([['NO_CALL'], []]);
  });

  it('are kept from nobody: what another client books is suggested no more, and the client books any time', async () => {
    const attorney = await anAttorneyWithHours(api);
    const [of, other] = [await aClientOf(api, attorney), await aClientOf(api, attorney)];
    await offer(attorney, of, [ELEVEN, TWO_DAYS_LATER]);
    expect((await choose(other)).offeredTimes, 'nobody else is offered them').toEqual([]);
    expect((await book(other, ELEVEN)).status).toBe(201);
    expect((await choose(of)).offeredTimes).toEqual([TWO_DAYS_LATER]);
    expect((await offer(attorney, of, [ELEVEN])).status).toBe(409);
    expect((await book(of, TEN)).status).toBe(201);
    expect([await shown(attorney, of), (await choose(of)).offeredTimes]).toEqual([null, []]);
    const refused = await offer(attorney, of, [TWO_DAYS_LATER]);
    expect([refused.status, refused.body.detail]).toEqual([
      422,
      'This client can’t book a call right now, so there are no times to offer.',
    ]);
    expect((await times(attorney, of)).status).toBe(422);
  });

  it.each([
    ['no time', []],
    ['a time twice', [ELEVEN, ELEVEN]],
    ['four times', [TEN, ELEVEN, '2026-06-18T14:00:00.000Z', TWO_DAYS_LATER]],
    ['what is no moment', ['tomorrow']],
  ])('are not %s', async (_what, offered) => {
    const attorney = await anAttorneyWithHours(api);
    const of = await aClientOf(api, attorney);
    const sent = await mailsTo(of.client);
    expect((await offer(attorney, of, offered)).status).toBe(400);
    expect((await choose(of)).offeredTimes).toEqual([]);
    expect(await mailsTo(of.client)).toHaveLength(sent.length);
  });

  it('are for the attorney of the purchase alone, and end with another one', async () => {
    const [attorney, other] = [await anAttorneyWithHours(api), await anAttorneyWithHours(api)];
    const of = await aClientOf(api, attorney);
    expect((await offer(other, of, [ELEVEN])).status).toBe(404);
    expect((await times(other, of)).status).toBe(404);
    expect((await offer(attorney, { ...of, purchaseItemId: randomUUID() }, [ELEVEN])).status).toBe(404);
    expect((await offer(attorney, of, [ELEVEN], of.client)).status).toBe(404);
    expect((await times(attorney, of, of.client)).status).toBe(404);
    expect((await offer(attorney, of, [ELEVEN])).status).toBe(200);
    const move = { attorneyId: other.id, reason: 'The client asked for it.' };
    const moved = await api.post(`/admin/purchase-items/${of.purchaseItemId}/reassign`, move, await anAdmin(api));
    expect(moved.status).toBe(200);
    expect((await choose(of)).offeredTimes).toEqual([]);
    expect((await times(attorney, of)).status).toBe(404);
  });
});

describe('the calls of an attorney', () => {
  it('name those whose page is closed, since they are clients no longer', async () => {
    const attorney = await anAttorneyWithHours(api);
    const [stays, leaves] = [await aClientOf(api, attorney), await aClientOf(api, attorney)];
    expect((await book(stays, TEN)).status).toBe(201);
    expect((await book(leaves, ELEVEN)).status).toBe(201);
    const former = async () =>
      (await api.get<{ formerClientIds: string[] }>(`/users/${attorney.id}/attorneys/${attorney.id}/events`, attorney))
        .body.formerClientIds;
    const open = async ({ client }: Client) =>
      (await api.get(`/users/${attorney.id}/attorneys/${attorney.id}/clients/${client.id}`, attorney)).status;
    expect(await former()).toEqual([]);
    const other = await anAttorneyWithHours(api);
    const move = { attorneyId: other.id, reason: 'The client asked for it.' };
    await api.post(`/admin/purchase-items/${leaves.purchaseItemId}/reassign`, move, await anAdmin(api));
    expect([await open(stays), await open(leaves)]).toEqual([200, 404]);
    expect(await former()).toEqual([leaves.client.id]);
  });
});

describe('days away', () => {
  interface Days {
    readonly from: string;
    readonly until: string;
  }
  const url = ({ id }: TestPerson) => `/users/${id}/attorneys/${id}/away`;
  const known = async (attorney: TestPerson) => (await api.get<{ away: Days[] }>(url(attorney), attorney)).body.away;
  const away = async (attorney: TestPerson, ...days: Days[]) =>
    api.put<{ away: Days[] }>(url(attorney), { away: days, expected: await known(attorney) }, attorney);

  it('offer no time from the first day through the last; what is booked stays', async () => {
    const attorney = await anAttorneyWithHours(api);
    const [of, other] = [await aClientOf(api, attorney), await aClientOf(api, attorney)];
    await book(of);
    expect((await away(attorney, { from: '2026-06-17', until: '2026-06-18' })).status).toBe(200);
    const days = new Set((await choose(other)).slots.map(({ startAt }) => startAt.slice(0, 10)));
    expect([...days].slice(0, 2)).toEqual(['2026-06-16', '2026-06-19']);
    expect((await eventsOf(of.client, 'future')).map(({ eventStartAt }) => eventStartAt)).toEqual([TEN]);
    expect((await away(attorney)).body).toEqual({ away: [] });
    expect((await choose(other)).slots.some(({ startAt }) => startAt.startsWith('2026-06-18'))).toBe(true);
  });

  it('end no earlier than they begin, and keep the hours as they are', async () => {
    const attorney = await anAttorneyWithHours(api);
    const hours = `/users/${attorney.id}/attorneys/${attorney.id}/hours`;
    const before = (await api.get(hours, attorney)).body;
    expect((await away(attorney, { from: '2026-06-18', until: '2026-06-17' })).status).toBe(400);
    expect((await away(attorney, { from: '2026-06-18', until: '2026-06-18' })).status).toBe(200);
    expect((await api.get(hours, attorney)).body).toEqual(before);
  });

  it('take the attorney out of the lookup at the next request', async () => {
    const attorney = await anAttorney(api, { states: ['CA'], services: ['Q_A'] });
    const couple = await aCouple(api).inState('CA').paid();
    const isFound = async () =>
      (
        await api.get<{ availableAttorneysForUser: { id: string }[] }>(
          `/users/${couple.a.id}/documents/${couple.documentId}/attorneys?serviceType=Q_A`,
          couple.a,
        )
      ).body.availableAttorneysForUser.some(({ id }) => id === attorney.id);
    expect(await isFound()).toBe(true);
    await away(attorney, { from: '2026-06-16', until: '2026-06-20' });
    expect(await isFound()).toBe(true);
    await away(attorney, { from: '2026-06-10', until: '2026-06-20' });
    expect(await isFound()).toBe(false);
    await away(attorney, { from: '2026-07-01', until: '2026-07-02' }, { from: '2026-06-10', until: '2026-06-20' });
    expect(await isFound(), 'each time away counts').toBe(false);
    await away(attorney);
    expect(await isFound()).toBe(true);
  });

  it('are several, earliest first, no day twice', async () => {
    const attorney = await anAttorneyWithHours(api);
    const other = await aClientOf(api, attorney);
    const [june, july] = [
      { from: '2026-06-17', until: '2026-06-17' },
      { from: '2026-06-19', until: '2026-06-20' },
    ];
    expect((await away(attorney, july, june)).body).toEqual({ away: [june, july] });
    expect(await known(attorney)).toEqual([june, july]);
    const days = new Set((await choose(other)).slots.map(({ startAt }) => startAt.slice(0, 10)));
    expect([...days].slice(0, 3)).toEqual(['2026-06-16', '2026-06-18', '2026-06-21']);
    expect((await away(attorney, july, { from: '2026-06-18', until: '2026-06-19' })).status).toBe(400);
    expect(await known(attorney)).toEqual([june, july]);
    expect((await away(attorney, july)).body).toEqual({ away: [july] });
  });

  it('are not changed over those of another tab', async () => {
    const attorney = await anAttorneyWithHours(api);
    const [one, two] = [
      { from: '2026-06-17', until: '2026-06-17' },
      { from: '2026-06-19', until: '2026-06-20' },
    ];
    await away(attorney, one);
    const late = await api.put(url(attorney), { away: [two], expected: [] }, attorney);
    expect(late).toMatchObject({ status: 409, body: { current: { away: [one] } } });
    expect(await known(attorney)).toEqual([one]);
  });
});

describe('the links in the mail', () => {
  const pathOf = (url: string | null) => new URL(url ?? '').pathname;
  const submit = (url: string | null, fields: Readonly<Record<string, string>> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return api.request<string>('POST', pathOf(url), { body: form });
  };

  it('show without acting, move once, and open nothing afterwards', async () => {
    const of = await aClientOf(api, await anAttorneyWithHours(api));
    const { body } = await book(of);
    for (const url of [body.rescheduleUrl, body.cancelUrl]) {
      const page = await api.get<string>(pathOf(url));
      expect(page.status).toBe(200);
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.body).toContain('8:00 AM Mountain Daylight Time');
    }
    expect(await statusOf(of)).toBe('SCHEDULED');
    const moved = await submit(body.rescheduleUrl, { eventStartAt: ELEVEN });
    expect(moved.body).toContain('Your appointment has moved');
    expect(moved.body).toContain('/attorney-services');
    expect((await eventsOf(of.client))[0]?.eventStartAt).toBe(ELEVEN);
    for (const url of [body.rescheduleUrl, body.cancelUrl]) {
      expect((await api.get(pathOf(url))).status).toBe(404);
      expect((await submit(url, { eventStartAt: TEN })).status).toBe(404);
    }
    expect((await eventsOf(of.client))[0]?.eventStartAt).toBe(ELEVEN);
  });

  it('tell of a time that was just taken, with the times that are left', async () => {
    const attorney = await anAttorneyWithHours(api);
    const of = await aClientOf(api, attorney);
    const { body } = await book(of);
    await book(await aClientOf(api, attorney), ELEVEN);
    const taken = await submit(body.rescheduleUrl, { eventStartAt: ELEVEN });
    expect(taken.status).toBe(409);
    expect(taken.body).toContain('Someone else just booked this time.');
    expect(taken.body).not.toContain(`value="${ELEVEN}"`);
    for (const time of ['', 'soon', "'; drop table users"])
      expect((await submit(body.rescheduleUrl, { eventStartAt: time })).body).toContain('Choose a time from the list');
    expect((await eventsOf(of.client))[0]?.eventStartAt).toBe(TEN);
  });

  it('cancel once, of two who press at once too', async () => {
    const of = await aClientOf(api, await anAttorneyWithHours(api));
    const { body } = await book(of);
    const replies = await Promise.all([submit(body.cancelUrl), submit(body.cancelUrl)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await statusOf(of)).toBe('WAITING');
    expect((await mailsTo(of.client)).map(({ kind }) => kind)).toEqual(['appointment-booked', 'appointment-canceled']);
    expect((await submit(body.rescheduleUrl, { eventStartAt: ELEVEN })).status).toBe(410);
    expect((await api.get('/appointments/nothing/cancel')).status).toBe(404);
    const last = await submit((await book(of, ELEVEN)).body.cancelUrl);
    expect(last.body).toContain('You’ve used your free rebooking');
  });
});

describe('how it went', () => {
  it('is said by the attorney, only after the call began: completion books', async () => {
    const attorney = await anAttorneyWithHours(api);
    const of = await aClientOf(api, attorney);
    const { body } = await book(of);
    api.clock.set(new Date(Date.parse(TEN) - 1));
    expect((await judge(attorney, body, 'complete')).body.detail).toBe('This appointment hasn’t started yet.');
    api.clock.set(new Date(TEN));
    const done = await judge(attorney, body, 'complete');
    expect(done.body).toMatchObject({ serviceCompletedAt: TEN, eventStatus: 'BOOKED' });
    expect(await statusOf(of)).toBe('BOOKED');
    expect((await judge(attorney, body, 'no-show')).status).toBe(422);
    expect((await judge(attorney, body, 'complete')).body.detail).toBe('This appointment was completed.');
    expect((await choose(of)).refusal).toBe('ALREADY_MET');
    for (const person of [of.client, attorney]) {
      expect((await eventsOf(person, 'past')).map(({ id }) => id)).toEqual([body.id]);
      expect(await eventsOf(person, 'future')).toEqual([]);
      expect(await eventsOf(person, 'all')).toHaveLength(1);
    }
    const unknown = `/users/${of.client.id}/purchase-items/events?filter=tomorrow`;
    expect((await api.get(unknown, of.client)).status).toBe(400);
  });

  it('a missed call waits again, with one free rebooking and a mail', async () => {
    const attorney = await anAttorneyWithHours(api);
    const of = await aClientOf(api, attorney);
    const { body } = await book(of);
    api.clock.set(new Date(Date.parse(TEN) + HOUR_MS));
    expect((await judge(attorney, body, 'no-show')).body.eventStatus).toBe('NO_SHOW');
    expect(await statusOf(of)).toBe('WAITING');
    expect((await choose(of)).refusal).toBeNull();
    expect((await mailsTo(of.client)).at(-1)?.kind).toBe('appointment-missed');
    expect((await judge(attorney, body, 'complete')).status).toBe(422);
    const again = await book(of, TWO_DAYS_LATER);
    expect(again.status).toBe(201);
    api.clock.set(new Date(Date.parse(TWO_DAYS_LATER) + HOUR_MS));
    expect((await judge(attorney, again.body, 'no-show')).status).toBe(200);
    expect((await choose(of)).refusal).toBe('REBOOKING_USED');
    const missed = (await mailsTo(of.client)).filter(({ kind }) => kind === 'appointment-missed');
    expect(missed[0]?.bodyText).toContain('You can rebook once on your own');
    expect(missed[1]?.bodyText).toContain('You’ve used your free rebooking');
    expect(missed[1]?.bodyText).not.toContain('on your own');
  });
});

describe('invitations and reminders', () => {
  const read = (text: string | null) => {
    const calendar = new ICAL.Component(ICAL.parse(text ?? '') as unknown[]);
    const event = calendar.getFirstSubcomponent('vevent');
    const value = (name: string) => String(event?.getFirstPropertyValue(name));
    return {
      method: String(calendar.getFirstPropertyValue('method')),
      uid: value('uid'),
      sequence: Number(value('sequence')),
      start: value('dtstart'),
      status: value('status'),
      attendees: event?.getAllProperties('attendee').length,
      organizer: value('organizer'),
    };
  };

  it('update: one UID, a sequence that grows, and a cancellation at the end, to both', async () => {
    const attorney = await anAttorneyWithHours(api);
    const of = await aClientOf(api, attorney);
    const { body } = await book(of);
    api.clock.advance(1000);
    await act(of, body, 'reschedule', { eventStartAt: ELEVEN, timeZone: 'America/Denver' });
    api.clock.advance(1000);
    await act(of, body, 'cancel');
    for (const person of [of.client, attorney]) {
      const mails = await mailsTo(person);
      const invitations = mails.map(({ calendar }) => read(calendar?.text ?? null));
      expect(invitations).toMatchObject([
        { method: 'REQUEST', sequence: 0, start: '2026-06-17T14:00:00Z', status: 'CONFIRMED', attendees: 2 },
        { method: 'REQUEST', sequence: 1, start: '2026-06-17T15:00:00Z', status: 'CONFIRMED', attendees: 2 },
        { method: 'CANCEL', sequence: 2, start: '2026-06-17T15:00:00Z', status: 'CANCELLED', attendees: 2 },
      ]);
      expect(new Set(invitations.map(({ uid }) => uid))).toEqual(new Set([`${body.id}@troth`]));
      for (const { calendar } of mails) {
        expect(calendar?.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of calendar?.text.split('\r\n') ?? []) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(calendar?.text).not.toContain(PHONE);
      }
    }
    const [mail] = await mailsTo(of.client);
    expect(mail?.bodyText).toContain('Wednesday, June 17, 2026');
    expect(mail?.bodyText).toContain('8:00 AM Mountain Daylight Time');
    expect(mail?.calendar?.text).not.toContain(attorney.email);
  });

  it('show in the local inbox with their times and what they do, and are a file to download', async () => {
    const of = await aClientOf(api, await anAttorneyWithHours(api));
    const { body } = await book(of);
    api.clock.advance(1000);
    await act(of, body, 'reschedule', { eventStartAt: ELEVEN, timeZone: 'America/Denver' });
    api.clock.advance(1000);
    await act(of, body, 'cancel');
    await api.runJobs();
    const mails = await mailsTo(of.client);
    const pages = await Promise.all(mails.map(async ({ id }) => (await api.get<string>(`/inbox/${id}`)).body));
    for (const [index, words] of [
      'Calendar invitation<',
      'Calendar invitation, change 1<',
      'Calendar cancellation<',
    ].entries())
      expect(pages[index]).toContain(words);
    expect(pages[0]).toMatch(/Wednesday, June 17, 2026.+2:00.+2:30.PM, in UTC/);
    expect(pages[0]).toContain(`Call with ${body.attorneyName ?? ''} (Troth)`);
    const file = await api.get<string>(`/inbox/${mails[2]?.id ?? ''}/invitation`);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=CANCEL');
    expect(file.body).toBe(mails[2]?.calendar?.text);
    const { a } = await aCouple(api);
    await api.post(`/users/${a.id}/postnup-waitlist`, {}, a);
    await api.runJobs();
    const without = await readLastMail(api, a.email);
    expect((await api.get(`/inbox/${without.id}/invitation`)).status).toBe(404);
  });

  it('are planned with the appointment, a day and an hour before and after, and anew with each move', async () => {
    const of = await aClientOf(api, await anAttorneyWithHours(api));
    const { body } = await book(of);
    api.clock.advance(1000);
    await act(of, body, 'reschedule', { eventStartAt: TWO_DAYS_LATER, timeZone: 'America/Denver' });
    const { rows } = await sql<{ data: { kind: string; sequence: number }; startAfter: Date }>`
      select data, start_after from pgboss.job
      where name = 'appointment-reminders' and data ->> 'eventId' = ${body.id}
    `.execute(api.db);
    const planned = rows
      .map(({ data, startAfter }) => `${data.sequence} ${data.kind} ${startAfter.toISOString().slice(0, 16)}`)
      .toSorted();
    expect(planned).toEqual([
      '0 AFTER_1H 2026-06-17T15:30',
      '0 AFTER_24H 2026-06-18T14:30',
      '0 BEFORE_1H 2026-06-17T13:00',
      '0 BEFORE_24H 2026-06-16T14:00',
      '1 AFTER_1H 2026-06-19T15:30',
      '1 AFTER_24H 2026-06-20T14:30',
      '1 BEFORE_1H 2026-06-19T13:00',
      '1 BEFORE_24H 2026-06-18T14:00',
    ]);
  });

  it('remind both before, and the attorney after, once each, and of nothing that was moved or judged', async () => {
    const attorney = await anAttorneyWithHours(api);
    const of = await aClientOf(api, attorney);
    const { body } = await book(of);
    const remind = async (kind: z.infer<typeof appointmentReminderJob.schema>['kind'], hours: number, sequence = 0) => {
      api.clock.set(new Date(Date.parse(TEN) + hours * HOUR_MS));
      await api.services.database.db
        .transaction()
        .execute((tx) => api.services.jobs.enqueue(tx, appointmentReminderJob, { eventId: body.id, sequence, kind }));
      await api.runJobs();
    };
    const counts = async () => [(await mailsTo(of.client)).length, (await mailsTo(attorney)).length];
    expect(await counts()).toEqual([1, 1]);
    await remind('BEFORE_24H', -25);
    expect(await counts()).toEqual([1, 1]);
    await remind('BEFORE_24H', -24);
    await remind('BEFORE_24H', -24);
    expect(await counts()).toEqual([2, 2]);
    await remind('BEFORE_1H', -1);
    expect(await counts()).toEqual([3, 3]);
    await remind('BEFORE_1H', -1, 7);
    await remind('AFTER_1H', 1.5);
    expect(await counts()).toEqual([3, 4]);
    await judge(attorney, body, 'complete');
    await remind('AFTER_24H', 24.5);
    expect(await counts()).toEqual([3, 4]);
  });
});

describe('the attorney’s hours', () => {
  it('are the attorney’s to read and to set, and nobody else’s', async () => {
    const attorney = await anAttorneyWithHours(api);
    const of = await aClientOf(api, attorney);
    const path = `/users/${attorney.id}/attorneys/${attorney.id}/hours`;
    expect((await api.get(path, attorney)).body).toMatchObject({ timeZone: 'America/New_York', exceptions: [] });
    expect((await api.get(path, of.client)).status).toBe(404);
    expect((await api.get(`/users/${of.client.id}/attorneys/${attorney.id}/hours`, of.client)).status).toBe(403);
    expect((await api.put(path, { timeZone: 'nowhere', weekly: [], exceptions: [] }, attorney)).status).toBe(400);
    const off = await api.put(
      path,
      { timeZone: 'America/New_York', weekly: [], exceptions: [{ date: '2026-06-17', intervals: [] }] },
      attorney,
    );
    expect(off.status).toBe(200);
    expect((await choose(of)).slots).toEqual([]);
    expect((await book(of)).status).toBe(409);
  });
});
