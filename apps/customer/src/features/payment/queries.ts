import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type Product = components['schemas']['Product'];
export type Cart = components['schemas']['Cart'];
export type CheckoutSession = components['schemas']['CheckoutSession'];

export const productsQuery = () =>
  queryOptions({ queryKey: ['products'], queryFn: ({ signal }) => unwrap(api.GET('/products', { signal })) });

/** What the person bought, or was bought for them. */
export const purchasesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'purchase-items'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/users/{id}/purchase-items', { params: { path: { id: userId } }, signal })),
  });

/** The open cart, if there is one: customer spec §7, "the customer screen asks for pending". */
export const openCartQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'carts', 'pending'],
    queryFn: async ({ signal }): Promise<Cart | null> => {
      const carts = await unwrap(
        api.GET('/users/{id}/carts', {
          params: { path: { id: userId }, query: { transactionStatus: 'pending' } },
          signal,
        }),
      );
      return carts[0] ?? null;
    },
  });

/** How a visit to the payment page ended, asked of the payment provider; asking again does no harm. */
export const checkoutQuery = (userId: string, sessionId: string) =>
  queryOptions({
    queryKey: ['checkout', userId, sessionId],
    queryFn: ({ signal }) =>
      unwrap(
        api.POST('/users/{id}/checkout/{sessionId}/reconcile', { params: { path: { id: userId, sessionId } }, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * Puts the product into the open cart, unless it is there, and opens the payment page.
 * @param key Of the whole attempt: the same one when it is repeated after a lost connection.
 */
export async function startCheckout(userId: string, product: Product, key: string): Promise<CheckoutSession> {
  const path = { id: userId };
  const cart = await unwrap(
    api.POST('/users/{id}/carts', {
      params: { path },
      body: { cartStatus: 'UNPAID' },
      headers: { 'Idempotency-Key': `${key}-cart` },
    }),
  );
  if (!cart.cartItems.some((item) => item.productId === product.id && item.deletedAt === null)) {
    await unwrap(
      api.POST('/users/{id}/carts/{cartId}/cart-items', {
        params: { path: { ...path, cartId: cart.id } },
        body: { productId: product.id, quantity: 1 },
        headers: { 'Idempotency-Key': `${key}-item` },
      }),
    );
  }
  return unwrap(
    api.POST('/users/{id}/checkout', {
      params: { path },
      body: { cartId: cart.id },
      headers: { 'Idempotency-Key': key },
    }),
  );
}

export const removeCartItem = (userId: string, cartId: string, itemId: string) =>
  unwrap(
    api.DELETE('/users/{id}/carts/{cartId}/cart-items/{itemId}', { params: { path: { id: userId, cartId, itemId } } }),
  );
