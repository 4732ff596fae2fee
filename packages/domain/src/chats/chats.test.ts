import { describe, expect, it } from 'vitest';
import { CHAT_AFTER_CALL_MS, CHAT_MAIL_DELAY_MS, CHAT_MESSAGE_MAX_LENGTH } from '../constants';
import { type ChatFacts, chatCounterparts, chatRefusal } from './counterparts';
import { chatCreationSchema } from './schemas';
import { isChatMailDue } from './unread-mail';

const parties = { userAId: 'a', userBId: 'b', attorneyAId: 'lawyer-a', attorneyBId: 'lawyer-b' };
const now = new Date('2026-06-15T12:00:00.000Z');
const facts = (changes: Partial<ChatFacts> = {}): ChatFacts => ({
  parties,
  calls: [],
  writtenWith: [],
  now,
  ...changes,
});
const alone = { userAId: 'a', userBId: 'b', attorneyAId: null, attorneyBId: null };
/** A call of partner A's, so long ago. */
const call = (agoMs: number) => ({ clientId: 'a', attorneyId: 'caller', endsAt: new Date(now.getTime() - agoMs) });
/** Ids of the counterparts; in brackets where nothing can be written any more. */
const shown = (given: ChatFacts, personId: string) =>
  chatCounterparts(given, personId)?.map(({ userId, canWrite }) => (canWrite ? userId : `(${userId})`)) ?? null;

describe('who writes to whom (D3)', () => {
  it.each([
    ['a', ['b', 'lawyer-a']],
    ['b', ['a', 'lawyer-b']],
    ['lawyer-a', ['a']],
    ['lawyer-b', ['b']],
    ['stranger', null],
  ])('%s: %s', (person, expected) => {
    expect(shown(facts(), person)).toEqual(expected);
  });

  it('says what each is to the other', () => {
    const roles = (person: string) => chatCounterparts(facts({ calls: [call(0)] }), person)?.map(({ role }) => role);
    expect(roles('a')).toEqual(['PARTNER', 'ATTORNEY', 'ATTORNEY']);
    expect(roles('lawyer-a')).toEqual(['CLIENT']);
    expect(roles('caller')).toEqual(['CLIENT']);
  });

  it('leaves a partner alone on a document with nobody to write to', () => {
    expect(shown(facts({ parties: { ...alone, userBId: null } }), 'a')).toEqual([]);
  });

  it.each([
    ['that is to come', -86_400_000, 'caller'],
    ['that is just over', 0, 'caller'],
    ['of 30 days ago, to the millisecond before', CHAT_AFTER_CALL_MS - 1, 'caller'],
    ['of 30 days ago', CHAT_AFTER_CALL_MS, '(caller)'],
    ['of more than 30 days ago', CHAT_AFTER_CALL_MS + 1, '(caller)'],
  ])('lets a client and the attorney of a call %s', (_name, agoMs, expected) => {
    const given = facts({ parties: alone, calls: [call(agoMs)] });
    expect(shown(given, 'a')).toEqual(['b', expected]);
    expect(shown(given, 'caller')).toEqual([expected === 'caller' ? 'a' : '(a)']);
    expect(shown(given, 'b')).toEqual(['a']);
  });

  it('takes the later of two calls, and representation before either', () => {
    expect(shown(facts({ parties: alone, calls: [call(CHAT_AFTER_CALL_MS), call(0)] }), 'a')).toEqual(['b', 'caller']);
    const represented = { ...alone, attorneyAId: 'caller' };
    expect(shown(facts({ parties: represented, calls: [call(CHAT_AFTER_CALL_MS)] }), 'a')).toEqual(['b', 'caller']);
  });

  it('leaves the client what was exchanged with an attorney of the past, and the attorney nothing', () => {
    expect(shown(facts({ parties: alone, writtenWith: ['b', 'gone'] }), 'a')).toEqual(['b', '(gone)']);
    expect(shown(facts({ parties: alone, writtenWith: ['a'] }), 'gone')).toBeNull();
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
    ['a', 'caller', 'CLOSED'],
    ['caller', 'a', 'CLOSED'],
    ['caller', 'b', 'NOT_A_COUNTERPART'],
  ])('%s to %s: %s', (from, to, refusal) => {
    expect(chatRefusal(facts({ calls: [call(CHAT_AFTER_CALL_MS)] }), from, to)).toBe(refusal);
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
