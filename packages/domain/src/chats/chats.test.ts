import { describe, expect, it } from 'vitest';
import { CHAT_MAIL_DELAY_MS, CHAT_MESSAGE_MAX_LENGTH } from '../constants';
import { chatCounterparts, chatRefusal } from './counterparts';
import { chatCreationSchema } from './schemas';
import { isChatMailDue } from './unread-mail';

const parties = { userAId: 'a', userBId: 'b', attorneyAId: 'lawyer-a', attorneyBId: 'lawyer-b' };

describe('who writes to whom (decision 3)', () => {
  it.each([
    ['a', ['b', 'lawyer-a']],
    ['b', ['a', 'lawyer-b']],
    ['lawyer-a', ['a']],
    ['lawyer-b', ['b']],
    ['stranger', null],
  ])('%s: %s', (person, expected) => {
    expect(chatCounterparts(parties, person)).toEqual(expected);
  });

  it('leaves a partner alone on a document with nobody to write to', () => {
    expect(chatCounterparts({ ...parties, userBId: null, attorneyAId: null, attorneyBId: null }, 'a')).toEqual([]);
  });

  it.each([
    ['a', 'b', null],
    ['a', 'lawyer-a', null],
    ['a', 'lawyer-b', 'NOT_A_COUNTERPART'],
    ['lawyer-a', 'b', 'NOT_A_COUNTERPART'],
    ['lawyer-a', 'lawyer-b', 'NOT_A_COUNTERPART'],
    ['a', 'a', 'NOT_A_COUNTERPART'],
    ['a', 'stranger', 'UNKNOWN'],
    ['stranger', 'a', 'NOT_A_COUNTERPART'],
  ])('%s to %s: %s', (from, to, refusal) => {
    expect(chatRefusal(parties, from, to)).toBe(refusal);
  });
});

describe('a message', () => {
  const toUserId = '00000000-0000-4000-8000-000000000000';
  const accepts = (message: string) => chatCreationSchema.safeParse({ toUserId, message }).success;
  it.each([
    ['nothing', '', false],
    ['white space', ' \n\t', false],
    ['one character', 'x', true],
    ['as much as there is room for, in white space', ` ${'x'.repeat(CHAT_MESSAGE_MAX_LENGTH)}\n`, true],
    ['one character more', 'x'.repeat(CHAT_MESSAGE_MAX_LENGTH + 1), false],
  ])('of %s', (_name, message, isAccepted) => {
    expect(accepts(message)).toBe(isAccepted);
  });
});

describe('the mail about unread messages', () => {
  const now = new Date('2026-06-15T12:00:00.000Z');
  const unread = (ageMs: number, mailedAt: Date | null = null) => ({
    createdAt: new Date(now.getTime() - ageMs),
    mailedAt,
  });
  it.each([
    ['no message waits', [], false],
    ['the oldest waits not quite long enough', [unread(CHAT_MAIL_DELAY_MS - 1)], false],
    ['the oldest waits long enough', [unread(CHAT_MAIL_DELAY_MS), unread(0)], true],
    ['the oldest waits longer', [unread(CHAT_MAIL_DELAY_MS + 1)], true],
    [
      'a mail told of one that is still unread',
      [unread(9 * CHAT_MAIL_DELAY_MS, now), unread(CHAT_MAIL_DELAY_MS)],
      false,
    ],
  ])('when %s', (_name, messages, isDue) => {
    expect(isChatMailDue(messages, now)).toBe(isDue);
  });
});
