import { contentId } from '@troth/content/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, aCustomer, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

describe('what an attorney offers', () => {
  const set = (attorney: TestPerson, list: unknown) =>
    api.request<{ serviceType: string; bookingLink: string | null }[]>(
      'PUT',
      `/admin/attorneys/${attorney.id}/attorney-services`,
      { as: admin, json: list },
    );

  it('is set as a whole list', async () => {
    const attorney = await anAttorney(api);
    const link = 'https://book.example/me';
    expect((await set(attorney, [{ serviceType: 'Q_A', bookingLink: link }])).body).toMatchObject([
      { serviceType: 'Q_A', bookingLink: link },
    ]);
    expect((await set(attorney, [{ serviceType: 'REPRESENTATION', bookingLink: null }])).body).toMatchObject([
      { serviceType: 'REPRESENTATION', bookingLink: null },
    ]);
    const offered = await api.get(`/users/${attorney.id}/attorneys/${attorney.id}/attorney-services`, attorney);
    expect(offered.body).toMatchObject([{ serviceType: 'REPRESENTATION' }]);
    expect((await set(attorney, [])).body).toEqual([]);
  });

  it.each([
    ['a link without https', [{ serviceType: 'Q_A', bookingLink: 'http://book.example' }]],
    [
      'one service twice',
      [
        { serviceType: 'Q_A', bookingLink: null },
        { serviceType: 'Q_A', bookingLink: null },
      ],
    ],
    ['a service that is none', [{ serviceType: 'PRENUP', bookingLink: null }]],
    ['no list', {}],
  ])('is refused with %s', async (_name, list) => {
    expect((await set(await anAttorney(api), list)).status).toBe(400);
  });

  it('keeps what somebody has bought', async () => {
    const attorney = await anAttorney(api);
    const { a, documentId } = await aCouple(api).inState('CA');
    await api.db
      .insertInto('purchaseItems')
      .values({
        productId: contentId('product', 'q_a'),
        userId: a.id,
        beneficiaryUserId: a.id,
        attorneyId: attorney.id,
        documentId,
        pricePaidInCents: 4900,
      })
      .execute();
    expect((await set(attorney, [])).status).toBe(409);
    expect((await set(attorney, [{ serviceType: 'Q_A', bookingLink: null }])).status).toBe(200);
  });
});

describe('disciplinary records', () => {
  const facts = {
    stateId: contentId('state', 'CA'),
    recordDate: '2026-06-15',
    description: 'Zqx wrote to a party who had counsel',
    sourceUrl: 'https://bar.example/1',
  };
  const path = (attorney: TestPerson, id = '') => `/admin/attorneys/${attorney.id}/disciplinary-records${id}`;

  it('are kept sealed, ask for a deactivation where grave, and are resolved', async () => {
    const attorney = await anAttorney(api);
    const made = await api.post<{ id: string; updatedAt: string }>(
      path(attorney),
      { ...facts, severity: 'SUSPENSION' },
      admin,
    );
    expect(made).toMatchObject({ status: 201, body: { isResolved: false, asksForDeactivation: true } });
    const stored = await api.db.selectFrom('disciplinaryRecords').selectAll().executeTakeFirstOrThrow();
    expect(Buffer.from(stored.sealedDescription).toString('latin1')).not.toContain('Zqx');
    api.clock.advance(1000);
    const resolve = (headers: Record<string, string> = {}) =>
      api.request('PATCH', path(attorney, `/${made.body.id}`), { as: admin, json: { isResolved: true }, headers });
    const seen = { 'if-match': String(Date.parse(made.body.updatedAt)) };
    expect(await resolve(seen)).toMatchObject({
      status: 200,
      body: { isResolved: true, asksForDeactivation: false, description: facts.description },
    });
    expect((await resolve(seen)).status).toBe(409);
    const other = await anAttorney(api);
    const elsewhere = path(other, `/${made.body.id}`);
    expect((await api.request('PATCH', elsewhere, { as: admin, json: { isResolved: false } })).status).toBe(404);
    expect((await api.get<unknown[]>(path(attorney), admin)).body).toHaveLength(1);
    expect((await api.get(path(attorney), attorney)).status).toBe(404);
  });

  it.each([
    ['a day after today', { recordDate: '2026-06-17' }],
    ['a day of the year 0', { recordDate: '0000-01-01' }],
    ['a state that is none', { stateId: '00000000-0000-4000-8000-000000000000' }],
    ['no words', { description: ' ' }],
    ['an address that is none', { sourceUrl: 'javascript:alert(1)' }],
    ['a severity that is none', { severity: 'BAD' }],
  ])('are refused with %s', async (_name, changes) => {
    const attorney = await anAttorney(api);
    expect((await api.post(path(attorney), { ...facts, ...changes }, admin)).status).toBe(400);
  });
});

