import type { BookingChoice } from '@troth/domain/booking';
import type { AppointmentEvent, PurchaseItem } from '@troth/domain/purchases';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClientOf, anAttorneyWithHours } from '../../testing/appointments';
import { anAdmin, type TestPerson } from '../../testing/builders';
import { aCalendlyServer, type CalendlyServer, type Delivered } from '../../testing/calendly-server';
import { TEST_NOW, type TestApp, testApp } from '../../testing/test-app';
import { settleBooking } from './outside-bookings';
import { reconcileBookings } from './reconcile-bookings';

let calendly: CalendlyServer;
let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  calendly = await aCalendlyServer(() => api.clock.now());
  api = await testApp({ booking: calendly.port });
  admin = await anAdmin(api);
});
afterAll(async () => {
  await api.close();
  await calendly.close();
  expect(calendly.unknown).toEqual([]);
});
beforeEach(() => api.clock.set(TEST_NOW));

const TEN = '2026-06-17T14:00:00.000Z';
const ELEVEN = '2026-06-17T15:00:00.000Z';
const NOON = '2026-06-17T16:00:00.000Z';
type Client = Awaited<ReturnType<typeof aClientAtCalendly>>;

let pages = 0;
/** A client of an attorney whose calendar is at Calendly. */
async function aClientAtCalendly() {
  pages += 1;
  const page = `https://calendly.com/attorney-${pages}/intake`;
  const attorney = await anAttorneyWithHours(api);
  await api.db
    .updateTable('attorneyServices')
    .set({ bookingLink: page })
    .where('attorneyId', '=', attorney.id)
    .where('serviceType', '=', 'REPRESENTATION')
    .execute();
  return { ...(await aClientOf(api, attorney)), attorney, page, eventType: calendly.eventType(page) };
}

const path = ({ client, purchaseItemId }: Client, rest: string) =>
  `/users/${client.id}/purchase-items/${purchaseItemId}/${rest}`;
const choose = async (of: Client, as: TestPerson = of.client) =>
  (await api.get<BookingChoice>(path(of, 'slots'), as)).body;
const linkOf = async (of: Client, as?: TestPerson) => new URL((await choose(of, as)).bookingUrl ?? '');
const trackingOf = async (of: Client, as?: TestPerson) => (await linkOf(of, as)).searchParams.get('utm_content');
const bookThere = async (of: Client, startAt = TEN, as?: TestPerson) =>
  calendly.book({ eventType: of.eventType, utmContent: await trackingOf(of, as), startAt });
const send = ({ body, headers }: Delivered) => api.request('POST', '/webhooks/booking', { body, headers });
async function tell(event: string, uri: string): Promise<void> {
  expect((await send(calendly.delivery(event, uri))).status).toBe(200);
  await api.runJobs();
}
const eventsOf = async ({ client }: Client) =>
  (await api.get<AppointmentEvent[]>(`/users/${client.id}/purchase-items/events`, client)).body;
const statusOf = async ({ client, purchaseItemId }: Client) =>
  (await api.get<PurchaseItem[]>(`/users/${client.id}/purchase-items`, client)).body.find(
    ({ id }) => id === purchaseItemId,
  )?.bookingStatus;

