import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type Waiting = components['schemas']['AdminWaiting'];

/** How much of what waits for an admin. */
export const waitingQuery = queryOptions({
  queryKey: ['admin', 'waiting'],
  queryFn: ({ signal }) => unwrap(api.GET('/admin/waiting', { signal })),
});
