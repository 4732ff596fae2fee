import { useQuery } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { DataTable } from '@troth/ui/data-table';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Section } from '@troth/ui/layout';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { t } from '../../shared/texts';
import { type Asked, columnsWith, EventDialog, type Side } from './appointment-rows';
import { eventsQuery } from './queries';

/** The appointments of a client or an attorney, the latest first. */
export function PersonAppointments({ userId, whose }: { userId: string; whose: Side }) {
  const { data, error, refetch } = useQuery(eventsQuery({ userId, limit: 100 }));
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <Section title={t('appointments.ofPerson')} hasRule>
      {error !== null && <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>}
      {error === null && data === undefined && <RowsSkeleton rows={3} height={40} />}
      {data !== undefined && (
        <DataTable
          caption={t('appointments.ofPerson')}
          rows={data.events}
          rowKey={({ id }) => id}
          columns={columnsWith(setAsked, whose)}
          empty={<Text tone="secondary">{t('appointments.none.title')}</Text>}
        />
      )}
      {asked !== null && <EventDialog {...asked} onClose={() => setAsked(null)} />}
    </Section>
  );
}
