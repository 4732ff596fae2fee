import { isPayable } from './charge';
import { splitInProportion } from './split';

/** What a coupon takes off: a percentage or an amount, never both. Portals spec §3 "Coupon". */
export interface CouponTerms {
  readonly percentOff: number | null;
  readonly amountOffInCents: number | null;
  /** ISO instant; the coupon is over from then on. */
  readonly expirationDate: string | null;
  /** Products to which it applies; all that allow discounts when empty. */
  readonly productIds: readonly string[];
}

/** Portals spec §3 "DiscountCode". */
export interface DiscountCodeTerms {
  readonly isActive: boolean;
  readonly expirationDate: string | null;
  readonly maxRedemptionsPerCustomer: number | null;
}

/** A line of a cart, as a discount reads it. */
export interface DiscountableLine {
  readonly productId: string;
  readonly quantity: number;
  readonly unitPriceInCents: number;
  readonly discountsAllowed: boolean;
}

/**
 * Why a code gives nothing. LEAVES_TOO_LITTLE: something would be left to pay that is too little to be charged. UNKNOWN also stands
 * for a code that was switched off: it does not tell that it once was one.
 */
export const DISCOUNT_REFUSALS = ['UNKNOWN', 'EXPIRED', 'USED_UP', 'NOT_FOR_THESE', 'LEAVES_TOO_LITTLE'] as const;
export type DiscountRefusal = (typeof DISCOUNT_REFUSALS)[number];

/** How a code is compared: without regard to case, and to spaces around it. Unique in this form. */
export const discountCodeKey = (typed: string): string => typed.trim().toUpperCase();

const priceOf = ({ quantity, unitPriceInCents }: DiscountableLine): number => quantity * unitPriceInCents;

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, amount) => sum + amount, 0);

const isCovered = (line: DiscountableLine, { productIds }: CouponTerms): boolean =>
  line.discountsAllowed && (productIds.length === 0 || productIds.includes(line.productId));

/** Whether a coupon or a code has ended. */
export const isOver = (expirationDate: string | null, now: Date): boolean =>
  expirationDate !== null && new Date(expirationDate) <= now;

/**
 * What a coupon takes off each line, in cents. A percentage is of what it covers altogether, rounded half up, and is
 * split like an amount: in proportion to the lines, to the cent. It never takes off more than there is.
 *
 * @returns One number a line; all zero where the coupon covers nothing.
 */
export function discountsOfLines(lines: readonly DiscountableLine[], coupon: CouponTerms): number[] {
  const covered = lines.map((line) => (isCovered(line, coupon) ? priceOf(line) : 0));
  const total = sumOf(covered);
  const wanted =
    coupon.percentOff === null ? (coupon.amountOffInCents ?? 0) : Math.floor((total * coupon.percentOff + 50) / 100);
  return total === 0 ? covered : splitInProportion(Math.min(wanted, total), covered);
}

/**
 * Why a code gives nothing for this cart now, in the order in which a person can do something about it; null when it
 * does. Asked when the code is typed and again at checkout. Customer spec §7 "promo-codes"; portals spec §3.
 *
 * @param facts.redemptions How often this customer has paid with the code.
 */
export function discountRefusal(facts: {
  readonly code: DiscountCodeTerms;
  readonly coupon: CouponTerms;
  readonly lines: readonly DiscountableLine[];
  readonly redemptions: number;
  readonly now: Date;
}): DiscountRefusal | null {
  const { code, coupon, lines, redemptions, now } = facts;
  if (!code.isActive) return 'UNKNOWN';
  if (isOver(code.expirationDate, now) || isOver(coupon.expirationDate, now)) return 'EXPIRED';
  if (code.maxRedemptionsPerCustomer !== null && redemptions >= code.maxRedemptionsPerCustomer) return 'USED_UP';
  if (!lines.some((line) => isCovered(line, coupon))) return 'NOT_FOR_THESE';
  const total = sumOf(lines.map(priceOf));
  // What is too little without a code too is none of the code's doing.
  const isTooMuch = isPayable(total) && !isPayable(total - sumOf(discountsOfLines(lines, coupon)));
  return isTooMuch ? 'LEAVES_TOO_LITTLE' : null;
}

/**
 * Why a code cannot be kept as an admin wants it; null when it can. OUTLASTS: it would last longer than its coupon.
 * CODE_USED: someone paid with it, under the name that it has. Decisions, row 56.
 */
export function codeRefusal(
  wanted: { readonly code: string; readonly expirationDate: string | null },
  facts: { readonly couponExpirationDate: string | null; readonly code: string | null; readonly redemptions: number },
): 'OUTLASTS' | 'CODE_USED' | null {
  const { couponExpirationDate: last } = facts;
  if (last !== null && wanted.expirationDate !== null && wanted.expirationDate > last) return 'OUTLASTS';
  const isRenamed = facts.code !== null && discountCodeKey(facts.code) !== discountCodeKey(wanted.code);
  return isRenamed && facts.redemptions > 0 ? 'CODE_USED' : null;
}

/** What one piece of a product would cost with a coupon, in cents. */
export interface DiscountedProduct {
  readonly productId: string;
  readonly priceInCents: number;
  readonly afterInCents: number;
  /** Something would be left that is too little to be charged: at checkout such a code takes nothing off. */
  readonly leavesTooLittle: boolean;
}

/** What a cart of each product would cost with a coupon. */
export const discountedProducts = (
  products: readonly { readonly id: string; readonly priceInCents: number; readonly discountsAllowed: boolean }[],
  coupon: CouponTerms,
): DiscountedProduct[] =>
  products.map(({ id: productId, priceInCents, discountsAllowed }) => {
    const line = { productId, quantity: 1, unitPriceInCents: priceInCents, discountsAllowed };
    const afterInCents = priceInCents - sumOf(discountsOfLines([line], coupon));
    return {
      productId,
      priceInCents,
      afterInCents,
      leavesTooLittle: isPayable(priceInCents) && !isPayable(afterInCents),
    };
  });
