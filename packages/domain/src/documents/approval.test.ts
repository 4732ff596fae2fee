import { describe, expect, it } from 'vitest';
import { approvalRefusal, approvalStatus } from './approval';

const side = (requiresAttorney: boolean, isApproved: boolean) => ({ requiresAttorney, isApproved });

describe('approval (decision row 29)', () => {
  it.each([
    ['no side needs one', side(false, false), side(false, false), 'NOT_APPROVED'],
    ['one needs, none approved', side(true, false), side(false, false), 'NOT_APPROVED'],
    ['one needs and approved', side(true, true), side(false, false), 'FULLY_APPROVED'],
    ['both need, none approved', side(true, false), side(true, false), 'NOT_APPROVED'],
    ['both need, one approved', side(true, true), side(true, false), 'PARTIALLY_APPROVED'],
    ['both need and approved', side(true, true), side(true, true), 'FULLY_APPROVED'],
    ['only the side that needs none approved', side(true, false), side(false, true), 'NOT_APPROVED'],
  ] as const)('%s', (_name, A, B, status) => {
    expect(approvalStatus({ A, B })).toBe(status);
  });

  it.each([
    [{ isGenerated: false, hasDrafts: false, isStale: false }, 'NOT_GENERATED'],
    [{ isGenerated: true, hasDrafts: true, isStale: true }, 'DRAFTS_UNCOMMITTED'],
    [{ isGenerated: true, hasDrafts: false, isStale: true }, 'STALE'],
    [{ isGenerated: true, hasDrafts: false, isStale: false }, null],
  ] as const)('is refused: %j', (facts, refusal) => {
    expect(approvalRefusal(facts)).toBe(refusal);
  });
});
