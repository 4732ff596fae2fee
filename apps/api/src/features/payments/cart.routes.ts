import { buyerOf } from '../../records/users/user.repository';
import { renderReceiptPdf } from '@troth/agreement/pdf';
import {
  type Cart,
  cartCreationSchema,
  cartItemCreationSchema,
  cartItemSchema,
  cartItemUpdateSchema,
  cartSchema,
  transactionStatusSchema,
} from '@troth/domain/purchases';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { together } from '../../kernel/database/read-together';
import { idParam } from '../../kernel/http/common-schemas';
import { operation, type Preparing } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { takeOutNotarization } from '../../records/case/pending-review';
import { chosenAttorneys } from '../../records/attorneys/chosen-attorneys';
import { findCouple } from '../../records/couples/couple';
import { type CartItemRow, type CartRow, cartRepository } from '../../records/payments/cart.repository';
import { checkoutRepository } from '../../records/payments/checkout.repository';
import { cartToChange, closePageOf } from './payment-page';
import { cartPolicy } from '../../records/payments/payment.policy';
import { presentCart, presentCartItem } from '../../records/payments/payment.presenter';
import { getProduct, type ProductRow, productsById } from '../../records/payments/product.repository';
import { attorneysOfLines, receiptPaper, receiptResponse } from './receipt-paper';
import { requireSellable, type Sale } from './sellable';

const cartParams = idParam.extend({ cartId: idSchema });
const itemParams = cartParams.extend({ itemId: idSchema });
const owned = ({ params }: { params: { id: string } }) => ({ userId: params.id });

/** The page that shows what is in the cart now closes before a change of it. */
const closeItsPage = (_body: unknown, { params, services }: Preparing<{ id: string; cartId: string }>): Promise<void> =>
  closePageOf(services, params.id, params.cartId);

/** A sale as a cart item keeps it. */
const saleFields = ({ beneficiaryUserIds, chosenAttorneyId }: Sale) => ({
  quantity: beneficiaryUserIds.length,
  beneficiaryUserId: beneficiaryUserIds.length === 1 ? beneficiaryUserIds[0] : null,
  chosenAttorneyId,
});

/** How these carts are shown: with their items and whom the buyer chose, and with what left them by a rule. */
async function presenterOf(
  tx: Tx,
  carts: readonly CartRow[],
  products: ReadonlyMap<string, ProductRow>,
): Promise<(cart: CartRow) => Cart> {
  const ids = carts.map(({ id }) => id);
  const [items, removed] = await together(cartRepository(tx).items(ids), cartRepository(tx).removedItems(ids));
  const attorneys = await chosenIn(tx, items);
  return (cart) => presentCart(cart, items, products, removed, attorneys);
}

const present = async (tx: Tx, cart: CartRow): Promise<Cart> =>
  (await presenterOf(tx, [cart], await productsById(tx)))(cart);

const chosenIn = (tx: Tx, items: readonly CartItemRow[]) =>
  chosenAttorneys(
    tx,
    items.map(({ chosenAttorneyId }) => chosenAttorneyId),
  );

const shared = {
  tag: 'payments',
  policy: cartPolicy,
  load: owned,
} as const;

