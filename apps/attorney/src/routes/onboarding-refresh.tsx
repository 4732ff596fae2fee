import { LoadBoundary } from '@troth/portal/load-boundary';
import { Page } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { OnboardingRefresh } from '../features/payouts/onboarding-refresh';
import { t } from '../shared/texts';

/** /attorney/stripe-onboarding-refresh: where the payment provider sends those whose link has run out. Portals spec §2. */
export function OnboardingRefreshRoute() {
  return (
    <LoadBoundary title={t('payouts.title')} loading={<CardSkeleton height={120} />}>
      <Page title={t('payouts.title')}>
        <OnboardingRefresh />
      </Page>
    </LoadBoundary>
  );
}
