import { LoadBoundary } from '@troth/portal/load-boundary';
import { Page } from '@troth/ui/page';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { HoursForm } from '../features/hours/hours-form';
import { t } from '../shared/texts';

/** /attorney/appointments/hours: ours, beside the appointments that come of it. */
export function HoursRoute() {
  return (
    <LoadBoundary title={t('hours.title')} loading={<RowsSkeleton rows={8} />}>
      <Page title={t('hours.title')} lead={t('hours.lead')}>
        <HoursForm />
      </Page>
    </LoadBoundary>
  );
}
