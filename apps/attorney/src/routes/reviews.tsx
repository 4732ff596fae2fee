import { LoadBoundary } from '@troth/portal/load-boundary';
import { Segmented } from '@troth/ui/filter-chips';
import { Stack } from '@troth/ui/layout';
import { Page } from '@troth/ui/page';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { OwnAverage, OwnReviews } from '../features/reviews/own-reviews';
import { REVIEW_FILTERS, reviewFilterAt, statusOf } from '../features/reviews/queries';
import { t } from '../shared/texts';

/** /attorney/reviews. Portals spec §2. */
export function ReviewsRoute() {
  const [search, setSearch] = useSearchParams();
  const filter = reviewFilterAt(search);
  return (
    <LoadBoundary title={t('reviews.title')} loading={<RowsSkeleton />}>
      <Page title={t('reviews.title')} lead={t('reviews.lead')} actions={<OwnAverage />}>
        <Stack gap={6}>
          <Segmented
            label={t('reviews.filter')}
            value={filter}
            onChange={(chosen) => setSearch(chosen === 'ALL' ? {} : { status: chosen }, { replace: true })}
            isPairedOnPhone
            options={REVIEW_FILTERS.map((value) => ({ value, label: t(`reviews.filter.${value}`) }))}
          />
          <Suspense key={filter} fallback={<RowsSkeleton />}>
            <OwnReviews status={statusOf(filter)} />
          </Suspense>
        </Stack>
      </Page>
    </LoadBoundary>
  );
}