export const cartOperations = [
  operation({
    ...shared,
    route: 'GET /users/{id}/carts',
    id: 'carts.list',
    summary: 'Carts of a person, newest first; `pending` gives the open one',
    params: idParam,
    query: z.object({ transactionStatus: transactionStatusSchema.optional() }),
    response: z.array(cartSchema),
    action: 'read',
    handle: async ({ tx, params, query }) => {
      const [carts, products] = await together(
        cartRepository(tx).list(params.id, query.transactionStatus ?? 'all'),
        productsById(tx),
      );
      return carts.map(await presenterOf(tx, carts, products));
    },
  }),
  operation({
    ...shared,
    route: 'POST /users/{id}/carts',
    id: 'carts.create',
    summary: 'Opens a cart, or gives the one that is open',
    params: idParam,
    body: cartCreationSchema,
    response: cartSchema,
    action: 'fill',
    handle: async ({ tx, params, now }) => {
      const cart = await cartRepository(tx).open(params.id, now);
      return present(tx, cart);
    },
  }),
  operation({
    ...shared,
    route: 'GET /users/{id}/carts/{cartId}',
    id: 'carts.read',
    summary: 'One cart with its items',
    params: cartParams,
    response: cartSchema,
    action: 'read',
    handle: async ({ tx, params }) => {
      const cart = await cartRepository(tx).get(params.id, params.cartId);
      return present(tx, cart);
    },
  }),
  operation({
    ...shared,
    route: 'GET /users/{id}/carts/{cartId}/receipt',
    id: 'carts.receipt',
    summary: 'The receipt of a paid cart, as PDF',
    isOurs: true,
    params: cartParams,
    produces: 'application/pdf',
    response: null,
    action: 'read',
    handle: async ({ tx, params }) => {
      const cart = await cartRepository(tx).get(params.id, params.cartId);
      const checkout = await checkoutRepository(tx).findPaid(cart.id);
      if (checkout === undefined) throw problem('NOT_FOUND');
      const buyer = await buyerOf(tx, params.id);
      const paper = receiptPaper(checkout, cart, buyer, await attorneysOfLines(tx, checkout));
      return async () => receiptResponse(await renderReceiptPdf(paper));
    },
  }),
  operation({
    ...shared,
    route: 'POST /users/{id}/carts/{cartId}/cart-items',
    id: 'cartItems.create',
    summary: 'Puts a product into a cart; one that is there already gets the new quantity',
    params: cartParams,
    body: cartItemCreationSchema,
    response: cartItemSchema,
    status: 201,
    action: 'fill',
    prepare: closeItsPage,
    handle: async (call) => {
      const { tx, params, body, now } = call;
      const cart = await cartToChange(call, params.id, params.cartId);
      const product = await getProduct(tx, body.productId);
      const couple = await findCouple(tx, params.id);
      const fields = saleFields(
        await requireSellable(tx, product, couple, {
          quantity: body.quantity,
          beneficiaryUserId: body.beneficiaryUserId ?? null,
          chosenAttorneyId: body.chosenAttorneyId ?? null,
        }),
      );
      const carts = cartRepository(tx);
      if (couple !== null && product.productType === 'REPRESENTATION') await takeOutNotarization(call, couple, cart);
      const present = (await carts.items([cart.id])).find((item) => item.productId === product.id);
      const item =
        present === undefined
          ? await carts.addItem(cart, { productId: product.id, ...fields }, now)
          : await carts.changeItem(present, fields, now);
      return presentCartItem(item, product, await chosenIn(tx, [item]));
    },
  }),
  operation({
    ...shared,
    route: 'PATCH /users/{id}/carts/{cartId}/cart-items/{itemId}',
    id: 'cartItems.update',
    summary: 'Changes the quantity or the chosen attorney of an item',
    params: itemParams,
    body: cartItemUpdateSchema,
    response: cartItemSchema,
    action: 'fill',
    prepare: closeItsPage,
    handle: async (call) => {
      const { tx, params, body, now } = call;
      const cart = await cartToChange(call, params.id, params.cartId);
      const item = await cartRepository(tx).getItem(cart.id, params.itemId);
      const product = await getProduct(tx, item.productId);
      const quantity = body.quantity ?? item.quantity;
      const sale = await requireSellable(tx, product, await findCouple(tx, params.id), {
        quantity,
        beneficiaryUserId:
          body.beneficiaryUserId === undefined && quantity === 1
            ? item.beneficiaryUserId
            : (body.beneficiaryUserId ?? null),
        chosenAttorneyId: body.chosenAttorneyId === undefined ? item.chosenAttorneyId : body.chosenAttorneyId,
      });
      const changed = await cartRepository(tx).changeItem(item, saleFields(sale), now);
      return presentCartItem(changed, product, await chosenIn(tx, [changed]));
    },
  }),
  operation({
    ...shared,
    route: 'DELETE /users/{id}/carts/{cartId}/cart-items/{itemId}',
    id: 'cartItems.delete',
    summary: 'Takes an item out of a cart',
    params: itemParams,
    response: null,
    action: 'fill',
    prepare: closeItsPage,
    handle: async (call) => {
      const cart = await cartToChange(call, call.params.id, call.params.cartId);
      const item = await cartRepository(call.tx).getItem(cart.id, call.params.itemId);
      await cartRepository(call.tx).changeItem(item, { deletedAt: call.now }, call.now);
      return null;
    },
  }),
];
