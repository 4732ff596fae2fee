import { describe, expect, it } from 'vitest';
import { type FirmMergeFacts, firmMergeRefusals, isMergeAsShown } from './firm-merge';

const clear: FirmMergeFacts = {
  isSameFirm: false,
  isKeptApproved: true,
  couplesOnBothSides: 0,
  moneyUnderWay: 0,
  disputes: 0,
};

describe('a merge of two law firms', () => {
  it.each([
    ['clear', {}, []],
    ['the same firm twice, whatever else', { isSameFirm: true, isKeptApproved: false }, ['SAME_FIRM']],
    ['a firm that is not approved', { isKeptApproved: false }, ['NOT_APPROVED']],
    ['one couple with both firms', { couplesOnBothSides: 1 }, ['BOTH_SIDES']],
    ['one payout under way', { moneyUnderWay: 1 }, ['MONEY_UNDER_WAY']],
    ['one open dispute', { disputes: 1 }, ['DISPUTED']],
    [
      'all that holds, at once',
      { isKeptApproved: false, couplesOnBothSides: 2, moneyUnderWay: 3, disputes: 1 },
      ['NOT_APPROVED', 'BOTH_SIDES', 'MONEY_UNDER_WAY', 'DISPUTED'],
    ],
  ])('%s', (_name, changes, refusals) => {
    expect(firmMergeRefusals({ ...clear, ...changes })).toEqual(refusals);
  });

  it('is done with the numbers that were shown alone', () => {
    const shown = { attorneys: 2, payouts: 5 };
    expect(isMergeAsShown(shown, shown)).toBe(true);
    expect(isMergeAsShown({ ...shown, attorneys: 3 }, shown)).toBe(false);
    expect(isMergeAsShown({ ...shown, payouts: 4 }, shown)).toBe(false);
  });
});
