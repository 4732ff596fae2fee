import { type PayoutSum, payoutSums } from '@troth/domain/attorneys';
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
import { formatMonthOfYear } from '@troth/portal/instants';
import { formatCalendarDay, formatShortDay } from '../../shared/dates';
import { type PayoutItem, payoutItemsQuery } from '../../shared/payout-items';
import { t } from '../../shared/texts';
import classes from './payouts.module.css';
import { payoutsCsv } from './payouts-csv';
import { standingText, standingTone } from './standing';
import { StatementButton } from './statement-button';

const ALL = 'all';
/** Whether a service was bought in a year, or paid for in it. In UTC, as the sums. */
const isBoughtIn =
  (year: string) =>
  ({ boughtAt }: PayoutItem) =>
    year === ALL || boughtAt.startsWith(year);
const isPaidIn =
  (year: string) =>
  ({ payments }: PayoutItem) =>
    payments.some(({ paidOn }) => paidOn.startsWith(year));
const sumOf = (items: readonly PayoutItem[], cents: (item: PayoutItem) => number): number =>
  items.reduce((sum, item) => sum + cents(item), 0);
const amount = (key: string, label: string, cents: (item: PayoutItem) => number, isSecondary = false) =>
  ({
    key,
    label,
    align: 'end',
    isSecondary,
    render: (item) => <MoneyText cents={cents(item)} />,
  }) satisfies Column<PayoutItem>;

const sumColumns = (title: Pick<Column<PayoutSum>, 'label' | 'render'>): readonly Column<PayoutSum>[] => [
  { key: 'period', isTitle: true, ...title },
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

function Status({ item }: { item: PayoutItem }) {
  const { isLawFirmLead } = useAttorney();
  return (
    <>
      <StatusTag tone={standingTone(item)}>{standingText(item)}</StatusTag>
      {item.waitsFor !== null && (
        <Text as="p" size="small" tone="secondary">
          {t(
            item.waitsFor === 'ACCOUNT' && isLawFirmLead
              ? 'payoutList.why.ACCOUNT.lead'
              : `payoutList.why.${item.waitsFor}`,
          )}
        </Text>
      )}
      {item.payments.map(({ paidOn, transfer }) => (
        <Text
          as="p"
          size="small"
          tone="secondary"
          key={`${paidOn} ${transfer ?? ''}`}
          className={classes.transfer ?? ''}
        >
          {transfer === null
            ? t('payoutList.paidOn', { day: formatCalendarDay(paidOn) })
            : t('payoutList.transfer', { day: formatCalendarDay(paidOn), number: transfer })}
        </Text>
      ))}
      {item.partialPayoutReason !== null && (
        <Text as="p" size="small" tone="secondary">
          {item.partialPayoutReason}
        </Text>
      )}
    </>
  );
}

const columnsOf = (isLead: boolean): Column<PayoutItem>[] => [
  { key: 'client', label: t('payoutList.client'), isTitle: true, render: ({ clientName }) => clientName },
  ...(isLead
    ? [{ key: 'attorney', label: t('payoutList.attorney'), render: ({ attorneyName }: PayoutItem) => attorneyName }]
    : []),
  {
    key: 'service',
    label: t('payoutList.service'),
    isSecondary: true,
    render: ({ serviceType }) => (
      <span className={classes.whole}>{enumerationLabel(say, 'attorneyServiceType', serviceType)}</span>
    ),
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
    render: (item) => <Status item={item} />,
  },
];

const isReady = ({ dueInCents, waitsFor }: PayoutItem) => dueInCents > 0 && waitsFor === null;
const due = ({ dueInCents }: PayoutItem) => dueInCents;

/** What a month or a year came to; a year's statement is to be had where the sums are by year. */
function Sums({ period, sums }: { period: 'month' | 'year'; sums: readonly PayoutSum[] }) {
  const title = t(`payoutList.${period}s`);
  const columns: Column<PayoutSum>[] = [
    ...sumColumns({
      label: t(`payoutList.${period}`),
      render: ({ period: named }) => (period === 'month' ? formatMonthOfYear(named) : named),
    }),
    {
      key: 'statement',
      label: t('payoutList.statementColumn'),
      isActions: true,
      render: ({ period: year }) => <StatementButton year={year} />,
    },
  ];
  return (
    <Section title={title} description={t(`payoutList.${period}s.what`)} hasRule>
      <DataTable
        caption={title}
        columns={period === 'year' ? columns : columns.slice(0, -1)}
        rows={sums}
        rowKey={({ period: named }) => named}
      />
    </Section>
  );
}

/** Services that name the attorney, with what is due and paid; the firm's for its lead. Portals spec §2, §6. */
export function PayoutsScreen() {
  const attorney = useAttorney();
  const { data: all } = useSuspenseQuery(payoutItemsQuery(attorney.id));
  const [search, setSearch] = useSearchParams();
  const yearSums = payoutSums(all, 'YEAR');
  const years = [
    ...new Set([...yearSums.map(({ period }) => period), ...all.map(({ boughtAt }) => boughtAt.slice(0, 4))]),
  ]
    .toSorted()
    .toReversed();
  const year = years.find((each) => each === search.get('year')) ?? ALL;
  const items = year === ALL ? all : all.filter((item) => isBoughtIn(year)(item) || isPaidIn(year)(item));
  const bought = items.filter(isBoughtIn(year));
  const monthSums = payoutSums(all, 'MONTH').filter(({ period }) => year === ALL || period.startsWith(year));
  const paidSums = yearSums.filter(({ period }) => year === ALL || period === year);
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
                value: <MoneyText cents={sumOf(bought.filter(isReady), due)} />,
              },
              {
                key: 'waiting',
                label: t('payoutList.waiting'),
                value: (
                  <MoneyText
                    cents={sumOf(
                      bought.filter(({ waitsFor }) => waitsFor !== null),
                      due,
                    )}
                  />
                ),
              },
              {
                key: 'paid',
                label: t('payoutList.paid'),
                value: <MoneyText cents={paidSums.reduce((sum, { paidInCents }) => sum + paidInCents, 0)} />,
              },
            ]}
          />
          <DataTable
            caption={t('payoutList.caption')}
            columns={columnsOf(attorney.isLawFirmLead)}
            rows={items}
            rowKey={({ id }) => id}
          />
          <Sums period="month" sums={monthSums} />
          <Sums period="year" sums={paidSums} />
          <Text size="small" tone="secondary">
            {t('payoutList.statement')}
          </Text>
        </Stack>
      )}
    </Page>
  );
}
