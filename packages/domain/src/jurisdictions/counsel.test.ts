import { describe, expect, it } from 'vitest';
import { counselRefusal, counselStateOf } from './counsel';

describe('what counsel has read', () => {
  it.each([
    ['nobody has read', null, 'UNREAD'],
    ['was read', { verdict: 'READ', contentHash: 'a' }, 'READ'],
    ['was approved', { verdict: 'APPROVED', contentHash: 'a' }, 'APPROVED'],
    ['was approved, and says something else now', { verdict: 'APPROVED', contentHash: 'b' }, 'CHANGED'],
    ['was read, and says something else now', { verdict: 'READ', contentHash: 'b' }, 'CHANGED'],
    ['whose verdict was withdrawn', { verdict: 'WITHDRAWN', contentHash: 'a' }, 'UNREAD'],
  ] as const)('a text that %s', (_name, verdict, state) => {
    expect(counselStateOf(verdict, () => 'a')).toBe(state);
  });

  it.each([
    ['nobody', null, 'ATTORNEY_MISSING'],
    ['a name without a bar number', { name: 'Lee Park', barNumber: ' ' }, 'ATTORNEY_MISSING'],
    ['a name with a bar number', { name: 'Lee Park', barNumber: '12345' }, null],
    ['an attorney under review', { stage: 'UNDER_REVIEW', isLicensedThere: true }, 'ATTORNEY_NOT_APPROVED'],
    ['an attorney of another state', { stage: 'APPROVED', isLicensedThere: false }, 'ATTORNEY_NOT_LICENSED'],
    ['an approved attorney of the state', { stage: 'APPROVED', isLicensedThere: true }, null],
  ] as const)('takes the verdict of %s: %s', (_name, attorney, refusal) => {
    expect(counselRefusal(attorney)).toBe(refusal);
  });
});
