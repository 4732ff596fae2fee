import { questionOfKey } from '@troth/content/questionnaire';
import { optionOfPath } from '@troth/content/questionnaire/testing';
import type { Dispute, DisputeChange, Resolution } from '@troth/domain/alignment';
import type { Answer } from '@troth/domain/questionnaire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeQuestionnaires, type GivenAnswers } from '../../testing/answers';
import type { TestCouple, TestPerson } from '../../testing/builders';
import { aLinkedCouple } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const disputes = async (person: TestPerson) =>
  (await api.get<Dispute[]>(`/users/${person.id}/answers/dispute`, person)).body;
const agree = (person: TestPerson, key: string, seenVersion?: number) =>
  api.request<Resolution[]>('POST', `/users/${person.id}/answers/dispute/${questionOfKey(key).id}/agree`, {
    as: person,
    ...(seenVersion !== undefined && { headers: { 'if-match': `"${seenVersion}"` } }),
  });
const change = (person: TestPerson, key: string, answers: DisputeChange['answers']) =>
  api.post<Resolution[]>(`/users/${person.id}/answers/dispute/${questionOfKey(key).id}/change`, { answers }, person);
const chosen = (path: string) => ({
  questionId: questionOfKey(path.split('.')[0] ?? '').id,
  valueTyped: null,
  questionOptionIds: [optionOfPath(path).id],
});
const typed = (key: string, valueTyped: string) => ({
  questionId: questionOfKey(key).id,
  valueTyped,
  questionOptionIds: [],
});
const answerTo = async (person: TestPerson, key: string) => {
  const { body } = await api.get<Answer[]>(`/users/${person.id}/answers?questionId=${questionOfKey(key).id}`, person);
  return body[0];
};
const optionsOf = (answer: Answer | undefined) =>
  answer?.answerQuestionOptions.map(({ questionOptionId }) => questionOptionId);
const history = async ({ documentId }: TestCouple, person: TestPerson) =>
  (await api.get<Resolution[]>(`/users/${person.id}/documents/${documentId}/resolutions`, person)).body;

async function aCoupleWho(given: { both?: GivenAnswers; a?: GivenAnswers; b?: GivenAnswers }) {
  const couple = await aLinkedCouple(api, { state: 'NY' });
  await completeQuestionnaires(api, couple, given);
  return couple;
}

describe('disputes (customer spec section 2, D14)', () => {
  it('open only when both questionnaires are complete', async () => {
    const { a } = await aLinkedCouple(api);
    const put = (person: TestPerson, path: string) =>
      api.post(
        `/users/${person.id}/answers?questionId=${questionOfKey('sp_premarital').id}`,
        { questionOptionIds: [optionOfPath(path).id] },
        person,
      );
    await put(a, 'sp_premarital.stays');
    expect(await disputes(a)).toEqual([]);
    expect((await agree(a, 'sp_premarital')).status).toBe(409);
  });

  it('show both answers side by side, by section and question, and nothing on which the two agree', async () => {
    const couple = await aCoupleWho({
      a: { db_premarital: ['borrower'], sp_inheritance: ['receiver_all'] },
      b: { db_premarital: ['shared'], sp_inheritance: ['shared'] },
    });
    const found = await disputes(couple.a);
    expect(found.map(({ question }) => question.key)).toEqual(['sp_inheritance', 'db_premarital']);
    expect(found[0]?.answerA.userId).toBe(couple.a.id);
    expect(found[0]?.answerB.userId).toBe(couple.b.id);
    expect((await disputes(couple.b)).map(({ question }) => question.key)).toEqual(['sp_inheritance', 'db_premarital']);
    expect((await api.get(`/users/${couple.a.id}/answers/dispute`, couple.b)).status).toBe(404);
  });

  it('hide the follow-ups of a disputed question until it is settled', async () => {
    const couple = await aCoupleWho({
      a: { sp_premarital: ['except_listed'], sp_exceptions: 'The boat' },
      b: { sp_premarital: ['stays'] },
    });
    expect((await disputes(couple.b)).map(({ question }) => question.key)).toEqual(['sp_premarital']);
  });
});

