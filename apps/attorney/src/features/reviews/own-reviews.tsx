import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@troth/ui/button';
import { EmptyState } from '@troth/ui/empty-state';
import { ReviewList } from '@troth/ui/review-list';
import { AverageStars } from '@troth/ui/stars';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useAttorney } from '../../shared/attorney';
import { formatLongDay } from '@troth/portal/instants';
import { t } from '../../shared/texts';
import { type ReviewStatus, reviewsQuery } from './queries';
import { ReportReview } from './report-review';

const tones = {
  PENDING: 'warning',
  APPROVED: 'success',
  DISABLED: 'neutral',
} as const satisfies Record<ReviewStatus, TagTone>;

/** What clients said of the attorney, each with whether couples see it. Portals spec §2, §4; decisions, rows 3 and 23. */
export function OwnReviews({ status }: { status: ReviewStatus | null }) {
  const query = useSuspenseInfiniteQuery(reviewsQuery(useAttorney().id, status));
  const { data: reviews, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (reviews.length === 0) {
    return status === null ? (
      <EmptyState title={t('reviews.none')}>{t('reviews.none.text')}</EmptyState>
    ) : (
      <Text tone="secondary" role="status">
        {t(`reviews.none.${status}`)}
      </Text>
    );
  }
  const showMore = async () => {
    const { data: longer } = await fetchNextPage();
    const first = longer?.[reviews.length];
    // The button may be gone: reading goes on where the new ones begin.
    if (first !== undefined) window.setTimeout(() => document.getElementById(`review-${first.id}`)?.focus());
  };
  return (
    <>
      <ReviewList
        label={t('reviews.title')}
        reviews={reviews.map((review) => ({
          id: review.id,
          name: review.user?.firstName ?? t('reviews.client'),
          rating: review.rating,
          text: review.message,
          day: formatLongDay(review.createdAt),
          dateTime: review.createdAt,
          tag: <StatusTag tone={tones[review.status]}>{t(`reviews.status.${review.status}`)}</StatusTag>,
          action: (
            <ReportReview
              reviewId={review.id}
              name={review.user?.firstName ?? t('reviews.client')}
              day={formatLongDay(review.createdAt)}
            />
          ),
        }))}
      />
      {hasNextPage && (
        <div>
          <Button size="sm" isLoading={isFetchingNextPage} onClick={() => void showMore()}>
            {t('reviews.more')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The average that couples see, on the heading's line, and how many reviews wait; nothing without an approved review. */
export function OwnAverage() {
  const { averageRating, pendingReviews = 0 } = useAttorney();
  return (
    <>
      {averageRating != null && <AverageStars average={averageRating} />}
      {pendingReviews > 0 && <StatusTag tone="warning">{t('reviews.pending', { count: pendingReviews })}</StatusTag>}
    </>
  );
}
