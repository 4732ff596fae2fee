import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, aCustomer } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';
import type { Journey } from './journey.schemas';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const journeyOf = async (person: Awaited<ReturnType<typeof aCustomer>>) =>
  (await api.get<Journey>(`/users/${person.id}/journey`, person)).body;

describe('where a customer stands', () => {
  it('begins with the state, at step 0, with everything but the questionnaire dimmed', async () => {
    const journey = await journeyOf(await aCustomer(api));
    expect(journey).toMatchObject({
      side: null,
      documentId: null,
      progress: { step: 0, label: 'Starting your prenup 🖋️' },
      nextStep: { key: 'CHOOSE_STATE' },
      partner: null,
    });
    expect(journey.menu.items.filter(({ isEnabled }) => isEnabled).map(({ key }) => key)).toEqual([
      'DASHBOARD',
      'QUESTIONNAIRE',
    ]);
  });

  it('keeps later sections locked until the prenup is paid, by either partner (decision 20)', async () => {
    const unpaid = await aCouple(api);
    const locked = (await journeyOf(unpaid.a)).sections.map(({ lock }) => lock);
    expect(locked[0]).toBeNull();
    expect(new Set(locked.slice(1))).toEqual(new Set(['PRENUP_NOT_PAID']));
    const paid = await aCouple(api).paid();
    expect((await journeyOf(paid.b)).isPaid).toBe(true);
    expect((await journeyOf(paid.b)).sections.map(({ lock }) => lock)).not.toContain('PRENUP_NOT_PAID');
  });

  it('tells of the partner how far they are and nothing they said', async () => {
    const { a, b } = await aCouple(api);
    expect((await journeyOf(a)).partner).toEqual({
      id: b.id,
      side: 'B',
      firstName: expect.any(String) as string,
      isQuestionnaireComplete: false,
      areFinancialsDone: false,
    });
  });
});
