import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDateIn } from '../dates/calendar';
import {
  type AvailabilityFacts,
  NOTARIZATION_OBSTACLES,
  type NotarizationObstacle,
  notarizationObstacle,
  notarizationObstacleText,
} from './availability';
import { NOTARIZATION_PATHS } from './enumerations';
import type { WaitingRule } from './schemas';
import { sameLocalTimeAfter, signingWindowEnds, startOfDay, waitAfterFinalEnds } from './waiting';

const now = new Date('2026-06-15T19:00:00.000Z');
const at = '2026-06-01T12:00:00.000Z';
const free = { requiresAttorney: false, isAttorneyBooked: false };
const represented = { requiresAttorney: true, isAttorneyBooked: true };
const ana = { firstName: 'Ana', middleName: null, lastName: 'Ferreira', suffix: null, email: 'ana@example.com' };
const binh = { ...ana, firstName: 'Binh', lastName: 'Nguyễn', email: 'binh@example.com' };
const afterFinal: WaitingRule = {
  kind: 'WAIT_AFTER_FINAL',
  days: 7,
  effect: 'BLOCKS',
  timeZone: 'America/Los_Angeles',
  citation: null,
};
const beforeWedding: WaitingRule = {
  kind: 'DAYS_BEFORE_WEDDING',
  days: 7,
  effect: 'WARNS',
  timeZone: 'America/Chicago',
  citation: null,
};

/** A reviewed document of a couple without attorneys, in a state with online notaries, paid for. */
const open: AvailabilityFacts = {
  isNotarized: false,
  isUnderWay: false,
  document: { lastGeneratedAt: at, reviewedAt: at, finalizedAt: null, status: 'NOT_APPROVED' },
  own: free,
  partner: free,
  state: { allowsOnlineNotary: true },
  isPaid: true,
  waitEnds: null,
  waitingRules: [],
  weddingDate: '2026-10-10',
  signingDate: '2026-06-15',
  isWarningAcknowledged: false,
  hasPendingReview: false,
  isLocked: false,
  hasDrafts: false,
  isStale: false,
  signers: [ana, binh],
  now,
};
const unreviewed = { ...open.document, reviewedAt: null };

/** Each obstacle alone, in the order in which they are told: of several the first is. */
const obstacles: readonly (readonly [NotarizationObstacle, Partial<AvailabilityFacts>])[] = [
  ['NOTARIZED', { isNotarized: true }],
  ['UNDER_WAY', { isUnderWay: true }],
  ['NOT_GENERATED', { document: { ...open.document, lastGeneratedAt: null } }],
  ['OWN_ATTORNEY_NOT_BOOKED', { own: { ...represented, isAttorneyBooked: false } }],
  ['PARTNER_ATTORNEY_NOT_BOOKED', { partner: { ...represented, isAttorneyBooked: false } }],
  ['ATTORNEYS_NOT_APPROVED', { own: represented, partner: represented }],
  ['NOT_REVIEWED', { document: unreviewed }],
  ['NO_PARTNER', { signers: [ana] }],
  ['NO_STATE', { state: null }],
  ['NOT_ONLINE_IN_STATE', { state: { allowsOnlineNotary: false } }],
  ['NOT_PAID', { isPaid: false }],
  ['WAIT_NOT_STARTED', { waitEnds: 'NOT_STARTED' }],
  ['WAITING', { waitEnds: new Date(now.getTime() + 1) }],
  ['WEDDING_NEAR', { waitingRules: [beforeWedding], weddingDate: '2026-06-21' }],
  ['PENDING_REVIEW', { hasPendingReview: true }],
  ['LOCKED', { isLocked: true }],
  ['DRAFTS_UNCOMMITTED', { hasDrafts: true }],
  ['STALE', { isStale: true }],
  ['WEDDING_PASSED', { weddingDate: '2026-06-14' }],
  ['NAMES_MISSING', { signers: [ana, { ...binh, lastName: ' ' }] }],
  ['EMAIL_MISSING', { signers: [ana, { ...binh, email: '' }] }],
  ['EMAILS_EQUAL', { signers: [ana, { ...binh, email: ' ANA@example.com' }] }],
];
const ONLINE_ALONE: readonly NotarizationObstacle[] = [
  'NOT_ONLINE_IN_STATE',
  'NOT_PAID',
  'WEDDING_PASSED',
  'EMAIL_MISSING',
  'EMAILS_EQUAL',
];

