import { contentId } from '@troth/content/ids';
import { questionOfKey } from '@troth/content/questionnaire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered } from '../../testing/answers';
import { aClientOf, anAppointment, anAttorneyWithHours, aService } from '../../testing/appointments';
import { aCouple, anAdmin, anAttorney, type TestCouple, type TestPerson } from '../../testing/builders';
import { countQueries } from '../../testing/count-queries';
import { type TestApp, testApp } from '../../testing/test-app';
import type { AttorneyClient } from './client-list';

let api: TestApp;
let frances: TestPerson;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  frances = await anAttorneyWithHours(api);
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const fromNow = (ms: number) => new Date(api.clock.now().getTime() + ms);
const dayFromNow = (days: number) =>
  fromNow(days * DAY_MS)
    .toISOString()
    .slice(0, 10);

interface Page {
  readonly clients: AttorneyClient[];
  readonly former: { clientId: string; reason: string; endedAt: string | null; services: string[] }[];
  readonly total: number;
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
  readonly views: Readonly<Record<string, number>>;
}
const page = (query = '', as: TestPerson = frances) =>
  api.get<Page>(`/users/${as.id}/attorneys/${frances.id}/clients${query}`, as);
const clients = async (as: TestPerson = frances) => ({ body: (await page('', as)).body.clients });

const answerWeddingDate = ({ documentId }: TestCouple, { id: userId }: TestPerson, day: string) =>
  answered(api, { documentId, userId, questionId: questionOfKey('bg_wedding_date').id }, day);

