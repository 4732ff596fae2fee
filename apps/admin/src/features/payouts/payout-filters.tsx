import { useQuery } from '@tanstack/react-query';
import { PAYOUT_ACCOUNT_STATES } from '@troth/domain/attorneys';
import { enumerationLabel, say } from '@troth/domain/messages';
import { PAYOUT_STATUSES } from '@troth/domain/purchases';
import { useAddressParams } from '@troth/portal/list-address';
import { SearchField } from '@troth/portal/search-field';
import { FilterBar, FilterChip } from '@troth/ui/filter-chips';
import { type ReactNode, useState } from 'react';
import { formatMonthOfYear } from '@troth/portal/instants';
import { firmChoicesQuery } from '../../shared/firms';
import { t } from '../../shared/texts';
import { payoutFilterAt } from './payout-address';

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
        options={offered.map((value) => ({ value, label: formatMonthOfYear(value) }))}
        selected={month}
        onChange={(value) => change({ month: value })}
      />
      {csv}
    </FilterBar>
  );
}
