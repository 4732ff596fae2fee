import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { USER_TYPES } from '@troth/domain/people';
import { shownName } from '@troth/portal/person';
import type { Column } from '@troth/ui/data-table';
import { FilterChip } from '@troth/ui/filter-chips';
import { PersonCell } from '@troth/ui/person-cell';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import type { ReactNode } from 'react';
import { AttorneyStageTag } from '../../shared/attorney-stage-tag';
import { formatRecent } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { ListPage } from '../../shared/list/list-page';
import { useListAddress } from '@troth/portal/list-address';
import { statesQuery, useStateName } from '@troth/portal/states';
import { t } from '../../shared/texts';
import { USER_LIST, userFilter, type UserSummary, usersFile, usersQuery } from './queries';

const documentTones = {
  NO_STATE_YET: 'outline',
  QUESTIONNAIRE: 'info',
  GENERATED: 'info',
  IN_EDITOR: 'info',
  REVIEWED: 'success',
  FINALIZED: 'success',
  NOTARIZED: 'success',
} as const satisfies Record<NonNullable<UserSummary['documentStage']>, TagTone>;

function Stage({ user }: { user: UserSummary }) {
  if (user.attorneyStage !== null) return <AttorneyStageTag stage={user.attorneyStage} />;
  if (user.userType !== 'CUSTOMER') return '—';
  const stage = user.documentStage ?? 'NO_STATE_YET';
  return <StatusTag tone={documentTones[stage]}>{t(`documentStage.${stage}`)}</StatusTag>;
}

function useColumns(): Column<UserSummary>[] {
  const stateName = useStateName();
  const statesOf = (user: UserSummary) => {
    const [first, ...more] = user.userType === 'ATTORNEY' ? user.licensedStateIds : [user.stateId];
    const state = stateName(first ?? null);
    if (state === null) return '—';
    return more.length === 0 ? state : t('users.states.more', { state, count: more.length });
  };
  return [
    {
      key: 'NAME',
      label: t('users.name'),
      isTitle: true,
      isSortable: true,
      render: (user) => <PersonCell name={shownName(user)} email={user.email} href={paths.user(user.id)} />,
    },
    {
      key: 'USER_TYPE',
      label: t('users.type'),
      isSortable: true,
      render: (user) => enumerationLabel(say, 'userType', user.userType),
    },
    { key: 'state', label: t('users.state'), render: statesOf },
    { key: 'stage', label: t('users.stage'), render: (user) => <Stage user={user} /> },
    {
      key: 'paid',
      label: t('users.paid'),
      isSecondary: true,
      render: (user) => (user.documentId === null ? '—' : user.isPaid ? t('users.paid.yes') : t('users.paid.no')),
    },
    {
      key: 'LAST_ACTIVE',
      label: t('users.lastActive'),
      isSortable: true,
      render: (user) => (user.lastActiveAt === null ? t('shared.never') : formatRecent(user.lastActiveAt)),
    },
    {
      key: 'CREATED',
      label: t('users.since'),
      isSortable: true,
      isSecondary: true,
      render: (user) => formatRecent(user.createdAt),
    },
  ];
}

/** Users with search, filters, order and pages, all kept in the address. Portals spec §6 "list and search users". */
/** @param before What stands above the list. */
export function UserList({ before }: { before: ReactNode }) {
  const address = useListAddress(USER_LIST);
  const { type, state, waitlist } = address.filters;
  const { data: states } = useSuspenseQuery(statesQuery);
  const filter = userFilter(address);
  const query = useQuery(usersQuery({ ...address.query, ...filter }));
  return (
    <ListPage
      title={t('users.title')}
      address={address}
      query={query}
      rows={query.data?.users ?? []}
      rowKey={(user) => user.id}
      columns={useColumns()}
      count={(total, isExact) => t(isExact ? 'users.count' : 'users.countMore', { count: total })}
      list="USERS"
      csv={{ name: 'users.csv', get: () => usersFile({ ...address.found, ...filter }) }}
      searchLabel={t('users.search')}
      before={before}
      filters={
        <>
          <FilterChip
            name={t('users.type')}
            allText={t('list.all')}
            options={USER_TYPES.map((value) => ({ value, label: enumerationLabel(say, 'userType', value) }))}
            selected={type}
            onChange={(value) => address.change({ type: value })}
          />
          <FilterChip
            name={t('users.state')}
            allText={t('list.all')}
            options={states.map(({ id, name }) => ({ value: id, label: name }))}
            selected={state}
            onChange={(value) => address.change({ state: value })}
          />
          <FilterChip
            name={t('users.waitlist')}
            allText={t('list.all')}
            options={[{ value: 'true', label: t('users.waitlist.only') }]}
            selected={waitlist}
            onChange={(value) => address.change({ waitlist: value })}
          />
        </>
      }
      empty={{ title: t('users.none.title'), text: t('users.none.text') }}
      noMatch={{ title: t('users.none.title'), text: t('users.none.text'), action: t('users.none.action') }}
    />
  );
}
