import { describe, expect, it } from 'vitest';
import { provesSecondFactor, secondFactorDuty } from './second-factor';
import { secondFactorResetSchema } from './second-factor-schemas';

describe('who needs a second factor (ASVS 5.0, 6.3.3)', () => {
  it.each([
    ['an admin', { userType: 'ADMIN' }, 'REQUIRED'],
    ['an attorney without a client', { userType: 'ATTORNEY' }, 'ADVISED'],
    ['an attorney with a client', { userType: 'ATTORNEY', hasClient: true }, 'REQUIRED'],
    ['a customer', { userType: 'CUSTOMER' }, 'OFFERED'],
    ['somebody who signs up', { userType: null }, 'OFFERED'],
    ['the demo admin', { userType: 'ADMIN', isDemo: true }, 'EXEMPT'],
    ['a demo attorney with clients', { userType: 'ATTORNEY', hasClient: true, isDemo: true }, 'EXEMPT'],
  ] as const)('%s', (_who, facts, duty) => {
    expect(secondFactorDuty({ hasClient: false, isDemo: false, ...facts })).toBe(duty);
  });
});

describe('what proves a second factor', () => {
  const accepted = { amr: ['mfa', 'hwk'], acr: ['gold'], isTrusted: false };

  it.each([
    ['no statement', { amr: [], acr: null }, false],
    ['a password alone', { amr: ['pwd'], acr: null }, false],
    ['a method that is accepted, among others', { amr: ['pwd', 'hwk'], acr: null }, true],
    ['a class that is accepted', { amr: [], acr: 'gold' }, true],
    ['another class', { amr: [], acr: 'golden' }, false],
  ])('%s', (_what, proof, isProved) => {
    expect(provesSecondFactor(proof, accepted)).toBe(isProved);
  });

  it('a provider that enforces it and does not say so', () => {
    expect(provesSecondFactor({ amr: [], acr: null }, { amr: [], acr: [], isTrusted: true })).toBe(true);
  });
});

describe('the reason of a reset', () => {
  it.each([
    ['is refused at 2 characters', 'ab', false],
    ['is taken at 3', 'abc', true],
    ['is taken at 500', 'a'.repeat(500), true],
    ['is refused at 501', 'a'.repeat(501), false],
    ['is refused when blank', '     ', false],
  ])('%s', (_name, reason, isTaken) => {
    expect(secondFactorResetSchema.safeParse({ reason }).success).toBe(isTaken);
  });
});