describe('the clients of an attorney, as matters with deadlines', () => {
  it('tells the wedding date, and by when the agreement, the approval and the signing are due', async () => {
    const { couple } = await aClientOf(api, frances);
    expect((await clients()).body).toMatchObject([{ weddingDate: null, nextDeadline: null, isPast: false }]);
    await answerWeddingDate(couple, couple.a, dayFromNow(200));
    const change = (changes: object) =>
      api.db.updateTable('documents').set(changes).where('id', '=', couple.documentId).execute();
    const step = async () => (await clients()).body[0]?.nextDeadline?.step;
    expect((await clients()).body).toMatchObject([{ weddingDate: dayFromNow(200) }]);
    expect(await step()).toBe('AGREEMENT');
    await change({ lastGeneratedAt: api.clock.now() });
    expect(await step()).toBe('APPROVAL');
    await change({ attorneyAApprovedAt: api.clock.now() });
    expect(await step()).toBe('REVIEW');
    await change({ reviewedAt: api.clock.now() });
    expect(await step()).toBe('SIGNING');
  });

  it('tells the client’s own wedding date, and never the partner’s', async () => {
    const { couple } = await aClientOf(api, frances);
    await answerWeddingDate(couple, couple.b, dayFromNow(201));
    expect((await clients()).body).toMatchObject([{ weddingDate: null, nextDeadline: null }]);
    await answerWeddingDate(couple, couple.a, dayFromNow(200));
    expect((await clients()).body).toMatchObject([{ weddingDate: dayFromNow(200) }]);
  });

  it('tells a wedding date that was changed, and none that was withdrawn, however often it was read before', async () => {
    const { couple } = await aClientOf(api, frances);
    for (const days of [200, 260, 230]) {
      await answerWeddingDate(couple, couple.a, dayFromNow(days));
      expect((await clients()).body).toMatchObject([{ weddingDate: dayFromNow(days) }]);
      expect((await clients()).body).toMatchObject([{ weddingDate: dayFromNow(days) }]);
    }
    await api.db.updateTable('answers').set({ deletedAt: api.clock.now() }).execute();
    expect((await clients()).body).toMatchObject([{ weddingDate: null, nextDeadline: null }]);
  });

  it('keeps the wedding date from admins, and from who has only a call about questions', async () => {
    const { couple } = await aClientOf(api, frances);
    await answerWeddingDate(couple, couple.a, dayFromNow(200));
    expect((await clients(await anAdmin(api))).body).toMatchObject([{ weddingDate: null, nextDeadline: null }]);

    const asking = await aCouple(api).inState('NY').paid();
    await aService(api, { couple: asking, client: asking.a, attorney: frances, product: 'q_a' });
    await answerWeddingDate(asking, asking.a, dayFromNow(200));
    const [client] = (await clients()).body.filter(({ id }) => id === asking.a.id);
    expect(client).toMatchObject({ services: ['Q_A'], weddingDate: null, nextDeadline: null });
  });

  it('keeps who only asks questions until all of the price was given back', async () => {
    const asking = await aCouple(api).inState('NY').paid();
    const id = await aService(api, { couple: asking, client: asking.a, attorney: frances, product: 'q_a' });
    const refund = (paymentStatus: 'PARTIALLY_REFUNDED' | 'FULL_REFUNDED') =>
      api.db
        .updateTable('purchaseItems')
        .set({ paymentStatus, refundedAt: api.clock.now() })
        .where('id', '=', id)
        .execute();
    await refund('PARTIALLY_REFUNDED');
    expect((await clients()).body.map((client) => client.id)).toContain(asking.a.id);
    await refund('FULL_REFUNDED');
    expect((await clients()).body.map((client) => client.id)).not.toContain(asking.a.id);
    expect((await page('?view=PAST')).body.former).toMatchObject([{ clientId: asking.a.id, reason: 'REFUNDED' }]);
  });

  it.each([
    ['NONE', null, null],
    ['UPCOMING', 'BOOKED', HOUR_MS],
    ['OUTCOME_MISSING', 'BOOKED', -HOUR_MS],
    ['HELD', 'COMPLETED', -HOUR_MS],
    ['NO_SHOW', 'NO_SHOW', -HOUR_MS],
  ] as const)('tells where the call stands: %s', async (standing, outcome, endsIn) => {
    const { purchaseItemId } = await aClientOf(api, frances);
    if (outcome !== null) {
      await anAppointment(api, { purchaseItemId, attorneyId: frances.id, endsAt: fromNow(endsIn), outcome });
    }
    const [client] = (await clients()).body;
    expect(client?.call.standing).toBe(standing);
    expect(client?.call.at === null).toBe(outcome === null);
  });

  it('tells who advises the partner: nobody, an attorney of Troth by name, one of the partner’s own without', async () => {
    const { couple } = await aClientOf(api, frances);
    const counsel = async () => (await clients()).body[0]?.partnerCounsel;
    expect(await counsel()).toBeNull();

    const own = await api.put(
      `/users/${couple.b.id}/documents/${couple.documentId}/external-attorney`,
      {
        name: 'Iris Vale',
        email: 'iris@vale.example',
        phoneNumber: null,
        firmName: 'Vale Law',
        barStateId: contentId('state', 'NY'),
      },
      couple.b,
    );
    expect([200, 201]).toContain(own.status);
    expect(await counsel()).toEqual({ kind: 'OWN', name: null });

    const gray = await anAttorney(api);
    await api.db
      .updateTable('users')
      .set({ firstName: 'Gray', lastName: 'Garland' })
      .where('id', '=', gray.id)
      .execute();
    await api.db.updateTable('documents').set({ attorneyBId: gray.id }).where('id', '=', couple.documentId).execute();
    expect(await counsel()).toEqual({ kind: 'SERVICE', name: 'Gray Garland' });
  });

  it('is past 90 days after the notarization', async () => {
    const { couple } = await aClientOf(api, frances);
    const now = api.clock.now();
    await api.db
      .insertInto('notarizations')
      .values({ documentId: couple.documentId, notarizationCompletedAt: now, createdAt: now, updatedAt: now })
      .execute();
    expect((await clients()).body).toMatchObject([{ notarizedAt: now.toISOString(), isPast: false }]);
    await api.db
      .updateTable('notarizations')
      .set({ notarizationCompletedAt: fromNow(-92 * DAY_MS) })
      .where('documentId', '=', couple.documentId)
      .execute();
    expect((await clients()).body).toMatchObject([{ isPast: true, nextDeadline: null }]);
  });

  it('names who was refunded in full or left in Past, and opens nothing of them at the next request', async () => {
    const past = async (query = '') => (await page(`?view=PAST${query}`)).body;
    const own = `/users/${frances.id}/attorneys/${frances.id}/clients`;
    const { client: kept } = await aClientOf(api, frances);
    const { client: lost, couple, purchaseItemId } = await aClientOf(api, frances);
    await api.db
      .updateTable('users')
      .set({ firstName: 'Lane', lastName: 'Lindqvist' })
      .where('id', '=', lost.id)
      .execute();
    expect(await past()).toMatchObject({ clients: [], former: [], total: 0, views: { OPEN: 2, PAST: 0 } });
    expect((await api.get(`${own}/${lost.id}`, frances)).status).toBe(200);

    const now = api.clock.now();
    await api.db
      .updateTable('purchaseItems')
      .set({ paymentStatus: 'FULL_REFUNDED', refundedAt: now })
      .where('id', '=', purchaseItemId)
      .execute();
    // Refunded, and still on the document of what is final: still a client.
    expect((await past()).former).toEqual([]);
    await api.db.updateTable('documents').set({ attorneyAId: null }).where('id', '=', couple.documentId).execute();
    const refunded = {
      clientId: lost.id,
      documentId: couple.documentId,
      name: 'Lane Lindqvist',
      services: ['REPRESENTATION'],
      reason: 'REFUNDED',
      endedAt: now.toISOString(),
    };
    expect(await past()).toMatchObject({ clients: [], total: 1, views: { OPEN: 1, PAST: 1 } });
    // Word for word: nothing of the couple comes with it.
    expect((await past()).former).toEqual([refunded]);
    expect((await page()).body).toMatchObject({ clients: [{ id: kept.id }], former: [], total: 1 });
    expect((await api.get(`${own}/${lost.id}`, frances)).status).toBe(404);
    expect((await past('&search=lindqvist')).total).toBe(1);
    expect((await past('&search=quill')).total).toBe(0);
    expect((await past('&service=Q_A')).total).toBe(0);
    const gray = await anAttorney(api);
    expect((await page('?view=PAST', gray)).status).toBe(403);
    const grays = await api.get<Page>(`/users/${gray.id}/attorneys/${gray.id}/clients?view=PAST`, gray);
    expect(grays.body).toMatchObject({ former: [], total: 0 });
  });

  it('says of who chose another attorney that they left, on that day, and of who comes back nothing', async () => {
    const admin = await anAdmin(api);
    const other = await anAttorneyWithHours(api);
    const couple = await aCouple(api).inState('NY').paid();
    const id = await aService(api, { couple, client: couple.a, attorney: null });
    const give = async (attorneyId: string) =>
      api.post(`/admin/purchase-items/${id}/reassign`, { attorneyId, reason: 'The client asked for it.' }, admin);
    expect((await give(frances.id)).status).toBe(200);
    expect((await page('?view=PAST')).body.former).toEqual([]);
    api.clock.advance(DAY_MS);
    expect((await give(other.id)).status).toBe(200);
    expect((await page('?view=PAST')).body.former).toMatchObject([
      {
        clientId: couple.a.id,
        services: ['REPRESENTATION'],
        reason: 'LEFT',
        endedAt: api.clock.now().toISOString(),
      },
    ]);
    expect((await give(frances.id)).status).toBe(200);
    expect((await page('?view=PAST')).body.former).toEqual([]);
  });

  it('comes in pages, found, filtered and ordered by the server', async () => {
    const named = async (firstName: string, lastName: string, days: number | null) => {
      const { couple, client } = await aClientOf(api, frances);
      await api.db.updateTable('users').set({ firstName, lastName }).where('id', '=', client.id).execute();
      if (days !== null) await answerWeddingDate(couple, couple.a, dayFromNow(days));
      return { couple, client };
    };
    await named('Thảo', 'Nguyễn', 300);
    await named('Ada', 'Quill', 200);
    const { client: rowan, couple } = await named('Rowan', 'Quillfeather', null);
    const names = async (query: string) => {
      const { body } = await page(query);
      return body.clients.map(({ firstName }) => firstName);
    };
    expect(await names('')).toEqual(['Ada', 'Thảo', 'Rowan']);
    expect(await names('?direction=descending')).toEqual(['Thảo', 'Ada', 'Rowan']);
    expect(await names('?sort=name&limit=2')).toEqual(['Thảo', 'Ada']);
    expect(await names('?search=nguyen%20thao')).toEqual(['Thảo']);
    expect(await names(`?search=${encodeURIComponent(rowan.email.toUpperCase())}`)).toEqual(['Rowan']);
    expect(await names(`?documentId=${couple.documentId}`)).toEqual(['Rowan']);
    expect(await names(`?stateId=${contentId('state', 'CA')}`)).toEqual([]);
    expect(await names('?service=Q_A')).toEqual([]);
    // None of them has a call yet.
    expect((await page('?view=WAITING&limit=1')).body).toMatchObject({
      total: 3,
      views: { OPEN: 3, WAITING: 3, PAST: 0 },
    });
    expect((await page('?sort=wealth')).status).toBe(400);
    for (const bad of ['?after=', '?after=first', `?before=${rowan.id}`, '?limit=0']) {
      expect((await page(bad)).status, bad).toBe(400);
    }
  });

  describe('page by page', () => {
    const add = async (firstName: string, days: number) => {
      const { couple, client } = await aClientOf(api, frances);
      await api.db.updateTable('users').set({ firstName, lastName: 'Quill' }).where('id', '=', client.id).execute();
      await answerWeddingDate(couple, client, dayFromNow(days));
      return { couple, client, cursor: `${client.id}.${couple.documentId}` };
    };
    const namesOf = ({ clients: rows }: Page) => rows.map(({ firstName }) => firstName);
    const read = async (query: string) => (await page(`?limit=2${query}`)).body;

    it('shows each client once, also where deadlines and names are the same, and leads back', async () => {
      for (const days of [200, 200, 200, 200, 300]) await add('Ada', days);
      const whole = (await page()).body.clients.map(({ id }) => id);
      const pages = [await read('')];
      for (let next = pages[0]?.nextCursor; next != null; next = pages.at(-1)?.nextCursor) {
        pages.push(await read(`&after=${next}`));
      }
      expect(pages.map(({ clients: rows }) => rows.length)).toEqual([2, 2, 1]);
      expect(pages.flatMap(({ clients: rows }) => rows.map(({ id }) => id))).toEqual(whole);
      expect(new Set(whole).size).toBe(5);
      expect(pages[0]).toMatchObject({ previousCursor: null, total: 5 });
      expect(await read(`&before=${pages[2]?.previousCursor}`)).toEqual(pages[1]);
      expect(await read(`&before=${pages[1]?.previousCursor}`)).toEqual(pages[0]);
    });

    it('goes on after the row where it is now: what changes elsewhere moves nothing', async () => {
      const ada = await add('Ada', 200);
      const bo = await add('Bo', 210);
      await add('Cy', 220);
      const dee = await add('Dee', 230);
      const first = await read('');
      expect(namesOf(first)).toEqual(['Ada', 'Bo']);
      expect(first.nextCursor).toBe(bo.cursor);
      // The first one goes to the end, and a new client comes before the page that was read.
      await answerWeddingDate(ada.couple, ada.client, dayFromNow(240));
      await add('Abe', 190);
      const second = await read(`&after=${first.nextCursor}`);
      expect(namesOf(second)).toEqual(['Cy', 'Dee']);
      expect(namesOf(await read(`&after=${second.nextCursor}`))).toEqual(['Ada']);
      // The row itself moved: the page begins where it is now.
      await answerWeddingDate(dee.couple, dee.client, dayFromNow(195));
      expect(namesOf(await read(`&after=${dee.cursor}`))).toEqual(['Bo', 'Cy']);
    });

    it('begins beside a row that the filters leave out, and beside none that is not there', async () => {
      const ada = await add('Ada', 200);
      const bo = await add('Bo', 210);
      await add('Cy', 220);
      expect(namesOf(await read(`&search=cy&after=${ada.cursor}`))).toEqual(['Cy']);
      expect(await read(`&search=cy&after=${ada.cursor}`)).toMatchObject({ total: 1, nextCursor: null });
      await api.db.updateTable('documents').set({ attorneyAId: null }).where('id', '=', bo.couple.documentId).execute();
      expect(await read(`&after=${bo.cursor}`)).toMatchObject({
        clients: [],
        total: 2,
        nextCursor: null,
        previousCursor: null,
      });
    });

    it('goes on from those who can be opened to those who cannot', async () => {
      const past = await add('Ada', 200);
      const left = await add('Bo', 210);
      const now = api.clock.now();
      await api.db
        .insertInto('notarizations')
        .values({
          documentId: past.couple.documentId,
          notarizationCompletedAt: fromNow(-92 * DAY_MS),
          createdAt: now,
          updatedAt: now,
        })
        .execute();
      await api.db
        .updateTable('documents')
        .set({ attorneyAId: null })
        .where('id', '=', left.couple.documentId)
        .execute();
      const first = (await page('?view=PAST&limit=1')).body;
      expect(first).toMatchObject({ clients: [{ id: past.client.id }], former: [], total: 2, nextCursor: past.cursor });
      const last = (await page(`?view=PAST&limit=1&after=${first.nextCursor}`)).body;
      expect(last).toMatchObject({ clients: [], former: [{ clientId: left.client.id }], nextCursor: null });
      expect((await page(`?view=PAST&limit=1&before=${last.previousCursor}`)).body).toEqual(first);
    });
  });

  it('asks the database at most 8 times for the list, what waits, calls and one client, however many there are', async () => {
    const add = async () => {
      const { couple, client } = await aClientOf(api, frances);
      await answerWeddingDate(couple, couple.a, dayFromNow(200));
      await api.post(
        `/users/${client.id}/documents/${couple.documentId}/chats`,
        { toUserId: frances.id, message: 'Good morning' },
        client,
      );
      return client;
    };
    const own = `/users/${frances.id}/attorneys/${frances.id}`;
    const client = await add();
    const calls = [`${own}/clients`, `${own}/tasks`, `${own}/events`, `${own}/clients/${client.id}`];
    const countEach = async () => {
      const counts = [];
      for (const path of calls) counts.push(await countQueries(api, () => api.get(path, frances)));
      return counts;
    };
    const one = await countEach();
    await add();
    await add();
    // The keys of couples are asked for once, and kept.
    const three = await countEach();
    for (const [at, count] of three.entries()) expect(count).toBeLessThanOrEqual(Math.min(8, one[at] ?? 0));
  });
});
