import type { AttorneyTaskKind } from '@troth/domain/attorneys';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { questionOfKey } from '@troth/content/questionnaire';
import { answered } from '../../testing/answers';
import { aClientOf, anAttorneyWithHours } from '../../testing/appointments';
import { anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { countQueries } from '../../testing/count-queries';
import { type TestApp, testApp } from '../../testing/test-app';

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

interface Task {
  readonly kind: AttorneyTaskKind;
  readonly clientId: string | null;
  readonly clientName: string | null;
  readonly clientSide: string | null;
  readonly phoneNumber: string | null;
  readonly count: number;
  readonly at: string | null;
  readonly dueOn: string | null;
}

const tasks = (as: TestPerson = frances, of: TestPerson = frances) =>
  api.get<Task[]>(`/users/${as.id}/attorneys/${of.id}/tasks`, as);
const kinds = async () => (await tasks()).body.map(({ kind }) => kind);

describe('what waits for an attorney', () => {
  it('is a call to be made, then its outcome, then nothing', async () => {
    const { client, couple, purchaseItemId } = await aClientOf(api, frances);
    expect((await tasks()).body).toMatchObject([
      { kind: 'NO_CALL', clientId: client.id, clientSide: 'A', phoneNumber: null, weddingDate: null },
    ]);
    const questionId = questionOfKey('bg_wedding_date').id;
    await answered(api, { documentId: couple.documentId, userId: client.id, questionId }, '2029-03-06');
    expect((await tasks()).body).toMatchObject([{ kind: 'NO_CALL', weddingDate: '2029-03-06' }]);
    expect((await tasks(await anAdmin(api))).body).toMatchObject([{ kind: 'NO_CALL', weddingDate: null }]);
    const startAt = new Date(
      Math.ceil(api.clock.now().getTime() / DAY_MS) * DAY_MS + 2 * DAY_MS + 14 * HOUR_MS,
    ).toISOString();
    const booked = await api.post<{ id: string }>(
      `/users/${client.id}/purchase-items/${purchaseItemId}/events`,
      { eventStartAt: startAt, timeZone: 'America/New_York', phoneNumber: '+12125550123' },
      client,
    );
    expect(booked.status).toBe(201);
    expect(await kinds()).toEqual([]);
    api.clock.set(new Date(Date.parse(startAt) - HOUR_MS));
    expect((await tasks()).body).toMatchObject([{ kind: 'CALL', at: startAt, phoneNumber: '+12125550123' }]);
    api.clock.set(new Date(Date.parse(startAt) + HOUR_MS));
    expect((await tasks()).body).toMatchObject([{ kind: 'OUTCOME', clientId: client.id, phoneNumber: null }]);
    const told = await api.post(
      `/users/${frances.id}/attorneys/${frances.id}/events/${booked.body.id}/complete`,
      undefined,
      frances,
    );
    expect(told.status).toBe(200);
    expect(await kinds()).toEqual([]);
  });

  it('is an agreement to approve, and one that changed since', async () => {
    const { couple, purchaseItemId } = await aClientOf(api, frances);
    await api.db
      .updateTable('purchaseItems')
      .set({ bookingStatus: 'BOOKED' })
      .where('id', '=', purchaseItemId)
      .execute();
    const change = (changes: object) =>
      api.db.updateTable('documents').set(changes).where('id', '=', couple.documentId).execute();
    const now = api.clock.now();
    await change({ lastGeneratedAt: now });
    expect(await kinds()).toEqual(['APPROVE']);
    await change({ attorneyAApprovedAt: now });
    expect(await kinds()).toEqual([]);
    await change({ attorneyAApprovedAt: null, priorAttorneyAApprovedAt: now });
    expect((await tasks()).body).toMatchObject([{ kind: 'CHANGED', approvedAt: now.toISOString() }]);
  });

  it('says by when to approve, as the list of clients does, and tells nobody else', async () => {
    const { client, couple } = await aClientOf(api, frances);
    const generatedAt = api.clock.now();
    await api.db
      .updateTable('documents')
      .set({ lastGeneratedAt: generatedAt })
      .where('id', '=', couple.documentId)
      .execute();
    const dueOn = async (as?: TestPerson) =>
      (await tasks(as)).body.find(({ kind }) => kind === 'APPROVE')?.dueOn ?? null;
    expect(await dueOn(), 'no wedding date').toBeNull();
    const weddingDate = new Date(api.clock.now().getTime() + 200 * DAY_MS).toISOString().slice(0, 10);
    const of = { documentId: couple.documentId, userId: client.id, questionId: questionOfKey('bg_wedding_date').id };
    await answered(api, of, weddingDate);
    const list = await api.get<{ clients: { nextDeadline: { step: string; on: string } }[] }>(
      `/users/${frances.id}/attorneys/${frances.id}/clients`,
      frances,
    );
    const deadline = list.body.clients[0]?.nextDeadline;
    expect(deadline?.step).toBe('APPROVAL');
    expect(await dueOn()).toBe(deadline?.on);
    expect(await dueOn(await anAdmin(api)), 'a wedding date is not told to admins').toBeNull();
  });

  it('is the attorney’s own, and an admin’s without what clients wrote', async () => {
    const { client, couple } = await aClientOf(api, frances);
    const sent = await api.post(
      `/users/${client.id}/documents/${couple.documentId}/chats`,
      { toUserId: frances.id, message: 'Canary 7741' },
      client,
    );
    expect(sent.status).toBe(201);
    const own = (await tasks()).body;
    expect(own).toMatchObject([{ kind: 'MESSAGES', count: 1, at: api.clock.now().toISOString() }, { kind: 'NO_CALL' }]);
    expect(JSON.stringify(own).includes('Canary')).toBe(false);
    expect((await tasks(await anAdmin(api))).body.map(({ kind }) => kind)).toEqual(['NO_CALL']);
    expect((await tasks(await anAttorney(api))).status).toBe(403);
  });

  it('asks the database no more often for more clients', async () => {
    await aClientOf(api, frances);
    const one = await countQueries(api, () => tasks());
    await aClientOf(api, frances);
    await aClientOf(api, frances);
    const three = await countQueries(api, () => tasks());
    expect(three).toBe(one);
  });
});
