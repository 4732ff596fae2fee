import { useQuery } from '@tanstack/react-query';
import type { Column } from '@troth/ui/data-table';
import { Button } from '@troth/ui/button';
import { FilterChip } from '@troth/ui/filter-chips';
import { PlusIcon } from '@troth/ui/icons';
import { Link } from '@troth/ui/link';
import { StatusTag } from '@troth/ui/status-tag';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatRecent } from '../../shared/dates';
import { ListPage } from '../../shared/list/list-page';
import { useListAddress } from '@troth/portal/list-address';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { AccountTag } from './account-tag';
import { LawFirmForm } from './law-firm-form';
import { LAW_FIRM_LIST, lawFirmFilter, lawFirmsFile, type LawFirmSummary, lawFirmsQuery } from './queries';

export const ApprovalTag = ({ isApproved }: { isApproved: boolean }) =>
  isApproved ? (
    <StatusTag tone="success">{t('lawFirms.approved')}</StatusTag>
  ) : (
    <StatusTag tone="warning">{t('lawFirms.waiting')}</StatusTag>
  );

const columns = (): Column<LawFirmSummary>[] => [
  {
    key: 'NAME',
    label: t('lawFirms.name'),
    isTitle: true,
    isSortable: true,
    render: ({ id, name }) => <Link href={paths.lawFirm(id)}>{name}</Link>,
  },
  { key: 'status', label: t('lawFirms.status'), render: (firm) => <ApprovalTag isApproved={firm.isApproved} /> },
  {
    key: 'lead',
    label: t('lawFirms.lead'),
    render: ({ lead }) => (lead === null ? '—' : <Link href={paths.attorney(lead.id)}>{lead.name}</Link>),
  },
  {
    key: 'attorneys',
    label: t('lawFirms.attorneys'),
    align: 'end',
    render: ({ attorneyCount }) => attorneyCount,
  },
  { key: 'account', label: t('lawFirms.account'), render: (firm) => <AccountTag state={firm.accountState} /> },
  {
    key: 'CREATED',
    label: t('lawFirms.since'),
    isSortable: true,
    isSecondary: true,
    render: ({ createdAt }) => formatRecent(createdAt),
  },
];

/** Law firms; those that await approval come first unless sorted otherwise. Portals spec §2, §6. */
export function LawFirmList() {
  const address = useListAddress(LAW_FIRM_LIST);
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  const { status } = address.filters;
  const filter = lawFirmFilter(address);
  const query = useQuery(lawFirmsQuery({ ...address.query, ...filter }));
  return (
    <>
      <ListPage
        title={t('lawFirms.title')}
        lead={t('lawFirms.lead.text')}
        address={address}
        query={query}
        rows={query.data?.lawFirms ?? []}
        rowKey={({ id }) => id}
        columns={columns()}
        count={(total, isExact) => t(isExact ? 'lawFirms.count' : 'lawFirms.countMore', { count: total })}
        list="LAW_FIRMS"
        csv={{ name: 'law-firms.csv', get: () => lawFirmsFile({ ...address.found, ...filter }) }}
        searchLabel={t('lawFirms.search')}
        actions={
          <Button icon={<PlusIcon size={16} />} onClick={() => setAdding(true)}>
            {t('lawFirms.add')}
          </Button>
        }
        filters={
          <FilterChip
            name={t('lawFirms.status')}
            allText={t('list.all')}
            options={[
              { value: 'APPROVED', label: t('lawFirms.approved') },
              { value: 'WAITING', label: t('lawFirms.waiting') },
            ]}
            selected={status}
            onChange={(value) => address.change({ status: value })}
          />
        }
        empty={{ title: t('lawFirms.none.title'), text: t('lawFirms.none.text') }}
        noMatch={{
          title: t('lawFirms.noMatch.title'),
          text: t('lawFirms.noMatch.text'),
          action: t('lawFirms.noMatch.action'),
        }}
      />
      {isAdding && (
        <LawFirmForm
          onClose={() => setAdding(false)}
          onSaved={({ id }) => {
            void navigate(paths.lawFirm(id));
          }}
        />
      )}
    </>
  );
}
