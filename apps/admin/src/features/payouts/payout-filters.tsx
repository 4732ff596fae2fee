import { useQuery } from '@tanstack/react-query';
import { PAYOUT_ACCOUNT_STATES } from '@troth/domain/attorneys';
import { enumerationLabel, say } from '@troth/domain/messages';
import { PAYOUT_STATUSES } from '@troth/domain/purchases';
import { isId, useAddressParams } from '@troth/portal/list-address';
import { SearchField } from '@troth/portal/search-field';
import { FilterBar, FilterChip } from '@troth/ui/filter-chips';
import { type ReactNode, useState } from 'react';
import { formatMonth } from '../../shared/dates';
import { firmChoicesQuery } from '../../shared/firms';
import { t } from '../../shared/texts';

const MONTHS_OFFERED = 12;

/** This month and those before it, in UTC as the API counts them. */
const months = (now: Date): string[] =>
  Array.from({ length: MONTHS_OFFERED }, (_none, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );

/** Which payouts an address asks for. */
export function payoutFilterAt(params: URLSearchParams, now: Date) {
  const offered = months(now);
  const month = offered.find((each) => each === params.get('month')) ?? '';
  const shownMonth = month === '' ? (offered[0] ?? '') : month;
  const search = params.get('search') ?? '';
  const firm = params.get('firm') ?? '';
  const status = PAYOUT_STATUSES.find((each) => each === params.get('status')) ?? '';
  const account = PAYOUT_ACCOUNT_STATES.find((state) => state === params.get('account')) ?? '';
  const filter = {
    ...(search.length >= 2 && { search }),
    ...(isId(firm) && { lawFirmId: firm }),
    ...(status !== '' && { payoutStatus: status }),
    ...(account !== '' && { accountState: account }),
  };
  return {
    filter,
    search,
    firm,
    status,
    account,
    /** Empty for all. */
    month,
    shownMonth,
    offered,
  };
}

/** Which payouts are shown, as the address says it. */
export function usePayoutFilter() {
  const [params, change] = useAddressParams();
  const [now] = useState(() => new Date());
  return { ...payoutFilterAt(params, now), change, view: params.size === 0 ? '' : `?${params}` };
}

/** Chooses which payouts are shown. */
export function PayoutFilters({
  address: { search, firm, status, account, month, offered, change },
  csv,
}: {
  address: ReturnType<typeof usePayoutFilter>;
  csv: ReactNode;
}) {
  const { data: firms } = useQuery(firmChoicesQuery(''));
  return (
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
      {csv}
    </FilterBar>
  );
}