describe('what stands between a couple and the notary (customer spec §4; D20, D30 and D33)', () => {
  it('nothing, once all is done', () => {
    for (const path of NOTARIZATION_PATHS) expect(notarizationObstacle(path, open)).toBeNull();
  });

  it('knows each obstacle', () => expect(obstacles.map(([code]) => code)).toEqual(NOTARIZATION_OBSTACLES));

  it.each(obstacles)('%s, with its own sentence', (code, facts) => {
    expect(notarizationObstacle('ONLINE', { ...open, ...facts })).toBe(code);
    const inPerson = ONLINE_ALONE.includes(code) ? null : code;
    expect(notarizationObstacle('IN_PERSON', { ...open, ...facts })).toBe(inPerson);
    const wait = { endsAt: now, days: 7, timeZone: 'America/Los_Angeles' };
    const others = NOTARIZATION_OBSTACLES.filter((other) => other !== code);
    expect(others.map((other) => notarizationObstacleText(other, wait))).not.toContain(
      notarizationObstacleText(code, wait),
    );
  });

  it('tells of several the first in the order', () => {
    for (const [index, [code, facts]] of obstacles.entries()) {
      for (const [, later] of obstacles.slice(index + 1)) {
        const both = { ...open, ...later, ...facts };
        // What two say of the same fact cannot both hold.
        const isBoth = Object.keys(later).every((key) => !(key in facts));
        if (isBoth) expect(notarizationObstacle('ONLINE', both)).toBe(code);
      }
    }
  });

  it('asks with one attorney for a review or a finalization, and with two for both approvals', () => {
    const final = { ...open.document, reviewedAt: null, finalizedAt: at, status: 'FULLY_APPROVED' } as const;
    expect(notarizationObstacle('ONLINE', { ...open, own: represented, document: final })).toBeNull();
    expect(
      notarizationObstacle('ONLINE', { ...open, own: represented, partner: represented, document: final }),
    ).toBeNull();
    const half = { ...open.document, status: 'PARTIALLY_APPROVED' } as const;
    expect(notarizationObstacle('ONLINE', { ...open, own: represented, document: half })).toBeNull();
  });

  it('tells the end of a wait to the minute, in the state’s time zone', () => {
    const wait = { endsAt: new Date('2026-06-22T19:05:00.000Z'), days: 7, timeZone: 'America/Los_Angeles' };
    expect(notarizationObstacleText('WAITING', wait)).toMatch(/7 days.*Monday, June 22, 2026.*12:05.PM PDT/);
  });
});

describe('the state’s wait, to the millisecond (D30)', () => {
  const waits = (ends: Date, moment: number) =>
    NOTARIZATION_PATHS.map((path) => notarizationObstacle(path, { ...open, waitEnds: ends, now: new Date(moment) }));
  it.each([
    ['in summer', '2026-06-15T18:00:00.000Z', '2026-06-22T18:00:00.000Z'],
    ['while clocks go back', '2026-10-28T17:00:00.000Z', '2026-11-04T18:00:00.000Z'],
    ['while clocks go forward', '2026-03-05T18:00:00.123Z', '2026-03-12T17:00:00.123Z'],
  ])('%s', (_name, start, end) => {
    const from = new Date(start);
    const ends = waitAfterFinalEnds({ waitingRules: [afterFinal], finalAt: from, mailedAt: from });
    expect(ends).toEqual(new Date(end));
    if (!(ends instanceof Date)) return;
    expect(waits(ends, ends.getTime() - 1)).toEqual(['WAITING', 'WAITING']);
    expect(waits(ends, ends.getTime())).toEqual([null, null]);
    expect(waits(ends, ends.getTime() + 1)).toEqual([null, null]);
  });
});

describe('the warning of a near wedding (D30)', () => {
  const near = (weddingDate: string, more: Partial<AvailabilityFacts> = {}) =>
    NOTARIZATION_PATHS.map((path) =>
      notarizationObstacle(path, { ...open, waitingRules: [beforeWedding], weddingDate, ...more }),
    );
  it.each([
    ['on the wedding day', '2026-06-15', 'WEDDING_NEAR'],
    ['6 days before', '2026-06-21', 'WEDDING_NEAR'],
    ['7 days before', '2026-06-22', null],
    ['8 days before', '2026-06-23', null],
  ])('%s', (_name, weddingDate, obstacle) => expect(near(weddingDate)).toEqual([obstacle, obstacle]));
  it('is over when both know', () => expect(near('2026-06-21', { isWarningAcknowledged: true })).toEqual([null, null]));
  it('warns of no wedding that is over, which closes the online path alone', () =>
    expect(near('2026-06-14')).toEqual(['WEDDING_PASSED', null]));
  it('warns of no wedding that nobody knows', () =>
    expect(notarizationObstacle('ONLINE', { ...open, waitingRules: [beforeWedding], weddingDate: null })).toBeNull());
});

