import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { formatCents } from '@troth/domain/money';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { type Column, DataTable } from '@troth/ui/data-table';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Section, Stack } from '@troth/ui/layout';
import { MoneyText } from '@troth/ui/money-text';
import { Page } from '@troth/ui/page';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { type ReactNode, useState } from 'react';
import { formatMonthDay, formatMonthOfYear } from '@troth/portal/instants';
import { CsvButton, ListViews } from '../../shared/list/list-tools';
import { ledgerBalancesQuery, type PurchaseItem } from '../../shared/purchases';
import { t } from '../../shared/texts';
import { PayAllDialog } from './pay-all-dialog';
import { usePayoutActions } from './payout-actions';
import { PayoutFilters, usePayoutFilter } from './payout-filters';
import { attorneyColumn, clientColumn, dueColumn, moneyColumn, paidColumn, Transfers, Wait } from './payout-columns';
import classes from './payouts.module.css';
import { payoutListQueries, payoutSummaryQuery, purchasesFile } from './queries';

function Figure({ label, value, detail }: { label: string; value: ReactNode; detail: string }) {
  return (
    <div>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{value}</dd>
      <dd className={classes.detail}>{detail}</dd>
    </div>
  );
}

function BalanceFigure() {
  const { data } = useQuery(ledgerBalancesQuery);
  if (data === undefined) return <Figure label={t('payouts.balance')} value="—" detail=" " />;
  const { providerInCents, ledgerInCents } = data;
  const detail =
    providerInCents === null
      ? t('payouts.balance.unknown')
      : providerInCents === ledgerInCents
        ? t('payouts.balance.matches')
        : t('payouts.balance.differs', { amount: formatCents(providerInCents - ledgerInCents) });
  return <Figure label={t('payouts.balance')} value={<MoneyText cents={providerInCents} />} detail={detail} />;
}

type Summary = components['schemas']['PayoutSummary'];

/** The sums of what is ready, what waits and what went out. */
function Figures({ figures, monthName }: { figures: Summary | undefined; monthName: string }) {
  return (
    <dl className={classes.figures}>
      <Figure
        label={t('payouts.ready')}
        value={<MoneyText cents={figures?.ready.amountInCents} />}
        detail={t('payouts.ready.detail', { count: figures?.ready.count ?? 0, firms: figures?.ready.firms ?? 0 })}
      />
      <Figure
        label={t('payouts.notYet')}
        value={<MoneyText cents={figures?.waiting.amountInCents} />}
        detail={t('payouts.notYet.detail', {
          count: figures?.waiting.count ?? 0,
          withoutFee: figures?.waiting.withoutFee ?? 0,
        })}
      />
      <Figure
        label={t('payouts.paidIn', { month: monthName })}
        value={<MoneyText cents={figures?.paid.amountInCents} />}
        detail={t('payouts.paidIn.detail', { count: figures?.paid.count ?? 0, parts: figures?.paid.parts ?? 0 })}
      />
      <BalanceFigure />
    </dl>
  );
}

/** One kind of payouts, as many as are shown. */
function Purchases({
  query,
  caption,
  columns,
  empty,
  totals,
}: {
  query: UseQueryResult<{ items: PurchaseItem[]; total: number }>;
  caption: string;
  columns: readonly Column<PurchaseItem>[];
  empty: string;
  totals?: readonly ReactNode[];
}) {
  if (query.error !== null)
    return <ErrorPanel onRetry={() => void query.refetch()}>{errorText(query.error)}</ErrorPanel>;
  if (query.data === undefined) return <RowsSkeleton rows={3} height={40} />;
  const { items, total } = query.data;
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={items}
        rowKey={({ id }) => id}
        empty={<Text tone="secondary">{empty}</Text>}
        {...(totals !== undefined && items.length > 0 && { totals })}
      />
      {total > items.length && (
        <Text size="small" tone="secondary">
          {t('payouts.moreThanShown', { shown: items.length, total })}
        </Text>
      )}
    </>
  );
}

