import { infiniteQueryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type ReviewStatus = components['schemas']['ReviewStatus'];

export const REVIEW_FILTERS = ['ALL', 'APPROVED', 'PENDING', 'DISABLED'] as const;

/** Which reviews an address asks for. */
export const reviewFilterAt = (search: URLSearchParams): (typeof REVIEW_FILTERS)[number] =>
  REVIEW_FILTERS.find((each) => each === search.get('status')) ?? 'ALL';

/** The status that a filter asks for; null for all. */
export const statusOf = (filter: (typeof REVIEW_FILTERS)[number]): ReviewStatus | null =>
  filter === 'ALL' ? null : filter;

/** So many reviews are shown at once. */
const SHOWN_AT_ONCE = 20;

/** What clients said of the attorney, the newest first. Portals spec §7 "attorney-reviews". */
export const reviewsQuery = (attorneyId: string, status: ReviewStatus | null) =>
  infiniteQueryOptions({
    queryKey: ['users', attorneyId, 'attorney-reviews', status],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/users/{id}/attorneys/{aid}/attorney-reviews', {
          params: {
            path: { id: attorneyId, aid: attorneyId },
            query: {
              includeUser: 'true',
              // One more than is shown tells whether there are more.
              limit: SHOWN_AT_ONCE + 1,
              ...(status !== null && { status }),
              ...(pageParam !== null && { after: pageParam }),
            },
          },
          signal,
        }),
      ),
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, SHOWN_AT_ONCE)),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length > SHOWN_AT_ONCE ? (page[SHOWN_AT_ONCE - 1]?.id ?? null) : null),
  });
