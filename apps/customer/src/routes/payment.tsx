import { Page } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { OrderOrPaid } from '../features/payment/order';
import { PastPayments } from '../features/payment/past-payments';
import { useJourneyState } from '../shared/journey';
import { LoadBoundary } from '../shared/load-boundary';
import { OverallProgress } from '../shared/overall-progress';
import { t } from '../shared/texts';

/** /payment: the cart. Customer spec §2. */
export function PaymentRoute() {
  const isPaid = useJourneyState().data?.isPaid === true;
  const heading = isPaid ? { title: t('payment.paidTitle') } : { title: t('payment.title'), lead: t('payment.lead') };
  return (
    <Page {...heading} documentTitle={t('payment.paidTitle')} progress={<OverallProgress />}>
      <LoadBoundary failed={t('payment.loadFailed')} loading={<CardSkeleton height={420} />}>
        <OrderOrPaid />
        {/* A list that does not come does not keep anybody from paying. */}
        <LoadBoundary failed={t('payment.past.failed')} loading={null}>
          <PastPayments />
        </LoadBoundary>
      </LoadBoundary>
    </Page>
  );
}
