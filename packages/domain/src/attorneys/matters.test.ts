import { describe, expect, it } from 'vitest';
import { planDeadlines } from '../deadlines/plan-deadlines';
import { DEADLINE_STEPS } from '../deadlines/steps';
import type { WaitingRule } from '../notarization/schemas';
import {
  type CallFacts,
  callStanding,
  isPastMatter,
  matterDeadline,
  matterEnd,
  type MatterFacts,
  mayWaitToSign,
} from './matters';

const nothingYet: MatterFacts = {
  isRepresented: true,
  generatedAt: null,
  approvedAt: null,
  reviewedAt: null,
  finalizedAt: null,
  notarizedAt: null,
};
const known = { weddingDate: '2027-06-30', today: '2027-05-01', waitingRules: [], hasAttorney: true } as const;
const AT = '2027-04-20T15:00:00.000Z';
const california: WaitingRule = {
  kind: 'WAIT_AFTER_FINAL',
  days: 7,
  effect: 'BLOCKS',
  timeZone: 'America/Los_Angeles',
  citation: 'Cal. Fam. Code § 1615(c)(2)(B)',
};

describe('the next deadline of a matter', () => {
  // Signing two days before the wedding, a week to think before it, two weeks for the attorneys before that.
  it.each([
    ['AGREEMENT', '2027-06-07', 37, {}],
    ['APPROVAL', '2027-06-21', 51, { generatedAt: AT }],
    ['REVIEW', '2027-06-21', 51, { generatedAt: AT, isRepresented: false }],
    ['REVIEW', '2027-06-21', 51, { generatedAt: AT, approvedAt: AT }],
    ['SIGNING', '2027-06-28', 58, { generatedAt: AT, approvedAt: AT, reviewedAt: AT }],
    ['SIGNING', '2027-06-28', 58, { generatedAt: AT, reviewedAt: AT, finalizedAt: AT }],
  ] as const)('%s by %s', (step, on, daysLeft, changes) => {
    expect(matterDeadline({ ...nothingYet, ...changes }, known)).toEqual({ step, on, daysLeft });
  });

  it('keeps the days that a state’s law sets after the final text', () => {
    expect(matterDeadline({ ...nothingYet, generatedAt: AT }, { ...known, waitingRules: [california] })?.on).toBe(
      '2027-06-20',
    );
  });

  it('is the day of the couple’s own plan, whichever step comes next', () => {
    for (const waitingRules of [[], [california], [{ ...california, days: 30 }]]) {
      for (const hasAttorney of [true, false]) {
        const facts = { ...known, waitingRules, hasAttorney };
        const plan = planDeadlines({ ...facts, remaining: DEADLINE_STEPS, waitEndsOn: null });
        for (const [step, changes] of [
          ['DOCUMENT', {}],
          ['REVIEW', { generatedAt: AT }],
          ['SIGNING', { generatedAt: AT, reviewedAt: AT }],
        ] as const) {
          expect(matterDeadline({ ...nothingYet, ...changes }, facts)?.on).toBe(
            plan.deadlines.find((deadline) => deadline.step === step)?.latestSafeDate,
          );
        }
      }
    }
  });

  it('is past in negative days', () => {
    expect(matterDeadline(nothingYet, { ...known, today: '2027-06-08' })?.daysLeft).toBe(-1);
  });

  it('is none without a wedding date, and none once notarized', () => {
    expect(matterDeadline(nothingYet, { ...known, weddingDate: null })).toBeNull();
    expect(matterDeadline({ ...nothingYet, notarizedAt: AT }, known)).toBeNull();
  });
});

