import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';
import { type PurchaseItem, type PurchaseQuery, purchasesQuery } from '../../shared/purchases';

/** As many as a screen shows of each kind; more are found by a filter. */
export const SHOWN = 100;

interface PayoutAddress {
  readonly filter: PurchaseQuery;
  /** Empty for all. */
  readonly month: string;
  readonly shownMonth: string;
}

/** What is ready, what waits, and what went out in the month shown. */
export const payoutListQueries = ({ filter, month, shownMonth }: PayoutAddress) => {
  const ofMonth = month === '' ? {} : { month };
  return {
    ready: purchasesQuery({ ...filter, ...ofMonth, view: 'READY', limit: SHOWN }),
    waiting: purchasesQuery({ ...filter, ...ofMonth, view: 'WAITING', limit: SHOWN }),
    paid: purchasesQuery({ ...filter, month: shownMonth, view: 'PAID', limit: SHOWN }),
  };
};

export const payoutSummaryQuery = (month: string) =>
  queryOptions({
    queryKey: ['admin', 'payout-summary', month],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/payouts/summary', { params: { query: { month } }, signal })),
  });

/** What is paid, under a key of its own: pressed twice, it is paid once. */
export interface PayoutOrder {
  readonly item: PurchaseItem;
  readonly key: string;
  readonly body: Partial<Omit<components['schemas']['Payout'], 'purchase_item_id'>>;
}

export const payOut = ({ item, key, body }: PayoutOrder) =>
  unwrap(
    api.POST('/stripe/payout-purchase-item', {
      headers: { 'If-Match': `"${item.version}"`, 'Idempotency-Key': key },
      body: { purchase_item_id: item.id, skipStripeTransfer: false, allowTransferWithoutCharge: false, ...body },
    }),
  );

export const closePayout = (item: PurchaseItem, key: string, reason: string) =>
  unwrap(
    api.POST('/admin/purchase-items/{id}/close-payout', {
      params: { path: { id: item.id } },
      headers: { 'If-Match': `"${item.version}"`, 'Idempotency-Key': key },
      body: { reason },
    }),
  );

export const purchasesFile = (query: NonNullable<operations['adminPurchases.export']['parameters']['query']>) =>
  unwrap(api.GET('/admin/purchase-items/export', { params: { query }, parseAs: 'blob' }));
