import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';

/** Firms to choose from, by a search. */
export const firmChoicesQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'law-firms', 'choices', search],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/admin/law-firms', {
          params: { query: { limit: 100, sort: 'NAME', ...(search.length >= 2 && { search }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
