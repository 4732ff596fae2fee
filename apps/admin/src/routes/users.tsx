import { LoadBoundary } from '@troth/portal/load-boundary';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { UserList } from '../features/users/user-list';
import { WhatWaits } from '../features/waiting/what-waits';
import { t } from '../shared/texts';

/** /admin/users. Portals spec §2. */
export function UsersRoute() {
  return (
    <LoadBoundary title={t('users.title')} loading={<RowsSkeleton rows={8} height={32} />}>
      <UserList before={<WhatWaits />} />
    </LoadBoundary>
  );
}
