import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeQuestionnaires } from '../../testing/answers';
import { aCouple, aCustomer } from '../../testing/builders';
import { anotherVersion, bothReview } from '../../testing/reviewed-couples';
import { TEST_NOW, type TestApp, testApp } from '../../testing/test-app';
import type { Journey } from '../../records/journey/journey.schemas';

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

  it('keeps later sections locked until the prenup is paid, by either partner (D20)', async () => {
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
      missingIncomeYears: [2024, 2025, 2026],
      sectionsDone: expect.any(Number) as number,
      doneSectionIds: expect.any(Array) as string[],
      sectionsTotal: expect.any(Number) as number,
      hasStarted: false,
      lastActiveOn: '2026-06-15',
      nextReminderAt: null,
    });
  });
});

describe('the latest safe day of each remaining step', () => {
  const withWedding = async (abbreviation: string, date: string) => {
    const couple = await aCouple(api).inState(abbreviation).paid();
    await completeQuestionnaires(api, couple, { both: { bg_wedding_date: date } });
    return couple;
  };
  const of = (journey: Journey, step: string) => journey.deadlines.find((deadline) => deadline.step === step);

  it('is unknown without a wedding date', async () => {
    const { a } = await aCouple(api);
    expect(await journeyOf(a)).toMatchObject({ deadlines: [], deadlineOutlook: null, earliestFinish: null });
  });

  it('follows the law of California, cites it, and leaves out what is done', async () => {
    const { a } = await withWedding('CA', '2026-12-31');
    const journey = await journeyOf(a);
    expect(journey.deadlineOutlook).toBe('ON_TIME');
    expect(journey.earliestFinish).toBe('2026-06-22');
    expect(journey.waitingRules).toMatchObject([{ kind: 'WAIT_AFTER_FINAL', days: 7 }]);
    expect(journey.deadlines.map(({ step }) => step)).not.toContain('PAYMENT');
    expect(journey.deadlines.map(({ step }) => step)).not.toContain('QUESTIONNAIRE');
    expect(of(journey, 'REVIEW')).toEqual({
      step: 'REVIEW',
      latestSafeDate: '2026-12-21',
      reasonKey: 'LAW_WAIT_AFTER_FINAL',
      citation: 'Cal. Fam. Code § 1615(c)(1), (c)(2)(B)',
      isPast: false,
    });
  });

  it('says so when California leaves no time any more, and counts a wait that has begun', async () => {
    const couple = await withWedding('CA', '2026-06-22');
    const { a } = couple;
    expect((await journeyOf(a)).deadlineOutlook).toBe('TOO_LATE');
    // The final text was read, and mailed to both, five days ago.
    api.clock.set(new Date('2026-06-10T20:00:00.000Z'));
    await anotherVersion(api, couple);
    await bothReview(api, couple);
    api.clock.set(TEST_NOW);
    expect(await journeyOf(a)).toMatchObject({
      deadlineOutlook: 'ON_TIME',
      earliestFinish: '2026-06-17',
      deadlines: [{ step: 'SIGNING', latestSafeDate: '2026-06-20' }],
    });
  });

  it('keeps the week before a wedding in Minnesota', async () => {
    const { a } = await withWedding('MN', '2026-12-31');
    expect(of(await journeyOf(a), 'SIGNING')).toMatchObject({
      latestSafeDate: '2026-12-24',
      citation: 'Minn. Stat. § 519.11, subd. 1b',
    });
  });
});
