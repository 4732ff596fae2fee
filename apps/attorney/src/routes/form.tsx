import { LoadBoundary } from '@troth/portal/load-boundary';
import { Page } from '@troth/ui/page';
import { PageSkeleton, QuestionsSkeleton } from '@troth/ui/skeleton';
import { Application } from '../features/application/application';

/** /attorney/form: the application, and its review. Portals spec §2. */
export function FormRoute() {
  return (
    <LoadBoundary
      loading={
        <Page>
          <PageSkeleton>
            <QuestionsSkeleton />
          </PageSkeleton>
        </Page>
      }
    >
      <Application />
    </LoadBoundary>
  );
}
