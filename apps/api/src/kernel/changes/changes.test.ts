import { CHANGE_TOPICS, type ChangeTopic } from '@troth/domain/changes';
import { questionOfKey } from '@troth/content/questionnaire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '../../program/operations';
import { completeQuestionnaires } from '../../testing/answers';
import { aCouple, aCustomer, anAttorney, type TestCouple, type TestPerson } from '../../testing/builders';
import { follow, type Following } from '../../testing/follow';
import { payForPrenup } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';
import { audienceOf } from './audience';
import { MOST_STREAMS_PER_PERSON } from './change-hub';

let api: TestApp;
let couple: TestCouple;
let lawyer: TestPerson;
let a: Following;
let b: Following;
let attorney: Following;
const open: Following[] = [];

beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const followAs = async (person: TestPerson, tab?: string): Promise<Following> => {
  const following = await follow(api, person, tab);
  open.push(following);
  return following;
};

async function aFollowedCouple(): Promise<void> {
  for (const following of open.splice(0)) await following.stop();
  lawyer = await anAttorney(api, { states: ['NY'] });
  couple = await aCouple(api).withAttorneyFor('A', lawyer);
  [a, b, attorney] = await Promise.all([followAs(couple.a), followAs(couple.b), followAs(lawyer)]);
}

const answer = (person: TestPerson, valueTyped: string, headers?: Record<string, string>) =>
  api.post(
    `/users/${person.id}/answers?questionId=${questionOfKey('bg_residence').id}`,
    { valueTyped, questionOptionIds: [] },
    person,
    headers,
  );

/** The last word of each test: what was told before it is all that was told. */
const rename = (person: TestPerson) => api.patch(`/users/${person.id}`, { firstName: 'Ida' }, person);

