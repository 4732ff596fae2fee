import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';

/** The explainers of a place; null for a couple that has not chosen its state. */
export const videosQuery = (location: string, stateId: string | null) =>
  queryOptions({
    queryKey: ['videos', location, stateId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/videos', { params: { query: { location, ...(stateId !== null && { stateId }) } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
