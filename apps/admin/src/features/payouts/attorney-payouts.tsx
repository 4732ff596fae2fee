import { useQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { errorText } from '@troth/portal/errors';
import { DataTable } from '@troth/ui/data-table';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Section } from '@troth/ui/layout';
import { MoneyText } from '@troth/ui/money-text';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { purchasesQuery } from '../../shared/purchases';
import { t } from '../../shared/texts';
import { usePayoutActions } from './payout-actions';
import { clientColumn, dueColumn, moneyColumn, paidColumn, Transfers, Wait } from './payout-columns';
import { SHOWN } from './queries';

/** What an attorney's services earned: due, kept and why, and paid. */
export function AttorneyPayouts({ attorneyId }: { attorneyId: string }) {
  const { data, error, refetch } = useQuery(purchasesQuery({ attorneyId, limit: SHOWN }));
  const { column, dialog } = usePayoutActions();
  const sum = (cents: 'dueInCents' | 'paidInCents') => data?.items.reduce((total, item) => total + item[cents], 0) ?? 0;
  return (
    <Section title={t('attorneyPayouts.title')} hasRule>
      {error !== null && <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>}
      {error === null && data === undefined && <RowsSkeleton rows={3} height={40} />}
      {data !== undefined && (
        <DataTable
          caption={t('attorneyPayouts.title')}
          rows={data.items}
          rowKey={({ id }) => id}
          empty={<Text tone="secondary">{t('attorneyPayouts.none')}</Text>}
          columns={[
            clientColumn({ isTitle: true }),
            moneyColumn('price', t('payouts.price'), ({ pricePaidInCents }) => pricePaidInCents),
            dueColumn(),
            paidColumn(),
            {
              key: 'status',
              label: t('payouts.status'),
              render: (item) => (
                <div>
                  <StatusTag tone={item.payoutStatus === 'PAID' ? 'success' : 'neutral'}>
                    {enumerationLabel(say, 'payoutStatus', item.payoutStatus)}
                  </StatusTag>
                  <Wait item={item} />
                  <Transfers item={item} />
                </div>
              ),
            },
            column,
          ]}
          {...(data.items.length > 0 && {
            totals: [
              t('payouts.together'),
              '',
              <MoneyText key="due" cents={sum('dueInCents')} />,
              <MoneyText key="paid" cents={sum('paidInCents')} />,
              '',
              '',
            ],
          })}
        />
      )}
      {data !== undefined && data.total > data.items.length && (
        <Text size="small" tone="secondary">
          {t('payouts.moreThanShown', { shown: data.items.length, total: data.total })}
        </Text>
      )}
      {dialog}
    </Section>
  );
}