describe('live changes (D41)', () => {
  it('tell the person of an answer, and the partner only that there is progress', async () => {
    await aFollowedCouple();
    expect((await answer(couple.a, 'In the old town')).status).toBe(200);
    expect(await a.next()).toEqual(['answers']);
    expect(await b.next()).toEqual(['partner']);
    await api.post(
      `/users/${couple.a.id}/documents/${couple.documentId}/incomes`,
      { year: 2026, incomeType: 'BASE_SALARY', valueInCents: 1 },
      couple.a,
    );
    expect(await attorney.next()).toEqual(['finances']);
  });

  it('tell nothing of what was refused or rolled back', async () => {
    await aFollowedCouple();
    expect((await api.patch(`/users/${couple.b.id}`, { firstName: 'X' }, couple.a)).status).toBe(404);
    expect((await api.patch(`/users/${couple.a.id}`, { birthdate: '2999-01-01' }, couple.a)).status).toBe(400);
    await rename(couple.a);
    expect(await a.next()).toEqual(['profile']);
    expect(await b.next()).toEqual(['document', 'partner']);
  });

  it('tell a conversation to its two people alone', async () => {
    await aFollowedCouple();
    const chats = (person: TestPerson) => `/users/${person.id}/documents/${couple.documentId}/chats`;
    const { body } = await api.post<{ id: string }>(
      chats(couple.a),
      { toUserId: lawyer.id, message: 'Hello' },
      couple.a,
    );
    expect(await a.next()).toEqual(['chats']);
    expect(await attorney.next()).toEqual(['chats']);
    await api.patch(`${chats(lawyer)}/read`, { chatIds: [body.id] }, lawyer);
    expect(await a.next()).toEqual(['chats']);
    expect(await attorney.next()).toEqual(['chats']);
    await api.patch(`${chats(lawyer)}/read`, { chatIds: [body.id] }, lawyer);
    await rename(couple.a);
    expect(await a.next()).toEqual(['profile']);
    expect(await b.next()).toEqual(['document', 'partner']);
  });

  it('tell both partners of a settled dispute, and of words about it', async () => {
    await aFollowedCouple();
    await completeQuestionnaires(api, couple, { a: { db_premarital: ['borrower'] }, b: { db_premarital: ['shared'] } });
    const dispute = `/users/${couple.a.id}/answers/dispute/${questionOfKey('db_premarital').id}`;
    expect((await api.post(`${dispute}/discussions`, { text: 'Why?' }, couple.a)).status).toBe(201);
    expect(await a.next()).toEqual(['discussions']);
    expect(await b.next()).toEqual(['discussions']);
    expect((await api.post(`${dispute}/agree`, undefined, couple.a)).status).toBe(200);
    expect(await a.next()).toEqual(['answers', 'disputes']);
    expect(await b.next()).toEqual(['disputes', 'partner']);
  });

  it('tell both of a payment that a job settles', async () => {
    await aFollowedCouple();
    await payForPrenup(api, couple.a);
    await b.until('purchases');
    await a.until('purchases');
  });

  it('are not told to the tab that made them, and to the person’s other tabs they are', async () => {
    await aFollowedCouple();
    const acting = await followAs(couple.a, 'tab-number-1');
    const other = await followAs(couple.a, 'tab-number-2');
    await answer(couple.a, 'In the country', { 'x-troth-tab': 'tab-number-1' });
    expect(await other.next()).toEqual(['answers']);
    await rename(couple.a);
    expect(await acting.next()).toEqual(['profile']);
  });

  it('begin with what has moved since the reader last knew everything', async () => {
    await aFollowedCouple();
    const clock = performance.now.bind(performance);
    let ahead = 60_000;
    vi.spyOn(performance, 'now').mockImplementation(() => clock() + ahead);
    // PostgreSQL tells of a change a moment after its commit: what is heard here is remembered with its time.
    const another = await follow(api, couple.a);
    await answer(couple.a, 'Long ago');
    await another.next();
    ahead += 10_000;
    await api.patch(`/users/${couple.a.id}`, { lastName: 'Vale' }, couple.a, { 'x-troth-tab': 'tab-number-1' });
    await another.next();
    await another.stop();

    const missedBy = async (sinceMs: number, tab?: string) => {
      const following = await follow(api, couple.a, tab, sinceMs);
      // The last word: what was missed comes before it.
      await api.patch(`/users/${couple.b.id}`, { firstName: 'Ida' }, couple.b);
      const first = await following.next();
      await following.stop();
      return first;
    };
    const nothing = ['document', 'partner'];
    // The tab that changed the name knows of it; what the partner changed since is told with the rest.
    expect(await missedBy(1000, 'tab-number-1')).toEqual(nothing);
    expect(await missedBy(1000)).toEqual(['document', 'profile', 'partner']);
    ahead += 40_000;
    expect(await missedBy(1000)).toEqual(nothing);
    expect(await missedBy(55_000)).toEqual(['answers', 'document', 'profile', 'partner']);
    expect(await missedBy(130_000)).toEqual(CHANGE_TOPICS);
    expect((await api.get(`/users/${couple.a.id}/changes?sinceMs=-1`, couple.a)).status).toBe(400);
    vi.restoreAllMocks();
  });

  it('reach a slow reader as one, with everything that has moved meanwhile', async () => {
    await aFollowedCouple();
    // Nothing is read from the stream of B while far more happens than it keeps.
    for (let index = 0; index < 20; index += 1) await answer(couple.a, `Street ${index}`);
    await api.post(
      `/users/${couple.b.id}/documents/${couple.documentId}/chats`,
      { toUserId: couple.a.id, message: 'Hi' },
      couple.b,
    );
    const heard: ChangeTopic[][] = [];
    do heard.push(await b.next());
    while (heard.at(-1)?.includes('chats') !== true);
    expect(heard.length).toBeLessThan(10);
  });

  it('are for oneself alone', async () => {
    await aFollowedCouple();
    const path = `/users/${couple.a.id}/changes`;
    expect((await api.get(path, couple.b)).status).toBe(404);
    expect((await api.get(path, await aCustomer(api))).status).toBe(404);
    expect((await api.get(path, null)).status).toBe(401);
  });

  it('can be followed by so many tabs of one person, and leave nothing behind when they close', async () => {
    await aFollowedCouple();
    const before = api.services.changes.size;
    const tabs: Following[] = [];
    while (tabs.length < MOST_STREAMS_PER_PERSON - 1) tabs.push(await followAs(couple.a));
    expect((await api.get(`/users/${couple.a.id}/changes`, couple.a)).status).toBe(429);
    for (const tab of tabs) await tab.stop();
    expect(api.services.changes.size).toBe(before);
    expect((await api.get(`/users/${couple.a.id}/changes`, couple.a)).status).toBe(200);
  });

  it('end with the token that opened them', async () => {
    await aFollowedCouple();
    const seconds = Math.floor(api.clock.now().getTime() / 1000);
    // Within the tolerance for clocks that differ the token is still taken, and has no life left.
    const token = await api.issuer.sign(couple.a.claims, { expiresAt: seconds });
    const response = await api.app.request(`/users/${couple.a.id}/changes`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await response.text()).toMatch(/^: following\n\n/);
  });
});

describe('the audience of a change', () => {
  const changes = operations.filter(({ isChange }) => isChange);
  it.each(changes.map(({ id }) => [id]))('is decided for %s', (id) => {
    expect(audienceOf(id)).toBeDefined();
  });
});
