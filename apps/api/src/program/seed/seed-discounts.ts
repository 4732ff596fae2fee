import { discountCodeKey } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';

const DAY_MS = 86_400_000;

/** Codes to try: one that takes a part off, one an amount, one everything, and one that is over. */
const demoDiscounts = [
  { code: 'WELCOME10', name: 'Welcome, 10%', percentOff: 10, maxRedemptionsPerCustomer: 1 },
  { code: 'TAKE50', name: '$50 off', amountOffInCents: 5_000 },
  { code: 'GIFT', name: 'A gift', percentOff: 100, maxRedemptionsPerCustomer: 1 },
  { code: 'LASTYEAR', name: 'Last year, 25%', percentOff: 25, isOver: true },
] as const satisfies readonly {
  code: string;
  name: string;
  percentOff?: number;
  amountOffInCents?: number;
  maxRedemptionsPerCustomer?: number;
  isOver?: true;
}[];

export const demoDiscountKeys: readonly string[] = demoDiscounts.map(({ code }) => discountCodeKey(code));

/** Makes the demo discount codes. */
export async function seedDiscounts(tx: Tx, now: Date): Promise<void> {
  for (const discount of demoDiscounts) {
    const { id } = await tx
      .insertInto('coupons')
      .values({
        name: discount.name,
        percentOff: 'percentOff' in discount ? discount.percentOff : null,
        amountOffInCents: 'amountOffInCents' in discount ? discount.amountOffInCents : null,
        createdAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('discountCodes')
      .values({
        couponId: id,
        code: discount.code,
        codeKey: discountCodeKey(discount.code),
        maxRedemptionsPerCustomer: 'maxRedemptionsPerCustomer' in discount ? discount.maxRedemptionsPerCustomer : null,
        expirationDate: 'isOver' in discount ? new Date(now.getTime() - DAY_MS) : null,
        createdAt: now,
      })
      .execute();
  }
}
