import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../dates/calendar';
import type { WaitingRule } from '../notarization/schemas';
import {
  ADVISED_ATTORNEY_DAYS,
  ADVISED_DAYS,
  type DeadlineFacts,
  planDeadlines,
  WAIT_MARGIN_DAYS,
} from './plan-deadlines';
import { DEADLINE_STEPS, remainingSteps } from './steps';

const california: WaitingRule = {
  kind: 'WAIT_AFTER_FINAL',
  days: 7,
  effect: 'BLOCKS',
  timeZone: 'America/Los_Angeles',
  citation: 'Cal. Fam. Code § 1615(c)',
};
const minnesota: WaitingRule = {
  kind: 'DAYS_BEFORE_WEDDING',
  days: 7,
  effect: 'WARNS',
  timeZone: 'America/Chicago',
  citation: 'Minn. Stat. § 519.11',
};
const TODAY = '2026-06-15';
const facts: DeadlineFacts = {
  weddingDate: '2026-12-31',
  today: TODAY,
  waitingRules: [],
  hasAttorney: false,
  remaining: DEADLINE_STEPS,
  waitEndsOn: null,
};
const dayOf = (plan: ReturnType<typeof planDeadlines>, step: string) =>
  plan.deadlines.find((deadline) => deadline.step === step);

describe('the latest safe day of each remaining step', () => {
  it('is counted back from the wedding', () => {
    expect(planDeadlines(facts).deadlines.map(({ step, latestSafeDate }) => [step, latestSafeDate])).toEqual([
      ['PAYMENT', '2026-12-02'],
      ['QUESTIONNAIRE', '2026-12-09'],
      ['DISCLOSURE', '2026-12-12'],
      ['ALIGNMENT', '2026-12-16'],
      ['DOCUMENT', '2026-12-19'],
      ['REVIEW', '2026-12-22'],
      ['SIGNING', '2026-12-29'],
    ]);
  });

  it('leaves attorneys time to work', () => {
    const plan = planDeadlines({ ...facts, hasAttorney: true });
    expect(dayOf(plan, 'DOCUMENT')).toMatchObject({
      latestSafeDate: addDays('2026-12-22', -ADVISED_ATTORNEY_DAYS),
      reasonKey: 'ATTORNEYS_TO_WORK',
      citation: null,
    });
  });

  it('leaves the wait of California between the final text and the signing, and cites its law', () => {
    const review = dayOf(planDeadlines({ ...facts, waitingRules: [california] }), 'REVIEW');
    expect(review).toMatchObject({
      latestSafeDate: addDays('2026-12-29', -(california.days + WAIT_MARGIN_DAYS)),
      reasonKey: 'LAW_WAIT_AFTER_FINAL',
      citation: california.citation,
    });
  });

  it('puts the signing in Minnesota seven days before the wedding, and cites its law', () => {
    expect(dayOf(planDeadlines({ ...facts, waitingRules: [minnesota] }), 'SIGNING')).toMatchObject({
      latestSafeDate: '2026-12-24',
      reasonKey: 'LAW_DAYS_BEFORE_WEDDING',
      citation: minnesota.citation,
    });
  });

  it('names our advice where a law asks for less', () => {
    const mild = { ...minnesota, days: ADVISED_DAYS.SIGNING.days - 1 };
    expect(dayOf(planDeadlines({ ...facts, waitingRules: [mild] }), 'SIGNING')).toMatchObject({
      reasonKey: 'NOTARY_TO_FIND',
      citation: null,
    });
  });

  it.each([
    ['the day before it', '2026-12-28', false],
    ['on it', '2026-12-29', false],
    ['the day after', '2026-12-30', true],
  ])('is past or not: %s', (_name, today, isPast) => {
    expect(dayOf(planDeadlines({ ...facts, today, remaining: ['SIGNING'] }), 'SIGNING')?.isPast).toBe(isPast);
  });
});

