import { useSuspenseQuery } from '@tanstack/react-query';
import { DataTable } from '@troth/ui/data-table';
import { EmptyState } from '@troth/ui/empty-state';
import { Tabs } from '@troth/ui/filter-chips';
import { Link } from '@troth/ui/link';
import { Page } from '@troth/ui/page';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useSearchParams } from 'react-router';
import { paths } from '../../shared/paths';
import { useSearchedStates } from '../../shared/searched-states';
import { t } from '../../shared/texts';
import { counselQuery } from './queries';
import { VideosView } from './videos-view';

function States() {
  const { data: all } = useSuspenseQuery(counselQuery);
  const { states, field } = useSearchedStates(all);
  return (
    <>
      {field}
      <DataTable
        caption={t('counsel.states')}
        rows={states}
        rowKey={({ stateId }) => stateId}
        empty={<EmptyState title={t('law.noState')}>{t('law.noState.text')}</EmptyState>}
        columns={[
          {
            key: 'name',
            label: t('law.state'),
            isTitle: true,
            render: ({ stateId, name }) => <Link href={paths.counselOf(stateId)}>{name}</Link>,
          },
          {
            key: 'share',
            label: t('counsel.approved'),
            render: ({ approved, total }) => t('counsel.share', { approved, total }),
          },
          { key: 'read', label: t('counsel.state.READ'), align: 'end', render: ({ read }) => read },
          {
            key: 'changed',
            label: t('counsel.state.CHANGED'),
            align: 'end',
            render: ({ changed }) => (changed === 0 ? 0 : <StatusTag tone="warning">{String(changed)}</StatusTag>),
          },
          { key: 'unread', label: t('counsel.state.UNREAD'), align: 'end', render: ({ unread }) => unread },
          {
            key: 'open',
            label: t('law.open'),
            render: ({ isActive, requiresCounsel, approved, total }) => (
              <>
                <StatusTag tone={isActive && !(requiresCounsel && approved < total) ? 'success' : 'outline'}>
                  {t(isActive && !(requiresCounsel && approved < total) ? 'law.isOpen' : 'law.isClosed')}
                </StatusTag>
                {requiresCounsel && (
                  <Text as="p" size="caption" tone="secondary">
                    {t('counsel.isRequired')}
                  </Text>
                )}
              </>
            ),
          },
        ]}
      />
    </>
  );
}

/** /admin/counsel: what attorneys have read of each state's texts, and the videos. Ours. */
export function CounselScreen() {
  const [params] = useSearchParams();
  const isVideos = params.get('view') === 'videos';
  return (
    <Page title={t('counsel.title')} lead={t(isVideos ? 'counsel.lead.videos' : 'counsel.lead')} layout="wide">
      <Tabs
        label={t('counsel.title')}
        tabs={[
          { href: paths.counsel(), label: t('counsel.tab.states'), isCurrent: !isVideos },
          { href: `${paths.counsel()}?view=videos`, label: t('counsel.tab.videos'), isCurrent: isVideos },
        ]}
      />
      {isVideos ? <VideosView /> : <States />}
    </Page>
  );
}
