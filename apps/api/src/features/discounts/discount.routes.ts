import { createHash } from 'node:crypto';
import {
  codeRefusal,
  couponCreationSchema,
  couponSchema,
  discountCodeCreationSchema,
  discountCodeKey,
  discountCodeSchema,
  discountCodeUpdateSchema,
  discountedProducts,
  productSchema,
} from '@troth/domain/purchases';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import { createdBy } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { csvReply } from '../../kernel/http/csv';
import { idParam } from '../../kernel/http/common-schemas';
import { expectedTag } from '../../kernel/http/if-match';
import { noSubject, operation } from '../../kernel/http/operation';
import { isoOrNull, present, presentEntity } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import {
  type CodeRow,
  type CouponRow,
  codesOfCoupons,
  codesWithUsage,
  holdCode,
  holdCoupon,
  insertCode,
  insertCoupon,
  listCoupons,
  productsOfCoupons,
  requireUnused,
  UNUSED,
  updateCode,
  type Usage,
  usageOf,
} from '../../records/payments/coupon.repository';
import { discountPolicy } from '../../records/payments/payment.policy';
import { presentProduct } from '../../records/payments/payment.presenter';
import { listProducts } from '../../records/payments/product.repository';

const usageShape = {
  /** How often it was paid with. */
  redemptions: z.int(),
  /** What it took off altogether, in cents. */
  givenAwayInCents: z.int(),
};