describe('reviews', () => {
  const aReview = async (attorney: TestPerson) => {
    const client = await aCustomer(api);
    const { id } = await api.db
      .insertInto('attorneyReviews')
      .values({
        attorneyId: attorney.id,
        userId: client.id,
        message: 'Clear and kind.',
        rating: 50,
        createdAt: api.clock.now(),
        updatedAt: api.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const decide = (id: string, status: string, reason: string | undefined = 'Read it') =>
    api.patch(`/admin/attorney-reviews/${id}`, { status, reason }, admin);
  const averageOf = async (attorney: TestPerson) =>
    (await api.get<{ averageRating: number | null }[]>(`/users/${attorney.id}/attorneys`, attorney)).body[0]
      ?.averageRating;

  it('are approved, disabled and shown again, each with a reason; the average follows at once', async () => {
    const attorney = await anAttorney(api);
    const id = await aReview(attorney);
    expect(await averageOf(attorney)).toBeNull();
    for (const status of ['APPROVED', 'DISABLED']) {
      for (const reason of ['', 'ok', 'x'.repeat(501)]) expect((await decide(id, status, reason)).status).toBe(400);
    }
    expect((await api.patch(`/admin/attorney-reviews/${id}`, { status: 'APPROVED' }, admin)).status).toBe(400);
    expect((await decide(id, 'APPROVED')).status).toBe(200);
    expect(await averageOf(attorney)).toBe(5);
    expect((await decide(id, 'DISABLED', 'Names a third person')).status).toBe(200);
    expect(await averageOf(attorney)).toBeNull();
    expect((await decide(id, 'PENDING')).status).toBe(422);
    expect((await decide(id, 'APPROVED')).status).toBe(200);
    expect((await decide(id, 'APPROVED')).status).toBe(422);
  });

  it('are listed, those that wait first, by attorney and status', async () => {
    const attorney = await anAttorney(api);
    const [old, waiting] = [await aReview(attorney), await aReview(attorney)];
    await decide(old, 'APPROVED');
    const list = async (query: string) =>
      (
        await api.get<{ reviews: { id: string; clientName: string }[] }>(
          `/admin/attorney-reviews?attorneyId=${attorney.id}${query}`,
          admin,
        )
      ).body.reviews.map(({ id }) => id);
    expect(await list('')).toEqual([waiting, old]);
    expect(await list('&status=APPROVED')).toEqual([old]);
  });
});

describe('appointments', () => {
  it('are listed by time, status, attorney and both people, and the attorney is invited again once', async () => {
    const attorney = await anAttorney(api);
    const { a, documentId } = await aCouple(api).inState('CA');
    await api.db.updateTable('users').set({ lastName: 'Quillfeather' }).where('id', '=', a.id).execute();
    const make = async (hours: number) => {
      const item = await api.db
        .insertInto('purchaseItems')
        .values({
          productId: contentId('product', 'q_a'),
          userId: a.id,
          beneficiaryUserId: a.id,
          attorneyId: attorney.id,
          documentId,
          pricePaidInCents: 4900,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const start = new Date(api.clock.now().getTime() + hours * 3_600_000);
      const end = new Date(start.getTime() + 1_200_000);
      const { id } = await api.db
        .insertInto('appointmentEvents')
        .values({
          purchaseItemId: item.id,
          attorneyId: attorney.id,
          provider: 'builtin',
          eventStartAt: start,
          eventEndAt: end,
          busyFrom: start,
          busyUntil: end,
          timeZone: 'America/Los_Angeles',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    const past = await make(-48);
    const future = await make(48);
    const list = async (query: string) =>
      (
        await api.get<{ events: { id: string; attorneyTimeZone: string }[] }>(
          `/admin/events?attorneyId=${attorney.id}${query}`,
          admin,
        )
      ).body.events.map(({ id }) => id);
    expect(await list('')).toEqual([future, past]);
    expect(await list('&filter=future')).toEqual([future]);
    expect(await list('&filter=past')).toEqual([past]);
    expect(await list('&isOpen=true')).toEqual([past]);
    expect(await list('&search=quillf')).toEqual([future, past]);
    expect(await list('&status=CANCELED')).toEqual([]);
    const notify = (event: string) =>
      api.post(`/admin/users/${a.id}/notify-attorney-user-event/${event}`, { reason: 'No mail came' }, admin);
    expect((await notify(past)).status).toBe(422);
    expect((await notify(future)).status).toBe(204);
    expect((await notify(future)).status).toBe(409);
    api.clock.advance(10 * 60_000);
    expect((await notify(future)).status).toBe(204);
  });
});