describe('the link to the attorney’s page', () => {
  it('is its client’s alone, and ties the booking to the purchase', async () => {
    const of = await aClientAtCalendly();
    const link = await linkOf(of);
    expect(`${link.origin}${link.pathname}`).toBe(of.page);
    expect(link.searchParams.get('email')).toBe(of.client.email);
    expect(link.searchParams.get('name')).toMatch(/^First\d+ Last\d+$/);
    expect(link.searchParams.get('utm_content')).toContain(of.purchaseItemId);
    expect((await choose(of)).slots).toEqual([]);
    expect((await api.get(path(of, 'slots'), of.couple.b)).status).toBe(404);
    const booking = { eventStartAt: TEN, phoneNumber: '+12125550123', timeZone: 'America/Denver' };
    const refused = await api.post<{ detail: string }>(path(of, 'events'), booking, of.client);
    expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining('uses an outside calendar')]);
  });

  it('is sent in place of times of ours, which are not offered there', async () => {
    const { attorney, client, purchaseItemId } = await aClientAtCalendly();
    const own = `/users/${attorney.id}/attorneys/${attorney.id}`;
    const offerable = async (id: string) =>
      (await api.get<{ purchases: { offeredTimes: unknown }[] }>(`${own}/clients/${id}`, attorney)).body.purchases.map(
        ({ offeredTimes }) => offeredTimes,
      );
    expect(await offerable(client.id)).toEqual([null]);
    const call = `${own}/purchase-items/${purchaseItemId}`;
    for (const refused of [
      await api.post<{ detail: string }>(`${call}/offer`, { times: [TEN], reason: null }, attorney),
      await api.get<{ detail: string }>(`${call}/slots`, attorney),
    ]) {
      expect([refused.status, refused.body.detail]).toEqual([
        422,
        'Your calls are booked in an outside calendar. Please send your client the link to it.',
      ]);
    }
    await api.db
      .updateTable('attorneyServices')
      .set({ bookingLink: null })
      .where('attorneyId', '=', attorney.id)
      .execute();
    expect(await offerable(client.id)).toEqual([[]]);
  });

  it('is not there for what cannot be booked, nor with an attorney whose calendar is ours', async () => {
    const of = await aClientAtCalendly();
    await tell('invitee.created', await bookThere(of));
    expect(await choose(of)).toMatchObject({ refusal: 'ALREADY_SCHEDULED', bookingUrl: null, slots: [] });
    const ours = await aClientOf(api, await anAttorneyWithHours(api));
    const choice = await api.get<BookingChoice>(path({ ...of, ...ours }, 'slots'), ours.client);
    expect(choice.body.bookingUrl).toBeNull();
    expect(choice.body.slots).not.toEqual([]);
  });
});

describe('deliveries', () => {
  it('are taken with a fresh signature over their very bytes alone', async () => {
    const of = await aClientAtCalendly();
    const { body, headers } = calendly.delivery('invitee.created', await bookThere(of));
    const without = { body, headers: { 'content-type': 'application/json' } };
    expect((await send(without)).status).toBe(400);
    expect((await send({ body: body.replace('client@', 'Client@'), headers })).status).toBe(400);
    expect((await send(calendly.delivery('invitee.created', 'x', 'a key of somebody else'))).status).toBe(400);
    api.clock.advance(181_000);
    expect((await send({ body, headers })).status).toBe(400);
    api.clock.set(TEST_NOW);
    expect((await send({ body, headers })).status).toBe(200);
    expect((await send({ body: 'no json', headers: calendly.delivery('invitee.created', 'x').headers })).status).toBe(
      400,
    );
  });

  it('of a booking schedule it, with all its fields and Calendly’s own links', async () => {
    const of = await aClientAtCalendly();
    const uri = await bookThere(of);
    await tell('invitee.created', uri);
    const id = uri.split('/').at(-1) ?? '';
    expect(await eventsOf(of)).toMatchObject([
      {
        attorneyId: of.attorney.id,
        eventStartAt: TEN,
        eventEndAt: '2026-06-17T14:30:00.000Z',
        eventStatus: 'BOOKED',
        location: '+1 212-555-0123',
        timeZone: 'America/Denver',
        provider: 'calendly',
        cancelUrl: `https://calendly.com/cancellations/${id}`,
        rescheduleUrl: `https://calendly.com/reschedulings/${id}`,
      },
    ]);
    expect(await statusOf(of)).toBe('SCHEDULED');
    const row = await api.db
      .selectFrom('appointmentEvents')
      .selectAll()
      .where('externalId', '=', uri)
      .executeTakeFirst();
    expect(row?.provider).toBe('calendly');
    const [event] = (await api.get<AppointmentEvent[]>(`/users/${of.attorney.id}/purchase-items/events`, of.attorney))
      .body;
    expect(event).toMatchObject({ cancelUrl: null, rescheduleUrl: null });
  });

  it('that name no purchase, another attorney’s page, or nothing at Calendly are thanked for and change nothing', async () => {
    const [of, other] = [await aClientAtCalendly(), await aClientAtCalendly()];
    const tracking = await trackingOf(of);
    const wrong = [null, 'newsletter', tracking?.replace('.client.', '.admin.') ?? '', `${tracking ?? ''}0`];
    for (const utmContent of wrong) {
      await tell('invitee.created', calendly.book({ eventType: of.eventType, utmContent, startAt: TEN }));
    }
    await tell('invitee.created', calendly.book({ eventType: other.eventType, utmContent: tracking, startAt: TEN }));
    await tell('invitee.created', 'https://api.calendly.com/scheduled_events/gone/invitees/gone');
    await tell('invitee.created', 'https://api.calendly.com/users/me');
    await tell('routing_form_submission.created', await bookThere(of));
    expect(await eventsOf(of)).toEqual([]);
    expect(await statusOf(of)).toBe('WAITING');
  });

  it('are worked on again after Calendly could not be reached', async () => {
    const of = await aClientAtCalendly();
    const uri = await bookThere(of);
    calendly.fail(503);
    expect((await send(calendly.delivery('invitee.created', uri))).status).toBe(200);
    await expect(api.runJobs()).rejects.toThrow('UNAVAILABLE');
    await reconcileBookings(api.services);
    expect(await statusOf(of)).toBe('SCHEDULED');
  });

  it('of a missed call wait again, and of one taken back do not', async () => {
    const of = await aClientAtCalendly();
    const uri = await bookThere(of);
    await tell('invitee.created', uri);
    api.clock.set(new Date(ELEVEN));
    calendly.markNoShow(uri);
    await tell('invitee_no_show.created', uri);
    expect([(await eventsOf(of))[0]?.eventStatus, await statusOf(of)]).toEqual(['NO_SHOW', 'WAITING']);
    calendly.takeBackNoShow(uri);
    await tell('invitee_no_show.deleted', uri);
    expect([(await eventsOf(of))[0]?.eventStatus, await statusOf(of)]).toEqual(['BOOKED', 'SCHEDULED']);
  });
});

