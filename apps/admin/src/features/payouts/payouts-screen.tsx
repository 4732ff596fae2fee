import { useQuery } from '@tanstack/react-query';
import { PAYOUT_ACCOUNT_STATES } from '@troth/domain/attorneys';
import { enumerationLabel, say } from '@troth/domain/messages';
import { formatCents } from '@troth/domain/money';
import { PAYOUT_STATUSES } from '@troth/domain/purchases';
import { isId, useAddressParams } from '@troth/portal/list-address';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { type Column, DataTable } from '@troth/ui/data-table';
import { ErrorPanel } from '@troth/ui/error-panel';
import { FilterBar, FilterChip } from '@troth/ui/filter-chips';
import { Section, Stack } from '@troth/ui/layout';
import { MoneyText } from '@troth/ui/money-text';
import { Page } from '@troth/ui/page';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { type ReactNode, useState } from 'react';
import { formatMonth, formatShortDay } from '../../shared/dates';
import { firmChoicesQuery } from '../../shared/firms';
import { CsvButton, ListViews } from '../../shared/list/list-tools';
import { ledgerBalancesQuery, type PurchaseItem, purchasesQuery } from '../../shared/purchases';
import { SearchField } from '@troth/portal/search-field';
import { t } from '../../shared/texts';
import { PayAllDialog } from './pay-all-dialog';
import { usePayoutActions } from './payout-actions';
import { attorneyColumn, clientColumn, dueColumn, moneyColumn, paidColumn, Transfers, Wait } from './payout-columns';
import classes from './payouts.module.css';
import { payoutSummaryQuery, purchasesFile, SHOWN } from './queries';

const MONTHS_OFFERED = 12;

/** This month and those before it, in UTC as the API counts them. */
const months = (now: Date): string[] =>
  Array.from({ length: MONTHS_OFFERED }, (_none, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );

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

/** Payouts: what is ready, what waits and why, and what went out. Portals spec §4 "Payout"; decisions, row 52. */
export function PayoutsScreen() {
  const [params, change] = useAddressParams();
  const [now] = useState(() => new Date());
  const offered = months(now);
  const month = offered.find((each) => each === params.get('month')) ?? '';
  const shownMonth = month === '' ? (offered[0] ?? '') : month;
  const search = params.get('search') ?? '';
  const firm = params.get('firm') ?? '';
  const { data: firms } = useQuery(firmChoicesQuery(''));
  const status = PAYOUT_STATUSES.find((each) => each === params.get('status')) ?? '';
  const account = PAYOUT_ACCOUNT_STATES.find((state) => state === params.get('account')) ?? '';
  const filter = {
    ...(search.length >= 2 && { search }),
    ...(isId(firm) && { lawFirmId: firm }),
    ...(status !== '' && { payoutStatus: status }),
    ...(account !== '' && { accountState: account }),
  };
  const ofMonth = month === '' ? {} : { month };
  const ready = useQuery(purchasesQuery({ ...filter, ...ofMonth, view: 'READY', limit: SHOWN }));
  const waiting = useQuery(purchasesQuery({ ...filter, ...ofMonth, view: 'WAITING', limit: SHOWN }));
  const paid = useQuery(purchasesQuery({ ...filter, month: shownMonth, view: 'PAID', limit: SHOWN }));
  const summary = useQuery(payoutSummaryQuery(shownMonth));
  const pay = usePayoutActions('PAY');
  const other = usePayoutActions();
  const [payingAll, setPayingAll] = useState<readonly PurchaseItem[] | null>(null);

  const table = (
    query: typeof ready,
    caption: string,
    columns: readonly Column<PurchaseItem>[],
    empty: string,
    totals?: readonly ReactNode[],
  ) => {
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
  };

  const readyItems = ready.data?.items ?? [];
  const readySum = readyItems.reduce((sum, { dueInCents }) => sum + dueInCents, 0);
  const figures = summary.data;
  const monthName = formatMonth(shownMonth);
  return (
    <Page
      title={t('payouts.title', { count: figures?.ready.count ?? 0 })}
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
        <FilterBar label={t('payouts.filter')}>
          <SearchField label={t('payouts.search')} value={search} onSearch={(typed) => change({ search: typed })} />
          <FilterChip
            name={t('payouts.status')}
            allText={t('list.all')}
            options={PAYOUT_STATUSES.map((value) => ({ value, label: enumerationLabel(say, 'payoutStatus', value) }))}
            selected={status}
            onChange={(value) => change({ status: value })}
          />
          <FilterChip
            name={t('payouts.firm')}
            allText={t('list.all')}
            options={(firms?.lawFirms ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            selected={firm}
            onChange={(value) => change({ firm: value })}
          />
          <FilterChip
            name={t('payouts.account')}
            allText={t('list.all')}
            options={PAYOUT_ACCOUNT_STATES.map((value) => ({ value, label: t(`account.state.${value}`) }))}
            selected={account}
            onChange={(value) => change({ account: value })}
          />
          <FilterChip
            name={t('payouts.month')}
            allText={t('list.all')}
            options={offered.map((value) => ({ value, label: formatMonth(value) }))}
            selected={month}
            onChange={(value) => change({ month: value })}
          />
          <CsvButton name="purchases.csv" get={() => purchasesFile({ ...filter, ...ofMonth })} />
        </FilterBar>
        <ListViews list="PAYOUTS" view={params.size === 0 ? '' : `?${params}`} />
        <Section title={t('payouts.ready')}>
          {table(
            ready,
            t('payouts.ready'),
            [
              attorneyColumn(),
              clientColumn(),
              {
                key: 'met',
                label: t('payouts.met'),
                render: ({ metAt }) => (metAt === null ? '—' : formatShortDay(metAt)),
              },
              moneyColumn('price', t('payouts.price'), ({ pricePaidInCents }) => pricePaidInCents),
              moneyColumn('fee', t('payouts.fee'), ({ feePaidInCents }) =>
                feePaidInCents === null ? null : 0 - feePaidInCents,
              ),
              moneyColumn('due', t('payouts.due'), ({ dueInCents }) => dueInCents),
              pay.column,
            ],
            t('payouts.ready.none'),
            [
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
            ],
          )}
        </Section>
        <Section title={t('payouts.waiting')}>
          {table(
            waiting,
            t('payouts.waiting'),
            [
              attorneyColumn(),
              clientColumn(),
              { key: 'why', label: t('payouts.why'), render: (item) => <Wait item={item} /> },
              dueColumn(),
              other.column,
            ],
            t('payouts.waiting.none'),
          )}
        </Section>
        <Section title={t('payouts.paidIn', { month: monthName })}>
          {table(
            paid,
            t('payouts.paidIn', { month: monthName }),
            [
              attorneyColumn(),
              clientColumn(),
              { key: 'transfer', label: t('payouts.transfer'), render: (item) => <Transfers item={item} /> },
              paidColumn(),
              other.column,
            ],
            t('payouts.paid.none'),
          )}
        </Section>
      </Stack>
      {pay.dialog}
      {other.dialog}
      {payingAll !== null && <PayAllDialog items={payingAll} onClose={() => setPayingAll(null)} />}
    </Page>
  );
}
