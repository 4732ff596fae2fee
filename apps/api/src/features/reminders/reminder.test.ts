import { REMINDER_INTERVAL_MS } from '@troth/domain/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeQuestionnaires } from '../../testing/answers';
import { aCouple, aCustomer, type TestPerson } from '../../testing/builders';
import { TEST_NOW, type TestApp, testApp } from '../../testing/test-app';
import type { Journey } from '../../records/journey/journey.schemas';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

interface Reply {
  detail: string;
  nextReminderAt: string;
}
const remind = (person: TestPerson) => api.post<Reply>(`/users/${person.id}/questionnaire-reminder`, undefined, person);

/** A couple of which partner A is done and partner B is not. */
async function aWaitingCouple() {
  const couple = await aCouple(api).inState('NY').paid();
  await completeQuestionnaires(api, couple);
  await api.db.deleteFrom('answers').where('userId', '=', couple.b.id).execute();
  return couple;
}

describe('reminding the partner of the questionnaire (customer spec sections 2 and 6)', () => {
  it('mails the partner once a day, and says when the next one is possible', async () => {
    const { a, b } = await aWaitingCouple();
    api.clock.set(TEST_NOW);
    expect((await remind(a)).status).toBe(201);
    api.clock.advance(REMINDER_INTERVAL_MS - 1000);
    const refused = await remind(a);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.body).toMatchObject({
      detail: expect.stringMatching(
        /^You’ve already reminded .* another reminder from Tuesday,? 8:00\sAM EDT\.$/,
      ) as string,
      nextReminderAt: '2026-06-16T12:00:00.000Z',
    });
    api.clock.advance(1000);
    expect((await remind(a)).status).toBe(201);
    await api.runJobs();
    const mails = await api.db.selectFrom('inboxMessages').selectAll().where('recipient', '=', b.email).execute();
    expect(mails).toHaveLength(2);
  });

  it('never sends two when it is asked for twice at once', async () => {
    const { a } = await aWaitingCouple();
    const replies = await Promise.all([remind(a), remind(a)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 429]);
  });

  it('is refused, with the reason, to those who have nobody to remind', async () => {
    const { a, b } = await aWaitingCouple();
    expect((await remind(await aCustomer(api))).body.detail).toBe('Your partner hasn’t joined you yet.');
    expect((await remind(b)).body.detail).toBe('Finish your own questionnaire first.');
    const done = await aCouple(api).inState('NY').paid();
    await completeQuestionnaires(api, done);
    expect((await remind(done.a)).body.detail).toBe('Your partner has finished the questionnaire.');
    expect((await remind(a)).status).toBe(201);
  });

  it('tells the dashboard how far the partner is and when to remind, and never what they answered', async () => {
    const { a, b } = await aWaitingCouple();
    api.clock.set(TEST_NOW);
    await api.db
      .updateTable('users')
      .set({ lastActiveAt: new Date('2026-06-14T02:00:00.000Z') })
      .where('id', '=', b.id)
      .execute();
    const partnerOf = async (person: TestPerson) =>
      (await api.get<Journey>(`/users/${person.id}/journey`, person)).body.partner;
    const before = await partnerOf(a);
    expect(before).toMatchObject({ isQuestionnaireComplete: false, nextReminderAt: null, lastActiveOn: '2026-06-13' });
    expect(before?.sectionsDone).toBeLessThan(before?.sectionsTotal ?? 0);
    await remind(a);
    expect((await partnerOf(a))?.nextReminderAt).toBe('2026-06-16T12:00:00.000Z');
    const seenByB = await partnerOf(b);
    expect(seenByB).toMatchObject({ isQuestionnaireComplete: true, hasStarted: true, nextReminderAt: null });
    expect(seenByB?.sectionsDone).toBe(seenByB?.sectionsTotal);
    expect(seenByB?.doneSectionIds).toHaveLength(seenByB?.sectionsTotal ?? 0);
    expect(Object.keys(seenByB ?? {}).sort()).toEqual([
      'areFinancialsDone',
      'doneSectionIds',
      'firstName',
      'hasStarted',
      'id',
      'isQuestionnaireComplete',
      'lastActiveOn',
      'missingIncomeYears',
      'nextReminderAt',
      'sectionsDone',
      'sectionsTotal',
      'side',
    ]);
  });
});
