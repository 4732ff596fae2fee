import type { CalendarFeed } from '@troth/domain/calendar';
import { WEDDING_DATE_QUESTION_ID } from '@troth/domain/environment';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../kernel/config/config';
import { openLimits } from '../../kernel/http/limits';
import { answered, completeQuestionnaires } from '../../testing/answers';
import { aClientOf, anAttorneyWithHours } from '../../testing/appointments';
import { aCouple, type TestCouple, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';
import type { Journey } from '../../records/journey/journey.schemas';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const feedPath = (person: TestPerson) => `/users/${person.id}/calendar-feed`;
const download = (person: TestPerson) => api.get<string>(`/users/${person.id}/calendar.ics`, person);
const pathOf = (url: string | null) => new URL(url ?? '').pathname;

async function engaged(weddingDate = '2026-12-31') {
  const couple = await aCouple(api).inState('CA').paid();
  await completeQuestionnaires(api, couple, { both: { bg_wedding_date: weddingDate } });
  return couple;
}

/** Both say another wedding date, so that no difference is left to settle. */
async function marryOn({ a, b, documentId }: TestCouple, date: string): Promise<void> {
  for (const { id: userId } of [a, b]) {
    await answered(api, { documentId, userId, questionId: WEDDING_DATE_QUESTION_ID }, date);
  }
}

/** What an independent reader of RFC 5545 makes of the text. */
const read = (ics: string) =>
  new ICAL.Component(ICAL.parse(ics) as unknown[]).getAllSubcomponents('vevent').map((event) => ({
    uid: event.getFirstPropertyValue('uid') as string,
    sequence: Number(event.getFirstPropertyValue('sequence')),
    summary: event.getFirstPropertyValue('summary') as string,
    description: event.getFirstPropertyValue('description') as string,
    start: event.getFirstPropertyValue('dtstart') as InstanceType<typeof ICAL.Time>,
    end: event.getFirstPropertyValue('dtend') as InstanceType<typeof ICAL.Time>,
    lastModified: String(event.getFirstPropertyValue('last-modified')),
    stamp: String(event.getFirstPropertyValue('dtstamp')),
  }));

describe('the calendar file', () => {
  it('has one whole-day entry for each deadline of the journey', async () => {
    const { a } = await engaged();
    const { deadlines } = (await api.get<Journey>(`/users/${a.id}/journey`, a)).body;
    const { body, headers } = await download(a);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-disposition')).toContain('attachment; filename="troth.ics"');
    const events = read(body);
    expect(events.map(({ start }) => start.toString())).toEqual(deadlines.map(({ latestSafeDate }) => latestSafeDate));
    for (const { start, end } of events) {
      expect(start.isDate).toBe(true);
      expect(end.subtractDate(start).toSeconds()).toBe(86_400);
    }
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(deadlines.length);
    const review = events.find(({ summary }) => summary.includes('Review'));
    expect(review?.description).toContain('Cal. Fam. Code § 1615(c)(1), (c)(2)(B)');
  });

  it('is written as the standard asks: CRLF, lines of at most 75 octets, escaped text', async () => {
    const { a } = await engaged();
    const { body } = await download(a);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const unfolded = body.replaceAll('\r\n ', '');
    expect(unfolded).toContain('SUMMARY:Troth\\, latest safe day: Review the agreement');
    expect(unfolded).toContain('METHOD:PUBLISH');
    expect(unfolded).toContain('TRANSP:TRANSPARENT');
  });

  it('names no person and no answer', async () => {
    const { a, b } = await engaged();
    const { body } = await download(a);
    const unfolded = body.replaceAll('\r\n ', '');
    const people = await api.db.selectFrom('users').selectAll().where('id', 'in', [a.id, b.id]).execute();
    for (const { id, firstName, lastName, email } of people) {
      for (const secret of [id, firstName ?? '', lastName ?? '', email]) expect(unfolded).not.toContain(secret);
    }
    expect(unfolded).not.toContain('20261231');
  });

  it('keeps an entry as it is while its day stays, and raises its sequence when the day moves', async () => {
    const couple = await engaged('2026-12-31');
    const { a } = couple;
    const first = read((await download(a)).body);
    api.clock.advance(3_600_000);
    expect(read((await download(a)).body)).toEqual(first);
    await marryOn(couple, '2027-01-31');
    api.clock.advance(3_600_000);
    const moved = read((await download(a)).body);
    expect(moved.map(({ uid }) => uid)).toEqual(first.map(({ uid }) => uid));
    expect(moved.map(({ sequence }) => sequence)).toEqual(first.map(({ sequence }) => sequence + 1));
    for (const [index, { lastModified }] of moved.entries()) {
      expect(lastModified > (first[index]?.lastModified ?? '')).toBe(true);
    }
  });

  it('is an empty calendar without a wedding date', async () => {
    const { a } = await aCouple(api);
    expect(read((await download(a)).body)).toEqual([]);
  });
});

describe('an attorney’s feed', () => {
  it('shows the calls with their moves, names no client, and closes with the approval', async () => {
    const attorney = await anAttorneyWithHours(api);
    const { client, purchaseItemId } = await aClientOf(api, attorney);
    const events = `/users/${client.id}/purchase-items/${purchaseItemId}/events`;
    const { body: event } = await api.post<{ id: string }>(
      events,
      { eventStartAt: '2026-06-17T14:00:00.000Z', phoneNumber: '+12125550123', timeZone: 'America/Denver' },
      client,
    );
    const feed = pathOf((await api.post<CalendarFeed>(feedPath(attorney), {}, attorney)).body.url);
    const [call] = read((await api.get<string>(feed)).body);
    expect(call).toMatchObject({ uid: `${event.id}@troth`, sequence: 0 });
    await api.post(
      `${events}/${event.id}/reschedule`,
      { eventStartAt: '2026-06-17T15:00:00.000Z', timeZone: 'America/Denver' },
      client,
    );
    const { body } = await api.get<string>(feed);
    expect(read(body)).toMatchObject([{ uid: `${event.id}@troth`, sequence: 1 }]);
    const person = await api.db.selectFrom('users').selectAll().where('id', '=', client.id).executeTakeFirstOrThrow();
    for (const secret of [person.firstName ?? '', person.lastName ?? '', person.email, '5550123'])
      expect(body.replaceAll('\r\n ', '')).not.toContain(secret);
    await api.db.updateTable('attorneys').set({ stage: 'DEACTIVATED' }).where('id', '=', attorney.id).execute();
    expect((await api.get(feed)).status).toBe(404);
  });
});

describe('the secret address', () => {
  it('is told once, read without signing in, and kept as a hash', async () => {
    const { a } = await engaged();
    expect((await api.get<CalendarFeed>(feedPath(a), a)).body).toMatchObject({ isActive: false, url: null });
    const made = (await api.post<CalendarFeed>(feedPath(a), {}, a)).body;
    expect(made.webcalUrl).toBe(made.url?.replace('http:', 'webcal:'));
    const { status, headers, body } = await api.get<string>(pathOf(made.url));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toMatch(/^private/);
    expect(read(body).length).toBeGreaterThan(0);
    const after = (await api.get<CalendarFeed>(feedPath(a), a)).body;
    expect(after).toMatchObject({
      isActive: true,
      url: null,
      webcalUrl: null,
      lastReadAt: api.clock.now().toISOString(),
    });
    const stored = await api.db
      .selectFrom('calendarFeeds')
      .selectAll()
      .where('userId', '=', a.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(pathOf(made.url).split('/').at(-1));
  });

  it('opens nothing once it is replaced or revoked, or never was', async () => {
    const { a } = await engaged();
    const first = (await api.post<CalendarFeed>(feedPath(a), {}, a)).body;
    const second = (await api.post<CalendarFeed>(feedPath(a), {}, a)).body;
    expect((await api.get(pathOf(first.url))).status).toBe(404);
    expect((await api.get(pathOf(second.url))).status).toBe(200);
    expect((await api.delete<CalendarFeed>(feedPath(a), a)).body.isActive).toBe(false);
    expect((await api.get(pathOf(second.url))).status).toBe(404);
    expect((await api.get('/calendar/nothing')).status).toBe(404);
  });

  it('is read twenty times a minute, each feed for itself', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const own = await testApp({ limits: openLimits(readConfig({}).limits, api.services.database) });
    try {
      const feedOf = async () => {
        const { a } = await aCouple(own);
        return pathOf((await own.post<CalendarFeed>(feedPath(a), {}, a)).body.url);
      };
      const [feed, other] = [await feedOf(), await feedOf()];
      for (let reads = 0; reads < 20; reads += 1) expect((await own.get(feed)).status).toBe(200);
      const refused = await own.get(feed);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
      expect((await own.get(other)).status).toBe(200);
      vi.setSystemTime(Date.now() + 60_000);
      expect((await own.get(feed)).status).toBe(200);
    } finally {
      vi.useRealTimers();
      await own.close();
    }
  });
});
