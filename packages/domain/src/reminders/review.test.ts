import { describe, expect, it } from 'vitest';
import { dueReviewReminder, type ReviewPromise, upcomingReviews } from './review';

const due = (signedOn: string, today: string, promises: readonly ReviewPromise[]) =>
  dueReviewReminder({ signedOn, today, promises });
const FIVE = ['every_five_years'] as const;

describe('reminders of the review (question at_review)', () => {
  it.each([
    ['the day before the fifth anniversary', '2031-06-14', null],
    ['on the fifth anniversary', '2031-06-15', '2031-06-15'],
    ['up to thirty days after it, when nothing could be sent', '2031-07-15', '2031-06-15'],
    ['no later', '2031-07-16', null],
    ['on no other anniversary', '2030-06-15', null],
    ['on the tenth', '2036-06-15', '2036-06-15'],
    ['on the day of the signing itself', '2026-06-15', null],
    ['before it', '2026-06-14', null],
  ])('every five years: %s', (_name, today, dueOn) => {
    expect(due('2026-06-15', today, FIVE)?.dueOn ?? null).toBe(dueOn);
  });

  it('asks each year whether something has happened that they named', () => {
    expect(due('2026-06-15', '2027-06-14', ['child', 'move'])).toBeNull();
    expect(due('2026-06-15', '2027-06-15', ['move', 'child'])).toEqual({
      dueOn: '2027-06-15',
      years: 1,
      isPromised: false,
      events: ['child', 'move'],
    });
  });

  it('says both in one on a fifth anniversary', () => {
    expect(due('2026-06-15', '2031-06-15', ['every_five_years', 'inheritance'])).toEqual({
      dueOn: '2031-06-15',
      years: 5,
      isPromised: true,
      events: ['inheritance'],
    });
  });

  it('promised nothing, reminds of nothing', () => {
    expect(due('2026-06-15', '2031-06-15', [])).toBeNull();
  });

  it('falls on 28 February for a signing on 29 February, in years that lack it', () => {
    expect(due('2028-02-29', '2029-02-27', ['child'])).toBeNull();
    expect(due('2028-02-29', '2029-02-28', ['child'])?.dueOn).toBe('2029-02-28');
    expect(due('2028-02-29', '2032-02-28', ['child'])).toBeNull();
    expect(due('2028-02-29', '2032-02-29', ['child'])?.dueOn).toBe('2032-02-29');
  });

  it('counts over the turn of the year', () => {
    expect(due('2026-12-20', '2028-01-10', ['child'])).toMatchObject({ dueOn: '2027-12-20', years: 1 });
  });
});

describe('reviews that are to come', () => {
  const nextOn = (signedOn: string, today: string, promises: readonly ReviewPromise[]) =>
    upcomingReviews({ signedOn, today, promises }).map((review) => [review.kind, review.nextOn]);

  it.each([
    ['2026-06-15', '2031-06-15', '2027-06-15'],
    ['2027-06-15', '2031-06-15', '2027-06-15'],
    ['2027-06-16', '2031-06-15', '2028-06-15'],
    ['2031-06-15', '2031-06-15', '2031-06-15'],
    ['2031-06-16', '2036-06-15', '2032-06-15'],
  ])('on %s the next are on %s and %s', (today, promised, asked) => {
    expect(nextOn('2026-06-15', today, ['every_five_years', 'move'])).toEqual([
      ['PROMISED', promised],
      ['EVENTS', asked],
    ]);
  });

  it('names what they promised alone, in one order', () => {
    expect(upcomingReviews({ signedOn: '2028-02-29', today: '2028-03-01', promises: ['move', 'child'] })).toEqual([
      { kind: 'EVENTS', nextOn: '2029-02-28', everyYears: 1, events: ['child', 'move'] },
    ]);
    expect(nextOn('2026-06-15', '2026-06-15', [])).toEqual([]);
  });
});
