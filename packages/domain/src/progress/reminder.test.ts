import { describe, expect, it } from 'vitest';
import { REMINDER_INTERVAL_MS } from '../constants';
import { nextReminderAt, reminderRefusal } from './reminder';

const sentAt = new Date('2026-06-15T12:00:00.000Z');
const after = (ms: number) => new Date(sentAt.getTime() + ms);

describe('one reminder a day', () => {
  it.each([
    ['a millisecond short of a day', REMINDER_INTERVAL_MS - 1, after(REMINDER_INTERVAL_MS)],
    ['a day later', REMINDER_INTERVAL_MS, null],
    ['a millisecond more', REMINDER_INTERVAL_MS + 1, null],
  ])('tells when the next is possible, %s', (_name, ms, next) => {
    expect(nextReminderAt(sentAt, after(ms))).toEqual(next);
  });

  it('does not hold back the first', () => {
    expect(nextReminderAt(null, sentAt)).toBeNull();
  });
});

describe('reminding the partner (customer spec §6)', () => {
  const facts = { isLinked: true, isOwnComplete: true, isPartnerComplete: false, nextReminderAt: null };
  it.each([
    ['alone', { ...facts, isLinked: false }, 'NOT_LINKED'],
    ['before being done oneself', { ...facts, isOwnComplete: false }, 'NOT_YET_YOU'],
    ['once the partner is done', { ...facts, isPartnerComplete: true }, 'PARTNER_DONE'],
    ['twice on one day', { ...facts, nextReminderAt: sentAt }, 'TOO_SOON'],
    ['done, and waiting for the partner', facts, null],
  ] as const)('%s', (_name, given, refusal) => {
    expect(reminderRefusal(given)).toBe(refusal);
  });
});
