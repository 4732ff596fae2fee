import { contentId } from '@troth/content/ids';
import { closePdfRenderer } from '@troth/agreement/pdf';
import type { RegenerationCheck, StoredFile } from '@troth/domain/documents';
import { createHash } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acknowledge, aReadyCouple, askToGenerate, generationOf, historyOf } from '../../testing/agreements';
import { completeQuestionnaires } from '../../testing/answers';
import type { TestCouple, TestPerson } from '../../testing/builders';
import { countQueries } from '../../testing/count-queries';
import { confirmFindings, errorsOf } from '../../testing/findings';
import { aLinkedCouple, payForPrenup } from '../../testing/purchases';
import { confirmBothReceipts, discloseEnough } from '../../testing/disclosures';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
});

const staleness = async ({ documentId }: TestCouple, person: TestPerson) =>
  (await api.get<RegenerationCheck>(`/documents/${documentId}/regeneration-status`, person)).body;

async function generated(couple: TestCouple): Promise<StoredFile> {
  const asked = await askToGenerate(api, couple, couple.a);
  expect(asked.status).toBe(202);
  await api.runJobs();
  expect((await generationOf(api, couple, couple.a)).run).toMatchObject({ status: 'DONE' });
  const [file] = (await api.get<StoredFile[]>(`/documents/${couple.documentId}/files`, couple.b)).body;
  if (file === undefined) throw new Error('There is no file.');
  return file;
}

