import { useInfiniteQuery } from '@tanstack/react-query';
import { usePerson } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Stack } from '@troth/ui/layout';
import { ReviewList } from '@troth/ui/review-list';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { formatLongDay } from '@troth/portal/instants';
import { t } from '../../shared/texts';
import { reviewsQuery } from './queries';

/** What clients said of an attorney, approved reviews alone: the newest ones, and more when they are asked for. */
export function AttorneyReviews({ attorneyId, name }: { attorneyId: string; name: string }) {
  const {
    data: reviews,
    isError,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery(reviewsQuery(usePerson().id, attorneyId));
  if (reviews === undefined) {
    if (!isError) return <RowsSkeleton />;
    return <ErrorPanel onRetry={() => void refetch()}>{t('attorneys.reviews.failed')}</ErrorPanel>;
  }
  const showMore = async () => {
    const { data: longer } = await fetchNextPage();
    const first = longer?.[reviews.length];
    // The button may be gone: reading goes on where the new ones begin.
    if (first !== undefined) window.setTimeout(() => document.getElementById(`review-${first.id}`)?.focus());
  };
  return (
    <Stack gap={4}>
      <ReviewList
        label={t('attorneys.reviews.of', { name })}
        reviews={reviews.map(({ id, user, rating, message, createdAt }) => ({
          id,
          name: user?.firstName ?? t('attorneys.reviews.client'),
          rating,
          text: message,
          day: formatLongDay(createdAt),
          dateTime: createdAt,
        }))}
      />
      {hasNextPage && (
        <div>
          <Button size="sm" isLoading={isFetchingNextPage} onClick={() => void showMore()}>
            {t('attorneys.reviews.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
