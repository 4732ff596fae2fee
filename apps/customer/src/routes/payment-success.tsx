import { Page } from '@troth/ui/page';
import { Navigate, useSearchParams } from 'react-router';
import { PaymentResult } from '../features/payment/payment-result';
import { OverallProgress } from '../shared/overall-progress';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** /payment/success: where the payment page leads back to. Without the visit's name there is nothing to tell. */
export function PaymentSuccessRoute() {
  const [search] = useSearchParams();
  const sessionId = search.get('session');
  if (sessionId === null || sessionId === '') return <Navigate to={paths.payment()} replace />;
  return (
    <Page title={t('payment.result.title')} progress={<OverallProgress />}>
      <PaymentResult sessionId={sessionId} />
    </Page>
  );
}
