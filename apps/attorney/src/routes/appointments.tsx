import { CalendarSubscription } from '@troth/portal/calendar-subscription';
import { LoadBoundary } from '@troth/portal/load-boundary';
import { Segmented } from '@troth/ui/filter-chips';
import { LinkButton } from '@troth/ui/button';
import { Section, Stack } from '@troth/ui/layout';
import { Page } from '@troth/ui/page';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { AppointmentList } from '../features/appointments/appointment-list';
import { EVENT_FILTERS } from '../shared/appointments';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

const VIEWS = ['list', 'week'] as const;

/** /attorney/appointments. Portals spec §2. */
export function AppointmentsRoute() {
  const [search, setSearch] = useSearchParams();
  const filter = EVENT_FILTERS.find((each) => each === search.get('filter')) ?? 'future';
  const view = VIEWS.find((each) => each === search.get('view')) ?? 'list';
  return (
    <LoadBoundary title={t('appointments.title')} loading={<RowsSkeleton />}>
      <Page
        title={t('appointments.title')}
        lead={t('appointments.lead')}
        actions={<LinkButton href={paths.hours()}>{t('appointments.hours')}</LinkButton>}
        layout="wide"
      >
        <Stack gap={5}>
          <Segmented
            label={t('appointments.view')}
            value={view}
            onChange={(chosen) => setSearch(chosen === 'week' ? { view: 'week' } : {}, { replace: true })}
            options={VIEWS.map((value) => ({ value, label: t(`appointments.view.${value}`) }))}
          />
          {view === 'list' && (
            <Segmented
              label={t('appointments.filter')}
              value={filter}
              onChange={(chosen) => setSearch(chosen === 'future' ? {} : { filter: chosen }, { replace: true })}
              options={EVENT_FILTERS.map((value) => ({ value, label: t(`appointments.${value}`) }))}
            />
          )}
          <Suspense fallback={<RowsSkeleton />}>
            <AppointmentList filter={view === 'week' ? 'all' : filter} isWeek={view === 'week'} />
          </Suspense>
          <Section title={t('appointments.feed')} description={t('appointments.feed.text')} hasRule>
            <CalendarSubscription />
          </Section>
        </Stack>
      </Page>
    </LoadBoundary>
  );
}
