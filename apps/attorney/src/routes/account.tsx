import { LoadBoundary } from '@troth/portal/load-boundary';
import { CardSkeleton, RowsSkeleton } from '@troth/ui/skeleton';
import { AccountScreen } from '../features/account/account-screen';
import { DaysAway } from '../features/appointments/days-away';
import { PayoutAccountSection } from '../features/payouts/payout-account';
import { t } from '../shared/texts';

/** /attorney/account. Portals spec §2. */
export function AccountRoute() {
  return (
    <LoadBoundary title={t('account.title')} loading={<RowsSkeleton rows={8} />}>
      <AccountScreen
        daysAway={
          <LoadBoundary loading={<CardSkeleton height={160} />}>
            <DaysAway />
          </LoadBoundary>
        }
        payouts={
          <LoadBoundary loading={<CardSkeleton height={160} />}>
            <PayoutAccountSection />
          </LoadBoundary>
        }
      />
    </LoadBoundary>
  );
}
