import { closePdfRenderer } from '@troth/agreement/pdf';
import type { AgreementTree, AnswerSource } from '@troth/agreement/tree';
import { questionOfKey } from '@troth/content/questionnaire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadyCouple, generateNow } from '../../testing/agreements';
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