describe('how long both can sign online', () => {
  const ends = (weddingDate: string | null, moment = '2026-06-15T19:00:00.000Z', timeZone = 'America/Los_Angeles') => {
    const when = new Date(moment);
    return signingWindowEnds({ now: when, today: calendarDateIn(timeZone, when), weddingDate, timeZone }).toISOString();
  };
  it.each([
    ['30 days, without a wedding date', null, '2026-07-15T19:00:00.000Z'],
    ['30 days, when the wedding is later', '2026-10-10', '2026-07-15T19:00:00.000Z'],
    ['until the wedding day begins', '2026-06-20', '2026-06-20T07:00:00.000Z'],
    ['until the wedding day ends, once it is there', '2026-06-15', '2026-06-16T07:00:00.000Z'],
  ])('%s', (_name, weddingDate, end) => expect(ends(weddingDate)).toBe(end));
  it('knows when a day begins on which clocks change', () => {
    expect(startOfDay('2026-11-01', 'America/New_York').toISOString()).toBe('2026-11-01T04:00:00.000Z');
    expect(startOfDay('2026-11-02', 'America/New_York').toISOString()).toBe('2026-11-02T05:00:00.000Z');
    expect(startOfDay('2026-03-08', 'America/New_York').toISOString()).toBe('2026-03-08T05:00:00.000Z');
    expect(startOfDay('2026-03-09', 'America/New_York').toISOString()).toBe('2026-03-09T04:00:00.000Z');
  });
});

describe('whatever else holds', () => {
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  const gate = fc.record({ requiresAttorney: fc.boolean(), isAttorneyBooked: fc.boolean() });
  const facts: fc.Arbitrary<AvailabilityFacts> = fc.record({
    isNotarized: fc.boolean(),
    isUnderWay: fc.boolean(),
    document: fc.record({
      lastGeneratedAt: fc.constantFrom(null, at),
      reviewedAt: fc.constantFrom(null, at),
      finalizedAt: fc.constantFrom(null, at),
      status: fc.constantFrom('NOT_APPROVED', 'PARTIALLY_APPROVED', 'FULLY_APPROVED'),
    }),
    own: gate,
    partner: gate,
    state: fc.constantFrom(null, { allowsOnlineNotary: true }, { allowsOnlineNotary: false }),
    isPaid: fc.boolean(),
    waitEnds: fc.oneof(fc.constant(null), fc.constant('NOT_STARTED' as const), instant),
    waitingRules: fc.subarray([afterFinal, beforeWedding]),
    weddingDate: fc.constantFrom(null, '2026-06-14', '2026-06-16', '2026-10-10'),
    signingDate: fc.constant('2026-06-15'),
    isWarningAcknowledged: fc.boolean(),
    hasPendingReview: fc.boolean(),
    isLocked: fc.boolean(),
    hasDrafts: fc.boolean(),
    isStale: fc.boolean(),
    signers: fc.constantFrom(
      [ana],
      [ana, binh],
      [ana, { ...binh, email: ana.email }],
      [ana, { ...binh, firstName: null }],
    ),
    now: instant,
  });

  it('what closes the in-person path closes the online one, and only five obstacles are the online path’s alone', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const [online, inPerson] = NOTARIZATION_PATHS.map((path) => notarizationObstacle(path, given));
        if (inPerson !== null) expect(online).not.toBeNull();
        if (online !== null && inPerson === null) expect(ONLINE_ALONE).toContain(online);
      }),
      { numRuns: 500 },
    );
  });

  it('no path opens before the state’s wait is over, counted on the clocks of its zone', () => {
    const zone = fc.constantFrom('America/Los_Angeles', 'America/New_York', 'America/Phoenix', 'Pacific/Honolulu');
    fc.assert(
      fc.property(
        facts,
        instant,
        instant,
        zone,
        fc.integer({ min: 1, max: 30 }),
        (given, finalAt, mailedAt, timeZone, days) => {
          const rule = { ...afterFinal, timeZone, days };
          const waitEnds = waitAfterFinalEnds({ waitingRules: [rule], finalAt, mailedAt });
          const start = finalAt > mailedAt ? finalAt : mailedAt;
          const isOpen = NOTARIZATION_PATHS.some((path) => notarizationObstacle(path, { ...given, waitEnds }) === null);
          if (isOpen) expect(given.now >= sameLocalTimeAfter(start, days, timeZone)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
