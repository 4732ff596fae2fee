import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type AdminReview = components['schemas']['AdminReview'];
export type ReviewQuery = NonNullable<operations['adminReviews.list']['parameters']['query']>;

export const reviewsQuery = (query: ReviewQuery) =>
  queryOptions({
    queryKey: ['admin', 'reviews', query],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/attorney-reviews', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const reviewsFile = (query: NonNullable<operations['adminReviews.export']['parameters']['query']>) =>
  unwrap(api.GET('/admin/attorney-reviews/export', { params: { query }, parseAs: 'blob' }));
