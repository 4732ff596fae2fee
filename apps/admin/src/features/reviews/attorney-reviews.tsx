import { useQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { LinkButton } from '@troth/ui/button';
import { DataTable } from '@troth/ui/data-table';
import { Section } from '@troth/ui/layout';
import { Stars } from '@troth/ui/stars';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { formatRecent } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { reviewsQuery } from './queries';

/** What clients said of an attorney, whatever its status. */
export function AttorneyReviews({ attorneyId }: { attorneyId: string }) {
  const { data } = useQuery(reviewsQuery({ attorneyId, limit: 100 }));
  return (
    <Section
      title={t('attorneyReviews.title')}
      hasRule
      actions={
        <LinkButton size="sm" href={`${paths.reviews()}?attorney=${attorneyId}`}>
          {t('attorneyReviews.decide')}
        </LinkButton>
      }
    >
      {data !== undefined && (
        <DataTable
          caption={t('attorneyReviews.title')}
          rows={data.reviews}
          rowKey={({ id }) => id}
          empty={<Text tone="secondary">{t('attorneyReviews.none')}</Text>}
          columns={[
            { key: 'words', label: t('attorneyReviews.words'), isTitle: true, render: ({ message }) => message },
            { key: 'stars', label: t('attorneyReviews.stars'), render: ({ rating }) => <Stars rating={rating} /> },
            {
              key: 'status',
              label: t('userTickets.status'),
              render: ({ status }) => (
                <StatusTag tone={status === 'PENDING' ? 'warning' : status === 'APPROVED' ? 'success' : 'neutral'}>
                  {enumerationLabel(say, 'reviewStatus', status)}
                </StatusTag>
              ),
            },
            { key: 'when', label: t('appointments.when'), render: ({ createdAt }) => formatRecent(createdAt) },
          ]}
        />
      )}
    </Section>
  );
}
