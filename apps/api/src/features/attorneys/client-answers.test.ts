import { contentId } from '@troth/content/ids';
import { questionnaireSections } from '@troth/content/questionnaire';
import type { QuestionnaireSection } from '@troth/domain/questionnaire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RespondentGroup } from '../../records/questionnaire/questionnaire.schemas';
import { completeQuestionnaires } from '../../testing/answers';
import { aCouple, anAdmin, anAttorney, openAccess, type TestCouple, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let attorney: TestPerson;
let opposing: TestPerson;
let couple: TestCouple;
beforeAll(async () => {
  api = await testApp();
  attorney = await anAttorney(api);
  opposing = await anAttorney(api);
  couple = await aCouple(api).inState('CA').withAttorneyFor('A', attorney).withAttorneyFor('B', opposing).paid();
  // Every text that B types is a canary: it may stand in no answer to A's attorney.
  await completeQuestionnaires(api, couple, { a: CANARIES_OF_A, b: CANARIES_OF_B });
});
afterAll(() => api.close());

const typedKeys = questionnaireSections
  .flatMap(({ groups }) => groups.flatMap(({ questions }) => questions))
  .filter(
    ({ inputType, questionType, profileField }) => inputType === 'TEXT' && questionType === 'TEXT_BOX' && !profileField,
  )
  .map(({ key }) => key);
const canaries = (word: string) => Object.fromEntries(typedKeys.map((key) => [key, `${word} ${key}`]));
const CANARIES_OF_A = canaries('heron');
const CANARIES_OF_B = canaries('kingfisher');

const sectionsOf = (who: TestPerson, query = '', under = who) =>
  api.get<QuestionnaireSection[]>(`/users/${under.id}/attorneys/${who.id}/questionnaire-sections${query}`, who);
const groupsOf = (
  who: TestPerson,
  { section = 'background-information', documentId = couple.documentId, userId = couple.a.id, as = who } = {},
) =>
  api.get<RespondentGroup[]>(
    `/users/${who.id}/attorneys/${who.id}/questionnaire-sections/${section}/groups?documentId=${documentId}&userId=${userId}`,
    as,
  );
const allGroupsOf = async (who: TestPerson, userId: string) => {
  const groups: RespondentGroup[] = [];
  for (const { id } of questionnaireSections) groups.push(...(await groupsOf(who, { section: id, userId })).body);
  return groups;
};

describe('the sections', () => {
  it('are in the words of the state that is asked for, about nobody', async () => {
    const { status, body } = await sectionsOf(attorney, `?stateId=${contentId('state', 'WI')}`);
    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual(questionnaireSections.map(({ id }) => id));
    expect(body.every((section) => section.status === undefined)).toBe(true);
    expect((await sectionsOf(attorney)).status).toBe(200);
    expect((await sectionsOf(attorney, `?stateId=${couple.documentId}`)).status).toBe(404);
  });

  it('say how far a client has come', async () => {
    const { body } = await sectionsOf(attorney, `?documentId=${couple.documentId}&userId=${couple.a.id}`);
    expect(body.every(({ status }) => status === 'COMPLETED')).toBe(true);
  });

  it('need a document with a person, and find the own client alone', async () => {
    expect((await sectionsOf(attorney, `?userId=${couple.a.id}`)).status).toBe(400);
    expect((await sectionsOf(attorney, `?documentId=${couple.documentId}&userId=${couple.b.id}`)).status).toBe(404);
  });
});

describe('the answers of a client (D3)', () => {
  it('are read by the attorney who represents them, question by question', async () => {
    const groups = await allGroupsOf(attorney, couple.a.id);
    const answers = groups.flatMap(({ questions }) => questions.flatMap((question) => question.answers ?? []));
    expect(answers.length).toBeGreaterThan(50);
    expect(new Set(answers.map(({ userId }) => userId))).toEqual(new Set([couple.a.id]));
    expect(JSON.stringify(groups).includes('heron')).toBe(true);
  });

  it('are never those of the other partner, nor what those led to', async () => {
    const words = JSON.stringify(await allGroupsOf(attorney, couple.a.id));
    expect([words.includes('kingfisher'), words.includes(couple.b.id)]).toEqual([false, false]);
    const groups = await allGroupsOf(attorney, couple.a.id);
    for (const question of groups.flatMap(({ questions }) => questions)) expect(question.partnerOptionIds).toEqual([]);
  });

  it('leave out what stays with its author: free will and health', async () => {
    const groups = await allGroupsOf(attorney, couple.a.id);
    const sensitive = groups.flatMap(({ questions }) => questions.filter(({ isSensitive }) => isSensitive));
    expect(sensitive.length).toBeGreaterThan(0);
    for (const { answers } of sensitive) expect(answers).toEqual([]);
  });

  it.each([
    ['the other partner', () => groupsOf(attorney, { userId: couple.b.id })],
    ['the attorney of the other side', () => groupsOf(opposing)],
    ['another document', async () => groupsOf(attorney, { documentId: (await aCouple(api)).documentId })],
    ['somebody unknown', () => groupsOf(attorney, { userId: couple.documentId })],
    ['an unknown section', () => groupsOf(attorney, { section: 'no-such-section' })],
    ['the client, asking for the own attorney', () => groupsOf(attorney, { as: couple.a })],
    ['an attorney under a colleague’s id', () => groupsOf(attorney, { as: opposing })],
  ])('are not there for %s', async (_name, ask) => {
    expect((await ask()).status).toBe(404);
  });

  it('are kept from admins, who have calls of their own', async () => {
    const admin = await anAdmin(api);
    await openAccess(api, admin, couple.documentId);
    expect([403, 404]).toContain((await groupsOf(attorney, { as: admin })).status);
  });

  it('are closed in the request after the approval was lost', async () => {
    const left = await anAttorney(api);
    const theirs = await aCouple(api).inState('NY').withAttorneyFor('B', left);
    const read = () => groupsOf(left, { documentId: theirs.documentId, userId: theirs.b.id });
    expect((await read()).status).toBe(200);
    await api.db.updateTable('attorneys').set({ stage: 'DEACTIVATED' }).where('id', '=', left.id).execute();
    expect((await read()).status).toBe(404);
  });

  it('leave an entry of the look', async () => {
    const reader = await anAttorney(api);
    const theirs = await aCouple(api).inState('NY').withAttorneyFor('A', reader);
    await groupsOf(reader, { documentId: theirs.documentId, userId: theirs.a.id });
    const entries = await api.db
      .selectFrom('auditEntries')
      .select(['action', 'actorUserId'])
      .where('documentId', '=', theirs.documentId)
      .where('action', 'like', 'looking.%')
      .execute();
    expect(entries).toEqual([{ action: 'looking.ANSWERS', actorUserId: reader.id }]);
  });
});