describe('whether it can be done before the wedding', () => {
  const on = (weddingDate: string, more: Partial<DeadlineFacts> = {}) =>
    planDeadlines({ ...facts, weddingDate, ...more }).outlook;
  const leadDays = Object.values(ADVISED_DAYS).reduce((sum, { days }) => sum + days, 0);

  it.each([
    ['on the wedding day', 0, 'TOO_LATE'],
    ['on the day before', 1, 'TIGHT'],
    ['a day short of all safe days', leadDays - 1, 'TIGHT'],
    ['with every safe day ahead', leadDays, 'ON_TIME'],
  ])('%s', (_name, days, outlook) => {
    expect(on(addDays(TODAY, days))).toBe(outlook);
  });

  it.each([
    ['6 days before', 6, 'TOO_LATE'],
    ['7 days before, as the wedding-date question has it (D18)', 7, 'TOO_LATE'],
    ['8 days before', 8, 'TIGHT'],
  ])('in California with nothing reviewed, %s', (_name, days, outlook) => {
    expect(on(addDays(TODAY, days), { waitingRules: [california] })).toBe(outlook);
  });

  it('counts the wait from the review once there is one', () => {
    const reviewed = { waitingRules: [california], remaining: ['SIGNING'], waitEndsOn: '2026-06-18' } as const;
    expect(on('2026-06-18', reviewed)).toBe('TOO_LATE');
    expect(on('2026-06-19', reviewed)).toBe('TIGHT');
    expect(planDeadlines({ ...facts, ...reviewed }).earliestFinish).toBe('2026-06-18');
    expect(planDeadlines({ ...facts, ...reviewed, waitEndsOn: '2026-06-01' }).earliestFinish).toBe(TODAY);
  });

  it('asks for nothing once everything is done', () => {
    expect(planDeadlines({ ...facts, weddingDate: TODAY, remaining: [] })).toMatchObject({
      outlook: 'ON_TIME',
      deadlines: [],
    });
  });
});

describe('which steps remain', () => {
  const nothing = {
    isPrenupPaid: false,
    isQuestionnaireComplete: false,
    areFinancialsDone: false,
    isAlignmentComplete: false,
    isGenerated: false,
    isReviewed: false,
    isFinalized: false,
    isNotarized: false,
  };
  it.each([
    ['at first', {}, [...DEADLINE_STEPS]],
    ['paid', { isPrenupPaid: true }, DEADLINE_STEPS.slice(1)],
    [
      'aligned without disclosure',
      { isPrenupPaid: true, isQuestionnaireComplete: true, isAlignmentComplete: true },
      ['DISCLOSURE', 'DOCUMENT', 'REVIEW', 'SIGNING'],
    ],
    ['generated', { isGenerated: true }, ['REVIEW', 'SIGNING']],
    ['reviewed', { isGenerated: true, isReviewed: true }, ['SIGNING']],
    ['finalized by attorneys', { isGenerated: true, isFinalized: true }, ['SIGNING']],
    ['notarized', { isGenerated: true, isReviewed: true, isNotarized: true }, []],
  ])('%s', (_name, done, steps) => {
    expect(remainingSteps({ ...nothing, ...done })).toEqual(steps);
  });
});

describe('any wedding, any law', () => {
  const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2026-01-01', days));
  const rule = fc.record({
    kind: fc.constantFrom('WAIT_AFTER_FINAL' as const, 'DAYS_BEFORE_WEDDING' as const),
    days: fc.integer({ min: 1, max: 60 }),
    effect: fc.constantFrom('BLOCKS' as const, 'WARNS' as const),
    timeZone: fc.constant('America/Chicago'),
    citation: fc.constantFrom('Some law § 1', null),
  });
  const anyFacts: fc.Arbitrary<DeadlineFacts> = fc.record({
    weddingDate: day,
    today: day,
    waitingRules: fc.uniqueArray(rule, { maxLength: 2, selector: ({ kind }) => kind }),
    hasAttorney: fc.boolean(),
    remaining: fc.subarray([...DEADLINE_STEPS]),
    waitEndsOn: fc.option(day),
  });

  it('keeps days in the order of the steps, before the wedding, and each wait whole', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const { deadlines } = planDeadlines(given);
        expect(deadlines.map(({ step }) => step)).toEqual(DEADLINE_STEPS.filter((s) => given.remaining.includes(s)));
        const dates = deadlines.map(({ latestSafeDate }) => latestSafeDate);
        expect(dates).toEqual([...dates].sort());
        for (const date of dates) expect(date < given.weddingDate).toBe(true);
        const all = planDeadlines({ ...given, remaining: DEADLINE_STEPS });
        const [review, signing] = [dayOf(all, 'REVIEW')?.latestSafeDate, dayOf(all, 'SIGNING')?.latestSafeDate];
        for (const { kind, days } of given.waitingRules) {
          const kept =
            kind === 'WAIT_AFTER_FINAL'
              ? daysBetween(review ?? '', signing ?? '')
              : daysBetween(signing ?? '', given.weddingDate);
          expect(kept).toBeGreaterThanOrEqual(days);
        }
      }),
    );
  });

  it('says TOO_LATE exactly when the earliest day is not before the wedding', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const { outlook, earliestFinish } = planDeadlines(given);
        expect(earliestFinish >= given.today).toBe(true);
        const isTooLate = given.remaining.length > 0 && earliestFinish >= given.weddingDate;
        expect(outlook === 'TOO_LATE').toBe(isTooLate);
      }),
    );
  });
});
