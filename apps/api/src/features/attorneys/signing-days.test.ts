import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentId } from '@troth/content/ids';
import { anAttorney, type TestCouple, type TestPerson } from '../../testing/builders';
import { countQueries } from '../../testing/count-queries';
import { anImportedCouple } from '../../testing/reviewed-couples';
import { type TestApp, testApp } from '../../testing/test-app';

const DAY_MS = 86_400_000;

let api: TestApp;
let frances: TestPerson;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  frances = await anAttorney(api);
});

interface SigningDay {
  readonly clientId: string;
  readonly documentId: string;
  readonly clientName: string;
  readonly partnerName: string;
  readonly at: string;
  readonly days: number;
}

const own = () => `/users/${frances.id}/attorneys/${frances.id}`;
const signingDays = async () => (await api.get<SigningDay[]>(`${own()}/signing-days`, frances)).body;
const change = (couple: TestCouple, changes: object) =>
  api.db.updateTable('documents').set(changes).where('id', '=', couple.documentId).execute();

/** A couple of California whom Frances represents on side A, whose text is final and was mailed to both. */
async function aWaitingCouple(): Promise<TestCouple> {
  const couple = await anImportedCouple(api, { state: 'CA' });
  const reviewedAt = api.clock.now().toISOString();
  for (const partner of [couple.a, couple.b])
    await api.patch(`/documents/${couple.documentId}`, { reviewedAt }, partner);
  await change(couple, { attorneyAId: frances.id, finalizedAt: api.clock.now() });
  await api.runJobs();
  return couple;
}

describe('when the couples of an attorney may sign', () => {
  it('is told while the wait of California runs, as the page of the client tells it, and no longer', async () => {
    const couple = await aWaitingCouple();
    const [day, ...others] = await signingDays();
    expect(others).toEqual([]);
    expect(day).toMatchObject({ clientId: couple.a.id, documentId: couple.documentId, days: 7 });
    const detail = await api.get<{ signingWait: { endsAt: string } }>(`${own()}/clients/${couple.a.id}`, frances);
    expect(day?.at).toBe(detail.body.signingWait.endsAt);
    const before = api.clock.now();
    api.clock.set(new Date(String(day?.at)));
    expect(await signingDays(), 'the wait is over').toEqual([]);
    api.clock.set(before);
  });

  it('begins with the mail to both, and is the first to sign first', async () => {
    const first = await aWaitingCouple();
    api.clock.advance(DAY_MS);
    const second = await aWaitingCouple();
    expect((await signingDays()).map(({ documentId }) => documentId)).toEqual([first.documentId, second.documentId]);
    await api.db
      .updateTable('mailOutbox')
      .set({ sentAt: null, status: 'FAILED' })
      .where('recipient', '=', first.b.email)
      .execute();
    expect((await signingDays()).map(({ documentId }) => documentId)).toEqual([second.documentId]);
  });

  it.each([
    ['a text that is not final', { finalizedAt: null }],
    ['a state without a wait', { stateId: contentId('state', 'NY') }],
    ['a client of somebody else', { attorneyAId: null }],
  ])('says nothing of %s', async (_, changes) => {
    const couple = await aWaitingCouple();
    expect(await signingDays()).toHaveLength(1);
    await change(couple, changes);
    expect(await signingDays()).toEqual([]);
  });

  it('asks the database no more for many couples than for one', async () => {
    await aWaitingCouple();
    const one = await countQueries(api, signingDays);
    await aWaitingCouple();
    expect(await signingDays()).toHaveLength(2);
    expect(await countQueries(api, signingDays)).toBe(one);
  });
});
