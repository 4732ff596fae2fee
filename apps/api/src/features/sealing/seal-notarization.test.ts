import { createHash, webcrypto, X509Certificate } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { platformCrypto, verifyLog } from '@troth/evidence/audit';
import { readSeal } from '@troth/evidence/seals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealKind } from '../../records/notarizations/notarization-jobs';
import { anAdmin, type TestPerson } from '../../testing/builders';
import { aReviewedImport, aSignedNotarization, pagesOf, sealedFile } from '../../testing/signed-agreements';
import { type TestApp, testApp } from '../../testing/test-app';
import type { Services } from '../../kernel/services';
import { dyingAfter } from '../../testing/mortal';
import { aTimestampAuthority } from '../../testing/timestamps';
import { runSealing, SEAL_LEASE_MS, startSealing } from './seal-jobs';
import { remoteTimestampAuthority } from '../../kernel/ports/timestamp-authority';

/** Killed after every so many questions to the database and the files. By hand: `STRIDE=1 npx vitest run …`. */
const STRIDE = Number(process.env['STRIDE'] ?? 5);
const crypto = platformCrypto(webcrypto.subtle, (text) => new TextEncoder().encode(text));

describe('sealing of a notarized agreement (ADR 0048)', () => {
  let api: TestApp;
  let admin: TestPerson;
  beforeAll(async () => {
    api = await testApp();
    admin = await anAdmin(api);
  });
  afterAll(() => api.close());

  const rowOf = (id: string) =>
    api.db.selectFrom('notarizations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const sealedFilesOf = (documentId: string) =>
    api.db
      .selectFrom('files')
      .select('id')
      .where('documentId', '=', documentId)
      .where('kind', '=', 'NOTARIZED')
      .execute();
  const entriesOf = (documentId: string, id: string) =>
    api.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('documentId', '=', documentId)
      .where('subjectId', '=', id)
      .where('action', 'in', ['notarizations.complete', 'notarizations.seal'])
      .execute();
  const mailsOf = (id: string) =>
    api.db.selectFrom('mailOutbox').selectAll().where('dedupeKey', 'like', `%${id}%`).execute();
  const seal = (id: string, services: Services = api.services) => runSealing(services, { notarizationId: id });
  const textOf = async (bytes: Uint8Array) =>
    (await extractText(await getDocumentProxy(Uint8Array.from(bytes)), { mergePages: false })).text;

  it('binds a certificate to what was reviewed, tells both partners, and verifies with the log', async () => {
    const received = await pagesOf('An agreement of two', 'It has a second page');
    const couple = await aReviewedImport(api, received, {
      a: { firstName: 'Siobhán', lastName: 'O’Brien-Smith' },
      b: { firstName: '小龍', lastName: 'Nguyễn' },
    });
    await api.db
      .updateTable('documents')
      .set({ reviewedAt: null, userAReviewedAt: null, userBReviewedAt: null })
      .where('id', '=', couple.documentId)
      .execute();
    for (const person of [couple.a, couple.b])
      await api.patch(`/documents/${couple.documentId}`, { reviewedAt: api.clock.now().toISOString() }, person);
    const id = await aSignedNotarization(api, couple, received, {
      record: {
        notary: { name: 'דוד לוי', commissionNumber: 'NV-12', state: 'NV', county: 'Clark', commissionExpiresOn: null },
        witnesses: ['Wilma Witness'],
        events: [{ at: '2026-06-15T11:30:00.000Z', kind: 'SIGNED', reference: couple.b.id }],
      },
    });
    await api.db.transaction().execute((tx) => api.services.jobs.enqueue(tx, sealKind, { notarizationId: id }));
    await api.runJobs();

    const row = await rowOf(id);
    expect(row).toMatchObject({ notarizationCompletedAt: api.clock.now(), sealProblem: null, sealLease: null });
    const bytes = await sealedFile(api, id);
    const seal = await readSeal(bytes, crypto);
    expect(seal).toMatchObject({ faults: [], signer: 'Troth document seal (local)', time: null });
    // Anyone can have the certificate, and see that it is the one in the file.
    const published = await api.get<{ sha256: string; isCurrent: boolean; pem: string }[]>('/seal-certificates');
    expect(published.body).toMatchObject([{ sha256: seal?.certificateSha256, isCurrent: true }]);
    const kept = new X509Certificate((await api.get<string>('/seal-certificates/current.pem')).body);
    expect(kept.fingerprint256.replaceAll(':', '').toLowerCase()).toBe(seal?.certificateSha256);
    const pages = await textOf(bytes);
    const sent = await textOf(received);
    expect(pages.length).toBeGreaterThan(sent.length);
    const certificate = pages.slice(sent.length).join('\n').replaceAll(/\s+/g, ' ');
    const hash = createHash('sha256').update(received).digest('hex');
    for (const said of [
      'Siobhán O’Brien-Smith confirmed reading',
      'Simulated: 小龍 Nguyễn signed',
      'לוי',
      'Wilma Witness',
      'California',
      hash,
    ])
      expect(certificate).toContain(said);
    for (const said of [
      'No trusted time',
      '2026-06-15 11:30:00',
      'Jun 15, 2026, 4:30:00 AM PDT',
      'SANDBOX, NOT NOTARIZED',
    ])
      expect(certificate).toContain(said);
    // On the agreement's own pages too.
    for (const page of pages) expect(page).toContain('SANDBOX, NOT NOTARIZED');

    const mails = await mailsOf(id);
    expect(mails.map(({ kind }) => kind)).toEqual(['agreement-completed', 'agreement-completed']);
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([couple.a.email, couple.b.email]));

    const log = await api.app.request(`/documents/${couple.documentId}/audit-log`, {
      headers: { authorization: `Bearer ${await api.issuer.sign(couple.a.claims)}` },
    });
    const verdict = await verifyLog({ log: new Uint8Array(await log.arrayBuffer()), file: bytes }, crypto);
    expect(verdict).toMatchObject({ isSound: true, file: { mentions: [{ action: 'notarizations.complete' }] } });
  });

  it('seals once, whoever asks and however many do', async () => {
    const pdf = await pagesOf('An agreement of two');
    const couple = await aReviewedImport(api, pdf);
    const id = await aSignedNotarization(api, couple, pdf);
    const asked = await api.post(`/admin/notarizations/${id}/seal-again`, { reason: 'It waits.' }, admin);
    expect(asked).toMatchObject({ status: 202, body: { documentId: couple.documentId } });
    await Promise.all(Array.from({ length: 100 }, () => seal(id)));
    await seal(id);
    await api.runJobs();
    expect(await sealedFilesOf(couple.documentId)).toHaveLength(1);
    expect((await entriesOf(couple.documentId, id)).map(({ action }) => action)).toEqual(['notarizations.complete']);
    expect(await mailsOf(id)).toHaveLength(2);
    expect(await rowOf(id)).toMatchObject({ sealAttempts: 1 });
  });

  it('is done in the end wherever the program was killed', async () => {
    const pdf = await pagesOf('An agreement of two');
    const couple = await aReviewedImport(api, pdf);
    let deaths = 0;
    for (let after = 0; ; after += STRIDE) {
      const id = await aSignedNotarization(api, couple, pdf);
      const mortal = dyingAfter(api.services, after);
      await seal(id, mortal.services).catch((error: unknown) => {
        if (!mortal.isDead()) throw error;
      });
      // It starts again; whoever held the lease is no more.
      api.clock.advance(SEAL_LEASE_MS + 1);
      await startSealing(api.services);
      await api.runJobs();
      const row = await rowOf(id);
      expect(row.notarizationCompletedAt, `killed after ${after} steps`).not.toBeNull();
      expect(await sealedFilesOf(couple.documentId)).toEqual([{ id: row.notarizedFileId }]);
      expect((await entriesOf(couple.documentId, id)).map(({ action }) => action)).toEqual(['notarizations.complete']);
      expect(await mailsOf(id)).toHaveLength(2);
      // The next one seals the same document again.
      await api.db.updateTable('notarizations').set({ deletedAt: api.clock.now() }).where('id', '=', id).execute();
      await api.db.updateTable('files').set({ kind: 'ADDED' }).where('id', '=', row.notarizedFileId).execute();
      if (!mortal.isDead()) break;
      deaths += 1;
    }
    expect(deaths * STRIDE).toBeGreaterThan(60);
  }, 600_000);

  describe('refuses, and tells the admins once', () => {
    it.each([
      ['another version stands now', 'OTHER_COMMIT', { generatedPdfFileId: null }],
      ['nobody has reviewed', 'NOT_REVIEWED', { reviewedAt: null }],
    ] as const)('where %s', async (_name, problem, changes) => {
      const pdf = await pagesOf('An agreement of two');
      const couple = await aReviewedImport(api, pdf);
      const id = await aSignedNotarization(api, couple, pdf);
      await api.db.updateTable('documents').set(changes).where('id', '=', couple.documentId).execute();
      await seal(id);
      await seal(id);
      expect(await rowOf(id)).toMatchObject({ sealProblem: problem, notarizationCompletedAt: null, sealLease: null });
      expect(await sealedFilesOf(couple.documentId)).toEqual([]);
      expect((await entriesOf(couple.documentId, id)).map(({ reason }) => reason)).toEqual([problem]);
      expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['sealing-stopped']);
    });

    it.each([
      ['has other words', ['An agreement of three'], 'SANDBOX', 'OTHER_PAGES'],
      ['lacks a page', ['An agreement of two'], 'PROOF', 'OTHER_PAGES'],
      ['has more pages, and more on them', ['Stamp. An agreement of two', 'Certified', 'Second page'], 'PROOF', null],
      ['is a scan of the paper', ['whatever a machine has read'], 'IN_PERSON', null],
    ] as const)('or not, where the file that came back %s', async (_name, pages, provider, problem) => {
      const couple = await aReviewedImport(api, await pagesOf('An agreement of two', 'Second page'));
      const id = await aSignedNotarization(api, couple, await pagesOf(...pages), { provider });
      await seal(id);
      const { sealProblem, notarizationCompletedAt } = await rowOf(id);
      expect([sealProblem, notarizationCompletedAt === null]).toEqual([problem, problem !== null]);
    });

    it('where it is no PDF', async () => {
      const couple = await aReviewedImport(api, await pagesOf('An agreement of two'));
      const id = await aSignedNotarization(api, couple, new TextEncoder().encode('%PDF-1.7 no more'));
      await seal(id);
      expect(await rowOf(id)).toMatchObject({ sealProblem: 'NOT_A_PDF' });
    });
  });

  it('waits for the time of an authority that is configured, and never goes on without', async () => {
    const clock = await aTimestampAuthority(new Date('2026-06-15T12:00:03Z'));
    const services = { ...api.services, timestamps: remoteTimestampAuthority(clock.url) };
    clock.answer('DOWN');
    const pdf = await pagesOf('An agreement of two');
    const couple = await aReviewedImport(api, pdf);
    const id = await aSignedNotarization(api, couple, pdf);
    for (let attempt = 1; attempt <= 5; attempt += 1) await seal(id, services);
    expect(await rowOf(id)).toMatchObject({ sealProblem: 'NO_TIME', notarizationCompletedAt: null, sealAttempts: 5 });
    expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['sealing-stopped']);
    clock.answer('HONEST');
    await seal(id, services);
    await clock.close();
    const bytes = await sealedFile(api, id);
    expect(await readSeal(bytes, crypto)).toMatchObject({ faults: [], time: { authority: 'Test Clock' } });
    expect((await textOf(bytes)).join(' ')).toContain(new URL(clock.url).host);
  });
});
