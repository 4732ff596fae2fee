import { questionOfKey } from '@troth/content/questionnaire';
import type { Discussion, Dispute } from '@troth/domain/alignment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeQuestionnaires } from '../../testing/answers';
import { aCustomer, type TestCouple, type TestPerson } from '../../testing/builders';
import { aLinkedCouple } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let couple: TestCouple;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const address = (person: TestPerson, key = 'db_premarital') =>
  `/users/${person.id}/answers/dispute/${questionOfKey(key).id}/discussions`;
const say = (person: TestPerson, text: string, key?: string) =>
  api.post<Discussion>(address(person, key), { text }, person);
const words = async (person: TestPerson, key?: string) =>
  (await api.get<Discussion[]>(address(person, key), person)).body.map(({ text, isResolved }) => [text, isResolved]);

async function aCoupleWhoDiffers(): Promise<void> {
  couple = await aLinkedCouple(api, { state: 'NY' });
  await completeQuestionnaires(api, couple, { a: { db_premarital: ['borrower'] }, b: { db_premarital: ['shared'] } });
}

describe('words about a dispute (customer spec section 3 "Discussion")', () => {
  it('are exchanged by the partners, oldest first', async () => {
    await aCoupleWhoDiffers();
    const first = await say(couple.a, '  What do you mean?\n');
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      authorUserId: couple.a.id,
      documentId: couple.documentId,
      text: 'What do you mean?',
      isResolved: false,
    });
    api.clock.advance(1000);
    await say(couple.b, 'My loan');
    expect(await words(couple.b)).toEqual([
      ['What do you mean?', false],
      ['My loan', false],
    ]);
  });

  it('about all disputes are told at once, to the partners alone', async () => {
    await aCoupleWhoDiffers();
    await say(couple.a, 'What do you mean?');
    const all = `/users/${couple.b.id}/answers/dispute/discussions`;
    const told = await api.get<Discussion[]>(all, couple.b);
    expect(told.body.map(({ text, questionId }) => [text, questionId])).toEqual([
      ['What do you mean?', questionOfKey('db_premarital').id],
    ]);
    expect((await api.get(all, couple.a)).status).toBe(404);
    const alone = await aCustomer(api);
    expect((await api.get(`/users/${alone.id}/answers/dispute/discussions`, alone)).body).toEqual([]);
  });

  it('are marked as dealt with, and opened again, by either partner', async () => {
    await aCoupleWhoDiffers();
    const { body } = await say(couple.a, 'And this?');
    const mark = (person: TestPerson, isResolved: boolean, id = body.id) =>
      api.patch<Discussion>(`${address(person)}/${id}`, { isResolved }, person);
    expect((await mark(couple.b, true)).body.isResolved).toBe(true);
    expect(await words(couple.a)).toEqual([['And this?', true]]);
    expect((await mark(couple.a, false)).body.isResolved).toBe(false);
    expect((await mark(couple.a, true, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const elsewhere = `${address(couple.a, 'sp_inheritance')}/${body.id}`;
    expect((await api.patch(elsewhere, { isResolved: true }, couple.a)).status).toBe(404);
  });

  it('stay, and can go on, when the dispute is settled', async () => {
    await aCoupleWhoDiffers();
    await say(couple.a, 'Before');
    const question = questionOfKey('db_premarital').id;
    await api.post(`/users/${couple.a.id}/answers/dispute/${question}/agree`, undefined, couple.a);
    expect((await api.get<Dispute[]>(`/users/${couple.a.id}/answers/dispute`, couple.a)).body).toEqual([]);
    api.clock.advance(1000);
    expect((await say(couple.b, 'After')).status).toBe(201);
    expect((await words(couple.a)).map(([text]) => text)).toEqual(['Before', 'After']);
  });

  it('are refused on a question on which the partners never differed', async () => {
    await aCoupleWhoDiffers();
    const refused = await say(couple.a, 'Hm', 'bg_residence');
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { detail: 'You can discuss a question once your answers to it differ.' },
    ]);
  });

  it('are refused before both questionnaires are complete, since they would tell an answer', async () => {
    couple = await aLinkedCouple(api, { state: 'NY' });
    expect((await say(couple.a, 'Hm')).status).toBe(409);
    expect(await words(couple.a)).toEqual([]);
  });

  it('are there for nobody else', async () => {
    await aCoupleWhoDiffers();
    await say(couple.a, 'Between us');
    expect((await api.get(address(couple.a), couple.b)).status).toBe(404);
    expect((await api.get(address(couple.a), await aCustomer(api))).status).toBe(404);
  });

  it.each([
    ['nothing', ' '],
    ['too much', 'x'.repeat(2001)],
  ])('are refused when there is %s of them', async (_name, text) => {
    await aCoupleWhoDiffers();
    expect((await say(couple.a, text)).status).toBe(400);
  });
});
