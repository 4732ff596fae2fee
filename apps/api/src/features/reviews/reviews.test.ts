import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAppointment, aService } from '../../testing/appointments';
import { aCouple, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';
import { averageRatingsOf } from '../../records/reviews/review.repository';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

interface Review {
  readonly id: string;
  readonly userId: string | null;
  readonly status: string;
  readonly rating: number;
  readonly message: string;
  readonly user?: { readonly firstName: string | null };
}

/** A client who has bought a call with an attorney, and how it went. */
async function aMeeting(outcome: 'COMPLETED' | 'BOOKED' | 'NO_SHOW' = 'COMPLETED') {
  const attorney = await anAttorney(api);
  const couple = await aCouple(api).inState('CA');
  const meet = async (how: typeof outcome) => {
    const purchaseItemId = await aService(api, { couple, client: couple.a, attorney, product: 'q_a' });
    const endsAt = new Date(api.clock.now().getTime() + 1_200_000);
    await anAppointment(api, { purchaseItemId, attorneyId: attorney.id, endsAt, outcome: how });
    api.clock.advance(86_400_000);
  };
  await meet(outcome);
  return { ...couple, attorney, meet };
}

const path = (person: TestPerson, attorney: TestPerson) =>
  `/users/${person.id}/attorneys/${attorney.id}/attorney-reviews`;
const review = (person: TestPerson, attorney: TestPerson, body: object = { rating: 50, message: 'Kind and exact.' }) =>
  api.post<Review>(path(person, attorney), body, person);
const list = async (person: TestPerson, attorney: TestPerson, query = '') =>
  (await api.get<Review[]>(`${path(person, attorney)}${query}`, person)).body;
const needed = async (person: TestPerson) =>
  (await api.get<{ id: string }[]>(`/users/${person.id}/attorneys-needing-reviews`, person)).body.map(({ id }) => id);
const approve = (id: string) =>
  api.db.updateTable('attorneyReviews').set({ status: 'APPROVED' }).where('id', '=', id).execute();

describe('reviews of attorneys (D23)', () => {
  it('are asked for after a meeting, and given once per purchase', async () => {
    const { a, b, attorney, meet } = await aMeeting();
    expect(await needed(a)).toEqual([attorney.id]);
    expect(await needed(b)).toEqual([]);
    const given = await review(a, attorney);
    expect(given.status).toBe(201);
    expect(given.body).toMatchObject({ status: 'PENDING', rating: 50, message: 'Kind and exact.' });
    const pendingOf = async () =>
      (await api.get<{ pendingReviews?: number }[]>(`/users/${attorney.id}/attorneys`, attorney)).body[0]
        ?.pendingReviews;
    expect(await pendingOf()).toBe(1);
    await approve(given.body.id);
    expect(await pendingOf()).toBe(0);
    expect(await needed(a)).toEqual([]);
    expect((await review(a, attorney)).status).toBe(409);
    await meet('COMPLETED');
    expect((await review(a, attorney)).status).toBe(201);
  });

  it('are one, though two tabs send one at a time', async () => {
    const { a, attorney } = await aMeeting();
    const replies = await Promise.all([review(a, attorney), review(a, attorney)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each(['BOOKED', 'NO_SHOW'] as const)('are refused after an appointment that is %s', async (outcome) => {
    const { a, attorney } = await aMeeting(outcome);
    expect(await needed(a)).toEqual([]);
    expect((await review(a, attorney)).status).toBe(422);
  });

  it('are given by the client, in words and one to five stars', async () => {
    const { a, b, attorney } = await aMeeting();
    expect((await review(b, attorney)).status).toBe(422);
    expect((await api.post(path(a, attorney), { rating: 50, message: 'x' }, b)).status).toBe(404);
    expect((await review(attorney, attorney)).status).toBe(403);
    for (const body of [{}, { rating: 0, message: 'x' }, { rating: 45, message: 'x' }, { rating: 50, message: ' ' }]) {
      expect((await review(a, attorney, body)).status).toBe(400);
    }
  });

  it('are seen by customers once approved, with a first name where asked, and all of them by the attorney', async () => {
    const { a, b, attorney } = await aMeeting();
    const { id } = (await review(a, attorney)).body;
    expect(await list(b, attorney)).toEqual([]);
    expect(await list(b, attorney, '?status=PENDING')).toEqual([]);
    expect(await list(attorney, attorney)).toHaveLength(1);
    expect(await list(attorney, attorney, '?status=APPROVED')).toEqual([]);
    await approve(id);
    expect((await list(b, attorney))[0]?.user).toBeUndefined();
    expect((await list(b, attorney, '?includeUser=true'))[0]?.user?.firstName).toMatch(/^First/);
    expect(await list(await anAdmin(api), attorney, '?status=APPROVED')).toHaveLength(1);
  });

  it('tell a stranger nothing of who wrote them but the first name', async () => {
    const { a, b, attorney } = await aMeeting();
    const { id } = (await review(a, attorney)).body;
    await approve(id);
    expect((await list(b, attorney, '?includeUser=true'))[0]).toMatchObject({ userId: null, createdById: null });
    expect(JSON.stringify(await list(b, attorney, '?includeUser=true'))).not.toContain(a.id);
    expect((await list(a, attorney))[0]?.userId).toBe(a.id);
    expect((await list(attorney, attorney))[0]?.userId).toBe(a.id);
  });

  it('come by pages without a gap or an overlap, and not after a review of somebody else', async () => {
    const { a, b, attorney } = await aMeeting();
    const other = await aMeeting();
    const foreign = (await review(other.a, other.attorney)).body;
    const given = await api.db
      .insertInto('attorneyReviews')
      .values(
        // All in one instant.
        Array.from({ length: 7 }, (_, index) => ({
          attorneyId: attorney.id,
          userId: a.id,
          message: `${index}`,
          rating: 50,
          status: 'APPROVED' as const,
          createdAt: api.clock.now(),
          updatedAt: api.clock.now(),
        })),
      )
      .returning('id')
      .execute();
    const paged: string[] = [];
    for (let after = ''; ; ) {
      const page = await list(b, attorney, `?limit=3${after}`);
      paged.push(...page.map(({ id }) => id));
      if (page.length < 3) break;
      after = `&after=${page.at(-1)?.id}`;
    }
    expect(paged).toHaveLength(7);
    expect(new Set(paged)).toEqual(new Set(given.map(({ id }) => id)));
    expect(await list(b, attorney, `?after=${foreign.id}`)).toEqual([]);
    for (const bad of ['limit=0', 'limit=101', 'after=x', 'status=x']) {
      expect((await api.get(`${path(b, attorney)}?${bad}`, b)).status).toBe(400);
    }
  });

  it('keep every word that people write, and no more than there is room for', async () => {
    const { a, attorney } = await aMeeting();
    const message = 'שלום <b>O’Brien-Smith & Nguyễn</b> 👩🏽‍⚖️\n\nZweite Zeile';
    expect((await review(a, attorney, { rating: 10, message: 'x'.repeat(2001) })).status).toBe(400);
    expect((await review(a, attorney, { rating: 10, message: 'a\u0000b' })).status).toBe(400);
    expect((await review(a, attorney, { rating: 10, message: `  ${message}\n` })).body.message).toBe(message);
  });

  it('make the average by the approved ones alone', async () => {
    const { a, attorney, meet } = await aMeeting();
    const first = await review(a, attorney, { rating: 50, message: 'Good.' });
    await meet('COMPLETED');
    const second = await review(a, attorney, { rating: 40, message: 'Well.' });
    const average = async () =>
      (await api.db.transaction().execute((tx) => averageRatingsOf(tx, [attorney.id]))).get(attorney.id);
    expect(await average()).toBeNull();
    await approve(first.body.id);
    expect(await average()).toBe(5);
    await approve(second.body.id);
    expect(await average()).toBe(4.5);
    const own = await api.get<{ averageRating: number | null }[]>(`/users/${attorney.id}/attorneys`, attorney);
    expect(own.body.map(({ averageRating }) => averageRating)).toEqual([4.5]);
  });
});
