import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@troth/api-client';
import { REVIEW_STATUSES } from '@troth/domain/attorneys';
import { api, unwrap } from '@troth/portal/api';
import type { AskedOf } from '@troth/portal/list-address';

export type AdminReview = components['schemas']['AdminReview'];
export type ReviewQuery = NonNullable<operations['adminReviews.list']['parameters']['query']>;

export const REVIEW_LIST = { filters: { status: REVIEW_STATUSES, attorney: null }, sorts: [] } as const;

/** Which reviews an address asks for, on all pages. */
export function reviewFilter({ filters }: AskedOf<typeof REVIEW_LIST>): ReviewQuery {
  const status = REVIEW_STATUSES.find((value) => value === filters.status);
  return {
    ...(status !== undefined && { status }),
    ...(filters.attorney !== '' && { attorneyId: filters.attorney }),
  };
}

export const reviewsQuery = (query: ReviewQuery) =>
  queryOptions({
    queryKey: ['admin', 'reviews', query],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/attorney-reviews', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** The page of reviews that an address asks for; reviews are not searched. */
export function reviewPageQuery(asked: AskedOf<typeof REVIEW_LIST>) {
  const { search: _none, ...page } = asked.query;
  return reviewsQuery({ ...page, ...reviewFilter(asked) });
}

export const reviewsFile = (query: NonNullable<operations['adminReviews.export']['parameters']['query']>) =>
  unwrap(api.GET('/admin/attorney-reviews/export', { params: { query }, parseAs: 'blob' }));
