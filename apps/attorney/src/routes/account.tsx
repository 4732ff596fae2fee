import { LoadBoundary } from '@troth/portal/load-boundary';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { AccountScreen } from '../features/account/account-screen';
import { t } from '../shared/texts';

/** /attorney/account. Portals spec §2. */
export function AccountRoute() {
  return (
    <LoadBoundary title={t('account.title')} loading={<RowsSkeleton rows={8} />}>
      <AccountScreen />
    </LoadBoundary>
  );
}
