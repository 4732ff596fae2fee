import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';
import { notFound, problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';

export type CouponRow = Selectable<Schema['coupons']>;
export type CodeRow = Selectable<Schema['discountCodes']>;

export interface Usage {
  readonly redemptions: number;
  readonly givenAwayInCents: number;
}

export const UNUSED: Usage = { redemptions: 0, givenAwayInCents: 0 };

/** By code. */
export async function usageOf(tx: Tx, codeIds: readonly string[]): Promise<Map<string, Usage>> {
  if (codeIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('discountRedemptions')
    .select('discountCodeId')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('amountInCents').as('sum')])
    .where('discountCodeId', 'in', codeIds)
    .groupBy('discountCodeId')
    .execute();
  return new Map(
    rows.map(({ discountCodeId, count, sum }) => [
      discountCodeId,
      { redemptions: Number(count), givenAwayInCents: Number(sum) },
    ]),
  );
}

/** Codes with what each gave away, the newest first: all of them, or a coupon's. */
export async function codesWithUsage(tx: Tx, couponId?: string) {
  const rows = await tx
    .selectFrom('discountCodes')
    .selectAll()
    .where('deletedAt', 'is', null)
    .$if(couponId !== undefined, (query) => query.where('couponId', '=', couponId ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  const usage = await usageOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((code) => ({ code, usage: usage.get(code.id) ?? UNUSED }));
}

/** The newest first. */
export const listCoupons = (tx: Tx): Promise<CouponRow[]> =>
  tx
    .selectFrom('coupons')
    .selectAll()
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

export const productsOfCoupons = (tx: Tx, couponIds: readonly string[]) =>
  tx.selectFrom('couponProducts').selectAll().where('couponId', 'in', couponIds).execute();

export const codesOfCoupons = (tx: Tx, couponIds: readonly string[]) =>
  tx
    .selectFrom('discountCodes')
    .select(['id', 'couponId'])
    .where('couponId', 'in', couponIds)
    .where('deletedAt', 'is', null)
    .execute();

/** @throws Problem NOT_FOUND */
export const holdCoupon = (tx: Tx, id: string): Promise<CouponRow> =>
  tx
    .selectFrom('coupons')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

/** @throws Problem NOT_FOUND */
export const holdCode = (tx: Tx, id: string): Promise<CodeRow> =>
  tx
    .selectFrom('discountCodes')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

/** @throws Problem ALREADY_EXISTS for a name that another code has, in whatever letters. */
export async function requireUnused(tx: Tx, codeKey: string, exceptId: string | null): Promise<void> {
  // Two at once with one name stand in line here; the index would refuse the second in words of its own.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`discount code ${codeKey}`}, 0))`.execute(tx);
  const same = await tx
    .selectFrom('discountCodes')
    .select('id')
    .where('codeKey', '=', codeKey)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (same !== undefined && same.id !== exceptId) {
    throw problem('ALREADY_EXISTS', { detail: text('discount.codeTaken') });
  }
}

/** A coupon of some products, or of all that allow discounts when none is named. */
export async function insertCoupon(
  tx: Tx,
  coupon: Insertable<Schema['coupons']>,
  productIds: readonly string[],
): Promise<CouponRow> {
  const row = await tx.insertInto('coupons').values(coupon).returningAll().executeTakeFirstOrThrow();
  if (productIds.length > 0) {
    await tx
      .insertInto('couponProducts')
      .values(productIds.map((productId) => ({ couponId: row.id, productId })))
      .execute();
  }
  return row;
}

export const insertCode = (tx: Tx, code: Insertable<Schema['discountCodes']>): Promise<CodeRow> =>
  tx.insertInto('discountCodes').values(code).returningAll().executeTakeFirstOrThrow();

export const updateCode = (tx: Tx, id: string, changes: Updateable<Schema['discountCodes']>): Promise<CodeRow> =>
  tx.updateTable('discountCodes').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
