import { describe, expect, it } from 'vitest';
import { isLookRecorded, isStillOpen, LOOKING_LASTS_MS, lookingRefusal, ticketAccessRefusal } from './looking';
import { adminAccessRequestSchema } from './schemas';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

describe('looking at what a couple wrote (D54)', () => {
  it.each([
    ['just under an hour', LOOKING_LASTS_MS - 1, true],
    ['an hour', LOOKING_LASTS_MS, false],
    ['just over an hour', LOOKING_LASTS_MS + 1, false],
  ])('is one look for %s', (_name, ms, isOpen) => {
    expect(isStillOpen(ago(ms), NOW)).toBe(isOpen);
  });

  it.each([
    ['without any access', [], 'ADMIN_ACCESS_REASON_REQUIRED'],
    ['with a reason, just under an hour ago', [{ openedAt: ago(LOOKING_LASTS_MS - 1), ticketStatus: null }], null],
    [
      'with a reason, an hour ago',
      [{ openedAt: ago(LOOKING_LASTS_MS), ticketStatus: null }],
      'ADMIN_ACCESS_REASON_REQUIRED',
    ],
    ['for a ticket that is open', [{ openedAt: ago(1), ticketStatus: 'OPEN' }], null],
    [
      'for a ticket that was answered',
      [{ openedAt: ago(1), ticketStatus: 'ANSWERED' }],
      'ADMIN_ACCESS_REASON_REQUIRED',
    ],
    ['for a ticket that was closed', [{ openedAt: ago(1), ticketStatus: 'CLOSED' }], 'ADMIN_ACCESS_REASON_REQUIRED'],
    [
      'with an old one and a new one',
      [
        { openedAt: ago(2 * LOOKING_LASTS_MS), ticketStatus: null },
        { openedAt: ago(1), ticketStatus: null },
      ],
      null,
    ],
  ] as const)('an admin %s', (_name, accesses, refusal) => {
    expect(lookingRefusal('ADMIN', accesses, NOW)).toBe(refusal);
  });

  it('asks no reason of an attorney, whom a partner has engaged', () => {
    expect(lookingRefusal('ATTORNEY', [], NOW)).toBeNull();
  });

  it('leaves an entry, but for attorneys who read the history', () => {
    expect(isLookRecorded('ATTORNEY', 'AGREEMENT')).toBe(true);
    expect(isLookRecorded('ATTORNEY', 'HISTORY')).toBe(false);
    expect(isLookRecorded('ADMIN', 'HISTORY')).toBe(true);
  });
});

describe('an access for a ticket', () => {
  it.each([
    ['of a partner that is open', { userId: 'a', status: 'OPEN' }, null],
    ['of the other partner that is open', { userId: 'b', status: 'OPEN' }, null],
    ['of a partner that was answered', { userId: 'a', status: 'ANSWERED' }, 'TICKET_NOT_OPEN'],
    ['of somebody else', { userId: 'c', status: 'OPEN' }, 'TICKET_NOT_OF_COUPLE'],
    ['that is not there', null, 'TICKET_NOT_OF_COUPLE'],
  ] as const)('%s', (_name, ticket, refusal) => {
    expect(ticketAccessRefusal(ticket, ['a', 'b'])).toBe(refusal);
  });

  it('is not opened by a ticket without an author while there is no partner B', () => {
    expect(ticketAccessRefusal({ userId: 'c', status: 'OPEN' }, ['a', null])).toBe('TICKET_NOT_OF_COUPLE');
  });
});

describe('the reason of an access', () => {
  const id = '00000000-0000-4000-8000-000000000000';
  it.each([
    ['two characters', { reason: 'ab' }, false],
    ['two characters and white space', { reason: '  ab \n' }, false],
    ['three characters', { reason: 'abc' }, true],
    ['500 characters', { reason: 'x'.repeat(500) }, true],
    ['501 characters', { reason: 'x'.repeat(501) }, false],
    ['a ticket', { ticketId: id }, true],
    ['both', { ticketId: id, reason: 'abc' }, false],
    ['neither', {}, false],
  ])('%s', (_name, request, isTaken) => {
    expect(adminAccessRequestSchema.safeParse(request).success).toBe(isTaken);
  });
});
