import { useQuery } from '@tanstack/react-query';
import { DataTable } from '@troth/ui/data-table';
import { Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { formatRecent } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { declinedQuery } from './queries';

/** Attorneys who said that they cannot act for a client, each with the reason. Nothing while there are none. */
export function DeclinedSection() {
  const { data } = useQuery(declinedQuery);
  if (data === undefined || data.length === 0) return null;
  return (
    <Section title={t('declined.title')} description={t('declined.detail')} hasRule>
      <DataTable
        caption={t('declined.title')}
        rows={data}
        rowKey={({ documentId, attorneyId, clientId }) => `${documentId} ${attorneyId} ${clientId}`}
        columns={[
          {
            key: 'attorney',
            label: t('appointments.attorney'),
            isTitle: true,
            render: ({ attorneyId, attorneyName }) => (
              <Link href={paths.attorney(attorneyId)}>{attorneyName ?? '—'}</Link>
            ),
          },
          {
            key: 'client',
            label: t('appointments.client'),
            render: ({ clientId, clientName }) => <Link href={paths.user(clientId)}>{clientName ?? '—'}</Link>,
          },
          { key: 'reason', label: t('action.reason'), render: ({ reason }) => reason ?? '—' },
          {
            key: 'when',
            label: t('appointments.when'),
            render: ({ answeredAt }) => (answeredAt === null ? '—' : formatRecent(answeredAt)),
          },
        ]}
      />
    </Section>
  );
}