describe('agreeing with the partner', () => {
  it('copies the answer with its visible follow-ups in one transaction, one Resolution each', async () => {
    const couple = await aCoupleWho({
      a: { sp_gifts_between: ['up_to_limit'], sp_gifts_limit: '500.00' },
      b: { sp_gifts_between: ['shared'] },
    });
    const settled = await agree(couple.b, 'sp_gifts_between');
    expect(settled.status).toBe(200);
    expect(settled.body.map(({ question }) => question?.key)).toEqual(['sp_gifts_between', 'sp_gifts_limit']);
    expect(settled.body[0]?.previousOptionIds).toEqual([optionOfPath('sp_gifts_between.shared').id]);
    expect(settled.body[1]?.answer?.valueTyped).toBe('500.00');
    expect(await disputes(couple.a)).toEqual([]);
    expect(await history(couple, couple.a)).toHaveLength(2);
    expect((await history(couple, couple.a)).every(({ initiatedByUserId }) => initiatedByUserId === couple.b.id)).toBe(
      true,
    );
  });

  it('changes nothing when it is pressed twice', async () => {
    const couple = await aCoupleWho({ a: { db_premarital: ['borrower'] }, b: { db_premarital: ['shared'] } });
    const [first, second] = await Promise.all([agree(couple.a, 'db_premarital'), agree(couple.a, 'db_premarital')]);
    expect([first.body.length, second.body.length].sort()).toEqual([0, 1]);
    expect(await history(couple, couple.b)).toHaveLength(1);
  });

  it('ends agreed, not swapped, when both press at once', async () => {
    const couple = await aCoupleWho({ a: { db_premarital: ['borrower'] }, b: { db_premarital: ['shared'] } });
    const both = await Promise.all([agree(couple.a, 'db_premarital'), agree(couple.b, 'db_premarital')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ body }) => body.length).sort()).toEqual([0, 1]);
    const [a, b] = await Promise.all([answerTo(couple.a, 'db_premarital'), answerTo(couple.b, 'db_premarital')]);
    expect(optionsOf(a)).toEqual(optionsOf(b));
    expect(await disputes(couple.a)).toEqual([]);
    expect(await history(couple, couple.a)).toHaveLength(1);
  });

  it('is refused when the partner has changed the answer since it was seen', async () => {
    const couple = await aCoupleWho({ a: { sp_inheritance: ['receiver_all'] }, b: { sp_inheritance: ['shared'] } });
    const [seen] = await disputes(couple.a);
    const other = questionOfKey('sp_inheritance').questionOptions.find(
      ({ key }) => key !== 'receiver_all' && key !== 'shared',
    );
    await change(couple.b, 'sp_inheritance', [chosen(`sp_inheritance.${other?.key}`)]);
    const late = await agree(couple.a, 'sp_inheritance', seen?.answerB.version);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(optionsOf(await answerTo(couple.a, 'sp_inheritance'))).toEqual([
      optionOfPath('sp_inheritance.receiver_all').id,
    ]);
    const [now] = await disputes(couple.a);
    expect((await agree(couple.a, 'sp_inheritance', now?.answerB.version)).status).toBe(200);
  });

  it('is refused on a question on which they do not differ, and to anyone else', async () => {
    const couple = await aCoupleWho({ a: { db_premarital: ['borrower'] }, b: { db_premarital: ['shared'] } });
    expect((await agree(couple.a, 'bg_residence')).status).toBe(409);
    const asOther = await api.request(
      'POST',
      `/users/${couple.a.id}/answers/dispute/${questionOfKey('db_premarital').id}/agree`,
      { as: couple.b },
    );
    expect(asOther.status).toBe(404);
  });
});

