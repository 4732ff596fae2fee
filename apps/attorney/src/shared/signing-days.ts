import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';

/** When the attorney's couples may sign whose state makes them wait after the final text. */
export const signingDaysQuery = (attorneyId: string) =>
  queryOptions({
    queryKey: ['users', attorneyId, 'signing-days'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/attorneys/{aid}/signing-days', {
          params: { path: { id: attorneyId, aid: attorneyId } },
          signal,
        }),
      ),
  });
