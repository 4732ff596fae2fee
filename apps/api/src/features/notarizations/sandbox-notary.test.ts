import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCouple, anAttorney, type TestCouple } from '../../testing/builders';
import { aNotarization, notarizationRow, sandboxToken } from '../../testing/notarizations';
import { TEST_NOW, type TestApp, testApp } from '../../testing/test-app';
import { reconcileNotarizations } from './reconcile-notarizations';
import { settleNotarization } from './transaction-settling';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(() => api.clock.set(TEST_NOW));

const settle = (id: string) => settleNotarization(api.services, { notarizationId: id });
const row = (id: string) => notarizationRow(api, id);

async function opened(couple?: TestCouple, facts?: Parameters<typeof aNotarization>[2]) {
  const partners = couple ?? (await aCouple(api).inState('NY'));
  const { id } = await aNotarization(api, partners, facts);
  await settle(id);
  const { userALink, userBLink } = await row(id);
  if (userALink === null || userBLink === null) throw new Error('Nobody was let in.');
  return { id, couple: partners, ofA: new URL(userALink).pathname, ofB: new URL(userBLink).pathname };
}
const page = async (path: string) => (await api.request<string>('GET', path)).body;
const heading = async (path: string) => /<h1>(.*?)<\/h1>/.exec(await page(path))?.[1];
/** Presses a button of a page as a browser would. */
async function press(path: string, action: string, fields: Record<string, string> = {}): Promise<string | null> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ action, ...fields })) form.set(name, value);
  const reply = await api.request('POST', path, { body: form });
  expect(reply.status).toBe(303);
  return reply.headers.get('location');
}
const signAlone = async (path: string) => {
  for (const action of ['IDENTIFY_PASS', 'JOIN', 'SIGN']) await press(path, action);
};

