import { describe, expect, it } from 'vitest';
import { anAsset } from '../../testing/couple-document';
import { blakeId } from '../../testing/couple-document';
import type { Disclosure } from './queries';
import { totalsOf } from './totals';

const nothing: Disclosure = {
  assets: [],
  vehicles: [],
  businesses: [],
  debts: [],
  'real-estates': [],
  incomes: [],
  'inheritances-trusts': [],
  'legacy-joint-properties': [],
};
const sums = (A: Partial<Disclosure>, B: Partial<Disclosure> | null) =>
  totalsOf({ A: { ...nothing, ...A }, B: B === null ? null : { ...nothing, ...B } });

describe('totals of both disclosures', () => {
  it('are empty while nothing is listed', () => expect(sums({}, {})).toEqual([]));

  it('count a joint item by share, an odd cent being B’s', () => {
    const joint = anAsset(1, { isJoint: true, userAPercentage: 50, userBPercentage: 50, valueInCents: 101 });
    expect(sums({ assets: [joint] }, {})[0]?.net).toEqual({ A: 50, B: 51 });
  });

  it('count an item that both list alike once', () => {
    const joint = { isJoint: true, userAPercentage: 50, userBPercentage: 50, valueInCents: 1000 };
    const [total] = sums({ assets: [anAsset(1, joint)] }, { assets: [anAsset(2, { ...joint, userId: blakeId })] });
    expect(total?.net).toEqual({ A: 500, B: 500 });
  });

  it('stand apart by currency, US dollars first', () => {
    const euro = anAsset(1, { currency: 'EUR', valueInCents: 7 });
    const totals = sums({ assets: [euro, anAsset(2, { valueInCents: 5, accountNumber: '1' })] }, null);
    expect(totals.map(({ currency, net }) => [currency, net.A])).toEqual([
      ['USD', 5],
      ['EUR', 7],
    ]);
  });
});
