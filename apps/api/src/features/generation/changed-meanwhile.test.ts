import { closePdfRenderer } from '@troth/agreement/pdf';
import { questionOfKey } from '@troth/content/questionnaire';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aReadyCouple, askToGenerate, generationOf, historyOf } from '../../testing/agreements';
import type { TestCouple } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
});

/** Presses the button, and has something happen each time that a paper is set and not yet part of a version. */
async function makeWhile({ couple, happens }: { couple: TestCouple; happens: (time: number) => Promise<unknown> }) {
  const { files } = api.services;
  const put = files.put.bind(files);
  const papers: { readonly id: string; readonly key: string }[] = [];
  vi.spyOn(files, 'put').mockImplementation(async (seal, id, bytes) => {
    const stored = await put(seal, id, bytes);
    papers.push({ id, key: stored.key });
    await happens(papers.length);
    return stored;
  });
  expect((await askToGenerate(api, couple, couple.a)).status).toBe(202);
  await api.runJobs();
  const seal = await api.db.transaction().execute((tx) => api.services.protection.coupleSeal(tx, couple.documentId));
  const isKept = await Promise.all(papers.map(async ({ id, key }) => (await files.read(seal, id, key)) !== null));
  return {
    isKept,
    run: (await generationOf(api, couple, couple.a)).run,
    versions: await historyOf(api, couple, couple.a),
  };
}

const rename = ({ b }: TestCouple, lastName: string) => api.patch(`/users/${b.id}`, { lastName }, b);

describe('what a partner changes while the agreement is being set', () => {
  it('is in it: it is made anew, and the paper that came too late is kept by nobody', async () => {
    const couple = await aReadyCouple(api);
    const { isKept, run, versions } = await makeWhile({
      couple,
      happens: async (time) => (time === 1 ? rename(couple, 'Trần') : null),
    });
    expect(run).toMatchObject({ status: 'DONE', failure: null });
    expect(isKept).toEqual([false, true]);
    expect(versions).toHaveLength(1);
    const { body } = await api.get<{ tree: { parties: { B: { fullName: string } } } }>(
      `/documents/${couple.documentId}/history/${versions[0]?.commitAt}`,
      couple.a,
    );
    expect(body.tree.parties.B.fullName).toBe('Binh Trần');
  });

  it('again and again ends the run with its reason, and makes no version', async () => {
    const couple = await aReadyCouple(api);
    const { isKept, run, versions } = await makeWhile({ couple, happens: (time) => rename(couple, `Trần ${time}`) });
    expect(run).toMatchObject({ status: 'FAILED', failure: 'CHANGED_MEANWHILE' });
    expect(isKept).toEqual([false, false, false]);
    expect(versions).toEqual([]);
  });

  it.each<[string, (couple: TestCouple) => Promise<unknown>, string]>([
    [
      'by an answer that is gone',
      ({ documentId }) =>
        api.db
          .deleteFrom('answers')
          .where('documentId', '=', documentId)
          .where('questionId', '=', questionOfKey('db_premarital').id)
          .execute(),
      'ALIGNMENT_INCOMPLETE',
    ],
    [
      // The agreement would read the same.
      'by a refund',
      ({ documentId }) =>
        api.db
          .updateTable('purchaseItems')
          .set({ paymentStatus: 'FULL_REFUNDED' })
          .where('documentId', '=', documentId)
          .execute(),
      'PRENUP_NOT_PAID',
    ],
  ])('may take the ground from under it, %s: the reason is told, and no paper is left', async (_what, take, reason) => {
    const couple = await aReadyCouple(api);
    const { isKept, run, versions } = await makeWhile({ couple, happens: () => take(couple) });
    expect(run).toMatchObject({ status: 'FAILED', failure: reason });
    expect(isKept).toEqual([false]);
    expect(versions).toEqual([]);
  });

  it('is no hindrance where it changes nothing that the agreement says', async () => {
    const couple = await aReadyCouple(api);
    const { isKept, run } = await makeWhile({
      couple,
      happens: () => api.patch(`/users/${couple.b.id}`, { phoneNumber: '+12125550199' }, couple.b),
    });
    expect(run).toMatchObject({ status: 'DONE' });
    expect(isKept).toEqual([true]);
  });
});
