import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  disputeEntries,
  disputeReturnEntries,
  failedRefundEntries,
  feeEntries,
  heldPaymentEntries,
  isBalanced,
  type LedgerEntry,
  paymentEntries,
  payoutEntries,
  payoutReversalEntries,
  refundEntries,
} from './ledger';

const balanceOf = (entries: readonly LedgerEntry[], account: string): number =>
  entries.filter((entry) => entry.account === account).reduce((sum, { amountInCents }) => sum + amountInCents, 0);

const items = fc.array(
  fc.record({
    listPriceInCents: fc.integer({ min: 0, max: 100_000 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { minLength: 1, maxLength: 5 },
);

describe('the ledger', () => {
  it('balances a payment, and each item of it by itself', () => {
    fc.assert(
      fc.property(items, (sold) => {
        const entries = paymentEntries(
          sold.map(({ listPriceInCents, off }, index) => ({
            purchaseItemId: `item-${index}`,
            listPriceInCents,
            discountInCents: Math.floor(listPriceInCents * off),
          })),
        );
        expect(entries.length === 0 || isBalanced(entries)).toBe(true);
        expect(balanceOf(entries, 'PROVIDER')).toBe(
          sold.reduce(
            (sum, { listPriceInCents, off }) => sum + listPriceInCents - Math.floor(listPriceInCents * off),
            0,
          ),
        );
      }),
    );
  });

  it('has at the provider what was paid less what it kept, what was given back and what was paid out', () => {
    const one = (amountInCents: number) => [{ purchaseItemId: 'item', amountInCents }];
    const entries = [
      ...paymentEntries([{ purchaseItemId: 'item', listPriceInCents: 69_900, discountInCents: 9_900 }]),
      ...feeEntries(one(1_770)),
      ...refundEntries(one(5_000)),
      ...failedRefundEntries(one(5_000)),
      ...refundEntries(one(1_000)),
      ...payoutEntries(one(50_000)),
      ...payoutReversalEntries(one(20_000)),
      ...disputeEntries(one(61_500)),
      ...disputeReturnEntries(one(60_000)),
    ];
    expect(isBalanced(entries)).toBe(true);
    expect(balanceOf(entries, 'PROVIDER')).toBe(60_000 - 1_770 - 1_000 - 30_000 - 1_500);
    expect(balanceOf(entries, 'DISPUTES')).toBe(1_500);
    expect(balanceOf(entries, 'PAYOUTS')).toBe(30_000);
    expect(balanceOf(entries, 'REFUNDS')).toBe(1_000);
  });

  it('holds money that nothing was sold for until it is given back', () => {
    const given = [...heldPaymentEntries(599), ...refundEntries([{ purchaseItemId: null, amountInCents: 599 }])];
    expect(balanceOf(given, 'HELD')).toBe(0);
    expect(balanceOf(given, 'PROVIDER')).toBe(0);
  });

  it.each([
    ['nothing', []],
    ['one side alone', [['PROVIDER', 'a', 5]]],
    [
      'a cent too much',
      [
        ['PROVIDER', 'a', 6],
        ['SALES', 'a', -5],
      ],
    ],
    [
      'one item paid by another',
      [
        ['PROVIDER', 'a', 5],
        ['SALES', 'b', -5],
      ],
    ],
    [
      'half cents',
      [
        ['PROVIDER', 'a', 0.5],
        ['SALES', 'a', -0.5],
      ],
    ],
    ['an empty line', [['PROVIDER', 'a', 0]]],
  ] as const)('refuses %s', (_name, lines) => {
    expect(
      isBalanced(lines.map(([account, purchaseItemId, amountInCents]) => ({ account, purchaseItemId, amountInCents }))),
    ).toBe(false);
  });
});
