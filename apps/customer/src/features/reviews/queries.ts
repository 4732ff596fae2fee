import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';

/** Attorneys whom the person has met and not reviewed. Customer spec §7 "attorneys-needing-reviews". */
export const reviewsNeededQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'attorneys-needing-reviews'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/users/{id}/attorneys-needing-reviews', { params: { path: { id: userId } }, signal })),
  });

export interface GivenReview {
  readonly attorneyId: string;
  /** Stars times ten. */
  readonly rating: number;
  readonly message: string;
}

export const sendReview = (userId: string, { attorneyId, rating, message }: GivenReview, key: string) =>
  unwrap(
    api.POST('/users/{id}/attorneys/{aid}/attorney-reviews', {
      params: { path: { id: userId, aid: attorneyId } },
      body: { rating, message },
      headers: { 'idempotency-key': key },
    }),
  );
