import { type CouponTerms, discountCodeKey, type DiscountCodeTerms } from '@troth/domain/purchases';
import { countRows } from '../../kernel/database/count-rows';
import type { Db, Tx } from '../../kernel/database/database';
import { isoOrNull } from '../../kernel/http/present';

/** A code with the coupon that it grants. */
export interface KnownCode {
  readonly id: string;
  readonly code: string;
  readonly terms: DiscountCodeTerms;
  readonly coupon: CouponTerms & { readonly name: string };
}

async function findCode(db: Db, by: { readonly id: string } | { readonly typed: string }): Promise<KnownCode | null> {
  const query = db
    .selectFrom('discountCodes')
    .innerJoin('coupons', 'coupons.id', 'discountCodes.couponId')
    .select([
      'discountCodes.id',
      'discountCodes.code',
      'discountCodes.couponId',
      'discountCodes.isActive',
      'discountCodes.expirationDate',
      'discountCodes.maxRedemptionsPerCustomer',
      'coupons.name',
      'coupons.percentOff',
      'coupons.amountOffInCents',
      'coupons.expirationDate as couponExpirationDate',
    ])
    .where('discountCodes.deletedAt', 'is', null)
    .where('coupons.deletedAt', 'is', null);
  const row = await ('id' in by
    ? query.where('discountCodes.id', '=', by.id)
    : query.where('discountCodes.codeKey', '=', discountCodeKey(by.typed))
  ).executeTakeFirst();
  if (row === undefined) return null;
  const products = await db
    .selectFrom('couponProducts')
    .select('productId')
    .where('couponId', '=', row.couponId)
    .execute();
  return {
    id: row.id,
    code: row.code,
    terms: {
      isActive: row.isActive,
      expirationDate: isoOrNull(row.expirationDate),
      maxRedemptionsPerCustomer: row.maxRedemptionsPerCustomer,
    },
    coupon: {
      name: row.name,
      percentOff: row.percentOff,
      amountOffInCents: row.amountOffInCents,
      expirationDate: isoOrNull(row.couponExpirationDate),
      productIds: products.map(({ productId }) => productId),
    },
  };
}

/** A code as it was typed; null for one that there is not, or is no more. */
export const findTypedCode = (db: Db, typed: string): Promise<KnownCode | null> => findCode(db, { typed });

/** The code of a cart; null when it was deleted since. */
export const findCodeById = (db: Db, id: string): Promise<KnownCode | null> => findCode(db, { id });

/** How often a customer has paid with a code. */
export const redemptionsOf = (db: Db, userId: string, discountCodeId: string): Promise<number> =>
  countRows(
    db.selectFrom('discountRedemptions').where('userId', '=', userId).where('discountCodeId', '=', discountCodeId),
  );

/** Counts a code as paid with, in the transaction of the payment; once for each checkout. */
export async function redeem(
  tx: Tx,
  checkout: { id: string; userId: string; discountCodeId: string | null; discountInCents: number },
  now: Date,
): Promise<void> {
  if (checkout.discountCodeId === null) return;
  await tx
    .insertInto('discountRedemptions')
    .values({
      checkoutId: checkout.id,
      discountCodeId: checkout.discountCodeId,
      userId: checkout.userId,
      amountInCents: checkout.discountInCents,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('checkoutId').doNothing())
    .execute();
}
