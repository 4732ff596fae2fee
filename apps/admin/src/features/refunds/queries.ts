import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type RefundPreview = components['schemas']['RefundPreview'];

/** Asked again each time that the dialog opens: what it shows is what is decided on. */
export const refundPreviewQuery = (id: string) =>
  queryOptions({
    // Not among what a change of the portal refreshes: the dialog shows its own outcome.
    queryKey: ['refund-preview', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/admin/purchase-items/{id}/refund-preview', { params: { path: { id } }, signal })),
    staleTime: 0,
    gcTime: 0,
  });

export const refund = ({ item }: RefundPreview, key: string, body: components['schemas']['Refund']) =>
  unwrap(
    api.POST('/admin/purchase-items/{id}/refund', {
      params: { path: { id: item.id } },
      headers: { 'If-Match': `"${item.version}"`, 'Idempotency-Key': key },
      body,
    }),
  );

/** Who has a bought service, and who could take it over. */
export const choicesQuery = (id: string) =>
  queryOptions({
    queryKey: ['attorney-choices', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/admin/purchase-items/{id}/attorney-choices', { params: { path: { id } }, signal })),
    staleTime: 0,
    gcTime: 0,
  });

/** The attorney's free times for a bought service. */
export const slotsQuery = (clientId: string, purchaseItemId: string) =>
  queryOptions({
    queryKey: ['admin', 'slots', purchaseItemId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/purchase-items/{pid}/slots', {
          params: { path: { id: clientId, pid: purchaseItemId } },
          signal,
        }),
      ),
    staleTime: 0,
  });
