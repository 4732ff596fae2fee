import { describe, expect, it } from 'vitest';
import {
  type Approvals,
  approvalRefusal,
  approvalStatus,
  approvalWithoutAttorney,
  grantedApproval,
  isLastToApprove,
  mustBeApproved,
  NO_APPROVALS,
  rescindedApproval,
  rescindRefusal,
  settledApproval,
} from './approval';

const side = (requiresAttorney: boolean, isApproved: boolean) => ({ requiresAttorney, isApproved });
const both = { A: true, B: true };
const onlyA = { A: true, B: false };

/** A document on which nobody has said anything, but for what the test is about. */
const open = (changes: Partial<Approvals<number>> = {}): Approvals<number> => ({
  ...NO_APPROVALS,
  ...changes,
});

describe('approval (D29)', () => {
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

  const states = { isGenerated: true, isInProof: false, isNotarized: false };
  const clear = { states, hasDrafts: false, isStale: false };
  it.each([
    [{ ...clear, states: { ...states, isGenerated: false } }, 'NOT_GENERATED'],
    [{ ...clear, states: { ...states, isInProof: true }, hasDrafts: true }, 'IN_NOTARIZATION'],
    [{ ...clear, states: { ...states, isNotarized: true } }, 'NOTARIZED'],
    [{ ...clear, hasDrafts: true, isStale: true }, 'DRAFTS_UNCOMMITTED'],
    [{ ...clear, isStale: true }, 'STALE'],
    [clear, null],
  ] as const)('is refused: %j', (facts, refusal) => {
    expect(approvalRefusal(facts)).toBe(refusal);
  });

  it('is taken back until the notary has the agreement', () => {
    expect(rescindRefusal(states)).toBeNull();
    expect(rescindRefusal({ ...states, isInProof: true })).toBe('IN_NOTARIZATION');
    expect(rescindRefusal({ ...states, isNotarized: true })).toBe('NOTARIZED');
  });
});

describe('granting', () => {
  it('is partial with one of two, and makes the text final with the last', () => {
    const first = grantedApproval(open(), 'A', both, 1);
    expect(first).toMatchObject({ status: 'PARTIALLY_APPROVED', attorneyAApprovedAt: 1, finalizedAt: null });
    expect(grantedApproval(first, 'B', both, 2)).toMatchObject({
      status: 'FULLY_APPROVED',
      attorneyAApprovedAt: 1,
      attorneyBApprovedAt: 2,
      finalizedAt: 2,
    });
  });
  it('makes the text final at once where only one side requires an attorney', () => {
    expect(grantedApproval(open(), 'A', onlyA, 1)).toMatchObject({ status: 'FULLY_APPROVED', finalizedAt: 1 });
  });
  it('changes nothing a second time', () => {
    const once = grantedApproval(open(), 'A', onlyA, 1);
    expect(grantedApproval(once, 'A', onlyA, 2)).toEqual(once);
  });
  it('says beforehand whether it makes the text final', () => {
    expect(isLastToApprove(open(), 'A', both)).toBe(false);
    expect(isLastToApprove(open({ attorneyBApprovedAt: 1 }), 'A', both)).toBe(true);
    expect(isLastToApprove(open(), 'A', onlyA)).toBe(true);
  });
});

describe('rescinding', () => {
  const final = open({
    status: 'FULLY_APPROVED',
    attorneyAApprovedAt: 1,
    attorneyBApprovedAt: 2,
    finalizedAt: 2,
    reviewedAt: 4,
    userAReviewedAt: 3,
    userBReviewedAt: 4,
  });
  it('moves the approval and the moment of finalization to the prior ones, and leaves the other approval', () => {
    expect(rescindedApproval(final, 'A', both, 5)).toEqual(
      open({
        status: 'PARTIALLY_APPROVED',
        attorneyBApprovedAt: 2,
        priorAttorneyAApprovedAt: 1,
        priorFinalizedAt: 2,
      }),
    );
  });
  it('changes nothing where nothing was approved', () => {
    const other = { ...final, attorneyAApprovedAt: null, status: 'PARTIALLY_APPROVED' as const, finalizedAt: null };
    expect(rescindedApproval(other, 'A', both, 5)).toBe(other);
  });
});

describe('who has to approve', () => {
  const nobody = { willHireAttorney: false, hasRepresentation: false, isAttorneyAssigned: false };
  it.each([
    ['nobody is wanted, bought or there', {}, false],
    ['an attorney is wanted', { willHireAttorney: true }, true],
    ['representation is bought', { hasRepresentation: true }, true],
    ['an attorney acts for the side', { isAttorneyAssigned: true }, true],
  ])('%s', (_name, facts, must) => {
    expect(mustBeApproved({ ...nobody, ...facts })).toBe(must);
  });
});

describe('when it changes who requires an attorney', () => {
  it('counts who approved, whether somebody asked for it or not', () => {
    const voluntary = grantedApproval(open(), 'A', { A: false, B: false }, 1);
    expect(voluntary).toMatchObject({ status: 'FULLY_APPROVED', finalizedAt: 1 });
    expect(settledApproval(voluntary, { A: false, B: false }, 2)).toEqual(voluntary);
  });
  it('keeps of an attorney who leaves that the text was approved before', () => {
    const partial = grantedApproval(open(), 'A', both, 1);
    expect(approvalWithoutAttorney(partial, 'A', both, 2)).toEqual(open({ priorAttorneyAApprovedAt: 1 }));
    const twice = approvalWithoutAttorney(approvalWithoutAttorney(partial, 'A', both, 2), 'A', both, 3);
    expect(twice.priorAttorneyAApprovedAt).toBe(1);
  });
  it('does not become final over a text that the answers have left behind, and stays final if it was', () => {
    const partial = grantedApproval(open(), 'A', both, 1);
    expect(settledApproval(partial, onlyA, 2, true)).toEqual(partial);
    const final = grantedApproval(open(), 'A', onlyA, 1);
    expect(settledApproval(final, onlyA, 2, true)).toEqual(final);
  });
  it('is final once the attorney who had not approved leaves and nobody asks for another', () => {
    const partial = grantedApproval(open(), 'A', both, 1);
    expect(approvalWithoutAttorney(partial, 'B', onlyA, 2)).toMatchObject({ status: 'FULLY_APPROVED', finalizedAt: 2 });
  });
  it('is no longer final once the other side requires one too', () => {
    const final = grantedApproval(open(), 'A', onlyA, 1);
    expect(settledApproval(final, both, 2)).toMatchObject({
      status: 'PARTIALLY_APPROVED',
      attorneyAApprovedAt: 1,
      finalizedAt: null,
      priorFinalizedAt: 1,
    });
  });
  it('is final once the side that had not approved requires none', () => {
    const partial = grantedApproval(open(), 'A', both, 1);
    expect(settledApproval(partial, onlyA, 2)).toMatchObject({ status: 'FULLY_APPROVED', finalizedAt: 2 });
  });
});