describe('one payment, one booking', () => {
  it('turns a second booking away at Calendly, and takes one in place of a canceled one', async () => {
    const of = await aClientAtCalendly();
    const tracking = await trackingOf(of);
    const book = (startAt: string) => calendly.book({ eventType: of.eventType, utmContent: tracking, startAt });
    const first = book(TEN);
    await tell('invitee.created', first);
    const second = book(ELEVEN);
    await tell('invitee.created', second);
    expect(calendly.invitee(second).status).toBe('canceled');
    await tell('invitee.canceled', second);
    expect(await eventsOf(of)).toMatchObject([{ eventStartAt: TEN, eventStatus: 'BOOKED' }]);
    // The new booking is heard of before the cancellation that made room for it.
    calendly.cancel(first);
    const third = book(NOON);
    await tell('invitee.created', third);
    await tell('invitee.canceled', first);
    expect(await eventsOf(of)).toMatchObject([
      { eventStartAt: NOON, eventStatus: 'BOOKED' },
      { eventStartAt: TEN, eventStatus: 'CANCELED' },
    ]);
    // Two that the client canceled: the free rebooking is used, and an admin’s link books.
    calendly.cancel(third);
    await tell('invitee.canceled', third);
    expect(await choose(of)).toMatchObject({ refusal: 'REBOOKING_USED', bookingUrl: null });
    const fourth = book(TEN);
    await tell('invitee.created', fourth);
    expect(calendly.invitee(fourth).status).toBe('canceled');
    await tell('invitee.created', await bookThere(of, ELEVEN, admin));
    expect(await statusOf(of)).toBe('SCHEDULED');
  });
});

describe('what is decided with us', () => {
  it('is done at Calendly too: canceled and missed, where the client has moved it meanwhile', async () => {
    const of = await aClientAtCalendly();
    const uri = await bookThere(of);
    await tell('invitee.created', uri);
    const [event] = await eventsOf(of);
    const moved = await api.post(
      path(of, `events/${event?.id ?? ''}/reschedule`),
      { eventStartAt: ELEVEN, timeZone: 'UTC' },
      of.client,
    );
    expect(moved.status).toBe(422);
    const elsewhere = calendly.reschedule(uri, ELEVEN);
    expect((await api.post(path(of, `events/${event?.id ?? ''}/cancel`), undefined, admin)).status).toBe(200);
    await api.runJobs();
    expect(calendly.invitee(elsewhere)).toMatchObject({ status: 'canceled', cancelerType: 'host' });
    await tell('invitee.canceled', elsewhere);
    expect([(await eventsOf(of)).map(({ eventStatus }) => eventStatus), await statusOf(of)]).toEqual([
      ['CANCELED'],
      'WAITING',
    ]);
    const next = await bookThere(of, NOON);
    await tell('invitee.created', next);
    api.clock.set(new Date(NOON));
    const [to] = await eventsOf(of);
    const outcome = `/users/${of.attorney.id}/attorneys/${of.attorney.id}/events/${to?.id ?? ''}/no-show`;
    expect((await api.post(outcome, undefined, of.attorney)).status).toBe(200);
    await api.runJobs();
    expect(calendly.invitee(next).noShow).not.toBeNull();
  });
});

