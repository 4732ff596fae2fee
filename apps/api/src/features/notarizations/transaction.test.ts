import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCouple, anAdmin, anAttorney, type TestCouple } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { aNotarization, notarizationRow } from '../../testing/notarizations';
import { statementPdf } from '../../testing/pdfs';
import { aProofServer, type ProofServer } from '../../testing/proof-server';
import { TEST_NOW, type TestApp, testApp } from '../../testing/test-app';
import { openTransactionKind } from '../../records/notarizations/notarization-jobs';
import { reconcileNotarizations } from './reconcile-notarizations';
import { settleNotarization } from './transaction-settling';

let proof: ProofServer;
let api: TestApp;
beforeAll(async () => {
  proof = await aProofServer(() => api.clock.now());
  api = await testApp({ notary: proof.port });
});
afterAll(async () => {
  await api.close();
  await proof.close();
});
beforeEach(() => {
  api.clock.set(TEST_NOW);
  proof.process('done');
});

const settle = (id: string) => settleNotarization(api.services, { notarizationId: id });
/** A notarization that both partners can sign at Proof. */
async function opened(couple?: TestCouple, facts?: Parameters<typeof aNotarization>[2]) {
  const partners = couple ?? (await aCouple(api));
  const notarization = await aNotarization(api, partners, facts);
  await api.db
    .transaction()
    .execute((tx) => api.services.jobs.enqueue(tx, openTransactionKind, { notarizationId: notarization.id }));
  await api.runJobs();
  const { transactionId } = await notarizationRow(api, notarization.id);
  return { ...notarization, couple: partners, transactionId: transactionId ?? '' };
}
const tell = async (event: string, id: string, more: Parameters<ProofServer['delivery']>[2] = {}) => {
  const { body, headers } = proof.delivery(event, id, more);
  const { status } = await api.request('POST', '/webhooks/notary', { body, headers });
  if (status === 200) await api.runJobs();
  return status;
};
const mails = async ({ a, b }: TestCouple) =>
  (
    await api.db
      .selectFrom('mailOutbox')
      .select(['kind', 'recipient'])
      .where('recipient', 'in', [a.email, b.email])
      .orderBy('createdAt')
      .orderBy('kind')
      .orderBy((eb) => eb.case().when('recipient', '=', a.email).then(0).else(1).end())
      .execute()
  )
    .filter(({ kind }) => kind.startsWith('notarization-'))
    .map(({ kind, recipient }) => `${kind.replace('notarization-', '')} ${recipient === a.email ? 'A' : 'B'}`);

