import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type PurchaseItem = components['schemas']['AdminPurchaseItem'];
export type PurchaseQuery = NonNullable<operations['adminPurchases.list']['parameters']['query']>;

/** Purchases with their money, what happened last first. */
export const purchasesQuery = (query: PurchaseQuery) =>
  queryOptions({
    queryKey: ['admin', 'purchases', query],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/purchase-items', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const ledgerBalancesQuery = queryOptions({
  queryKey: ['admin', 'ledger', 'balances'],
  queryFn: ({ signal }) => unwrap(api.GET('/admin/ledger/balances', { signal })),
});