async function pdfOf({ documentId }: TestCouple, person: TestPerson, fileId: string) {
  const token = await api.issuer.sign(person.claims);
  const response = await api.app.request(`/documents/${documentId}/files/${fileId}/content?download=true`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return { response, bytes, text: text.replace(/\s+/g, ' ') };
}

describe('the way to the agreement', () => {
  it.each([
    ['CA', 'Community Property', 'California'],
    ['NY', 'Marital Property', 'New York'],
    ['TX', 'Community Property', 'Texas'],
  ])('ends in a PDF that says what was answered and disclosed: %s', async (state, property, name) => {
    const couple = await aReadyCouple(
      api,
      {
        state,
        a: { firstName: 'Zoë', middleName: 'Anaïs', lastName: "O'Hara" },
        b: { firstName: 'Bình', lastName: 'Nguyễn' },
      },
      { both: { db_premarital: ['borrower'], sp_gifts_between: ['up_to_limit'], sp_gifts_limit: '750.00' } },
    );
    const file = await generated(couple);
    expect(file.contentType).toBe('application/pdf');
    const { response, bytes, text } = await pdfOf(couple, couple.b, file.id);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''Zo%C3%AB%20Ana%C3%AFs%20O%27Hara%20-%20B%C3%ACnh%20Nguy%E1%BB%85n%20-%20`,
    );
    const stored = await api.db.selectFrom('files').selectAll().where('id', '=', file.id).executeTakeFirstOrThrow();
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(stored.sha256);
    expect(text.normalize('NFC')).toContain('Nguyễn');
    expect(text).toContain(name);
    expect(text).toContain(property);
    expect(text).toContain('$750.00');
    expect(text).toContain('$12,345.67');
    expect(text).toContain('$76,543.21');
    // Read out of a PDF, the room between a version's last f and the bracket can count as a space.
    expect(text).toMatch(/On June 15, 2026, Zoë confirmed, .{1,120} \(version [0-9a-f]{4} [0-9a-f]{4} ?\)/u);
    const [commit] = await historyOf(api, couple, couple.a);
    const whole = await api.get<{ hash: string; tree: { inputHash: string } }>(
      `/documents/${couple.documentId}/history/${commit?.commitAt}`,
      couple.b,
    );
    expect(whole.body.hash).toBe(commit?.hash);
    expect(whole.body.hash).toMatch(/^[0-9a-f]{64}$/);
    const { body: document } = await api.get<Record<string, unknown>>(`/documents/${couple.documentId}`, couple.a);
    expect(document).toMatchObject({
      generatedPdfFileId: file.id,
      lastGeneratedAt: commit?.commitAt,
      lastGeneratedInputHash: whole.body.tree.inputHash,
    });
  });

  it('says first what is missing, with its reason', async () => {
    const couple = await aLinkedCouple(api, { state: 'NY' });
    const reason = async () => {
      const reply = await askToGenerate(api, couple, couple.a);
      return [reply.status, reply.body.reason];
    };
    expect(await reason()).toEqual([402, 'PRENUP_NOT_PAID']);
    await payForPrenup(api, couple.b);
    expect(await reason()).toEqual([409, 'ALIGNMENT_INCOMPLETE']);
    expect((await generationOf(api, couple, couple.a)).refusal?.message).toMatch(/finish the questionnaire/);
    await completeQuestionnaires(api, couple);
    expect(await reason()).toEqual([409, 'ACKNOWLEDGEMENTS_MISSING']);
    await acknowledge(api, couple.a);
    expect(await reason()).toEqual([409, 'ACKNOWLEDGEMENTS_MISSING']);
    await acknowledge(api, couple.b);
    expect(await reason()).toEqual([409, 'FINDINGS_UNCONFIRMED']);
    expect(await errorsOf(api, couple)).toEqual(['NOTHING_DISCLOSED_A', 'NOTHING_DISCLOSED_B']);
    const confirm = (person: TestPerson) => confirmFindings(api, couple, person);
    expect((await confirm(couple.a)).status).toBe(204);
    expect(await reason()).toEqual([409, 'FINDINGS_UNCONFIRMED']);
    await confirm(couple.b);
    expect((await generationOf(api, couple, couple.b)).refusal).toBeNull();
    expect(await reason()).toEqual([202, undefined]);
  });

  it('tells of no question who answered it, before both have completed the questionnaire (row 3)', async () => {
    const couple = await aLinkedCouple(api, { state: 'NY' });
    await completeQuestionnaires(api, couple, { a: { at_custom: 'We visit my parents each May.' } });
    const leftOut = async () =>
      Promise.all(
        [couple.a, couple.b].map(
          async (person) =>
            (await api.get<{ leftOutQuestionIds: string[] }>(`/documents/${couple.documentId}/generation`, person)).body
              .leftOutQuestionIds,
        ),
      );
    const custom = contentId('question', 'at_custom');
    expect(await leftOut()).toEqual([[custom], [custom]]);
    await api.db
      .deleteFrom('answers')
      .where('documentId', '=', couple.documentId)
      .where('userId', '=', couple.b.id)
      .where('questionId', '=', contentId('question', 'db_premarital'))
      .execute();
    expect(await leftOut()).toEqual([[], []]);
  });

  it('stays closed while a dispute is open', async () => {
    const couple = await aReadyCouple(
      api,
      { state: 'NY' },
      { a: { db_premarital: ['borrower'] }, b: { db_premarital: ['shared'] } },
    );
    expect((await askToGenerate(api, couple, couple.a)).body.reason).toBe('ALIGNMENT_INCOMPLETE');
    const { refusal } = await generationOf(api, couple, couple.a);
    expect(refusal?.message).toBe('Settle every difference before you create the agreement.');
  });
});

describe('staleness (customer spec section 3 "Regeneration check")', () => {
  it('tells that a document was never generated, is fresh, and what then changed it and who', async () => {
    const couple = await aReadyCouple(api);
    expect(await staleness(couple, couple.a)).toMatchObject({ needsRegeneration: true, reason: 'NEVER_GENERATED' });
    await generated(couple);
    expect(await staleness(couple, couple.a)).toMatchObject({
      needsRegeneration: false,
      reason: null,
      userAMadeChanges: false,
    });
    api.clock.advance(86_400_000);
    expect((await staleness(couple, couple.a)).needsRegeneration).toBe(false);
    await discloseEnough(api, couple.b, couple.documentId, 1);
    expect(await staleness(couple, couple.a)).toMatchObject({
      needsRegeneration: true,
      reason: 'DISCLOSURE_CHANGED',
      userAMadeChanges: false,
      userBMadeChanges: true,
    });
    await api.patch(`/users/${couple.a.id}`, { firstName: 'Renamed' }, couple.a);
    expect(await staleness(couple, couple.b)).toMatchObject({ userAMadeChanges: true });
  });

  it('is due after a change of state, which is the reason told (D15)', async () => {
    const couple = await aReadyCouple(api);
    await generated(couple);
    const stateId = contentId('state', 'TX');
    expect((await api.patch(`/documents/${couple.documentId}`, { stateId }, couple.b)).status).toBe(200);
    expect(await staleness(couple, couple.a)).toMatchObject({ needsRegeneration: true, reason: 'STATE_CHANGED' });
  });

  it('adds commits strictly in order, even when the clock stands still, and voids what a version voids (row 27)', async () => {
    const couple = await aReadyCouple(api);
    await generated(couple);
    const at = api.clock.now();
    // The attorney of a partner's own approves from outside, so that the document is in no editor.
    await api.db
      .updateTable('documents')
      .set({ userAReviewedAt: at, attorneyBApprovedAt: at, priorFinalizedAt: at, status: 'PARTIALLY_APPROVED' })
      .where('id', '=', couple.documentId)
      .execute();
    await api.patch(`/users/${couple.a.id}`, { lastName: 'Second' }, couple.a);
    await generated(couple);
    const commits = await historyOf(api, couple, couple.a);
    expect(commits).toHaveLength(2);
    expect(Date.parse(commits[0]?.commitAt ?? '') - Date.parse(commits[1]?.commitAt ?? '')).toBe(1);
    const { body: document } = await api.get<Record<string, unknown>>(`/documents/${couple.documentId}`, couple.a);
    expect(document).toMatchObject({
      reviewedAt: null,
      userAReviewedAt: null,
      userBReviewedAt: null,
      finalizedAt: null,
      attorneyAApprovedAt: null,
      attorneyBApprovedAt: null,
      priorAttorneyAApprovedAt: null,
      priorAttorneyBApprovedAt: at.toISOString(),
      priorFinalizedAt: at.toISOString(),
      status: 'NOT_APPROVED',
      statusModifiedAt: at.toISOString(),
    });
  });

  it('never changes a commit', async () => {
    const couple = await aReadyCouple(api);
    await generated(couple);
    await expect(api.db.updateTable('documentCommits').set({ hash: 'x' }).execute()).rejects.toThrow('never changed');
    await expect(api.db.deleteFrom('documentCommits').execute()).rejects.toThrow('never changed');
  });
});

describe('what its two questions ask of the database', () => {
  it('is as much after more versions and entries', async () => {
    const couple = await aReadyCouple(api);
    const queries = () =>
      Promise.all(
        ['generation', 'regeneration-status'].map(async (path) => {
          const reply = await api.get(`/documents/${couple.documentId}/${path}`, couple.a);
          expect(reply.status).toBe(200);
        }),
      );
    await generated(couple);
    const atFirst = await countQueries(api, queries);
    expect(atFirst).toBeGreaterThan(10);
    for (const lastName of ['Second', 'Third']) {
      await api.patch(`/users/${couple.a.id}`, { lastName }, couple.a);
      await discloseEnough(api, couple.b, couple.documentId, 1);
      await confirmBothReceipts(api, couple);
      for (const person of [couple.a, couple.b]) await confirmFindings(api, couple, person);
      await generated(couple);
    }
    expect(await historyOf(api, couple, couple.a)).toHaveLength(3);
    expect(await countQueries(api, queries)).toBe(atFirst);
  });
});

describe('who may read the document', () => {
  it('is there for the partners alone', async () => {
    const couple = await aReadyCouple(api);
    const file = await generated(couple);
    const { a: stranger } = await aLinkedCouple(api);
    for (const path of ['generation', 'history', 'regeneration-status', 'files', `files/${file.id}/content`]) {
      expect((await api.get(`/documents/${couple.documentId}/${path}`, stranger)).status).toBe(404);
      expect((await api.get(`/documents/${couple.documentId}/${path}`)).status).toBe(401);
    }
    expect((await askToGenerate(api, couple, stranger)).status).toBe(404);
    const others = await aReadyCouple(api);
    expect((await api.get(`/documents/${others.documentId}/files/${file.id}/content`, others.a)).status).toBe(404);
  });
});
