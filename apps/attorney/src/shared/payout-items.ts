import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type PayoutItem = components['schemas']['PayoutItem'];

/** Services that name the attorney, the firm's for its lead; the newest purchase first. */
export const payoutItemsQuery = (attorneyId: string) =>
  queryOptions({
    queryKey: ['users', attorneyId, 'payouts'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/attorneys/{aid}/payouts', {
          params: { path: { id: attorneyId, aid: attorneyId } },
          signal,
        }),
      ),
  });

/** What calls of a period earned, and what is due. */
export const payoutSummaryQuery = (attorneyId: string, period: { readonly from: string; readonly until: string }) =>
  queryOptions({
    queryKey: ['users', attorneyId, 'payouts', 'summary', period],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/attorneys/{aid}/payouts/summary', {
          params: { path: { id: attorneyId, aid: attorneyId }, query: period },
          signal,
        }),
      ),
  });

/** What was paid in a year, as a PDF. */
export async function downloadStatement(attorneyId: string, year: string): Promise<Blob> {
  const bytes: unknown = await unwrap(
    api.GET('/users/{id}/attorneys/{aid}/payouts/statement', {
      params: { path: { id: attorneyId, aid: attorneyId }, query: { year } },
      parseAs: 'blob',
    }),
  );
  if (!(bytes instanceof Blob)) throw new TypeError('the statement came without bytes');
  return bytes;
}
