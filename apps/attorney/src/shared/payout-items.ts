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
