import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_AMOUNT_IN_CENTS } from '../constants';
import { CURRENCIES } from '../money/enumerations';
import { type AmountFacts, entryAmounts } from './amounts';
import { disclosureTotals, sharesOf, type SummedDisclosure } from './totals';

const nothing: SummedDisclosure = {
  assets: [],
  vehicles: [],
  businesses: [],
  debts: [],
  'real-estates': [],
  incomes: [],
  'inheritances-trusts': [],
  'legacy-joint-properties': [],
};

const asset = (changes: Partial<AmountFacts['assets']>): AmountFacts['assets'] => ({
  id: 'one',
  userId: 'A',
  isJoint: false,
  institution: null,
  accountNumber: null,
  currency: 'USD',
  valueInCents: 0,
  userAPercentage: null,
  userBPercentage: null,
  deletedAt: null,
  ...changes,
});

describe('what an entry comes to', () => {
  it.each([
    ['the market value of a vehicle', { marketValueInCents: 5, purchasePriceInCents: 9, loanInCents: 2 }, [5, 2]],
    ['its price where no market value is stated', { purchasePriceInCents: 9 }, [9, 0]],
  ])('%s', (_name, vehicle, [ownedCents, owedCents]) => {
    expect(entryAmounts('vehicles', { currency: 'USD', ...vehicle })).toEqual({
      currency: 'USD',
      ownedCents,
      owedCents,
      earnedCents: 0,
    });
  });

  it('counts an income with overtime and tips', () => {
    const income = { currency: 'USD', valueInCents: 100, overtimePayInCents: 20, tipsInCents: 3 } as const;
    expect(entryAmounts('incomes', income)).toMatchObject({ earnedCents: 123, ownedCents: 0, owedCents: 0 });
  });
});

describe('shares of a joint item', () => {
  it.each([
    [101, { userAPercentage: 50, userBPercentage: 50 }, { A: 50, B: 51 }],
    [100, { userAPercentage: 0, userBPercentage: 100 }, { A: 0, B: 100 }],
    [100, { userAPercentage: null, userBPercentage: 30 }, { A: 70, B: 30 }],
    [100, { userAPercentage: null, userBPercentage: null }, { A: 50, B: 50 }],
  ])('%i cents by %j are %j', (cents, shares, parts) => expect(sharesOf(cents, shares)).toEqual(parts));

  it('add up to the whole, always', () => {
    fc.assert(
      fc.property(fc.nat({ max: LARGEST_AMOUNT_IN_CENTS }), fc.integer({ min: 0, max: 100 }), (cents, percent) => {
        const { A, B } = sharesOf(cents, { userAPercentage: percent, userBPercentage: 100 - percent });
        expect(A + B).toBe(cents);
        expect(Math.abs(A - (cents * percent) / 100)).toBeLessThan(1);
      }),
    );
  });
});

describe('totals of both disclosures', () => {
  it('are empty while nothing is listed', () => {
    expect(disclosureTotals({ A: nothing, B: null })).toEqual([]);
  });

  it('count a joint item by share, once when both list it alike, and as joint', () => {
    const joint = asset({
      isJoint: true,
      institution: 'Harbor',
      accountNumber: '4417',
      valueInCents: 1001,
      userAPercentage: 50,
      userBPercentage: 50,
    });
    const own = asset({ id: 'own', valueInCents: 7 });
    const twin = { ...joint, id: 'twin', userId: 'B' };
    const [usd] = disclosureTotals({ A: { ...nothing, assets: [joint, own] }, B: { ...nothing, assets: [twin] } });
    expect(usd).toMatchObject({ ownedCents: { A: 507, B: 501 }, jointCents: { A: 500, B: 501 } });
  });

  it('keep mortgages with the home, and take all that is owed off the net worth', () => {
    const home = { currency: 'USD', assessedValueInCents: 900, mortgagesInCents: 400 } as const;
    const debt = { currency: 'USD', amountDueInCents: 30 } as const;
    const [usd] = disclosureTotals({ A: null, B: { ...nothing, 'real-estates': [home], debts: [debt] } });
    expect(usd?.kinds).toEqual([
      { kind: 'debts', ownedCents: { A: 0, B: 0 }, owedCents: { A: 0, B: 30 } },
      { kind: 'real-estates', ownedCents: { A: 0, B: 900 }, owedCents: { A: 0, B: 400 } },
    ]);
    expect(usd?.netCents).toEqual({ A: 0, B: 470 });
  });

  it('stand apart by currency, in the order of the currencies, and agree with a plain sum of the entries', () => {
    const entry = fc.record({ currency: fc.constantFrom(...CURRENCIES), valueInCents: fc.nat({ max: 10 ** 13 }) });
    fc.assert(
      fc.property(fc.array(entry), fc.array(entry), (ofA, ofB) => {
        const totals = disclosureTotals({ A: { ...nothing, businesses: ofA }, B: { ...nothing, businesses: ofB } });
        const plain = (entries: typeof ofA, currency: string) =>
          entries.filter((one) => one.currency === currency).reduce((sum, one) => sum + one.valueInCents, 0);
        expect(totals.map(({ currency }) => currency)).toEqual(
          CURRENCIES.filter((currency) => [...ofA, ...ofB].some((one) => one.currency === currency)),
        );
        for (const { currency, netCents } of totals) {
          expect(netCents).toEqual({ A: plain(ofA, currency), B: plain(ofB, currency) });
        }
      }),
    );
  });
});
