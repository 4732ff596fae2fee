import { describe, expect, it } from 'vitest';
import { REVIEW_MESSAGE_MAX_LENGTH } from '../constants';
import { type MeetingFacts, reviewableMeeting, reviewableMeetings, visibleReviewStatuses } from './reviewing';
import { attorneyReviewCreationSchema } from './schemas';

const meeting = (changes: Partial<MeetingFacts> = {}): MeetingFacts => ({
  purchaseItemId: 'item',
  attorneyId: 'iris',
  isCompleted: true,
  isReviewed: false,
  ...changes,
});

describe('reviews of attorneys (D23)', () => {
  it.each([
    ['nothing was booked', [], 'NOT_MET'],
    ['they have not met', [meeting({ isCompleted: false })], 'NOT_MET'],
    ['somebody else was met', [meeting({ attorneyId: 'jo' })], 'NOT_MET'],
    ['the purchase was reviewed', [meeting({ isReviewed: true })], 'REVIEWED'],
  ] as const)('are refused when %s', (_name, meetings, why) => {
    expect(reviewableMeeting(meetings, 'iris')).toBe(why);
  });
  it('are of the earliest meeting that was not reviewed', () => {
    const meetings = [meeting({ isReviewed: true }), meeting({ purchaseItemId: 'second' })];
    expect(reviewableMeeting(meetings, 'iris')).toBe(meetings[1]);
  });
  it('are asked for once per purchase', () => {
    expect(reviewableMeetings([meeting(), meeting(), meeting({ purchaseItemId: 'second' })])).toHaveLength(2);
  });
  it.each([
    [0, false],
    [9, false],
    [10, true],
    [15, false],
    [50, true],
    [51, false],
    [60, false],
  ])('a rating of %i is taken: %s', (rating, isTaken) => {
    expect(attorneyReviewCreationSchema.safeParse({ rating, message: 'Kind and exact.' }).success).toBe(isTaken);
  });
  it.each([
    ['nothing', '', false],
    ['white space', ' \n\t', false],
    ['one character', 'x', true],
    ['as much as there is room for, in white space', ` ${'x'.repeat(REVIEW_MESSAGE_MAX_LENGTH)}\n`, true],
    ['one character more', 'x'.repeat(REVIEW_MESSAGE_MAX_LENGTH + 1), false],
  ])('say %s', (_name, message, isTaken) => {
    expect(attorneyReviewCreationSchema.safeParse({ rating: 50, message }).success).toBe(isTaken);
  });
  it('say what is wrong with a rating by the stars that are asked for', () => {
    const { error } = attorneyReviewCreationSchema.safeParse({ rating: 100, message: 'Kind and exact.' });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Choose one to five stars']);
  });
});

describe('who sees which reviews (D3 and D23)', () => {
  const stranger = { isAdmin: false, isTheAttorney: false };
  it.each([
    ['a stranger', stranger, undefined, ['APPROVED']],
    ['a stranger who asks for what waits', stranger, 'PENDING', []],
    ['a stranger who asks for what was taken down', stranger, 'DISABLED', []],
    ['the attorney', { ...stranger, isTheAttorney: true }, undefined, ['PENDING', 'DISABLED', 'APPROVED']],
    ['the attorney who asks for what waits', { ...stranger, isTheAttorney: true }, 'PENDING', ['PENDING']],
    ['an admin', { ...stranger, isAdmin: true }, 'DISABLED', ['DISABLED']],
  ] as const)('%s', (_name, reader, asked, statuses) => {
    expect(visibleReviewStatuses(reader, asked)).toEqual(statuses);
  });
});
