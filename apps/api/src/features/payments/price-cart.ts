import { formatCents } from '@troth/domain/money';
import {
  type DiscountRefusal,
  discountRefusal,
  discountsOfLines,
  LEAST_CHARGE_IN_CENTS,
} from '@troth/domain/purchases';
import type { Db } from '../../kernel/database/database';
import { text } from '../../kernel/texts';
import type { CartRow } from '../../records/payments/cart.repository';
import { findCodeById, type KnownCode, redemptionsOf } from '../../records/payments/discount.repository';
import type { ProductRow } from '../../records/payments/product.repository';

/** A line with its price, before a discount. */
interface PricedLine {
  readonly productId: string;
  readonly quantity: number;
  readonly unitPriceInCents: number;
}

export interface CartPrice {
  /** The code on the cart, whether it gives something or not. */
  readonly code: KnownCode | null;
  /** Why the code gives nothing; null when it does, or there is none. */
  readonly refusal: DiscountRefusal | null;
  readonly subtotalInCents: number;
  /** What is taken off each line. */
  readonly discounts: readonly number[];
  readonly discountInCents: number;
  readonly totalInCents: number;
}

/** In the words of a person who typed the code. */
export const refusalText = (refusal: DiscountRefusal): string =>
  ({
    UNKNOWN: text('payment.promo.UNKNOWN'),
    EXPIRED: text('payment.promo.EXPIRED'),
    USED_UP: text('payment.promo.USED_UP'),
    NOT_FOR_THESE: text('payment.promo.NOT_FOR_THESE'),
    LEAVES_TOO_LITTLE: text('payment.promo.LEAVES_TOO_LITTLE', { least: formatCents(LEAST_CHARGE_IN_CENTS) }),
  })[refusal];

/** Why a code gives nothing for these lines now. A code that there is not any more is as good as unknown. */
export async function refusalOf(
  db: Db,
  code: KnownCode | null,
  {
    userId,
    lines,
    products,
    now,
  }: {
    userId: string;
    lines: readonly PricedLine[];
    products: ReadonlyMap<string, ProductRow>;
    now: Date;
  },
): Promise<DiscountRefusal | null> {
  if (code === null) return 'UNKNOWN';
  return discountRefusal({
    code: code.terms,
    coupon: code.coupon,
    lines: discountable(lines, products),
    redemptions: await redemptionsOf(db, userId, code.id),
    now,
  });
}

const discountable = (lines: readonly PricedLine[], products: ReadonlyMap<string, ProductRow>) =>
  lines.map((line) => ({ ...line, discountsAllowed: products.get(line.productId)?.discountsAllowed === true }));

/** What a cart costs now, with the discount of its code. */
export async function priceCart(
  db: Db,
  cart: Pick<CartRow, 'userId' | 'discountCodeId'>,
  lines: readonly PricedLine[],
  products: ReadonlyMap<string, ProductRow>,
  now: Date,
): Promise<CartPrice> {
  const subtotalInCents = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceInCents, 0);
  const code = cart.discountCodeId === null ? null : await findCodeById(db, cart.discountCodeId);
  const refusal =
    cart.discountCodeId === null ? null : await refusalOf(db, code, { userId: cart.userId, lines, products, now });
  const discounts =
    code === null || refusal !== null
      ? lines.map(() => 0)
      : discountsOfLines(discountable(lines, products), code.coupon);
  const discountInCents = discounts.reduce((sum, discount) => sum + discount, 0);
  return {
    code,
    refusal,
    subtotalInCents,
    discounts,
    discountInCents,
    totalInCents: subtotalInCents - discountInCents,
  };
}
