import { useSuspenseQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { saveAs } from '@troth/portal/save-as';
import { Button } from '@troth/ui/button';
import { type Column, DataTable } from '@troth/ui/data-table';
import { EmptyState } from '@troth/ui/empty-state';
import { Facts } from '@troth/ui/facts';
import { DownloadIcon } from '@troth/ui/icons';
import { Section, Stack } from '@troth/ui/layout';
import { MoneyText } from '@troth/ui/money-text';
import { Page } from '@troth/ui/page';
import { SelectField } from '@troth/ui/select-field';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useSearchParams } from 'react-router';
import { useAttorney } from '../../shared/attorney';
import { formatMonthOfYear, formatShortDay } from '../../shared/dates';
import { type PayoutItem, payoutItemsQuery } from '../../shared/payout-items';
import { byMonth, type MonthSum, sumOf } from '../../shared/payout-sums';
import { t } from '../../shared/texts';
import classes from './payouts.module.css';
import { payoutsCsv } from './payouts-csv';
import { standingText, standingTone } from './standing';

const ALL = 'all';
const yearOf = ({ boughtAt }: PayoutItem): string => String(new Date(boughtAt).getFullYear());
const amount = (key: string, label: string, cents: (item: PayoutItem) => number, isSecondary = false) =>
  ({
    key,
    label,
    align: 'end',
    isSecondary,
    render: (item) => <MoneyText cents={cents(item)} />,
  }) satisfies Column<PayoutItem>;

const monthColumns = (): readonly Column<MonthSum>[] => [
  { key: 'month', label: t('payoutList.month'), isTitle: true, render: ({ month }) => formatMonthOfYear(month) },
  {
    key: 'due',
    label: t('payoutList.due'),
    align: 'end',
    render: ({ dueInCents }) => <MoneyText cents={dueInCents} />,
  },
  {
    key: 'paid',
    label: t('payoutList.paid'),
    align: 'end',
    render: ({ paidInCents }) => <MoneyText cents={paidInCents} />,
  },
];

/** Services that name the attorney, with what is due and paid; the firm's for its lead. Portals spec §2, §6. */
export function PayoutsScreen() {
  const attorney = useAttorney();
  const { data: all } = useSuspenseQuery(payoutItemsQuery(attorney.id));
  const [search, setSearch] = useSearchParams();
  const years = [...new Set(all.map(yearOf))].sort().reverse();
  const year = years.find((each) => each === search.get('year')) ?? ALL;
  const items = year === ALL ? all : all.filter((item) => yearOf(item) === year);
  const columns: Column<PayoutItem>[] = [
    { key: 'client', label: t('payoutList.client'), isTitle: true, render: ({ clientName }) => clientName },
    ...(attorney.isLawFirmLead
      ? [{ key: 'attorney', label: t('payoutList.attorney'), render: ({ attorneyName }: PayoutItem) => attorneyName }]
      : []),
    {
      key: 'service',
      label: t('payoutList.service'),
      isSecondary: true,
      render: ({ serviceType }) => enumerationLabel(say, 'attorneyServiceType', serviceType),
    },
    {
      key: 'bought',
      label: t('payoutList.bought'),
      isSecondary: true,
      render: ({ boughtAt }) => formatShortDay(boughtAt),
    },
    { key: 'met', label: t('payoutList.met'), render: ({ metAt }) => (metAt === null ? '—' : formatShortDay(metAt)) },
    amount('price', t('payoutList.price'), ({ pricePaidInCents }) => pricePaidInCents),
    amount('fee', t('payoutList.fee'), ({ feePaidInCents }) => feePaidInCents, true),
    amount('refunds', t('payoutList.refunds'), ({ refundedInCents }) => refundedInCents, true),
    amount('due', t('payoutList.due'), ({ dueInCents }) => dueInCents),
    amount('paid', t('payoutList.paid'), ({ paidInCents }) => paidInCents),
    {
      key: 'status',
      label: t('payoutList.status'),
      render: (item) => (
        <>
          <StatusTag tone={standingTone(item)}>{standingText(item)}</StatusTag>
          {item.partialPayoutReason !== null && (
            <Text as="p" size="small" tone="secondary">
              {item.partialPayoutReason}
            </Text>
          )}
        </>
      ),
    },
  ];
  const isReady = ({ dueInCents, waitsFor }: PayoutItem) => dueInCents > 0 && waitsFor === null;
  const due = ({ dueInCents }: PayoutItem) => dueInCents;
  return (
    <Page
      title={t('payoutList.title')}
      lead={t(attorney.isLawFirmLead ? 'payoutList.lead.firm' : 'payoutList.lead')}
      layout="wide"
      actions={
        items.length > 0 && (
          <Button
            icon={<DownloadIcon size={16} />}
            onClick={() => saveAs(new Blob([payoutsCsv(items)], { type: 'text/csv' }), t('payoutList.csv.name'))}
          >
            {t('payoutList.csv')}
          </Button>
        )
      }
    >
      {all.length === 0 ? (
        <EmptyState title={t('payoutList.none')}>{t('payoutList.none.text')}</EmptyState>
      ) : (
        <Stack gap={6}>
          <SelectField
            size="sm"
            className={classes.year ?? ''}
            label={t('payoutList.year')}
            options={[
              { value: ALL, label: t('payoutList.allYears') },
              ...years.map((value) => ({ value, label: value })),
            ]}
            value={year}
            onChange={(chosen) => setSearch(chosen === ALL ? {} : { year: chosen }, { replace: true })}
          />
          <Facts
            facts={[
              {
                key: 'ready',
                label: t('payoutList.ready'),
                value: <MoneyText cents={sumOf(items.filter(isReady), due)} />,
              },
              {
                key: 'waiting',
                label: t('payoutList.waiting'),
                value: (
                  <MoneyText
                    cents={sumOf(
                      items.filter(({ waitsFor }) => waitsFor !== null),
                      due,
                    )}
                  />
                ),
              },
              {
                key: 'paid',
                label: t('payoutList.paid'),
                value: <MoneyText cents={sumOf(items, ({ paidInCents }) => paidInCents)} />,
              },
            ]}
          />
          <DataTable caption={t('payoutList.caption')} columns={columns} rows={items} rowKey={({ id }) => id} />
          <Section title={t('payoutList.months')} description={t('payoutList.months.what')} hasRule>
            <DataTable
              caption={t('payoutList.months')}
              columns={monthColumns()}
              rows={byMonth(items)}
              rowKey={({ month }) => month}
            />
          </Section>
          <Text size="small" tone="secondary">
            {t('payoutList.statement')}
          </Text>
        </Stack>
      )}
    </Page>
  );
}
