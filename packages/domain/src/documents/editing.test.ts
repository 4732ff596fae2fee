import { describe, expect, it } from 'vitest';
import { lockRefusal, type LockRefusal } from './editing';

const states = { isGenerated: true, isImported: false, isInProof: false, isNotarized: false };
const open = { states, isBeingMade: false, hasApproved: false };

describe('the lock of an agreement', () => {
  it('is given for a text that was made, by whoever has not approved it', () => {
    expect(lockRefusal(open)).toBeNull();
  });

  it.each<[LockRefusal, Partial<typeof open>]>([
    ['NOTARIZED', { states: { ...states, isNotarized: true, isInProof: true } }],
    ['IN_NOTARIZATION', { states: { ...states, isInProof: true }, isBeingMade: true }],
    ['BEING_MADE', { states: { ...states, isGenerated: false }, isBeingMade: true }],
    ['NOT_GENERATED', { states: { ...states, isGenerated: false }, hasApproved: true }],
    ['IMPORTED', { states: { ...states, isImported: true }, hasApproved: true }],
    ['OWN_APPROVAL', { hasApproved: true }],
  ])('is refused with %s', (refusal, facts) => {
    expect(lockRefusal({ ...open, ...facts })).toBe(refusal);
  });
});