describe('changing one’s own answer', () => {
  it('is kept in the history when it settles the dispute, and not when it does not', async () => {
    const couple = await aCoupleWho({ a: { sp_inheritance: ['receiver_all'] }, b: { sp_inheritance: ['shared'] } });
    const put = (path: string) =>
      api.patch(
        `/users/${couple.a.id}/answers?questionId=${questionOfKey('sp_inheritance').id}`,
        { questionOptionIds: [optionOfPath(path).id] },
        couple.a,
      );
    const middle = questionOfKey('sp_inheritance')
      .questionOptions.map(({ key }) => key)
      .find((key) => key !== 'receiver_all' && key !== 'shared');
    await put(`sp_inheritance.${middle}`);
    expect(await history(couple, couple.a)).toEqual([]);
    await put('sp_inheritance.shared');
    const [change] = await history(couple, couple.a);
    expect(change?.previousOptionIds).toEqual([optionOfPath(`sp_inheritance.${middle}`).id]);
    expect(await disputes(couple.a)).toEqual([]);
  });

  it('writes the answer and its follow-ups together, and settles what then matches', async () => {
    const couple = await aCoupleWho({
      a: { sp_gifts_between: ['up_to_limit'], sp_gifts_limit: '500.00' },
      b: { sp_gifts_between: ['shared'] },
    });
    const settled = await change(couple.b, 'sp_gifts_between', [
      chosen('sp_gifts_between.up_to_limit'),
      typed('sp_gifts_limit', '$500'),
    ]);
    expect(settled.status).toBe(200);
    expect(settled.body.map(({ kind, question }) => [kind, question?.key])).toEqual([
      ['CHANGED_OWN_ANSWER', 'sp_gifts_between'],
      ['CHANGED_OWN_ANSWER', 'sp_gifts_limit'],
    ]);
    expect(await disputes(couple.a)).toEqual([]);
  });

  it('leaves the difference of a follow-up to be settled next', async () => {
    const couple = await aCoupleWho({
      a: { sp_gifts_between: ['up_to_limit'], sp_gifts_limit: '500.00' },
      b: { sp_gifts_between: ['shared'] },
    });
    const settled = await change(couple.b, 'sp_gifts_between', [
      chosen('sp_gifts_between.up_to_limit'),
      typed('sp_gifts_limit', '900'),
    ]);
    expect(settled.body.map(({ question }) => question?.key)).toEqual(['sp_gifts_between']);
    expect((await disputes(couple.a)).map(({ question }) => question.key)).toEqual(['sp_gifts_limit']);
  });

  it.each([
    ['a required follow-up is left out', [chosen('sp_gifts_between.up_to_limit')], 'This field is required'],
    [
      'a follow-up is invalid',
      [chosen('sp_gifts_between.up_to_limit'), typed('sp_gifts_limit', '12.345')],
      'Currency can only have up to 2 decimal places',
    ],
    ['a question is not part of it', [chosen('db_premarital.shared')], 'Choose one of the options'],
  ])('changes nothing when %s', async (_name, answers, message) => {
    const couple = await aCoupleWho({
      a: { sp_gifts_between: ['up_to_limit'], sp_gifts_limit: '500.00' },
      b: { sp_gifts_between: ['shared'] },
    });
    const refused = await change(couple.b, 'sp_gifts_between', answers);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error: { issues: [{ message }] } });
    expect(optionsOf(await answerTo(couple.b, 'sp_gifts_between'))).toEqual([
      optionOfPath('sp_gifts_between.shared').id,
    ]);
    expect(await history(couple, couple.a)).toEqual([]);
  });

  it('is refused once the partner has settled it', async () => {
    const couple = await aCoupleWho({ a: { db_premarital: ['borrower'] }, b: { db_premarital: ['shared'] } });
    await agree(couple.a, 'db_premarital');
    expect((await change(couple.b, 'db_premarital', [chosen('db_premarital.borrower')])).status).toBe(409);
    expect(optionsOf(await answerTo(couple.b, 'db_premarital'))).toEqual([optionOfPath('db_premarital.shared').id]);
  });

  it('keeps in the history what was settled then, whatever has become of the answer since', async () => {
    const couple = await aCoupleWho({ a: { db_premarital: ['borrower'] }, b: { db_premarital: ['shared'] } });
    await agree(couple.a, 'db_premarital');
    await api.patch(
      `/users/${couple.a.id}/answers?questionId=${questionOfKey('db_premarital').id}`,
      { questionOptionIds: [optionOfPath('db_premarital.borrower').id] },
      couple.a,
    );
    const [entry] = await history(couple, couple.b);
    expect(entry?.kind).toBe('AGREED_WITH_PARTNER');
    expect(optionsOf(entry?.answer)).toEqual([optionOfPath('db_premarital.shared').id]);
  });
});
