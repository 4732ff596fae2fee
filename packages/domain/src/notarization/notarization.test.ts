import { describe, expect, it } from 'vitest';
import { say } from '../messages/say';
import { NOTARIZATION_MESSAGES, notarizationBlocker } from './blocker';
import { CALIFORNIA_REVIEW_WAIT_DAYS } from '../constants';
import type { WaitingRule } from './schemas';
import { isTooCloseToWedding, sameLocalTimeAfter, waitAfterFinalEnds } from './waiting';

const california: WaitingRule = {
  kind: 'WAIT_AFTER_FINAL',
  days: CALIFORNIA_REVIEW_WAIT_DAYS,
  effect: 'BLOCKS',
  timeZone: 'America/Los_Angeles',
  citation: null,
};
const minnesota: WaitingRule = { ...california, kind: 'DAYS_BEFORE_WEDDING', days: 7, effect: 'WARNS' };

const at = '2026-06-15T12:00:00.000Z';
const free = { requiresAttorney: false, isAttorneyBooked: false };
const unbooked = { requiresAttorney: true, isAttorneyBooked: false };
const booked = { requiresAttorney: true, isAttorneyBooked: true };
const generated = { lastGeneratedAt: at, reviewedAt: null, finalizedAt: null, status: 'NOT_APPROVED' } as const;

describe('notarization availability, in order (customer spec §4)', () => {
  it.each([
    ['nothing generated', { ...generated, lastGeneratedAt: null }, unbooked, unbooked, 'NOT_GENERATED'],
    ['own attorney not booked', generated, unbooked, unbooked, 'OWN_ATTORNEY_NOT_BOOKED'],
    ['partner’s attorney not booked', generated, booked, unbooked, 'PARTNER_ATTORNEY_NOT_BOOKED'],
    [
      'attorneys not approved',
      { ...generated, status: 'PARTIALLY_APPROVED' },
      booked,
      booked,
      'ATTORNEYS_NOT_APPROVED',
    ],
    ['one attorney only, not reviewed', generated, booked, free, 'NOT_REVIEWED'],
    ['approved and not reviewed', { ...generated, status: 'FULLY_APPROVED' }, booked, booked, 'NOT_REVIEWED'],
    ['approved and finalized', { ...generated, status: 'FULLY_APPROVED', finalizedAt: at }, booked, booked, null],
    ['no attorneys, reviewed', { ...generated, reviewedAt: at }, free, free, null],
  ] as const)('%s', (_name, document, own, partner, blocker) => {
    expect(notarizationBlocker({ document, own, partner })).toBe(blocker);
  });

  it('each has its own message (customer spec §8)', () => {
    expect(say(NOTARIZATION_MESSAGES.NOT_GENERATED.title)).toBe(
      'Notarization will be available after you have generated a document.',
    );
    expect(say(NOTARIZATION_MESSAGES.NOT_GENERATED.message)).toBe(
      'You must generate a document before you can notarize it.',
    );
    expect(say(NOTARIZATION_MESSAGES.OWN_ATTORNEY_NOT_BOOKED.title)).toContain('after you have met with your attorney');
    expect(say(NOTARIZATION_MESSAGES.OWN_ATTORNEY_NOT_BOOKED.message)).toBe(
      "You're almost done! You must book an attorney before you can notarize your document.",
    );
    expect(say(NOTARIZATION_MESSAGES.PARTNER_ATTORNEY_NOT_BOOKED.title)).toContain(
      'after your partner has met with their attorney',
    );
    expect(say(NOTARIZATION_MESSAGES.ATTORNEYS_NOT_APPROVED.title)).toContain(
      'after your attorneys have approved your document',
    );
    expect(say(NOTARIZATION_MESSAGES.NOT_REVIEWED.title)).toContain('after you have reviewed your document');
  });
});

describe('California waiting rule (customer spec §4; D30)', () => {
  const instant = (text: string) => new Date(text);
  it('ends after 7 days at the same local time, summer time or not', () => {
    const ends = (start: string) => sameLocalTimeAfter(instant(start), 7, 'America/Los_Angeles').toISOString();
    expect(ends('2026-06-15T18:00:00.000Z')).toBe('2026-06-22T18:00:00.000Z');
    expect(ends('2026-10-28T17:00:00.000Z')).toBe('2026-11-04T18:00:00.000Z'); // clocks went back on 1 November
    expect(ends('2026-03-05T18:00:00.123Z')).toBe('2026-03-12T17:00:00.123Z'); // and forward on 8 March
  });
  it('starts with the later of the final text and its mailing', () => {
    const facts = { waitingRules: [california], finalAt: instant(at), mailedAt: instant('2026-06-16T12:00:00.000Z') };
    expect(waitAfterFinalEnds(facts)).toEqual(instant('2026-06-23T12:00:00.000Z'));
    expect(waitAfterFinalEnds({ ...facts, mailedAt: null })).toBe('NOT_STARTED');
    expect(waitAfterFinalEnds({ ...facts, waitingRules: [minnesota] })).toBeNull();
    expect(waitAfterFinalEnds({ ...facts, waitingRules: [] })).toBeNull();
  });
});

describe('days before the wedding in Minnesota (D30)', () => {
  it.each([
    ['6 days', '2026-06-21', true],
    ['7 days', '2026-06-22', false],
    ['8 days', '2026-06-23', false],
  ])('%s', (_name, weddingDate, isTooClose) => {
    const facts = { signingDate: '2026-06-15', weddingDate };
    expect(isTooCloseToWedding({ ...facts, waitingRules: [minnesota] })).toBe(isTooClose);
    expect(isTooCloseToWedding({ ...facts, waitingRules: [california] })).toBe(false);
  });
});
