import { Page } from '@troth/ui/page';
import { PageSkeleton, RowsSkeleton } from '@troth/ui/skeleton';

/** What a record's page shows until the record is here. */
export const recordLoading = (
  <Page>
    <PageSkeleton>
      <RowsSkeleton rows={8} />
    </PageSkeleton>
  </Page>
);
