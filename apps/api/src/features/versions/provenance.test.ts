import { closePdfRenderer } from '@troth/agreement/pdf';
import type { Redline } from '@troth/agreement/redline';
import type { AgreementTree, AnswerSource } from '@troth/agreement/tree';
import { questionOfKey } from '@troth/content/questionnaire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadyCouple, generateNow } from '../../testing/agreements';
import { anAdmin, anAttorney, type TestPerson, openAccess } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
});

/** Every answer that the tree names, wherever it stands. */
function sourcesIn(value: unknown): AnswerSource[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('questionKey' in value && 'answeredAt' in value) return [value as AnswerSource];
  return Object.values(value).flatMap(sourcesIn);
}

describe('what a version knows of its answers', () => {
  it('is who gave them and when, and when the two came to agree', async () => {
    const couple = await aReadyCouple(
      api,
      { state: 'NY' },
      { a: { db_premarital: ['borrower'] }, b: { db_premarital: ['shared'] } },
    );
    const given = api.clock.now().toISOString();
    api.clock.advance(3_600_000);
    const settled = api.clock.now().toISOString();
    const questionId = questionOfKey('db_premarital').id;
    const agreed = await api.post(`/users/${couple.b.id}/answers/dispute/${questionId}/agree`, {}, couple.b);
    expect(agreed.status).toBe(200);
    api.clock.advance(3_600_000);
    const { commitAt } = await generateNow(api, couple);
    const { body } = await api.get<{ tree: AgreementTree }>(
      `/documents/${couple.documentId}/history/${commitAt}`,
      couple.a,
    );
    const { sections, absentClauses } = body.tree;
    const clauses = sections.flatMap((section) => section.clauses);
    const conditions = clauses.flatMap(({ provenance }) => provenance.conditions);
    const ofQuestion = conditions
      .flatMap(({ answers }) => answers)
      .filter((source) => source.questionId === questionId);
    expect(ofQuestion.find(({ respondent }) => respondent === 'A')).toMatchObject({
      value: expect.stringMatching(/./) as unknown,
      answeredAt: given,
      agreedAt: settled,
    });
    expect(ofQuestion.find(({ respondent }) => respondent === 'B')).toMatchObject({
      answeredAt: settled,
      agreedAt: settled,
    });
    // Absent clauses say why they are not there, by answers too.
    expect(sourcesIn(absentClauses).length).toBeGreaterThan(0);
    for (const { answeredAt, questionKey } of sourcesIn([sections, absentClauses]))
      expect(answeredAt, questionKey).not.toBeNull();
  });
});

describe('an answer that is not compared (row 3)', () => {
  const UNDECIDED = 'I haven’t decided yet';

  it('is read in a version by nobody else, where the agreement says nothing of it', async () => {
    const couple = await aReadyCouple(
      api,
      { state: 'NY' },
      { both: { un_hire_attorney: ['without'], un_counsel_waiver: ['prepare'] } },
    );
    const first = await generateNow(api, couple);
    const question = questionOfKey('un_hire_attorney');
    const undecided = question.questionOptions.find(({ key }) => key === 'undecided');
    const answered = await api.patch(
      `/users/${couple.b.id}/answers?questionId=${question.id}`,
      { valueTyped: null, questionOptionIds: [undecided?.id] },
      couple.b,
    );
    expect(answered.status).toBe(200);
    const second = await generateNow(api, couple);
    const [ofA, ofB] = [await anAttorney(api, { states: ['NY'] }), await anAttorney(api, { states: ['NY'] })];
    await api.db
      .updateTable('documents')
      .set({ attorneyAId: ofA.id, attorneyBId: ofB.id })
      .where('id', '=', couple.documentId)
      .execute();

    const versions = `/documents/${couple.documentId}/history/${second.commitAt}`;
    const toldTo = async (reader: TestPerson) => {
      const { tree } = (await api.get<{ tree: AgreementTree }>(versions, reader)).body;
      const changes = (await api.get<Redline>(`${versions}/redline?since=${first.commitAt}`, reader)).body;
      const headers = { authorization: `Bearer ${await api.issuer.sign(reader.claims)}` };
      const file = await api.app.request(`${versions}/content?format=HTML&since=${first.commitAt}`, { headers });
      return {
        ofB: sourcesIn(tree).some(({ value, respondent }) => value === UNDECIDED && respondent === 'B'),
        isChangeTold: JSON.stringify(changes).includes(UNDECIDED),
        isChangePrinted: (await file.text()).includes(UNDECIDED),
        ofBoth: sourcesIn(tree).some(({ questionId, respondent }) => questionId === COMPARED && respondent === 'B'),
        reason: tree.absentClauses.find(({ key }) => key === 'sgn_waiver_b')?.reason,
        isMarked: changes.hasChanges,
      };
    };
    const COMPARED = questionOfKey('db_premarital').id;
    const always = { ofBoth: true, reason: 'CONDITION_UNMET', isMarked: true };
    const all = { ...always, ofB: true, isChangeTold: true, isChangePrinted: true };
    const nothing = { ...always, ofB: false, isChangeTold: false, isChangePrinted: false };
    expect(await toldTo(couple.a)).toEqual(nothing);
    expect(await toldTo(ofA)).toEqual(nothing);
    expect(await toldTo(couple.b)).toEqual(all);
    expect(await toldTo(ofB)).toEqual(all);
    const admin = await anAdmin(api);
    await openAccess(api, admin, couple.documentId);
    expect(await toldTo(admin)).toEqual(all);
  });
});
