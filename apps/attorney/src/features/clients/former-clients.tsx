import { enumerationLabel, say } from '@troth/domain/messages';
import { type Column, DataTable } from '@troth/ui/data-table';
import { Section } from '@troth/ui/layout';
import type { FormerClient } from '../../shared/clients';
import { formatShortDay } from '../../shared/dates';
import { t } from '../../shared/texts';
import { formerName } from './words';

const columns = (): Column<FormerClient>[] => [
  { key: 'name', label: t('clients.name'), isTitle: true, render: formerName },
  {
    key: 'service',
    label: t('clients.service'),
    render: ({ services }) =>
      services.map((service) => enumerationLabel(say, 'attorneyServiceType', service)).join(', ') || '—',
  },
  { key: 'reason', label: t('clients.former.reason'), render: ({ reason }) => t(`clients.former.${reason}`) },
  {
    key: 'ended',
    label: t('clients.former.endedAt'),
    render: ({ endedAt }) => (endedAt === null ? '—' : formatShortDay(endedAt)),
  },
];

/** Those who are no longer clients: nothing here leads to their matter, for it is closed to the attorney. */
export function FormerClients({ former }: { former: readonly FormerClient[] }) {
  return (
    <Section title={t('clients.former')} description={t('clients.former.text')}>
      <DataTable
        caption={t('clients.former')}
        columns={columns()}
        rows={former}
        rowKey={({ clientId, documentId }) => `${clientId} ${documentId}`}
      />
    </Section>
  );
}
