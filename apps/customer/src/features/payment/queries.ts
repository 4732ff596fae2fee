import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';
import { cartWith } from '../../shared/cart';

export type Product = components['schemas']['Product'];
export type CartTotals = components['schemas']['CartTotals'];
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

/** What the person paid for, the latest first. */
export const paidCartsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'carts', 'completed'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/carts', {
          params: { path: { id: userId }, query: { transactionStatus: 'completed' } },
          signal,
        }),
      ),
  });

/** What the cart costs with its code; null while there is no cart. */
export const cartTotalsQuery = (userId: string, cartId: string | null) =>
  queryOptions({
    queryKey: ['users', userId, 'carts', cartId, 'totals'],
    queryFn: async ({ signal }): Promise<CartTotals | null> =>
      cartId === null
        ? null
        : unwrap(api.GET('/users/{id}/carts/{cartId}/totals', { params: { path: { id: userId, cartId } }, signal })),
  });

/**
 * How a visit to the payment page ended, asked of the payment provider; asking again does no harm. It stands under the
 * person, so that it is asked again when the payment settles while the page is open.
 */
export const checkoutQuery = (userId: string, sessionId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'checkout', sessionId],
    queryFn: ({ signal }) =>
      unwrap(
        api.POST('/users/{id}/checkout/{sessionId}/reconcile', { params: { path: { id: userId, sessionId } }, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Opens the payment page for the open cart. @param product Put into it, unless it is there. */
export async function startCheckout(userId: string, product: Product | null, key: string): Promise<CheckoutSession> {
  const cart = await cartWith(userId, product?.id ?? null, key);
  return unwrap(
    api.POST('/users/{id}/checkout', {
      params: { path: { id: userId } },
      body: { cartId: cart.id },
      headers: { 'Idempotency-Key': key },
    }),
  );
}

/** Puts a code on the open cart; a code takes off what is in it, so the product goes there first. */
export async function addPromoCode(userId: string, product: Product | null, promoCode: string): Promise<CartTotals> {
  const cart = await cartWith(userId, product?.id ?? null, crypto.randomUUID());
  return unwrap(
    api.POST('/users/{id}/carts/{cartId}/promo-codes', {
      params: { path: { id: userId, cartId: cart.id } },
      body: { promoCode },
    }),
  );
}

export const removePromoCode = (userId: string, cartId: string) =>
  unwrap(api.DELETE('/users/{id}/carts/{cartId}/promo-codes', { params: { path: { id: userId, cartId } } }));

/** The receipt of a paid cart, as PDF. */
export const fetchReceipt = (userId: string, cartId: string): Promise<Blob> =>
  unwrap(
    api.GET('/users/{id}/carts/{cartId}/receipt', {
      params: { path: { id: userId, cartId } },
      parseAs: 'blob',
    }),
  );

export const removeCartItem = (userId: string, cartId: string, itemId: string) =>
  unwrap(
    api.DELETE('/users/{id}/carts/{cartId}/cart-items/{itemId}', { params: { path: { id: userId, cartId, itemId } } }),
  );