describe('opening', () => {
  it('makes a draft, sends exactly the paper, lets both in, gives each the own link, and writes to both once', async () => {
    const expiresAt = new Date('2026-07-15T12:00:00.000Z');
    const { id, couple, fileId, bytes, transactionId } = await opened(undefined, { expiresAt });
    const row = await notarizationRow(api, id);
    expect(row).toMatchObject({
      externalStatus: 'active',
      askedAt: null,
      userALink: `https://app.proof.test/${transactionId}/${couple.a.id}`,
      userBLink: `https://app.proof.test/${transactionId}/${couple.b.id}`,
      attorneyALink: null,
    });
    const { document, expiry } = proof.get(transactionId);
    expect(document?.trackingId).toBe(fileId);
    expect(document?.bytes.equals(bytes)).toBe(true);
    expect(expiry).toBe(expiresAt.toISOString());
    expect(await mails(couple)).toEqual(['invited A', 'invited B']);
    await settle(id);
    await settle(id);
    expect(proof.ofReference(id)).toHaveLength(1);
    expect(await mails(couple)).toHaveLength(2);
    expect((await notarizationRow(api, id)).revision).toBe(row.revision);
  });

  it('has the attorneys sign their certificates, each by the own link', async () => {
    const attorney = await anAttorney(api);
    const { id } = await opened(await aCouple(api).withAttorneyFor('B', attorney));
    const { attorneyALink, attorneyBLink } = await notarizationRow(api, id);
    expect([attorneyALink, attorneyBLink?.endsWith(attorney.id)]).toEqual([null, true]);
  });

  it('waits for the document to be worked on, and leaves one that could not be read to an admin', async () => {
    proof.process('pending');
    const { id, transactionId } = await opened();
    expect((await notarizationRow(api, id)).externalStatus).toBe('draft');
    proof.process('done');
    await tell('transaction.document.processed', transactionId);
    expect((await notarizationRow(api, id)).externalStatus).toBe('active');
    proof.process('error');
    const other = await opened();
    expect((await notarizationRow(api, other.id)).externalStatus).toBe('document_failed');
  });

  it('looks for what came of an answer that was lost, and opens no second one', async () => {
    const { id } = await aNotarization(api, await aCouple(api));
    proof.fail('LOSE_ANSWER');
    await expect(settle(id)).rejects.toThrow('UNAVAILABLE');
    // Nobody asks again while the first call may still be on its way.
    await settle(id);
    expect(proof.ofReference(id)).toHaveLength(1);
    expect((await notarizationRow(api, id)).transactionId).toBeNull();
    api.clock.advance(120_000);
    await reconcileNotarizations(api.services);
    expect(proof.ofReference(id)).toHaveLength(1);
    expect((await notarizationRow(api, id)).externalStatus).toBe('active');
  });

  it('ends where the provider refuses for good, tells both and the admins once, and is not asked again by itself', async () => {
    const admin = await anAdmin(api);
    const other = await aNotarization(api, await aCouple(api));
    proof.fail(503);
    await expect(settle(other.id)).rejects.toThrow('UNAVAILABLE');
    expect((await notarizationRow(api, other.id)).externalStatus).toBeNull();
    const couple = await aCouple(api);
    const { id } = await aNotarization(api, couple);
    proof.fail(422);
    await settle(id);
    expect(await notarizationRow(api, id)).toMatchObject({ externalStatus: 'opening_refused', askedAt: null });
    api.clock.advance(3_600_000);
    await settle(id);
    await reconcileNotarizations(api.services);
    expect(proof.ofReference(id)).toEqual([]);
    expect(await mails(couple)).toEqual(['not-taken A', 'not-taken B']);
    const toAdmin = (await readMails(api, admin.email)).filter(({ bodyText }) => bodyText.includes(id));
    expect(toAdmin.map(({ kind }) => kind)).toEqual(['notarization-attention']);
    const shown = await api.get<{ stage: string; abilities: { reset: boolean } }[]>(
      `/documents/${couple.documentId}/notarizations`,
      couple.a,
    );
    expect(shown.body[0]).toMatchObject({ stage: 'NEEDS_ATTENTION', abilities: { reset: true } });
    expect((await api.post(`/notarizations/${id}/reset`, {}, couple.b)).status).toBe(200);
    await api.runJobs();
    expect(proof.ofReference(id)).toEqual([]);
  });

  it('ends, too, where the paper is refused for good, and takes the draft back when it is given up', async () => {
    const couple = await aCouple(api);
    const { id } = await aNotarization(api, couple);
    proof.refuseFiles(413);
    await settle(id);
    proof.refuseFiles(null);
    expect((await notarizationRow(api, id)).externalStatus).toBe('opening_refused');
    expect(await mails(couple)).toEqual(['not-taken A', 'not-taken B']);
    expect((await api.post(`/notarizations/${id}/reset`, {}, couple.a)).status).toBe(200);
    expect(proof.ofReference(id)).toEqual([]);
  });

  it('takes back what was opened for a row that was given up meanwhile', async () => {
    const { id } = await aNotarization(api, await aCouple(api));
    proof.fail('LOSE_ANSWER');
    await expect(settle(id)).rejects.toThrow('UNAVAILABLE');
    await api.db.updateTable('notarizations').set({ deletedAt: api.clock.now() }).where('id', '=', id).execute();
    await settle(id);
    expect(proof.ofReference(id)).toEqual([]);
    expect((await notarizationRow(api, id)).askedAt).toBeNull();
  });

  it('of two at once opens one', async () => {
    const { id } = await aNotarization(api, await aCouple(api));
    await Promise.all([settle(id), settle(id), settle(id)]);
    await settle(id);
    expect(proof.ofReference(id)).toHaveLength(1);
  });

  it('leaves a row of another provider alone', async () => {
    const { id } = await aNotarization(api, await aCouple(api));
    await api.db.updateTable('notarizations').set({ provider: 'SANDBOX' }).where('id', '=', id).execute();
    await settle(id);
    expect((await notarizationRow(api, id)).askedAt).toBeNull();
  });
});

