import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { DataTable, Pager } from '@troth/ui/data-table';
import { EmptyState } from '@troth/ui/empty-state';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { formatRecent } from '../../shared/dates';
import { CsvButton } from '../../shared/list/list-tools';
import { paths } from '../../shared/paths';
import { useStateName } from '../../shared/states';
import { t } from '../../shared/texts';
import { HELP_PAGE_SIZE, waitlistFile, waitlistQuery } from './queries';
import { usePageAddress } from './use-page-address';

/** Who waits for the agreement for married couples, in the order of joining. */
export function WaitlistView() {
  const { page, stepsOf } = usePageAddress(HELP_PAGE_SIZE);
  const { data, error, refetch } = useQuery({ ...waitlistQuery(page), placeholderData: keepPreviousData });
  const stateName = useStateName();
  return (
    <Section
      title={t('help.waitlist.title', { count: data?.total ?? 0 })}
      actions={<CsvButton name="postnup-waitlist.csv" get={waitlistFile} />}
    >
      {error !== null ? (
        <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>
      ) : data === undefined ? (
        <RowsSkeleton rows={6} height={40} />
      ) : (
        <>
          <DataTable
            caption={t('help.tab.waitlist')}
            rows={data.entries}
            rowKey={({ userId }) => userId}
            empty={<EmptyState title={t('help.waitlist.none')}>{t('help.waitlist.none.text')}</EmptyState>}
            columns={[
              {
                key: 'name',
                label: t('help.waitlist.person'),
                isTitle: true,
                render: ({ userId, fullName, email }) => <Link href={paths.user(userId)}>{fullName || email}</Link>,
              },
              { key: 'email', label: t('account.email'), render: ({ email }) => email },
              {
                key: 'state',
                label: t('law.state'),
                render: ({ stateId }) => stateName(stateId) ?? '—',
              },
              { key: 'joined', label: t('help.waitlist.joined'), render: ({ joinedAt }) => formatRecent(joinedAt) },
            ]}
          />
          <Pager {...stepsOf(data.entries.length, data.total)} />
        </>
      )}
    </Section>
  );
}
