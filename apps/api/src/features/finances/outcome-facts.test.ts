import type { OutcomeFacts } from '@troth/domain/outcomes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeQuestionnaires } from '../../testing/answers';
import type { TestCouple } from '../../testing/builders';
import { aLinkedCouple } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let couple: TestCouple;
beforeAll(async () => {
  api = await testApp();
  couple = await aLinkedCouple(api, { state: 'NY' });
});
afterAll(() => api.close());

const factsOf = async (person: TestCouple['a']) =>
  (
    await api.get<OutcomeFacts>(`/users/${person.id}/documents/${couple.documentId}/outcome-facts`, {
      claims: person.claims,
    })
  ).body;

describe('GET outcome-facts', () => {
  it('has the law of the state and nothing of the partner before both have completed', async () => {
    const facts = await factsOf(couple.b);
    expect(facts.law).toMatchObject({ abbreviation: 'NY', reviewedByCounsel: false });
    expect(facts).toMatchObject({ areBothComplete: false, gaps: ['PARTNER_NOT_DONE'], changedByHand: [] });
    expect(facts.answers.A).toEqual({});
  });

  it('has the partner’s answers afterwards, but only to questions that both answered', async () => {
    await completeQuestionnaires(api, couple, {
      both: { mp_split: 'equally' },
      a: { sp_growth_active: 'owner' },
      b: { sp_growth_active: 'partly', sp_growth_pct: '35' },
    });
    const facts = await factsOf(couple.a);
    expect(facts).toMatchObject({ areBothComplete: true, gaps: [] });
    expect(facts.answers.A['sp_growth_active']?.options).toEqual(['owner']);
    expect(facts.answers.B['sp_growth_active']?.options).toEqual(['partly']);
    expect(facts.answers.B['mp_split']).toEqual(facts.answers.A['mp_split']);
    // What B typed below it is compared only once they agree.
    expect(facts.answers.B['sp_growth_pct']).toBeUndefined();
    expect((await factsOf(couple.b)).answers.B['sp_growth_pct']?.typed).toBe('35');
  });

  it('is not there for the other partner’s address', async () => {
    const reply = await api.get(`/users/${couple.a.id}/documents/${couple.documentId}/outcome-facts`, {
      claims: couple.b.claims,
    });
    expect(reply.status).toBe(403);
  });
});
