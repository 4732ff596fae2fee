import { describe, expect, it } from 'vitest';
import { DEFAULT_SESSION_LIMITS, isFreshSignIn, sessionEnd, sessionLimits } from './session-limits';

const now = new Date('2026-06-15T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const { staff, customer } = DEFAULT_SESSION_LIMITS;

describe('limits of sessions (ASVS 7.3)', () => {
  it.each([
    ['a customer at the couples’ portal', 'CUSTOMER', 'customer', customer],
    ['a newcomer at the couples’ portal', null, 'customer', customer],
    ['a customer of an outside provider whose tokens name no portal', 'CUSTOMER', null, customer],
    ['an attorney', 'ATTORNEY', 'attorney', staff],
    ['an admin at the couples’ portal', 'ADMIN', 'customer', staff],
    ['an attorney at the couples’ portal', 'ATTORNEY', 'customer', staff],
    ['a newcomer at the attorney portal', null, 'attorney', staff],
    ['a customer at the admin portal', 'CUSTOMER', 'admin', staff],
  ] as const)('of %s', (_name, userType, portal, limits) => {
    expect(sessionLimits({ userType, portal }, DEFAULT_SESSION_LIMITS)).toEqual(limits);
  });

  it('are half an hour without activity and twelve hours in all for staff', () => {
    expect(staff).toEqual({ idleSeconds: 1800, absoluteSeconds: 43_200 });
  });

  it('are an hour without activity and seven days in all for customers', () => {
    expect(customer).toEqual({ idleSeconds: 3600, absoluteSeconds: 604_800 });
  });
});

describe('the end of a session', () => {
  it.each([
    ['goes on just under the idle limit', 1799, 1799, null],
    ['ends at the idle limit', 1800, 1800, 'IDLE'],
    ['ends just over it', 1801, 1801, 'IDLE'],
    ['goes on just under the absolute limit', 43_199, 0, null],
    ['ends at the absolute limit, active or not', 43_200, 0, 'TOO_OLD'],
    ['ends just over it', 43_201, 0, 'TOO_OLD'],
  ])('%s', (_name, signedIn, active, end) => {
    expect(sessionEnd({ authenticatedAt: ago(signedIn), lastActiveAt: ago(active) }, staff, now)).toBe(end);
  });
});

describe('a fresh sign-in (ASVS 7.5)', () => {
  it.each([
    ['just under ten minutes ago', 599, true],
    ['ten minutes ago', 600, true],
    ['just over', 601, false],
  ])('%s', (_name, seconds, isFresh) => {
    expect(isFreshSignIn(ago(seconds), now)).toBe(isFresh);
  });

  it('is not one whose time nobody says', () => {
    expect(isFreshSignIn(null, now)).toBe(false);
  });
});
