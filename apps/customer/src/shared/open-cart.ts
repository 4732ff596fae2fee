import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type Cart = components['schemas']['Cart'];

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
