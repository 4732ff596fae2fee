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

const clients = (as: TestPerson = frances) =>
  api.get<AttorneyClient[]>(`/users/${as.id}/attorneys/${frances.id}/clients`, as);

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

  it('asks the database no more often for more clients', async () => {
    const add = async () => {
      const { couple } = await aClientOf(api, frances);
      await answerWeddingDate(couple, couple.a, dayFromNow(200));
    };
    await add();
    const one = await countQueries(api, () => clients());
    await add();
    await add();
    expect(await countQueries(api, () => clients())).toBe(one);
  });
});