describe('the sandbox notary', () => {
  it('walks two partners, each by the own link, to a file that says what it is', async () => {
    const { id, couple, ofA, ofB } = await opened();
    expect(await page(ofA)).toContain('Sandbox: this is not a notarization');
    expect(await page(ofA)).not.toContain(couple.a.email);
    await press(ofA, 'APART');
    await signAlone(ofA);
    expect(await heading(ofA)).toMatch(/^You’re done, /);
    await api.runJobs();
    expect(await row(id)).toMatchObject({
      externalStatus: 'partially_complete',
      userADoneAt: TEST_NOW,
      userBDoneAt: null,
    });
    await signAlone(ofB);
    expect(await heading(ofA)).toBe('The notary’s part');
    // Enter in the field of the reason presses the button of its own form.
    const forms = (await page(ofA)).split('</form>');
    expect(forms[0]).not.toContain('name="reason"');
    expect(forms[1]).toContain('value="REFUSE"');
    api.clock.advance(60_000);
    await press(ofB, 'ACKNOWLEDGE');
    expect(await heading(ofA)).toBe('The meeting is over');
    await api.runJobs();
    const done = await row(id);
    expect(done).toMatchObject({ externalStatus: 'complete', providerCompletedAt: api.clock.now() });
    expect(done.record?.notary?.name).toBe('No notary (sandbox)');
    const file = await api.db
      .selectFrom('files')
      .select(['id', 'key'])
      .where('id', '=', done.providerFileId ?? '')
      .executeTakeFirstOrThrow();
    const seal = await api.db.transaction().execute((tx) => api.services.protection.coupleSeal(tx, couple.documentId));
    const bytes = await api.services.files.read(seal, file.id, file.key);
    expect((await PDFDocument.load(bytes ?? new Uint8Array())).getPageCount()).toBe(2);
  });

  it('takes both at one device, with witnesses where the state wants them', async () => {
    const couple = await aCouple(api).inState('SC');
    const { id, ofA } = await opened(couple);
    await api.db
      .updateTable('sandboxNotaryTransactions')
      .set({ isWitnessRequired: true })
      .where('reference', '=', id)
      .execute();
    await press(ofA, 'TOGETHER');
    for (const action of ['IDENTIFY_PASS', 'IDENTIFY_PASS', 'JOIN', 'SIGN', 'SIGN']) await press(ofA, action);
    expect(await heading(ofA)).toBe('Witnesses');
    const empty = await press(ofA, 'WITNESS', { witness1: '  ' });
    expect(await page(empty ?? '')).toContain('Enter the name of a witness.');
    await press(ofA, 'WITNESS', { witness1: 'Wilma <b>', witness2: 'Walt' });
    await press(ofA, 'ACKNOWLEDGE');
    await api.runJobs();
    expect((await row(id)).record?.witnesses).toEqual(['Wilma <b>', 'Walt']);
  });

  it('has attorneys sign their certificates before the notary ends it', async () => {
    const attorney = await anAttorney(api);
    const couple = await aCouple(api).withAttorneyFor('A', attorney);
    const { id, ofA } = await opened(couple);
    const ofAttorney = `/sandbox/notary/${await sandboxToken(api, attorney.id)}`;
    await press(ofA, 'TOGETHER');
    for (const action of ['IDENTIFY_PASS', 'IDENTIFY_PASS', 'JOIN', 'SIGN', 'SIGN']) await press(ofA, action);
    expect(await heading(ofA)).toMatch(/^You’re done/);
    await press(ofA, 'ACKNOWLEDGE');
    expect(await heading(ofA)).toMatch(/^You’re done/);
    await press(ofAttorney, 'SIGN');
    expect(await page(ofAttorney)).toContain('Everyone has signed.');
    await press(ofA, 'ACKNOWLEDGE');
    await api.runJobs();
    expect(await row(id)).toMatchObject({ externalStatus: 'complete', attorneyADoneAt: TEST_NOW });
  });

  it('locks a person out for a day after two failures, and tells both partners once', async () => {
    const { id, couple, ofB } = await opened();
    await press(ofB, 'APART');
    await press(ofB, 'IDENTIFY_FAIL');
    expect(await page(ofB)).toContain('If it fails again, this person is locked out for a day.');
    await press(ofB, 'IDENTIFY_FAIL');
    expect(await heading(ofB)).toBe('Locked out for a day');
    await press(ofB, 'IDENTIFY_PASS');
    expect(await heading(ofB)).toBe('Locked out for a day');
    await api.runJobs();
    expect((await row(id)).userBIdentityFailedAt).toEqual(TEST_NOW);
    const mails = await api.db
      .selectFrom('mailOutbox')
      .select('recipient')
      .where('kind', '=', 'notarization-identity-failed')
      .where('recipient', 'in', [couple.a.email, couple.b.email])
      .execute();
    expect(mails).toHaveLength(2);
    api.clock.advance(86_400_000);
    await press(ofB, 'IDENTIFY_PASS');
    expect(await heading(ofB)).toBe('Waiting room');
  });

  it.each([
    ['leaving', ['IDENTIFY_PASS', 'JOIN', 'LEAVE'], 'attempted', 'Waiting room'],
    ['nobody coming', ['IDENTIFY_PASS', 'NO_SHOW'], 'attempted', 'Waiting room'],
    ['a refusal to sign', ['IDENTIFY_PASS', 'JOIN', 'DECLINE'], 'declined', 'Someone refused to sign'],
    ['running out', ['EXPIRE'], 'expired', 'This notarization is closed'],
  ] as const)('tells of %s', async (_name, actions, status, next) => {
    const { id, ofA } = await opened();
    await press(ofA, 'APART');
    for (const action of actions) await press(ofA, action);
    expect(await heading(ofA)).toBe(next);
    await api.runJobs();
    expect((await row(id)).externalStatus).toBe(status);
  });

  it('can refuse the document, with a reason', async () => {
    const { id, ofA } = await opened();
    await press(ofA, 'TOGETHER');
    for (const action of ['IDENTIFY_PASS', 'IDENTIFY_PASS', 'JOIN', 'SIGN', 'SIGN']) await press(ofA, action);
    expect(await page((await press(ofA, 'REFUSE')) ?? '')).toContain('Say why you’re refusing the document.');
    await press(ofA, 'REFUSE', { reason: 'A page is missing.' });
    await api.runJobs();
    expect(await row(id)).toMatchObject({
      externalStatus: 'complete_with_rejections',
      rejectionReason: 'A page is missing.',
    });
  });

  it('lets nobody sign before the wait is over, nor after its time', async () => {
    const activatesAt = new Date(TEST_NOW.getTime() + 3_600_000);
    const expiresAt = new Date(TEST_NOW.getTime() + 7_200_000);
    const { id, ofA } = await opened(undefined, { activatesAt, expiresAt });
    expect(await heading(ofA)).toBe('You can’t sign yet');
    await press(ofA, 'TOGETHER');
    api.clock.set(activatesAt);
    expect(await heading(ofA)).toBe('Who is with you?');
    api.clock.set(expiresAt);
    expect(await heading(ofA)).toBe('This notarization is closed');
    await reconcileNotarizations(api.services);
    expect((await row(id)).externalStatus).toBe('expired');
  });

  it.each(['TWICE', 'LATE', 'NEVER'] as const)('can tell us %s, and it comes to the same', async (notice) => {
    const { id, ofA } = await opened();
    await press(ofA, 'TOGETHER');
    for (const action of ['IDENTIFY_PASS', 'IDENTIFY_PASS', 'JOIN', 'SIGN', 'SIGN'])
      await press(ofA, action, { notice });
    await press(ofA, 'ACKNOWLEDGE', { notice });
    api.clock.advance(61_000);
    await api.runJobs();
    if (notice === 'NEVER') {
      expect((await row(id)).externalStatus).toBe('active');
      await reconcileNotarizations(api.services);
    }
    expect(await row(id)).toMatchObject({ externalStatus: 'complete' });
    const { transactionId } = await row(id);
    const events = await api.db
      .selectFrom('sandboxEvents')
      .innerJoin('sandboxEventTries', 'eventId', 'id')
      .select(['type', 'status'])
      .where('objectId', '=', transactionId ?? '')
      .where('type', '=', 'transaction.completed')
      .execute();
    expect(events.map(({ status }) => status)).toEqual({ TWICE: [200, 200], LATE: [200], NEVER: [] }[notice]);
  });

  it('shows its deliveries in the log, and names nobody there', async () => {
    const { couple, ofA } = await opened();
    await press(ofA, 'APART');
    await press(ofA, 'IDENTIFY_PASS');
    await api.runJobs();
    const log = await page('/sandbox/deliveries');
    expect(log).toContain('transaction.signer.kba_passed');
    expect(log).not.toContain(couple.a.id);
  });

  it('has no page for a link that never was, or of what was taken back', async () => {
    const { id, ofA } = await opened();
    await api.services.notary.withdraw(api.db, (await row(id)).transactionId ?? '', api.clock.now());
    for (const path of [ofA, '/sandbox/notary/nothing']) {
      expect((await api.request('GET', path)).status).toBe(404);
      const form = new FormData();
      form.set('action', 'TOGETHER');
      expect((await api.request('POST', path, { body: form })).status).toBe(303);
    }
    const wrong = new FormData();
    wrong.set('action', 'SEAL');
    expect((await api.request('POST', ofA, { body: wrong })).status).toBe(400);
  });
});