describe('lost deliveries', () => {
  it('are made good: new, moved and canceled bookings are found', async () => {
    const [one, two, three] = [await aClientAtCalendly(), await aClientAtCalendly(), await aClientAtCalendly()];
    await bookThere(one);
    const moved = await bookThere(two);
    const canceled = await bookThere(three);
    await tell('invitee.created', moved);
    await tell('invitee.created', canceled);
    calendly.reschedule(moved, NOON);
    calendly.cancel(canceled);
    await reconcileBookings(api.services);
    expect(await Promise.all([one, two, three].map(statusOf))).toEqual(['SCHEDULED', 'SCHEDULED', 'WAITING']);
    expect((await eventsOf(two)).map(({ eventStartAt }) => eventStartAt)).toEqual([NOON]);
  });

  it('are not lost for long: a subscription that Calendly turned off is made anew', async () => {
    const { config } = api.services;
    const services = {
      ...api.services,
      config: { ...config, origins: { ...config.origins, api: 'https://api.test' } },
    };
    await reconcileBookings(services);
    await reconcileBookings(services);
    const [first] = calendly.subscriptions;
    expect(calendly.subscriptions).toMatchObject([{ callback_url: 'https://api.test/webhooks/booking' }]);
    if (first !== undefined) first.state = 'disabled';
    await reconcileBookings(services);
    expect(calendly.subscriptions).toMatchObject([{ state: 'active' }]);
    expect(calendly.subscriptions[0]?.uri).not.toBe(first?.uri);
  });
});

describe('every order of deliveries', () => {
  type Deed = 'MOVE' | 'CANCEL' | 'BOOK';
  /** What a client does at Calendly, and each delivery at any time after its cause, any number of times. */
  const stories = fc.record({
    deeds: fc.constantFrom<Deed[]>(
      ['MOVE'],
      ['MOVE', 'MOVE'],
      ['CANCEL'],
      ['CANCEL', 'BOOK'],
      ['MOVE', 'CANCEL', 'BOOK', 'MOVE'],
    ),
    delays: fc.array(fc.nat(5), { minLength: 9, maxLength: 9 }),
    doubles: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
  });

  it('ends in one state', async () => {
    const first = await aClientAtCalendly();
    await fc.assert(
      fc.asyncProperty(stories, async ({ deeds, delays, doubles }) => {
        const of = { ...first, ...(await aClientOf(api, first.attorney)) };
        const tracking = await trackingOf(of);
        const due: { at: number; uri: string }[] = [];
        let count = 0;
        const cause = (now: number, uri: string) => {
          const at = now + (delays[count] ?? 0);
          due.push({ at, uri }, ...(doubles[count] === true ? [{ at: at + 2, uri }] : []));
          count += 1;
        };
        const deliver = async (upTo: number) => {
          // The inbox is shown above; several copies of the program work on what it kept.
          await Promise.all(due.filter(({ at }) => at <= upTo).map(({ uri }) => settleBooking(api.services, uri)));
          due.splice(0, due.length, ...due.filter(({ at }) => at > upTo));
        };
        let current = calendly.book({ eventType: of.eventType, utmContent: tracking, startAt: TEN });
        let last: Deed = 'BOOK';
        cause(0, current);
        for (const [index, deed] of deeds.entries()) {
          const now = index + 1;
          await deliver(now);
          last = deed;
          if (deed === 'CANCEL') {
            calendly.cancel(current);
            cause(now, current);
            continue;
          }
          const old = current;
          current =
            deed === 'MOVE'
              ? calendly.reschedule(old, NOON)
              : calendly.book({ eventType: of.eventType, utmContent: tracking, startAt: ELEVEN });
          if (deed === 'MOVE') cause(now, old);
          cause(now, current);
        }
        await deliver(Number.POSITIVE_INFINITY);
        const events = await eventsOf(of);
        const open = events.filter(({ eventStatus }) => eventStatus === 'BOOKED');
        expect(open.map(({ eventStartAt }) => new Date(eventStartAt).toISOString())).toEqual(
          last === 'CANCEL' ? [] : [calendly.invitee(current).startAt],
        );
        expect(events).toHaveLength(deeds.filter((deed) => deed === 'BOOK').length + 1);
        expect(await statusOf(of)).toBe(last === 'CANCEL' ? 'WAITING' : 'SCHEDULED');
      }),
      { numRuns: 20 },
    );
  });
});
