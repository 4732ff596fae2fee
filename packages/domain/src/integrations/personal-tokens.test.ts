import { describe, expect, it } from 'vitest';
import { mayHaveTokens, tokenExpiryRefusal, tokenStatus } from './personal-tokens';

const now = new Date('2026-06-15T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const YEAR_MS = 365 * 86_400_000;
const LEEWAY_MS = 300_000;

describe('when a token may expire', () => {
  it.each([
    ['a moment ago', -1, 'PAST'],
    ['now', 0, 'PAST'],
    ['in a moment', 1, null],
    ['a moment before the year and the leeway of clocks', YEAR_MS + LEEWAY_MS - 1, null],
    ['at the end of them', YEAR_MS + LEEWAY_MS, null],
    ['a moment after', YEAR_MS + LEEWAY_MS + 1, 'TOO_LATE'],
  ])('%s', (_name, ms, refusal) => {
    expect(tokenExpiryRefusal(later(ms), now)).toBe(refusal);
  });
});

describe('what a token is', () => {
  it.each([
    ['active a moment before it expires', { expiresAt: later(1), endReason: null }, 'ACTIVE'],
    ['expired at that moment', { expiresAt: now, endReason: null }, 'EXPIRED'],
    ['revoked, before and after', { expiresAt: later(-1), endReason: 'REVOKED' as const }, 'REVOKED'],
  ])('%s', (_name, token, status) => {
    expect(tokenStatus(token, now)).toBe(status);
  });
});

describe('who may have tokens', () => {
  it.each([
    ['ADMIN', null, true],
    ['ATTORNEY', 'APPROVED', true],
    ['ATTORNEY', 'UNDER_REVIEW', false],
    ['ATTORNEY', 'DEACTIVATED', false],
    ['CUSTOMER', null, false],
  ] as const)('%s %s', (userType, stage, may) => {
    expect(mayHaveTokens({ userType, stage })).toBe(may);
  });
});
