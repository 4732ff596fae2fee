import { DEFAULT_ASSUMPTIONS } from '@troth/outcomes';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeQuestionnaires } from '../../testing/answers';
import { aCouple, anAttorney, type TestCouple, type TestPerson } from '../../testing/builders';
import { disclose } from '../../testing/disclosures';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let couple: TestCouple;
let attorney: TestPerson;
beforeAll(async () => {
  api = await testApp();
  attorney = await anAttorney(api);
  couple = await aCouple(api).inState('NY').withAttorneyFor('A', attorney);
});
afterAll(() => api.close());

async function ask(of: TestPerson, query: Record<string, string> = {}, as: TestPerson = of): Promise<Response> {
  const asked = new URLSearchParams({ year: '10', event: 'DIVORCE', ...query });
  return await api.app.request(`/users/${of.id}/documents/${couple.documentId}/outcome-sheet?${asked.toString()}`, {
    headers: { authorization: `Bearer ${await api.issuer.sign(as.claims)}` },
  });
}

async function wordsOf(reply: Response): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await reply.arrayBuffer()));
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/gu, ' ');
}

describe('GET outcome-sheet', () => {
  it('says that there is nothing to show before anything is disclosed', async () => {
    const reply = await ask(couple.a);
    expect(reply.status).toBe(409);
    expect(await reply.json()).toMatchObject({ reason: 'NOTHING_TO_SHOW' });
  });

  it('has the amounts of the year, why, and all that is assumed, for both partners and the own attorney', async () => {
    for (const [person, dollars] of [
      [couple.a, 100_000],
      [couple.b, 60_000],
    ] as const) {
      await disclose(api, person, couple.documentId, 'incomes', {
        incomeType: 'BASE_SALARY',
        year: 2026,
        valueInCents: dollars * 100,
      });
    }
    await completeQuestionnaires(api, couple, {
      both: { mp_split: 'equally' },
      a: { mp_retirement: 'owner' },
      b: { mp_retirement: 'shared' },
    });
    const sheet = await ask(couple.a, { assumed: JSON.stringify({ ...DEFAULT_ASSUMPTIONS, savingsBp: 1234 }) });
    expect(sheet.status).toBe(200);
    expect(sheet.headers.get('content-type')).toBe('application/pdf');
    const words = await wordsOf(sheet);
    expect(words).toContain('An illustration, not a prediction and not advice');
    expect(words).toContain('Year 10 of the marriage: Divorce.');
    expect(words).toContain('Retirement built in the marriage');
    expect(words).toContain('N.Y. Dom. Rel. Law § 236(B)(5)');
    expect(words).toContain('Savings, % of pay 12.34');
    // They differ on retirement: a range until one answer is taken.
    expect(words).toContain('You still differ on 1 question that matters here');
    const taken = await wordsOf(await ask(couple.a, { answers: 'A', question: 'mp_retirement' }));
    expect(taken).not.toContain('You still differ');
    const ofAttorney = await wordsOf(await ask(couple.a, {}, attorney));
    expect(ofAttorney).toContain('Only answers that both partners agree on are used');
    expect(ofAttorney).not.toContain('You still differ');
    const atDeath = await wordsOf(await ask(couple.b, { event: 'DEATH_A', money: 'THEN' }));
    expect(atDeath).toContain('In dollars of that year.');
    expect(atDeath).toContain('The survivor’s own');
  });

  it.each([
    ['a year beyond the last', { year: '51' }],
    ['half a year', { year: '2.5' }],
    ['no such ending', { event: 'ANNULMENT' }],
    ['a rate out of range', { assumed: JSON.stringify({ ...DEFAULT_ASSUMPTIONS, inflationBp: 99_999 }) }],
    ['a cent and a half', { assumed: JSON.stringify({ ...DEFAULT_ASSUMPTIONS, intoHomeCents: 1.5 }) }],
    ['crossed ends of a court’s range', { assumed: JSON.stringify({ ...DEFAULT_ASSUMPTIONS, courtLowBp: 9000 }) }],
    ['some of the assumptions', { assumed: '{"inflationBp":200}' }],
    ['no JSON', { assumed: '{' }],
    ['JSON that is no object', { assumed: 'null' }],
    ['too much of it', { assumed: ' '.repeat(2_001) }],
    ['a question that has no effect', { question: 'nobody_asks' }],
  ])('refuses %s', async (_name, query) => {
    expect((await ask(couple.a, query)).status).toBe(400);
  });

  it('is not there for the other partner’s address, nor for the other side’s attorney', async () => {
    expect((await ask(couple.a, {}, couple.b)).status).toBe(403);
    expect((await ask(couple.b, {}, attorney)).status).toBe(403);
  });
});
