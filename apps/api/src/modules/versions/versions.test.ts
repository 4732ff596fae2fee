import { applyRedline, type Redline, wordsOfAgreement } from '@troth/agreement/redline';
import { closePdfRenderer } from '@troth/agreement/pdf';
import type { AgreementTree } from '@troth/agreement/tree';
import type { Commit } from '@troth/domain/agreement';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadyCouple, generateNow } from '../../testing/agreements';
import { anAdmin, anAttorney, type TestCouple, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let couple: TestCouple;
let lawyer: TestPerson;
let admin: TestPerson;
let stranger: TestPerson;
/** Versions of one agreement, in which partner B is called differently. */
let first: Commit;
let second: Commit;
let third: Commit;

beforeAll(async () => {
  api = await testApp();
  couple = await aReadyCouple(api, { state: 'NY' });
  lawyer = await anAttorney(api, { states: ['NY'] });
  admin = await anAdmin(api);
  stranger = (await aReadyCouple(api)).a;
  first = await generateNow(api, couple);
  await api.patch(`/users/${couple.b.id}`, { lastName: 'Trần' }, couple.b);
  second = await generateNow(api, couple);
  await api.patch(`/users/${couple.b.id}`, { lastName: 'Lê' }, couple.b);
  third = await generateNow(api, couple);
  await api.db.updateTable('documents').set({ attorneyAId: lawyer.id }).where('id', '=', couple.documentId).execute();
});
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
});

const UNKNOWN = '2020-01-01T00:00:00.000Z';

const treeOf = async ({ commitAt }: Commit) =>
  (await api.get<{ tree: AgreementTree }>(`/documents/${couple.documentId}/history/${commitAt}`, couple.a)).body.tree;

describe('the redline of two versions', () => {
  const redlineOf = (commitAt: string, since: string, person: TestPerson | null) =>
    api.get<Redline & { code?: string }>(
      `/documents/${couple.documentId}/history/${commitAt}/redline?since=${since}`,
      person,
    );

  it('is what makes the one into the other, for all who may read the history', async () => {
    const [before, after] = [await treeOf(first), await treeOf(third)];
    for (const person of [couple.a, couple.b, lawyer, admin]) {
      const { status, body } = await redlineOf(third.commitAt, first.commitAt, person);
      expect(status).toBe(200);
      expect(body.hasChanges).toBe(true);
      expect(JSON.stringify(body)).toContain('Lê');
      expect(applyRedline(body, before, 'AFTER')).toEqual(wordsOfAgreement(after));
      expect(applyRedline(body, after, 'BEFORE')).toEqual(wordsOfAgreement(before));
    }
  });

  it('is there for nobody else, and of no version that is not there', async () => {
    expect((await redlineOf(third.commitAt, first.commitAt, stranger)).status).toBe(404);
    expect((await redlineOf(third.commitAt, first.commitAt, null)).status).toBe(401);
    expect((await redlineOf(third.commitAt, UNKNOWN, couple.a)).status).toBe(404);
    expect((await redlineOf('2027-01-01T00:00:00.000Z', first.commitAt, couple.a)).status).toBe(404);
  });

  it.each([
    ['the same version', () => third.commitAt],
    ['a later one', () => third.commitAt.replace(/\d{4}/, '2030')],
  ])('is refused with %s', async (_what, since) => {
    const { status, body } = await redlineOf(third.commitAt, since(), couple.a);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it.each(['', 'yesterday', '2026-06-15', '0000-01-01T00:00:00.000Z'])('is refused since %j', async (since) => {
    expect((await redlineOf(third.commitAt, since, couple.a)).status).toBe(400);
  });
});

describe('what one has seen', () => {
  type Viewed = { commitAt: string | null; before: string | null };
  const path = () => `/documents/${couple.documentId}/viewed`;
  const read = async (person: TestPerson) => (await api.get<Viewed>(path(), person)).body;
  const mark = async (person: TestPerson, commitAt: string) =>
    (await api.put<Viewed>(path(), { commitAt }, person)).body;

  it('goes forward only, and tells what was seen before it, for each person alone', async () => {
    expect(await read(couple.a)).toEqual({ commitAt: null, before: null });
    expect(await mark(couple.a, first.commitAt)).toEqual({ commitAt: first.commitAt, before: null });
    // The second was never looked at.
    expect(await mark(couple.a, third.commitAt)).toEqual({ commitAt: third.commitAt, before: first.commitAt });
    for (const again of [third, second, first]) {
      expect(await mark(couple.a, again.commitAt)).toEqual({ commitAt: third.commitAt, before: first.commitAt });
    }
    expect(await read(couple.a)).toEqual({ commitAt: third.commitAt, before: first.commitAt });
    for (const other of [couple.b, lawyer, admin]) {
      expect(await read(other)).toEqual({ commitAt: null, before: null });
      expect(await mark(other, second.commitAt)).toEqual({ commitAt: second.commitAt, before: null });
    }
    expect(await read(couple.a)).toEqual({ commitAt: third.commitAt, before: first.commitAt });
  });

  it('is kept once when two tabs say it together', async () => {
    const { documentId } = couple;
    await api.db.deleteFrom('viewedVersions').where('documentId', '=', documentId).execute();
    await Promise.all([first, third, second, third].map(({ commitAt }) => mark(couple.b, commitAt)));
    expect((await read(couple.b)).commitAt).toBe(third.commitAt);
  });

  it('is a version of this document', async () => {
    for (const wrong of [UNKNOWN, '2026-06-16T00:00:00.000Z', '0000-01-01T00:00:00.000Z', 'x', null]) {
      const reply = await api.put<{ code: string }>(path(), { commitAt: wrong }, couple.a);
      expect([reply.status, reply.body.code], String(wrong)).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it('is nothing to anyone else', async () => {
    expect((await api.get(path(), stranger)).status).toBe(404);
    expect((await api.put(path(), { commitAt: first.commitAt }, stranger)).status).toBe(404);
    expect((await api.get(path())).status).toBe(401);
  });
});
