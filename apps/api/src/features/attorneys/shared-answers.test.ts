import { questionnaireSections } from '@troth/content/questionnaire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aService, anAttorneyWithHours } from '../../testing/appointments';
import { aCouple, anAdmin, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const DAY_MS = 86_400_000;

/** Partner A, who bought a call about questions. */
async function aCaller() {
  const attorney = await anAttorneyWithHours(api);
  const couple = await aCouple(api).paid();
  const item = await aService(api, { couple, client: couple.a, attorney, product: 'q_a' });
  const at = `/users/${couple.a.id}/purchase-items/${item}`;
  const book = async (sharesAnswers?: boolean, by: TestPerson = couple.a) => {
    const { body } = await api.get<{ slots: { startAt: string }[] }>(`${at}/slots`, couple.a);
    return api.post<{ id: string; eventEndAt: string; answersSharedUntil: string | null }>(
      `${at}/events`,
      {
        eventStartAt: body.slots[0]!.startAt,
        phoneNumber: '+12125550123',
        timeZone: 'America/New_York',
        sharesAnswers,
        ...(by !== couple.a && { reason: 'Asked for by telephone' }),
      },
      by,
    );
  };
  const share = (isShared: boolean, by: TestPerson = couple.a) => api.put(`${at}/answer-sharing`, { isShared }, by);
  const read = async (userId = couple.a.id) =>
    (
      await api.get(
        `/users/${attorney.id}/attorneys/${attorney.id}/questionnaire-sections/${questionnaireSections[0]!.id}/groups?documentId=${couple.documentId}&userId=${userId}`,
        attorney,
      )
    ).status;
  return { attorney, couple, at, book, share, read };
}

describe('answers shared for a call (D3)', () => {
  it('stay closed without the tick, and open with it until 30 days after the call', async () => {
    const { couple, book, share, read } = await aCaller();
    const booked = await book();
    expect(booked.body.answersSharedUntil).toBeNull();
    expect(await read()).toBe(404);
    expect((await share(true)).status).toBe(204);
    expect(await read()).toBe(200);
    // Never the other partner's.
    expect(await read(couple.b.id)).toBe(404);
    expect((await share(false)).status).toBe(204);
    expect(await read()).toBe(404);
    await share(true);
    const ends = Date.parse(booked.body.eventEndAt);
    api.clock.advance(ends + 30 * DAY_MS - api.clock.now().getTime());
    expect(await read()).toBe(200);
    api.clock.advance(1);
    expect(await read()).toBe(404);
  });

  it('are shared with the booking, and no longer once it is canceled', async () => {
    const { couple, at, book, read } = await aCaller();
    const booked = await book(true);
    expect(booked.body.answersSharedUntil).not.toBeNull();
    expect(await read()).toBe(200);
    await api.post(`${at}/events/${booked.body.id}/cancel`, {}, couple.a);
    expect(await read()).toBe(404);
    const actions = await api.db.selectFrom('auditEntries').select('action').execute();
    const names = actions.map(({ action }) => action);
    expect(names).toContain('booking.shareAnswers');
    expect(names).toContain('booking.book');
  });

  it('are shared by nobody but whom the call is for', async () => {
    const { couple, share, read, book } = await aCaller();
    const admin = await anAdmin(api);
    await book(true, admin);
    expect(await read()).toBe(404);
    for (const somebody of [couple.b, admin]) expect((await share(true, somebody)).status).toBeGreaterThanOrEqual(403);
    expect(await read()).toBe(404);
  });

  it('are no part of representation', async () => {
    const attorney = await anAttorneyWithHours(api);
    const couple = await aCouple(api).paid();
    const item = await aService(api, { couple, client: couple.a, attorney });
    const reply = await api.put(
      `/users/${couple.a.id}/purchase-items/${item}/answer-sharing`,
      { isShared: true },
      couple.a,
    );
    expect(reply.status).toBe(422);
  });
});