describe('a matter with a day of signing ahead (customer spec §4 "California waiting rule")', () => {
  const final = { isRepresented: true, isConflictOpen: false, finalizedAt: AT, notarizedAt: null };
  const minnesota: WaitingRule = { ...california, kind: 'DAYS_BEFORE_WEDDING', effect: 'WARNS' };

  it.each([
    ['a final text in a state with a wait after it', true, {}, [california]],
    ['beside another rule of the state', true, {}, [minnesota, california]],
    ['not for a call about questions', false, { isRepresented: false }, [california]],
    ['not before the attorney says that there is no conflict', false, { isConflictOpen: true }, [california]],
    ['not before the text is final', false, { finalizedAt: null }, [california]],
    ['not once it is notarized', false, { notarizedAt: AT }, [california]],
    ['not in a state without a rule', false, {}, []],
    ['not where only the wedding day counts', false, {}, [minnesota]],
  ] as const)('%s', (_when, mayWait, changes, waitingRules) => {
    expect(mayWaitToSign({ ...final, ...changes }, waitingRules)).toBe(mayWait);
  });
});

describe('a matter that is over', () => {
  it.each([
    [null, '2027-05-01', false],
    ['2027-01-31', '2027-05-01', false],
    ['2027-01-30', '2027-05-01', true],
  ])('notarized %s, today %s: %s', (notarizedOn, today, isPast) => {
    expect(isPastMatter(notarizedOn, today)).toBe(isPast);
  });
});

describe('how a matter ended', () => {
  const nothing = { refundedAt: null, declinedAt: null, succeededAt: null, deletedAt: null };
  const [EARLY, LATE] = ['2027-05-01T12:00:00.000Z', '2027-05-01T12:00:00.001Z'];
  it.each([
    ['refunded', { refundedAt: LATE }, { reason: 'REFUNDED', at: LATE }],
    ['refunded, before all that says less', { refundedAt: LATE, deletedAt: EARLY }, { reason: 'REFUNDED', at: LATE }],
    ['declined', { declinedAt: EARLY, succeededAt: LATE }, { reason: 'LEFT', at: EARLY }],
    ['left for another attorney', { succeededAt: EARLY, deletedAt: LATE }, { reason: 'LEFT', at: EARLY }],
    ['deleted first', { succeededAt: LATE, deletedAt: EARLY }, { reason: 'LEFT', at: EARLY }],
    ['left, and nobody noted when', {}, { reason: 'LEFT', at: null }],
  ] as const)('%s', (_how, facts, end) => {
    expect(matterEnd({ ...nothing, ...facts })).toEqual(end);
  });
});

describe('where a client’s call stands', () => {
  const NOW = '2027-05-01T12:00:00.000Z';
  const call = (startsAt: string, changes: Partial<CallFacts> = {}): CallFacts => ({
    eventStatus: 'BOOKED',
    startsAt,
    endsAt: startsAt.replace(':00:00.', ':20:00.'),
    completedAt: null,
    ...changes,
  });
  const LAST_WEEK = '2027-04-24T12:00:00.000Z';
  const YESTERDAY = '2027-04-30T12:00:00.000Z';
  const TOMORROW = '2027-05-02T12:00:00.000Z';
  const NEXT_WEEK = '2027-05-08T12:00:00.000Z';

  it.each([
    ['NONE', null, []],
    ['NONE', null, [call(YESTERDAY, { eventStatus: 'CANCELED' })]],
    ['UPCOMING', TOMORROW, [call(NEXT_WEEK), call(TOMORROW), call(YESTERDAY)]],
    // Under way until it ends.
    ['UPCOMING', NOW, [call(NOW)]],
    ['OUTCOME_MISSING', YESTERDAY, [call(YESTERDAY), call(LAST_WEEK, { completedAt: LAST_WEEK })]],
    ['HELD', YESTERDAY, [call(LAST_WEEK, { eventStatus: 'NO_SHOW' }), call(YESTERDAY, { completedAt: YESTERDAY })]],
    ['NO_SHOW', YESTERDAY, [call(YESTERDAY, { eventStatus: 'NO_SHOW' })]],
  ] as const)('%s at %s', (standing, at, calls) => {
    expect(callStanding(calls, NOW)).toEqual({ standing, at });
  });
});
