import { contentId } from '@troth/content/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeQuestionnaires } from '../testing/answers';
import type { TestCouple } from '../testing/builders';
import { countQueries } from '../testing/count-queries';
import { disclose, discloseEnough } from '../testing/disclosures';
import { aLinkedCouple } from '../testing/purchases';
import { type TestApp, testApp } from '../testing/test-app';

/**
 * How many statements the changes that people make most often may send, the one that finds who asks included. A budget is
 * raised with a reason only.
 */
const BUDGETS = { answer: 5, firstWords: 6, entry: 8, tick: 7, chat: 11, resolution: 11, receipt: 11 };

describe('a change asks the database no more often than it may', () => {
  let api: TestApp;
  let couple: TestCouple;
  const question = (key: string) => contentId('question', key);

  beforeAll(async () => {
    api = await testApp();
    couple = await aLinkedCouple(api);
    await completeQuestionnaires(api, couple, {
      both: { sp_gifts_between: ['up_to_limit'] },
      a: { sp_gifts_limit: '100.00' },
      b: { sp_gifts_limit: '200.00' },
    });
    for (const person of [couple.a, couple.b]) await discloseEnough(api, person, couple.documentId, 100_000);
  });
  afterAll(() => api.close());

  /** @returns how many statements a call sends that must answer so. */
  const statementsOf = (method: string, path: string, status: number, json?: object) =>
    countQueries(api, async () => {
      const reply = await api.request(method, path, { as: couple.a, ...(json === undefined ? {} : { json }) });
      expect([reply.status, JSON.stringify(reply.body).slice(0, 200)]).toEqual([status, expect.anything()]);
    });
  const ofA = (path: string) => `/users/${couple.a.id}${path}`;
  const ofDocument = (path: string) => ofA(`/documents/${couple.documentId}${path}`);

  it('for a typed answer, the first and the next, compared with the partner’s or not', async () => {
    const path = (key: string) => ofA(`/answers?questionId=${question(key)}`);
    for (const [key, valueTyped, budget] of [
      ['bg_occupation', null, BUDGETS.firstWords],
      ['bg_occupation', 'Baker', BUDGETS.firstWords],
      ['bg_occupation', 'Carpenter', BUDGETS.answer],
      ['sp_gifts_limit', '150.00', BUDGETS.answer],
    ] as const)
      expect([key, valueTyped, await statementsOf('PATCH', path(key), 200, { valueTyped })]).toEqual([
        key,
        valueTyped,
        budget,
      ]);
  });

  it('for a choice', async () => {
    const path = ofA(`/answers?questionId=${question('sp_gifts_between')}`);
    const questionOptionIds = [contentId('option', 'sp_gifts_between.up_to_limit')];
    expect(await statementsOf('PATCH', path, 200, { questionOptionIds })).toBeLessThanOrEqual(BUDGETS.answer);
  });

  it('for an entry that is added, and changed', async () => {
    const account = { assetAccountType: 'ACCOUNT', accountType: 'CHECKING', institution: 'Pier', valueInCents: 100 };
    const { id } = await disclose(api, couple.a, couple.documentId, 'assets', account);
    expect(await statementsOf('POST', ofDocument('/assets'), 201, account)).toBeLessThanOrEqual(BUDGETS.entry);
    const change = { valueInCents: 200 };
    expect(await statementsOf('PATCH', ofDocument(`/assets/${id}`), 200, change)).toBeLessThanOrEqual(BUDGETS.entry);
  });

  it('for a tick that there is nothing to disclose', async () => {
    expect(await statementsOf('PUT', ofDocument('/disclosure/nothing/vehicles'), 204)).toBeLessThanOrEqual(
      BUDGETS.tick,
    );
  });

  it('for a message to the partner', async () => {
    const chat = { toUserId: couple.b.id, message: 'Hello' };
    expect(await statementsOf('POST', ofDocument('/chats'), 201, chat)).toBeLessThanOrEqual(BUDGETS.chat);
  });

  it('for a dispute that is settled', async () => {
    const path = ofA(`/answers/dispute/${question('sp_gifts_limit')}/agree`);
    expect(await statementsOf('POST', path, 200)).toBeLessThanOrEqual(BUDGETS.resolution);
  });

  it('for a receipt that is confirmed', async () => {
    const { b, documentId } = couple;
    const shown = await api.get<{ version: string }>(`/users/${b.id}/documents/${documentId}/disclosure`, couple.a);
    const receipt = { ownerId: b.id, version: shown.body.version };
    expect(await statementsOf('POST', ofDocument('/disclosure/receipts'), 201, receipt)).toBeLessThanOrEqual(
      BUDGETS.receipt,
    );
  });
});