const adminCouponSchema = couponSchema
  .extend({
    ...usageShape,
    codes: z.int(),
    /** What a cart of each product that it covers would cost. */
    products: z.array(
      z.object({
        productId: idSchema,
        title: z.string(),
        priceInCents: z.int(),
        afterInCents: z.int(),
        /** 1 to 49 cents would be left: at checkout it takes nothing off. */
        leavesTooLittle: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'AdminCoupon', description: 'A coupon with what it gave away. Portals spec §7.' });

const adminCodeSchema = discountCodeSchema
  .extend({ ...usageShape, /** What a change is based on, for `If-Match`. */ version: z.string() })
  .meta({ id: 'AdminDiscountCode', description: 'A code with what it gave away. Portals spec §7.' });

async function presentCoupons(tx: Tx, rows: readonly CouponRow[]): Promise<z.input<typeof adminCouponSchema>[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const covered = await productsOfCoupons(tx, ids);
  const codes = await codesOfCoupons(tx, ids);
  const usage = await usageOf(
    tx,
    codes.map(({ id }) => id),
  );
  const products = await listProducts(tx);
  return rows.map((row) => {
    const own = codes.filter(({ couponId }) => couponId === row.id);
    const used = own.map(({ id }) => usage.get(id) ?? UNUSED);
    const productIds = covered.filter(({ couponId }) => couponId === row.id).map(({ productId }) => productId);
    const { percentOff, amountOffInCents } = row;
    const terms = { percentOff, amountOffInCents, expirationDate: isoOrNull(row.expirationDate), productIds };
    return {
      ...presentEntity(row),
      name: row.name,
      ...terms,
      codes: own.length,
      redemptions: used.reduce((sum, { redemptions }) => sum + redemptions, 0),
      givenAwayInCents: used.reduce((sum, { givenAwayInCents }) => sum + givenAwayInCents, 0),
      products: discountedProducts(products, terms)
        .filter(({ afterInCents, priceInCents }) => afterInCents < priceInCents)
        .map((product) => ({
          ...product,
          title: products.find(({ id }) => id === product.productId)?.title ?? '',
        })),
    };
  });
}

const versionOf = (row: CodeRow): string =>
  createHash('sha256')
    .update(JSON.stringify([row.id, row.code, row.expirationDate, row.maxRedemptionsPerCustomer, row.isActive]))
    .digest('hex')
    .slice(0, 32);

const presentCode = (row: CodeRow, usage: Usage): z.input<typeof adminCodeSchema> => ({
  ...present(discountCodeSchema, row),
  ...usage,
  version: versionOf(row),
});

const refuse = (refusal: 'OUTLASTS' | 'CODE_USED' | 'NO_DISCOUNTS') =>
  problem('REFUSED_BY_RULE', { detail: text(`discount.refusal.${refusal}`), reason: refusal });

const dateOf = (instant: string | null | undefined): Date | null => (instant == null ? null : new Date(instant));

const CODE_COLUMNS = [
  'coupon',
  'percent_off',
  'amount_off_in_cents',
  'code',
  'active',
  'expires_at',
  'most_per_customer',
  'redemptions',
  'given_away_in_cents',
];

const shared = {
  tag: 'discounts',
  policy: discountPolicy,
  load: noSubject,
} as const;

export const discountOperations = [
  operation({
    ...shared,
    route: 'GET /admin/discounts/products',
    id: 'discounts.listProducts',
    summary: 'The products that allow discounts',
    response: z.array(productSchema),
    action: 'read',
    handle: async ({ tx }) =>
      (await listProducts(tx)).filter(({ discountsAllowed }) => discountsAllowed).map(presentProduct),
  }),
  operation({
    ...shared,
    route: 'GET /admin/discounts/coupons',
    id: 'discounts.listCoupons',
    summary: 'Coupons with what they gave away and what each product would cost, the newest first',
    response: z.array(adminCouponSchema),
    action: 'read',
    handle: async ({ tx }) => presentCoupons(tx, await listCoupons(tx)),
  }),
  operation({
    ...shared,
    route: 'GET /admin/discounts/export',
    id: 'discounts.export',
    summary: 'Coupons and their codes as CSV, with what each gave away',
    isOurs: true,
    changes: true,
    produces: 'text/csv',
    response: null,
    action: 'read',
    handle: async ({ tx, audit }) => {
      const coupons = await listCoupons(tx);
      const codes = await codesWithUsage(tx);
      audit({ subjectKind: 'discountCodes', count: codes.length });
      return csvReply(
        'discount-codes.csv',
        CODE_COLUMNS,
        codes.map(({ code, usage: { redemptions, givenAwayInCents } }) => {
          const coupon = coupons.find(({ id }) => id === code.couponId);
          return [
            coupon?.name ?? null,
            coupon?.percentOff ?? null,
            coupon?.amountOffInCents ?? null,
            code.code,
            code.isActive,
            isoOrNull(code.expirationDate),
            code.maxRedemptionsPerCustomer,
            redemptions,
            givenAwayInCents,
          ];
        }),
      );
    },
  }),
  operation({
    ...shared,
    route: 'POST /admin/discounts/coupons',
    id: 'discounts.createCoupon',
    summary: 'Creates a coupon: a percentage or an amount, of all products that allow discounts or of some of them',
    body: couponCreationSchema,
    response: adminCouponSchema,
    status: 201,
    action: 'create',
    handle: async ({ tx, body, actor, now, audit }) => {
      const productIds = [...new Set(body.productIds ?? [])];
      const products = await listProducts(tx);
      for (const productId of productIds) {
        if (products.find(({ id }) => id === productId)?.discountsAllowed !== true) throw refuse('NO_DISCOUNTS');
      }
      const by = personOf(actor).id;
      const row = await insertCoupon(
        tx,
        {
          name: body.name.trim(),
          percentOff: body.percentOff ?? null,
          amountOffInCents: body.amountOffInCents ?? null,
          expirationDate: dateOf(body.expirationDate),
          ...createdBy(by, now),
        },
        productIds,
      );
      audit({ subjectKind: 'coupon', subjectId: row.id });
      const [coupon] = await presentCoupons(tx, [row]);
      if (coupon === undefined) throw problem('NOT_FOUND');
      return coupon;
    },
  }),
  operation({
    ...shared,
    route: 'GET /admin/discounts/coupons/{id}/discount-codes',
    id: 'discounts.listCodes',
    summary: 'The codes of a coupon, with what each gave away',
    params: idParam,
    response: z.array(adminCodeSchema),
    action: 'read',
    handle: async ({ tx, params }) => {
      const coupon = await holdCoupon(tx, params.id);
      return (await codesWithUsage(tx, coupon.id)).map(({ code, usage }) => presentCode(code, usage));
    },
  }),
  operation({
    ...shared,
    route: 'POST /admin/discounts/coupons/{id}/discount-codes',
    id: 'discounts.createCode',
    summary: 'Creates a code of a coupon; its name is unique without regard to case',
    params: idParam,
    body: discountCodeCreationSchema,
    response: adminCodeSchema,
    status: 201,
    action: 'create',
    handle: async ({ tx, params, body, actor, now, audit }) => {
      const coupon = await holdCoupon(tx, params.id);
      const couponExpirationDate = isoOrNull(coupon.expirationDate);
      const wanted = { code: body.code, expirationDate: body.expirationDate ?? null };
      const refusal = codeRefusal(wanted, { couponExpirationDate, code: null, redemptions: 0 });
      if (refusal !== null) throw refuse(refusal);
      const codeKey = discountCodeKey(body.code);
      await requireUnused(tx, codeKey, null);
      const by = personOf(actor).id;
      const row = await insertCode(tx, {
        couponId: coupon.id,
        code: body.code,
        codeKey,
        expirationDate: dateOf(body.expirationDate),
        maxRedemptionsPerCustomer: body.maxRedemptionsPerCustomer ?? null,
        ...createdBy(by, now),
      });
      audit({ subjectKind: 'discountCode', subjectId: row.id });
      return presentCode(row, UNUSED);
    },
  }),
  operation({
    ...shared,
    route: 'PATCH /admin/discounts/discount-codes/{id}',
    id: 'discounts.updateCode',
    summary: 'Changes when a code ends, its limit, or whether it is on; its name only before anybody paid with it',
    description:
      '`If-Match` takes the version of the code that the admin saw. A different one answers 409 with the current code. Payment pages already open keep the code.',
    params: idParam,
    body: discountCodeUpdateSchema,
    response: adminCodeSchema,
    action: 'update',
    handle: async ({ tx, params, body, request, actor, now, audit }) => {
      const row = await holdCode(tx, params.id);
      const coupon = await holdCoupon(tx, row.couponId);
      const usage = (await usageOf(tx, [row.id])).get(row.id) ?? UNUSED;
      const expected = expectedTag(request);
      if (expected !== null && expected !== versionOf(row)) {
        throw problem('VERSION_CONFLICT', { extensions: { current: presentCode(row, usage) } });
      }
      const code = body.code ?? row.code;
      const expirationDate = body.expirationDate === undefined ? row.expirationDate : dateOf(body.expirationDate);
      const refusal = codeRefusal(
        { code, expirationDate: isoOrNull(expirationDate) },
        {
          couponExpirationDate: isoOrNull(coupon.expirationDate),
          code: row.code,
          redemptions: usage.redemptions,
        },
      );
      if (refusal !== null) throw refuse(refusal);
      const codeKey = discountCodeKey(code);
      if (codeKey !== row.codeKey) await requireUnused(tx, codeKey, row.id);
      const changed = await updateCode(tx, row.id, {
        code,
        codeKey,
        expirationDate,
        maxRedemptionsPerCustomer:
          body.maxRedemptionsPerCustomer === undefined ? row.maxRedemptionsPerCustomer : body.maxRedemptionsPerCustomer,
        isActive: body.isActive ?? row.isActive,
        updatedAt: now,
        updatedById: personOf(actor).id,
      });
      audit({ subjectKind: 'discountCode', subjectId: row.id });
      return presentCode(changed, usage);
    },
  }),
];
