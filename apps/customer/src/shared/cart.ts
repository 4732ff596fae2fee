import { api, unwrap } from '@troth/portal/api';

/** Opens the cart: the open one, or a new one. @param key Of the whole attempt, which a repeat shares. */
export const openCart = (userId: string, key: string) =>
  unwrap(
    api.POST('/users/{id}/carts', {
      params: { path: { id: userId } },
      body: { cartStatus: 'UNPAID' },
      headers: { 'Idempotency-Key': `${key}-cart` },
    }),
  );

type Cart = Awaited<ReturnType<typeof openCart>>;

export interface CartOrder {
  readonly productId: string;
  readonly quantity: number;
  readonly beneficiaryUserId?: string | null;
  readonly chosenAttorneyId?: string | null;
}

/** Puts an order into the cart, in place of what it held of that product. */
export const putIntoCart = (userId: string, cart: Cart, order: CartOrder, key: string) =>
  unwrap(
    api.POST('/users/{id}/carts/{cartId}/cart-items', {
      params: { path: { id: userId, cartId: cart.id } },
      body: order,
      headers: { 'Idempotency-Key': `${key}-item` },
    }),
  );

/** The open cart with one of a product in it. @param productId Null leaves the cart as it is. */
export async function cartWith(userId: string, productId: string | null, key: string): Promise<Cart> {
  const cart = await openCart(userId, key);
  if (productId !== null && !cart.cartItems.some((item) => item.productId === productId))
    await putIntoCart(userId, cart, { productId, quantity: 1 }, key);
  return cart;
}
