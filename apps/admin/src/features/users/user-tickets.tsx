import { useSuspenseQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { DataTable } from '@troth/ui/data-table';
import { Section } from '@troth/ui/layout';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { formatRecent } from '../../shared/dates';
import { t } from '../../shared/texts';
import { ticketsQuery, type UserDetail } from './queries';

/** What a person asked the support team, and what they were answered. */
export function UserTickets({ user }: { user: UserDetail }) {
  const { data: tickets } = useSuspenseQuery(ticketsQuery(user.id));
  return (
    <Section title={t('userTickets.title')} hasRule>
      <DataTable
        caption={t('userTickets.title')}
        rows={tickets}
        rowKey={({ id }) => id}
        empty={<Text tone="secondary">{t('userTickets.none')}</Text>}
        columns={[
          {
            key: 'number',
            label: t('userTickets.number'),
            isTitle: true,
            render: ({ number, topic }) =>
              t('access.ticket', { number, topic: enumerationLabel(say, 'supportTopic', topic) }),
          },
          { key: 'day', label: t('userTickets.asked'), render: ({ createdAt }) => formatRecent(createdAt) },
          {
            key: 'words',
            label: t('userTickets.words'),
            render: ({ message, reply }) => (
              <>
                <Text>{message}</Text>
                {reply !== null && (
                  <Text size="small" tone="secondary">
                    {t('userTickets.reply', { reply })}
                  </Text>
                )}
              </>
            ),
          },
          {
            key: 'status',
            label: t('userTickets.status'),
            render: ({ status }) => (
              <StatusTag tone={status === 'OPEN' ? 'warning' : 'neutral'}>
                {enumerationLabel(say, 'supportTicketStatus', status)}
              </StatusTag>
            ),
          },
        ]}
      />
    </Section>
  );
}
