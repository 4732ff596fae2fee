import { useSuspenseQuery } from '@tanstack/react-query';
import { DataTable } from '@troth/ui/data-table';
import { EmptyState } from '@troth/ui/empty-state';
import { Link } from '@troth/ui/link';
import { Page } from '@troth/ui/page';
import { StatusTag } from '@troth/ui/status-tag';
import { formatRecent } from '../../shared/dates';
import { ListViews } from '../../shared/list/list-tools';
import { paths } from '../../shared/paths';
import { useSearchedStates } from '../../shared/searched-states';
import { t } from '../../shared/texts';
import { adminStatesQuery } from './queries';

/** The states, with whom each concerns and what was changed. Portals spec §2. */
export function StateList() {
  const { data: all } = useSuspenseQuery(adminStatesQuery);
  const { states, field, view } = useSearchedStates(all);
  return (
    <Page title={t('law.states')} lead={t('law.states.lead')} layout="wide">
      {field}
      <ListViews list="STATES" view={view} />
      <DataTable
        caption={t('law.states')}
        rows={states}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('law.noState')}>{t('law.noState.text')}</EmptyState>}
        columns={[
          {
            key: 'name',
            label: t('law.state'),
            isTitle: true,
            render: ({ id, name }) => <Link href={paths.state(id)}>{name}</Link>,
          },
          {
            key: 'open',
            label: t('law.open'),
            render: ({ isActive }) => (
              <StatusTag tone={isActive ? 'success' : 'outline'}>
                {t(isActive ? 'law.isOpen' : 'law.isClosed')}
              </StatusTag>
            ),
          },
          { key: 'couples', label: t('law.couples'), align: 'end', render: ({ couples }) => couples },
          { key: 'versions', label: t('law.versions'), align: 'end', render: ({ withVersion }) => withVersion },
          {
            key: 'attorneys',
            label: t('law.attorneys'),
            align: 'end',
            render: ({ approvedAttorneys }) => approvedAttorneys,
          },
          {
            key: 'set',
            label: t('law.differences'),
            align: 'end',
            isSecondary: true,
            render: ({ differences }) => (differences === 0 ? '—' : differences),
          },
          {
            key: 'changed',
            label: t('law.changed'),
            isSecondary: true,
            render: ({ lastChangedAt }) => (lastChangedAt === null ? '—' : formatRecent(lastChangedAt)),
          },
        ]}
      />
    </Page>
  );
}