/** Payouts: what is ready, what waits and why, and what went out. Portals spec §4 "Payout"; decisions, row 52. */
export function PayoutsScreen() {
  const address = usePayoutFilter();
  const { filter, month, shownMonth, view } = address;
  const lists = payoutListQueries(address);
  const ready = useQuery(lists.ready);
  const waiting = useQuery(lists.waiting);
  const paid = useQuery(lists.paid);
  const summary = useQuery(payoutSummaryQuery(shownMonth));
  const pay = usePayoutActions('PAY');
  const other = usePayoutActions();
  const [payingAll, setPayingAll] = useState<readonly PurchaseItem[] | null>(null);

  const readyItems = ready.data?.items ?? [];
  const readySum = readyItems.reduce((sum, { dueInCents }) => sum + dueInCents, 0);
  const monthName = formatMonthOfYear(shownMonth);
  return (
    <Page
      title={t('payouts.title', { count: summary.data?.ready.count ?? 0 })}
      lead={t('payouts.lead')}
      layout="wide"
      actions={
        readyItems.length > 0 && (
          <Button variant="primary" onClick={() => setPayingAll(readyItems)}>
            {t('payouts.payAll', { count: readyItems.length, sum: formatCents(readySum) })}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <Figures figures={summary.data} monthName={monthName} />
        <PayoutFilters
          address={address}
          csv={
            <CsvButton name="purchases.csv" get={() => purchasesFile({ ...filter, ...(month !== '' && { month }) })} />
          }
        />
        <ListViews list="PAYOUTS" view={view} />
        <Section title={t('payouts.ready')}>
          <Purchases
            query={ready}
            caption={t('payouts.ready')}
            columns={[
              attorneyColumn(),
              clientColumn(),
              {
                key: 'met',
                label: t('payouts.met'),
                render: ({ metAt }) => (metAt === null ? '—' : formatMonthDay(metAt)),
              },
              moneyColumn('price', t('payouts.price'), ({ pricePaidInCents }) => pricePaidInCents),
              moneyColumn('fee', t('payouts.fee'), ({ feePaidInCents }) =>
                feePaidInCents === null ? null : 0 - feePaidInCents,
              ),
              moneyColumn('due', t('payouts.due'), ({ dueInCents }) => dueInCents),
              pay.column,
            ]}
            empty={t('payouts.ready.none')}
            totals={[
              t('payouts.together'),
              '',
              '',
              <MoneyText
                key="price"
                cents={readyItems.reduce((sum, { pricePaidInCents }) => sum + pricePaidInCents, 0)}
              />,
              <MoneyText
                key="fee"
                cents={0 - readyItems.reduce((sum, { feePaidInCents }) => sum + (feePaidInCents ?? 0), 0)}
              />,
              <MoneyText key="due" cents={readySum} />,
              '',
            ]}
          />
        </Section>
        <Section title={t('payouts.waiting')}>
          <Purchases
            query={waiting}
            caption={t('payouts.waiting')}
            columns={[
              attorneyColumn(),
              clientColumn(),
              { key: 'why', label: t('payouts.why'), render: (item) => <Wait item={item} /> },
              dueColumn(),
              other.column,
            ]}
            empty={t('payouts.waiting.none')}
          />
        </Section>
        <Section title={t('payouts.paidIn', { month: monthName })}>
          <Purchases
            query={paid}
            caption={t('payouts.paidIn', { month: monthName })}
            columns={[
              attorneyColumn(),
              clientColumn(),
              { key: 'transfer', label: t('payouts.transfer'), render: (item) => <Transfers item={item} /> },
              paidColumn(),
              other.column,
            ]}
            empty={t('payouts.paid.none')}
          />
        </Section>
      </Stack>
      {pay.dialog}
      {other.dialog}
      {payingAll !== null && <PayAllDialog items={payingAll} onClose={() => setPayingAll(null)} />}
    </Page>
  );
}
