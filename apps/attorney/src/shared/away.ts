import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';

/** The days on which an attorney takes no calls. */
export const awayQuery = (attorneyId: string) =>
  queryOptions({
    queryKey: ['users', attorneyId, 'away'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/attorneys/{aid}/away', { params: { path: { id: attorneyId, aid: attorneyId } }, signal }),
      ),
  });