describe('settling', () => {
  it('tells who has signed, fetches the file of a complete one, and has it sealed', async () => {
    const { id, couple, transactionId } = await opened();
    proof.sign(transactionId, couple.a.id);
    expect(await tell('transaction.partially_completed', transactionId)).toBe(200);
    expect(await notarizationRow(api, id)).toMatchObject({
      externalStatus: 'partially_complete',
      userADoneAt: TEST_NOW,
      userBDoneAt: null,
    });
    expect(await mails(couple)).toEqual(['invited A', 'invited B', 'partner-signed B']);
    const signed = await statementPdf((pdf) => pdf.addPage());
    api.clock.advance(60_000);
    proof.complete(transactionId, signed);
    await tell('transaction.completed', transactionId);
    const row = await notarizationRow(api, id);
    expect(row).toMatchObject({
      externalStatus: 'complete',
      userADoneAt: TEST_NOW,
      providerCompletedAt: api.clock.now(),
    });
    expect(row.record?.notary).toMatchObject({ name: 'Nora Notary', commissionNumber: '7654321', county: 'Fairfax' });
    const file = await api.db
      .selectFrom('files')
      .selectAll()
      .where('id', '=', row.providerFileId ?? '')
      .executeTakeFirstOrThrow();
    expect([file.kind, file.size]).toEqual(['SIGNED', signed.byteLength]);
    const seal = await api.db.transaction().execute((tx) => api.services.protection.coupleSeal(tx, couple.documentId));
    const stored = await api.services.files.read(seal, file.id, file.key);
    expect(Buffer.from(stored ?? []).equals(signed)).toBe(true);
    const files = () => api.db.selectFrom('files').select('id').where('documentId', '=', couple.documentId).execute();
    const count = (await files()).length;
    await tell('transaction.sent_to_signer', transactionId);
    await settle(id);
    expect((await files()).length).toBe(count);
  });

  it('of many at once keeps one file', async () => {
    const { id, couple, transactionId } = await opened();
    proof.complete(transactionId);
    await Promise.all(Array.from({ length: 8 }, () => settle(id)));
    const kept = await api.db
      .selectFrom('files')
      .select('id')
      .where('documentId', '=', couple.documentId)
      .where('kind', '=', 'SIGNED')
      .execute();
    expect(kept).toHaveLength(1);
  });

  it('keeps nothing that is no PDF, and fetches again', async () => {
    const { id, transactionId } = await opened();
    proof.complete(transactionId, Buffer.from('%PDF-1.7 and nothing more'));
    await expect(settle(id)).rejects.toThrow('PROVIDER_FAILED');
    expect(await notarizationRow(api, id)).toMatchObject({ externalStatus: 'complete', providerCompletedAt: null });
    proof.complete(transactionId, await statementPdf());
    await reconcileNotarizations(api.services);
    expect((await notarizationRow(api, id)).providerFileId).not.toBeNull();
  });

  it.each([
    ['transaction.completed_with_rejections', 'A page is missing.'],
    ['transaction.completed_with_rejection', 'A page is missing.'],
  ])('tells of a refusal (%s) with its reason', async (event, reason) => {
    const { id, couple, transactionId } = await opened();
    proof.reject(transactionId, reason);
    await tell(event, transactionId);
    expect(await notarizationRow(api, id)).toMatchObject({
      externalStatus: 'complete_with_rejections',
      rejectionReason: reason,
    });
    expect((await mails(couple)).slice(2)).toEqual(['refused A', 'refused B']);
  });

  it('tells once whose identity could not be established', async () => {
    const { id, couple, transactionId } = await opened();
    const more = { signer: couple.b.id };
    await tell('transaction.signer.kba_failed', transactionId, more);
    await tell('transaction.signer.kba_failed', transactionId, more);
    expect(await notarizationRow(api, id)).toMatchObject({
      userAIdentityFailedAt: null,
      userBIdentityFailedAt: TEST_NOW,
    });
    expect((await mails(couple)).slice(0, 2)).toEqual(['identity-failed A', 'identity-failed B']);
    expect(await mails(couple)).toHaveLength(4);
  });

  it('looks by itself at what ran out, and finds what was deleted there', async () => {
    const expiresAt = new Date(TEST_NOW.getTime() + 3_600_000);
    const [expired, deleted] = [await opened(undefined, { expiresAt }), await opened()];
    proof.set(expired.transactionId, 'expired');
    proof.transactions.delete(deleted.transactionId);
    await reconcileNotarizations(api.services);
    expect((await notarizationRow(api, expired.id)).externalStatus).toBe('expired');
    expect((await mails(expired.couple)).slice(0, 2)).toEqual(['expired A', 'expired B']);
    expect((await notarizationRow(api, deleted.id)).externalStatus).toBe('deleted');
  });
});

