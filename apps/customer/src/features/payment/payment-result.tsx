import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatCents } from '@troth/domain/money';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Button, LinkButton } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { ClockIcon } from '@troth/ui/icons';
import { Notice } from '@troth/ui/notice';
import { PageActions } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { useEffect } from 'react';
import { afterChange, useJourneyState } from '../../shared/journey';
import { saveAs } from '../../shared/save-as';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { type CheckoutSession, checkoutQuery, fetchReceipt } from './queries';

/** How the payment ended, as the provider says it. Nothing is asked again by itself: a button does. */
export function PaymentResult({ sessionId }: { sessionId: string }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const { data: checkout, error, isFetching, refetch } = useQuery(checkoutQuery(self.id, sessionId));
  const status = checkout?.status;

  useEffect(() => {
    // The menu, the progress and the sections open with the payment.
    if (status === 'PAID' || status === 'DUPLICATE') void afterChange(queryClient, self.id);
  }, [status, queryClient, self.id]);

  if (error !== null) {
    return (
      <ErrorPanel onRetry={() => void refetch()} safeText={t('payment.result.failedSafe')}>
        {errorText(error)}
      </ErrorPanel>
    );
  }
  if (checkout === undefined) return <CardSkeleton height={120} />;
  return <Outcome checkout={checkout} isChecking={isFetching} onCheck={() => void refetch()} />;
}

function Receipt({ sessionId }: { sessionId: string }) {
  const self = usePerson();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => saveAs(await fetchReceipt(self.id, sessionId), t('payment.receipt.fileName')),
  });
  return (
    <>
      <Button variant="text" isLoading={isPending} onClick={() => mutate()}>
        {t('payment.receipt.download')}
      </Button>
      {error !== null && <p role="alert">{errorText(error)}</p>}
    </>
  );
}

function Outcome({
  checkout,
  isChecking,
  onCheck,
}: {
  checkout: CheckoutSession;
  isChecking: boolean;
  onCheck: () => void;
}) {
  const { data: journey } = useJourneyState();
  const amount = formatCents(checkout.amountInCents);
  switch (checkout.status) {
    case 'PAID':
      return (
        <>
          <Notice tone="success" title={t('payment.result.paid', { amount })}>
            {t('payment.result.paidText')}
          </Notice>
          <PageActions>
            <LinkButton href={journey?.nextStep.path ?? paths.home()} variant="primary" size="continue">
              {t('payment.next')}
            </LinkButton>
            <Receipt sessionId={checkout.sessionId} />
          </PageActions>
        </>
      );
    case 'DUPLICATE':
      return (
        <>
          <Notice tone="info" title={t('payment.result.duplicate', { amount })}>
            {t('payment.result.duplicateText')}
          </Notice>
          <PageActions>
            <LinkButton href={journey?.nextStep.path ?? paths.home()} variant="primary" size="continue">
              {t('payment.next')}
            </LinkButton>
          </PageActions>
        </>
      );
    case 'PENDING':
      return (
        <>
          <div role="status">
            <Notice tone="info" icon={<ClockIcon />} title={t('payment.result.pending', { amount })}>
              {t('payment.result.pendingText')}
            </Notice>
          </div>
          <PageActions note={t('payment.result.pendingNote')}>
            <Button
              variant="primary"
              size="continue"
              isLoading={isChecking}
              loadingText={t('payment.result.checking')}
              onClick={onCheck}
            >
              {t('payment.result.check')}
            </Button>
          </PageActions>
        </>
      );
    case 'OPEN':
      return (
        <>
          <Notice tone="warning" title={t('payment.result.open')}>
            {t('payment.result.openText')}
          </Notice>
          <PageActions>
            <Button variant="primary" size="continue" onClick={() => window.location.assign(checkout.url)}>
              {t('payment.result.toPage')}
            </Button>
            <Button variant="text" isLoading={isChecking} onClick={onCheck}>
              {t('payment.result.check')}
            </Button>
          </PageActions>
        </>
      );
    case 'FAILED':
      return (
        <>
          <Notice tone="warning" title={t('payment.result.failed', { amount })}>
            {t('payment.result.failedText')}
          </Notice>
          <PageActions>
            <LinkButton href={paths.payment()} variant="primary" size="continue">
              {t('payment.result.again')}
            </LinkButton>
          </PageActions>
        </>
      );
    case 'EXPIRED':
      return (
        <>
          <Notice tone="warning" title={t('payment.result.expired')}>
            {t('payment.result.expiredText')}
          </Notice>
          <PageActions>
            <LinkButton href={paths.payment()} variant="primary" size="continue">
              {t('payment.result.again')}
            </LinkButton>
          </PageActions>
        </>
      );
  }
}
