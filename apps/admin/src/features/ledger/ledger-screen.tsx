import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { formatCents } from '@troth/domain/money';
import { LEDGER_POSTING_KINDS } from '@troth/domain/purchases';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { useAddressParams } from '@troth/portal/list-address';
import { Button } from '@troth/ui/button';
import { DataTable } from '@troth/ui/data-table';
import { ErrorPanel } from '@troth/ui/error-panel';
import { FilterBar, FilterChip } from '@troth/ui/filter-chips';
import { Section, Stack } from '@troth/ui/layout';
import { MoneyText } from '@troth/ui/money-text';
import { Notice } from '@troth/ui/notice';
import { Page } from '@troth/ui/page';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { formatLongDay } from '@troth/portal/instants';
import { formatRecent } from '../../shared/dates';
import { CsvButton, ListViews } from '../../shared/list/list-tools';
import { ledgerBalancesQuery } from '../../shared/purchases';
import { t } from '../../shared/texts';
import { disputesQuery, postingKindAt, postingsQuery } from './queries';

const DAY_MS = 86_400_000;

/** The kind of postings that the address asks for; null for all. */
function useKind() {
  const [params, change] = useAddressParams();
  const kind = postingKindAt(params);
  return { kind, query: kind === null ? {} : { kind }, choose: (value: string) => change({ kind: value }) };
}

function Balances() {
  const { data, error, refetch } = useQuery(ledgerBalancesQuery);
  if (error !== null) return <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>;
  if (data === undefined) return <RowsSkeleton rows={6} height={32} />;
  const { providerInCents, ledgerInCents } = data;
  return (
    <Stack gap={4}>
      {providerInCents === null ? (
        <Notice tone="warning" title={t('payouts.balance.unknown')} />
      ) : providerInCents === ledgerInCents ? (
        <Notice tone="success" title={t('ledger.matches', { amount: formatCents(providerInCents) })} />
      ) : (
        <Notice tone="danger" title={t('ledger.differs', { amount: formatCents(providerInCents - ledgerInCents) })}>
          {t('ledger.differs.text', { provider: formatCents(providerInCents), ours: formatCents(ledgerInCents) })}
        </Notice>
      )}
      <DataTable
        caption={t('ledger.balances')}
        rows={data.accounts}
        rowKey={({ account }) => account}
        columns={[
          {
            key: 'account',
            label: t('ledger.account'),
            isTitle: true,
            render: ({ account }) => (
              <>
                {t(`ledger.account.${account}`)}
                <Text as="p" size="small" tone="secondary">
                  {t(`ledger.account.${account}.help`)}
                </Text>
              </>
            ),
          },
          {
            key: 'amount',
            label: t('ledger.balance'),
            align: 'end',
            render: ({ amountInCents }) => <MoneyText cents={amountInCents} />,
          },
        ]}
      />
    </Stack>
  );
}

function Postings() {
  const { kind, query, choose } = useKind();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    postingsQuery(kind),
  );
  if (error !== null) return <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>;
  if (data === undefined) return <RowsSkeleton rows={6} height={40} />;
  return (
    <Stack gap={4}>
      <FilterBar label={t('list.filter', { list: t('ledger.postings') })}>
        <FilterChip
          name={t('ledger.kind')}
          allText={t('list.all')}
          options={LEDGER_POSTING_KINDS.map((value) => ({ value, label: t(`ledger.kind.${value}`) }))}
          selected={kind ?? ''}
          onChange={choose}
        />
        <CsvButton
          name="ledger.csv"
          get={() => unwrap(api.GET('/admin/ledger', { params: { query }, parseAs: 'blob' }))}
        />
      </FilterBar>
      <ListViews list="LEDGER" view={kind === null ? '' : `?kind=${kind}`} />
      <DataTable
        caption={t('ledger.postings')}
        rows={data.pages.flatMap(({ postings }) => postings)}
        rowKey={({ id }) => id}
        empty={<Text tone="secondary">{t('ledger.postings.none')}</Text>}
        columns={[
          { key: 'kind', label: t('ledger.kind'), isTitle: true, render: ({ kind }) => t(`ledger.kind.${kind}`) },
          { key: 'at', label: t('ledger.at'), render: ({ occurredAt }) => formatRecent(occurredAt) },
          {
            key: 'reference',
            label: t('ledger.reference'),
            isSecondary: true,
            render: ({ reference }) => <code>{reference}</code>,
          },
          {
            key: 'entries',
            label: t('ledger.entries'),
            align: 'end',
            render: ({ entries }) =>
              entries.map(({ account, amountInCents }, index) => (
                <Text key={index} as="p" size="small">
                  {t(`ledger.account.${account}`)} <MoneyText cents={amountInCents} />
                </Text>
              )),
          },
        ]}
      />
      {hasNextPage && (
        <div>
          <Button isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('ledger.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Disputes() {
  const { data, error, refetch } = useQuery(disputesQuery);
  if (error !== null) return <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>;
  if (data === undefined) return <RowsSkeleton rows={2} height={40} />;
  const daysOf = (since: string, until: number) => Math.floor((until - Date.parse(since)) / DAY_MS);
  return (
    <DataTable
      caption={t('ledger.disputes')}
      rows={data}
      rowKey={({ id }) => id}
      empty={<Text tone="secondary">{t('ledger.disputes.none')}</Text>}
      columns={[
        {
          key: 'state',
          label: t('ledger.dispute.state'),
          isTitle: true,
          render: ({ state }) => (
            <StatusTag tone={state === 'open' ? 'warning' : state === 'won' ? 'success' : 'danger'}>
              {t(`ledger.dispute.${state}`)}
            </StatusTag>
          ),
        },
        { key: 'since', label: t('ledger.dispute.since'), render: ({ createdAt }) => formatLongDay(createdAt) },
        {
          key: 'days',
          label: t('ledger.dispute.days'),
          align: 'end',
          render: ({ createdAt, updatedAt, state }) =>
            daysOf(createdAt, state === 'open' ? Date.now() : Date.parse(updatedAt)),
        },
        {
          key: 'taken',
          label: t('ledger.dispute.taken'),
          align: 'end',
          render: ({ takenInCents }) => <MoneyText cents={takenInCents} />,
        },
        {
          key: 'checkout',
          label: t('ledger.dispute.checkout'),
          isSecondary: true,
          render: ({ checkoutId }) => <code>{checkoutId.slice(0, 8)}</code>,
        },
      ]}
    />
  );
}

/** The ledger: what each account holds, the provider’s balance beside ours, each posting, and disputes. Ours. */
export function LedgerScreen() {
  return (
    <Page title={t('ledger.title')} lead={t('ledger.lead')} layout="wide">
      <Stack gap={4}>
        <Section title={t('ledger.balances')}>
          <Balances />
        </Section>
        <Section title={t('ledger.disputes')}>
          <Disputes />
        </Section>
        <Section title={t('ledger.postings')}>
          <Postings />
        </Section>
      </Stack>
    </Page>
  );
}