describe('deliveries', () => {
  it('are taken with the signature over their very bytes alone, kept once, and refused when they are none', async () => {
    const { transactionId } = await opened();
    const { body, headers } = proof.delivery('transaction.updated', transactionId, { requestId: 'twice' });
    const send = (text: string, own: Record<string, string>) =>
      api.request('POST', '/webhooks/notary', { body: text, headers: own });
    expect((await send(body.replace('updated', 'deleted'), headers)).status).toBe(400);
    expect((await send(body, { 'content-type': 'application/json' })).status).toBe(400);
    expect(await tell('transaction.updated', transactionId, { key: 'another key' })).toBe(400);
    expect((await send('no json', headers)).status).toBe(400);
    expect((await send(body, headers)).status).toBe(200);
    expect((await send(body, headers)).status).toBe(200);
    const kept = await api.db
      .selectFrom('webhookDeliveries')
      .select('deliveryId')
      .where('provider', '=', 'PROOF')
      .where('objectId', '=', transactionId)
      .execute();
    expect(kept).toEqual([{ deliveryId: 'twice' }]);
    await api.runJobs();
  });

  it('of what nobody knows are thanked for and change nothing', async () => {
    expect(await tell('transaction.completed', 'ot_unknown')).toBe(200);
    expect(await tell('notary.created', 'ot_unknown')).toBe(200);
    const { id, transactionId } = await opened();
    expect(await tell('transaction.something_new', transactionId)).toBe(200);
    expect((await notarizationRow(api, id)).externalStatus).toBe('active');
  });

  it('are worked on again after the provider could not be reached', async () => {
    const { id, transactionId } = await opened();
    proof.set(transactionId, 'meeting_in_progress');
    const { body, headers } = proof.delivery('transaction.meeting.created', transactionId);
    proof.fail(503);
    expect((await api.request('POST', '/webhooks/notary', { body, headers })).status).toBe(200);
    await expect(api.runJobs()).rejects.toThrow('UNAVAILABLE');
    await reconcileNotarizations(api.services);
    expect((await notarizationRow(api, id)).externalStatus).toBe('meeting_in_progress');
  });
});
