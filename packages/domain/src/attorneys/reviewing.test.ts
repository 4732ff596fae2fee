import { describe, expect, it } from 'vitest';
import { type MeetingFacts, reviewableMeeting, reviewableMeetings } from './reviewing';
import { attorneyReviewCreationSchema } from './schemas';

const meeting = (changes: Partial<MeetingFacts> = {}): MeetingFacts => ({
  purchaseItemId: 'item',
  attorneyId: 'iris',
  isCompleted: true,
  isReviewed: false,
  ...changes,
});

describe('reviews of attorneys (decision row 23)', () => {
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
  it('say something', () => {
    expect(attorneyReviewCreationSchema.safeParse({ rating: 50, message: ' ' }).success).toBe(false);
  });
});
