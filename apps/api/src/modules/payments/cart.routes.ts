import {
  cartCreationSchema,
  cartItemCreationSchema,
  cartItemSchema,
  cartItemUpdateSchema,
  cartSchema,
  transactionStatusSchema,
} from '@troth/domain/purchases';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { idParam } from '../../http/common-schemas';
import { operation, type Work } from '../../http/operation';
import { problem } from '../../http/problem';
import { text } from '../../texts';
import { findCouple } from '../journey/couple';
import { type CartRow, cartRepository } from './cart.repository';
import { closeOpenPage } from './checkout';
import { cartPolicy } from './payment.policy';
import { presentCart, presentCartItem } from './payment.presenter';
import { getProduct, productsById } from './product.repository';
import { requireSellable, sellableQuantity } from './sellable';

const cartParams = idParam.extend({ cartId: idSchema });
const itemParams = cartParams.extend({ itemId: idSchema });
const owned = ({ params }: { params: { id: string } }) => ({ userId: params.id });

/** The cart, to be changed: unpaid, and with no payment page left open that shows the former contents. */
async function cartToChange(work: Work, userId: string, cartId: string): Promise<CartRow> {
  await findCouple(work.tx, userId, 'change');
  const cart = await cartRepository(work.tx).get(userId, cartId, 'change');
  if (cart.cartStatus === 'PAID') throw problem('CONFLICT', { detail: text('payment.cartPaid') });
  await closeOpenPage(work, cart.id);
  return cart;
}

export const cartOperations = [
  operation({
    route: 'GET /users/{id}/carts',
    id: 'carts.list',
    summary: 'Carts of a person, newest first; `pending` gives the open one',
    tag: 'payments',
    params: idParam,
    query: z.object({ transactionStatus: transactionStatusSchema.optional() }),
    response: z.array(cartSchema),
    policy: cartPolicy,
    action: 'read',
    load: owned,
    handle: async ({ tx, params, query }) => {
      const carts = await cartRepository(tx).list(params.id, query.transactionStatus ?? 'all');
      const items = await cartRepository(tx).items(carts.map((cart) => cart.id));
      const products = await productsById(tx);
      return carts.map((cart) => presentCart(cart, items, products));
    },
  }),
  operation({
    route: 'POST /users/{id}/carts',
    id: 'carts.create',
    summary: 'Opens a cart, or gives the one that is open',
    tag: 'payments',
    params: idParam,
    body: cartCreationSchema,
    response: cartSchema,
    policy: cartPolicy,
    action: 'fill',
    load: owned,
    handle: async ({ tx, params, now }) => {
      const cart = await cartRepository(tx).open(params.id, now);
      return presentCart(cart, await cartRepository(tx).items([cart.id]), await productsById(tx));
    },
  }),
  operation({
    route: 'GET /users/{id}/carts/{cartId}',
    id: 'carts.read',
    summary: 'One cart with its items',
    tag: 'payments',
    params: cartParams,
    response: cartSchema,
    policy: cartPolicy,
    action: 'read',
    load: owned,
    handle: async ({ tx, params }) => {
      const cart = await cartRepository(tx).get(params.id, params.cartId);
      return presentCart(cart, await cartRepository(tx).items([cart.id]), await productsById(tx));
    },
  }),
  operation({
    route: 'POST /users/{id}/carts/{cartId}/cart-items',
    id: 'cartItems.create',
    summary: 'Puts a product into a cart; one that is there already gets the new quantity',
    tag: 'payments',
    params: cartParams,
    body: cartItemCreationSchema,
    response: cartItemSchema,
    status: 201,
    policy: cartPolicy,
    action: 'fill',
    load: owned,
    handle: async (call) => {
      const { tx, params, body, now } = call;
      const cart = await cartToChange(call, params.id, params.cartId);
      const product = await getProduct(tx, body.productId);
      await requireSellable(tx, product, await findCouple(tx, params.id), params.id);
      const quantity = sellableQuantity(product, body.quantity);
      const carts = cartRepository(tx);
      const present = (await carts.items([cart.id])).find((item) => item.productId === product.id);
      const item =
        present === undefined
          ? await carts.addItem(
              cart,
              { productId: product.id, quantity, chosenAttorneyId: body.chosenAttorneyId ?? null },
              now,
            )
          : await carts.changeItem(present, { quantity }, now);
      return presentCartItem(item, product);
    },
  }),
  operation({
    route: 'PATCH /users/{id}/carts/{cartId}/cart-items/{itemId}',
    id: 'cartItems.update',
    summary: 'Changes the quantity or the chosen attorney of an item',
    tag: 'payments',
    params: itemParams,
    body: cartItemUpdateSchema,
    response: cartItemSchema,
    policy: cartPolicy,
    action: 'fill',
    load: owned,
    handle: async (call) => {
      const { tx, params, body, now } = call;
      const cart = await cartToChange(call, params.id, params.cartId);
      const item = await cartRepository(tx).getItem(cart.id, params.itemId);
      const product = (await productsById(tx)).get(item.productId);
      const quantity =
        body.quantity === undefined || product === undefined ? undefined : sellableQuantity(product, body.quantity);
      const changed = await cartRepository(tx).changeItem(
        item,
        {
          ...(quantity === undefined ? {} : { quantity }),
          ...(body.chosenAttorneyId === undefined ? {} : { chosenAttorneyId: body.chosenAttorneyId }),
        },
        now,
      );
      return presentCartItem(changed, product);
    },
  }),
  operation({
    route: 'DELETE /users/{id}/carts/{cartId}/cart-items/{itemId}',
    id: 'cartItems.delete',
    summary: 'Takes an item out of a cart',
    tag: 'payments',
    params: itemParams,
    response: null,
    policy: cartPolicy,
    action: 'fill',
    load: owned,
    handle: async (call) => {
      const cart = await cartToChange(call, call.params.id, call.params.cartId);
      const item = await cartRepository(call.tx).getItem(cart.id, call.params.itemId);
      await cartRepository(call.tx).changeItem(item, { deletedAt: call.now }, call.now);
      return null;
    },
  }),
];
