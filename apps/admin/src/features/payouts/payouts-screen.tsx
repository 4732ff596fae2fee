import { useQuery } from '@tanstack/react-query';
import { PAYOUT_ACCOUNT_STATES } from '@troth/domain/attorneys';
import { formatCents } from '@troth/domain/money';
import { useAddressParams } from '@troth/portal/list-address';
import { errorText } from '@troth/portal/errors';
import { saveAs } from '@troth/portal/save-as';
import { Button } from '@troth/ui/button';
import { type Column, DataTable } from '@troth/ui/data-table';
import { ErrorPanel } from '@troth/ui/error-panel';
import { FilterBar, FilterChip } from '@troth/ui/filter-chips';
import { DownloadIcon } from '@troth/ui/icons';
import { Section, Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { MoneyText } from '@troth/ui/money-text';
import { Page } from '@troth/ui/page';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { type ReactNode, useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { formatDay, formatMonth, formatShortDay } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { ledgerBalancesQuery, type PurchaseItem, purchasesQuery } from '../../shared/purchases';
import { SearchField } from '@troth/portal/search-field';
import { t } from '../../shared/texts';
import { PayAllDialog } from './pay-all-dialog';
import { PayDialog } from './pay-dialog';
import classes from './payouts.module.css';
import { closePayout, payoutSummaryQuery, purchasesFile, SHOWN } from './queries';

const MONTHS_OFFERED = 12;

/** This month and those before it, in UTC as the API counts them. */
const months = (now: Date): string[] =>
  Array.from({ length: MONTHS_OFFERED }, (_none, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );

const attorneyColumn = (): Column<PurchaseItem> => ({
  key: 'attorney',
  label: t('payouts.attorney'),
  isTitle: true,
  render: ({ attorneyId, attorneyName, lawFirmName }) => (
    <>
      {attorneyId === null ? '—' : <Link href={paths.attorney(attorneyId)}>{attorneyName}</Link>}
      <Text as="p" size="small" tone="secondary">
        {lawFirmName ?? t('payouts.noFirm')}
      </Text>
    </>
  ),
});
const clientColumn = (): Column<PurchaseItem> => ({
  key: 'client',
  label: t('payouts.for'),
  render: ({ clientId, clientName, title }) => (
    <div>
      <Link href={paths.user(clientId)}>{clientName}</Link>
      <Text as="p" size="small" tone="secondary">
        {title}
      </Text>
    </div>
  ),
});
const money = (key: string, label: string, cents: (item: PurchaseItem) => number | null): Column<PurchaseItem> => ({
  key,
  label,
  align: 'end',
  render: (item) => <MoneyText cents={cents(item)} />,
});

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
  const account = PAYOUT_ACCOUNT_STATES.find((state) => state === params.get('account')) ?? '';
  const filter = {
    ...(search.length >= 2 && { search }),
    ...(account !== '' && { accountState: account }),
  };
  const ofMonth = month === '' ? {} : { month };
  const ready = useQuery(purchasesQuery({ ...filter, ...ofMonth, view: 'READY', limit: SHOWN }));
  const waiting = useQuery(purchasesQuery({ ...filter, ...ofMonth, view: 'WAITING', limit: SHOWN }));
  const paid = useQuery(purchasesQuery({ ...filter, month: shownMonth, view: 'PAID', limit: SHOWN }));
  const summary = useQuery(payoutSummaryQuery(shownMonth));
  const [asked, setAsked] = useState<{ kind: 'PAY' | 'CLOSE'; item: PurchaseItem; key: string } | null>(null);
  const [isPayingAll, setPayingAll] = useState(false);
  const ask = (kind: 'PAY' | 'CLOSE', item: PurchaseItem) => setAsked({ kind, item, key: crypto.randomUUID() });

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
          <Button variant="primary" onClick={() => setPayingAll(true)}>
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
          <Button
            variant="text"
            icon={<DownloadIcon size={16} />}
            onClick={() => {
              void purchasesFile({ ...filter, ...ofMonth }).then((file) => saveAs(file, 'purchases.csv'));
            }}
          >
            {t('payouts.csv')}
          </Button>
        </FilterBar>
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
              money('price', t('payouts.price'), ({ pricePaidInCents }) => pricePaidInCents),
              money('fee', t('payouts.fee'), ({ feePaidInCents }) =>
                feePaidInCents === null ? null : 0 - feePaidInCents,
              ),
              money('due', t('payouts.due'), ({ dueInCents }) => dueInCents),
              {
                key: 'pay',
                label: t('payouts.actions'),
                isActions: true,
                render: (item) => (
                  <Button size="sm" onClick={() => ask('PAY', item)}>
                    {t('payouts.pay')}
                  </Button>
                ),
              },
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
              {
                key: 'why',
                label: t('payouts.why'),
                render: ({ waitsFor, disputedAt }) => (
                  <div>
                    {waitsFor !== null && t(`payouts.wait.${waitsFor}`)}
                    {disputedAt !== null && (
                      <Text as="p" size="small" tone="secondary">
                        {t('payouts.disputedSince', { day: formatDay(disputedAt) })}
                      </Text>
                    )}
                  </div>
                ),
              },
              money('due', t('payouts.due'), (item) => (item.feePaidInCents === null ? null : item.dueInCents)),
              {
                key: 'act',
                label: t('payouts.actions'),
                isActions: true,
                isBelowOnPhone: true,
                render: (item) =>
                  item.waitsFor === 'ACCOUNT' ? (
                    <Button size="sm" variant="text" onClick={() => ask('PAY', item)}>
                      {t('payouts.paidElsewhere')}
                    </Button>
                  ) : (
                    <Button size="sm" variant="text" onClick={() => ask('CLOSE', item)}>
                      {t('payouts.close')}
                    </Button>
                  ),
              },
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
              {
                key: 'transfer',
                label: t('payouts.transfer'),
                render: ({ payouts }) =>
                  payouts.map(({ id, status, transferId, outsideReference, createdAt, failure }) => (
                    <Text key={id} as="p" size="small">
                      {formatShortDay(createdAt)} <code>{transferId ?? outsideReference ?? failure ?? '—'}</code>{' '}
                      {status !== 'PAID' && (
                        <StatusTag tone={status === 'FAILED' ? 'danger' : 'neutral'}>
                          {t(`payouts.state.${status}`)}
                        </StatusTag>
                      )}
                    </Text>
                  )),
              },
              {
                key: 'amount',
                label: t('payouts.amount'),
                align: 'end',
                render: ({ paidInCents, dueInCents, partialPayoutReason }) => (
                  <div>
                    <MoneyText cents={paidInCents} />
                    {partialPayoutReason !== null && (
                      <Text as="p" size="small" tone="secondary">
                        {partialPayoutReason}
                      </Text>
                    )}
                    {dueInCents > 0 && (
                      <Text as="p" size="small" tone="secondary">
                        {t('payouts.stillDue', { amount: formatCents(dueInCents) })}
                      </Text>
                    )}
                  </div>
                ),
              },
              {
                key: 'close',
                label: t('payouts.actions'),
                isActions: true,
                isBelowOnPhone: true,
                render: (item) =>
                  item.payoutStatus === 'DUE' &&
                  item.dueInCents > 0 && (
                    <Button size="sm" variant="text" onClick={() => ask('CLOSE', item)}>
                      {t('payouts.close')}
                    </Button>
                  ),
              },
            ],
            t('payouts.paid.none'),
          )}
        </Section>
      </Stack>
      {asked?.kind === 'PAY' && <PayDialog key={asked.key} item={asked.item} onClose={() => setAsked(null)} />}
      {asked?.kind === 'CLOSE' && (
        <ActionDialog
          key={asked.key}
          title={t('payouts.close.title', { amount: formatCents(asked.item.dueInCents) })}
          effects={[
            t('payouts.close.effect', { attorney: asked.item.attorneyName ?? '' }),
            t('payouts.close.read', { attorney: asked.item.attorneyName ?? '' }),
          ]}
          confirmText={t('payouts.close')}
          isDestructive
          act={(reason, key) => closePayout(asked.item, key, reason)}
          doneText={() => t('payouts.closed')}
          onClose={() => setAsked(null)}
        />
      )}
      {isPayingAll && <PayAllDialog items={readyItems} onClose={() => setPayingAll(false)} />}
    </Page>
  );
}
