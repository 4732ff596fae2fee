import { DISCOUNT_REFUSALS, promoCodeSchema } from '@troth/domain/purchases';
import { amountSchema, idSchema, shortText } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { type CartRow, cartRepository } from '../../records/payments/cart.repository';
import { cartToChange, closePageOf } from './payment-page';
import { findCodeById, findTypedCode } from '../../records/payments/discount.repository';
import { cartPolicy } from '../../records/payments/payment.policy';
import { priceCart, refusalOf, refusalText } from './price-cart';
import { productsById } from '../../records/payments/product.repository';

const cartParams = idParam.extend({ cartId: idSchema });

const cartTotalsSchema = z
  .object({
    subtotalInCents: amountSchema,
    discountInCents: amountSchema,
    /** What is to be paid. */
    totalInCents: amountSchema,
    /** The code on the cart, as it is written; null when there is none. */
    promoCode: z.string().nullable(),
    /** Why the code takes nothing off now; null when it does. */
    refusal: z
      .enum(DISCOUNT_REFUSALS)
      .meta({ id: 'DiscountRefusal', description: 'Why a code takes nothing off.' })
      .nullable(),
    /** The same in words. */
    refusalText: z.string().nullable(),
  })
  .meta({ id: 'CartTotals', description: 'What a cart costs, with the discount of its code.' });

async function linesOf(tx: Tx, cart: CartRow) {
  const products = await productsById(tx);
  const items = await cartRepository(tx).items([cart.id]);
  const lines = items.map(({ productId, quantity }) => ({
    productId,
    quantity,
    unitPriceInCents: products.get(productId)?.priceInCents ?? 0,
  }));
  return { products, lines };
}

async function totalsOf(tx: Tx, cart: CartRow, now: Date): Promise<z.infer<typeof cartTotalsSchema>> {
  const { products, lines } = await linesOf(tx, cart);
  const { code, refusal, subtotalInCents, discountInCents, totalInCents } = await priceCart(
    tx,
    cart,
    lines,
    products,
    now,
  );
  return {
    subtotalInCents,
    discountInCents,
    totalInCents,
    promoCode: code?.code ?? null,
    refusal,
    refusalText: refusal === null ? null : refusalText(refusal),
  };
}

const setCode = (tx: Tx, cart: CartRow, discountCodeId: string | null, now: Date): Promise<CartRow> =>
  cartRepository(tx).setCode(cart.id, discountCodeId, now);

export const promoCodeOperations = [
  operation({
    route: 'GET /users/{id}/carts/{cartId}/totals',
    id: 'carts.totals',
    summary: 'What a cart costs now, with the discount of its code',
    tag: 'payments',
    isOurs: true,
    params: cartParams,
    response: cartTotalsSchema,
    policy: cartPolicy,
    action: 'read',
    load: ({ params }) => ({ userId: params.id }),
    handle: async ({ tx, params, now }) => totalsOf(tx, await cartRepository(tx).get(params.id, params.cartId), now),
  }),
  operation({
    route: 'POST /users/{id}/carts/{cartId}/promo-codes',
    id: 'carts.addPromoCode',
    summary: 'Puts a discount code on a cart, in place of the one that is there',
    description:
      'A cart has one code. One that takes nothing off is refused with the reason, and the former one stays.',
    tag: 'payments',
    params: cartParams,
    body: promoCodeSchema,
    limit: 'PROMO_CODES',
    response: cartTotalsSchema,
    policy: cartPolicy,
    action: 'fill',
    load: ({ params }) => ({ userId: params.id }),
    prepare: (_body, { params, services }) => closePageOf(services, params.id, params.cartId),
    handle: async (call) => {
      const { tx, params, body, now } = call;
      const cart = await cartToChange(call, params.id, params.cartId);
      const code = await findTypedCode(tx, body.promoCode);
      const refusal = await refusalOf(tx, code, { userId: params.id, ...(await linesOf(tx, cart)), now });
      if (code === null || refusal !== null) {
        throw problem('REFUSED_BY_RULE', { detail: refusalText(refusal ?? 'UNKNOWN') });
      }
      return totalsOf(tx, await setCode(tx, cart, code.id, now), now);
    },
  }),
  operation({
    route: 'DELETE /users/{id}/carts/{cartId}/promo-codes',
    id: 'carts.removePromoCode',
    summary: 'Takes the discount code off a cart',
    tag: 'payments',
    params: cartParams,
    /** Which code, where the caller wants to be sure; the one that is there otherwise. */
    query: z.object({ promoCode: shortText.optional() }),
    response: null,
    policy: cartPolicy,
    action: 'fill',
    load: ({ params }) => ({ userId: params.id }),
    prepare: (_body, { params, services }) => closePageOf(services, params.id, params.cartId),
    handle: async (call) => {
      const { tx, params, query, now } = call;
      const cart = await cartToChange(call, params.id, params.cartId);
      if (query.promoCode !== undefined) {
        const named = await findTypedCode(tx, query.promoCode);
        const present = cart.discountCodeId === null ? null : await findCodeById(tx, cart.discountCodeId);
        if (named === null || named.id !== present?.id) throw problem('NOT_FOUND');
      }
      await setCode(tx, cart, null, now);
      return null;
    },
  }),
];
