import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPayable } from './charge';
import {
  codeRefusal,
  type CouponTerms,
  discountCodeKey,
  discountedProducts,
  discountRefusal,
  discountsOfLines,
} from './discounts';

const now = new Date('2026-06-15T12:00:00.000Z');
const line = (productId: string, unitPriceInCents: number, more: object = {}) => ({
  productId,
  unitPriceInCents,
  quantity: 1,
  discountsAllowed: true,
  ...more,
});
const coupon = (terms: Partial<CouponTerms>): CouponTerms => ({
  percentOff: null,
  amountOffInCents: null,
  expirationDate: null,
  productIds: [],
  ...terms,
});
const code = { isActive: true, expirationDate: null, maxRedemptionsPerCustomer: null };

describe('what a coupon takes off (portals spec §3)', () => {
  it.each([
    ['a percentage of all', { percentOff: 10 }, [line('a', 59_900), line('b', 4_900)], [5_990, 490]],
    ['half a cent rounded up', { percentOff: 50 }, [line('a', 1)], [1]],
    ['everything', { percentOff: 100 }, [line('a', 59_900)], [59_900]],
    ['nothing for zero percent', { percentOff: 0 }, [line('a', 59_900)], [0]],
    ['an amount, in proportion', { amountOffInCents: 100 }, [line('a', 200), line('b', 100)], [67, 33]],
    ['no more than there is', { amountOffInCents: 1_000 }, [line('a', 200), line('b', 100)], [200, 100]],
    ['each piece of a line', { percentOff: 10 }, [line('a', 1_000, { quantity: 2 })], [200]],
    [
      'only what allows discounts',
      { amountOffInCents: 50 },
      [line('a', 200, { discountsAllowed: false }), line('b', 100)],
      [0, 50],
    ],
    ['only the named products', { percentOff: 50, productIds: ['b'] }, [line('a', 200), line('b', 100)], [0, 50]],
    ['nothing where nothing is covered', { percentOff: 50, productIds: ['c'] }, [line('a', 200)], [0]],
    ['nothing from an empty cart', { percentOff: 50 }, [], []],
  ] as const)('is %s', (_name, terms, lines, expected) => {
    expect(discountsOfLines(lines, coupon(terms))).toEqual(expected);
  });

  it('never makes a line negative, and is a whole number of cents', () => {
    const lines = fc.array(
      fc.record({
        productId: fc.constantFrom('a', 'b'),
        quantity: fc.integer({ min: 1, max: 3 }),
        unitPriceInCents: fc.integer({ min: 0, max: 100_000 }),
        discountsAllowed: fc.boolean(),
      }),
      { maxLength: 5 },
    );
    const terms = fc.oneof(
      fc.integer({ min: 0, max: 100 }).map((percentOff) => coupon({ percentOff })),
      fc.integer({ min: 0, max: 200_000 }).map((amountOffInCents) => coupon({ amountOffInCents })),
    );
    fc.assert(
      fc.property(lines, terms, (cart, taken) => {
        discountsOfLines(cart, taken).forEach((discount, index) => {
          const { quantity, unitPriceInCents, discountsAllowed } = cart[index] as (typeof cart)[number];
          expect(Number.isInteger(discount)).toBe(true);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(discountsAllowed ? quantity * unitPriceInCents : 0);
        });
      }),
    );
  });
});

describe('what can be paid (Stripe: the minimum amount is $0.50 US)', () => {
  it.each([
    [0, true],
    [1, false],
    [49, false],
    [50, true],
  ])('%d cents: %s', (total, expected) => expect(isPayable(total)).toBe(expected));
});

describe('why a code gives nothing', () => {
  const facts = { code, coupon: coupon({ percentOff: 10 }), lines: [line('a', 100)], redemptions: 0, now };
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  it.each([
    ['it holds', {}, null],
    ['it was switched off', { code: { ...code, isActive: false } }, 'UNKNOWN'],
    ['a moment before it ends', { code: { ...code, expirationDate: at(1) } }, null],
    ['as it ends', { code: { ...code, expirationDate: at(0) } }, 'EXPIRED'],
    ['its coupon has ended', { coupon: coupon({ percentOff: 10, expirationDate: at(-1) }) }, 'EXPIRED'],
    ['the last use is left', { code: { ...code, maxRedemptionsPerCustomer: 2 }, redemptions: 1 }, null],
    ['none is left', { code: { ...code, maxRedemptionsPerCustomer: 2 }, redemptions: 2 }, 'USED_UP'],
    ['nothing in the cart allows discounts', { lines: [line('a', 100, { discountsAllowed: false })] }, 'NOT_FOR_THESE'],
    ['the cart is empty', { lines: [] }, 'NOT_FOR_THESE'],
    ['a cent is left', { coupon: coupon({ amountOffInCents: 99 }) }, 'LEAVES_TOO_LITTLE'],
    ['a cent less is left than can be charged', { coupon: coupon({ amountOffInCents: 51 }) }, 'LEAVES_TOO_LITTLE'],
    ['the least is left that can be charged', { coupon: coupon({ amountOffInCents: 50 }) }, null],
    ['nothing is left', { coupon: coupon({ percentOff: 100 }) }, null],
    ['it was too little before', { lines: [line('a', 49)] }, null],
  ] as const)('when %s: %#', (_name, changes, refusal) => {
    expect(discountRefusal({ ...facts, ...changes })).toBe(refusal);
  });

  it('knows a code however it is typed', () => expect(discountCodeKey('  Welcome10 ')).toBe('WELCOME10'));
});

describe('a code as an admin keeps it (decisions, row 56)', () => {
  const until = (expirationDate: string | null) => ({ code: 'SPRING', expirationDate });
  const facts = { couponExpirationDate: '2026-07-01T00:00:00.000Z', code: 'SPRING', redemptions: 0 };
  it.each([
    ['ends before its coupon', until('2026-06-30T23:59:59.999Z'), facts, null],
    ['ends with its coupon', until('2026-07-01T00:00:00.000Z'), facts, null],
    ['ends after its coupon', until('2026-07-01T00:00:00.001Z'), facts, 'OUTLASTS'],
    ['has no end of its own', until(null), facts, null],
    [
      'is of a coupon without an end',
      until('2030-01-01T00:00:00.000Z'),
      { ...facts, couponExpirationDate: null },
      null,
    ],
    ['is renamed before anybody used it', { ...until(null), code: 'SUMMER' }, facts, null],
    ['is renamed after', { ...until(null), code: 'SUMMER' }, { ...facts, redemptions: 1 }, 'CODE_USED'],
    ['is typed in other letters', { ...until(null), code: 'spring' }, { ...facts, redemptions: 1 }, null],
  ] as const)('%s', (_what, wanted, known, refusal) => {
    expect(codeRefusal(wanted, known)).toBe(refusal);
  });
});

describe('what a cart of each product would cost', () => {
  it.each([
    [4_951, 49, true],
    [4_950, 50, false],
    [5_000, 0, false],
    [9_999, 0, false],
  ])('less %i cents of $50.00', (amountOffInCents, afterInCents, leavesTooLittle) => {
    const product = { id: 'a', priceInCents: 5_000, discountsAllowed: true };
    expect(discountedProducts([product], coupon({ amountOffInCents }))).toEqual([
      { productId: 'a', priceInCents: 5_000, afterInCents, leavesTooLittle },
    ]);
  });

  it('is the price where the product allows none', () => {
    const product = { id: 'a', priceInCents: 5_000, discountsAllowed: false };
    expect(discountedProducts([product], coupon({ percentOff: 50 }))[0]?.afterInCents).toBe(5_000);
  });
});
