import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatCents } from '@troth/domain/money';
import { ATTORNEY_SERVICE_TYPES } from '@troth/domain/purchases';
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
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { type CheckoutSession, checkoutQuery, purchasesQuery } from './queries';
import { ReceiptButton } from './receipt-button';

/** How the payment ended, as the provider says it; shown again when it settles, and asked again by a button. */
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
  // How it ended is read out, also when it settles while the page is open.
  return (
    <div role="status">
      <Outcome checkout={checkout} isChecking={isFetching} onCheck={() => void refetch()} />
    </div>
  );
}

/** What stays to be said and done when the payment has arrived, by what was bought. */
function usePaidNext(cartId: string): { text: string; path: string } {
  const self = usePerson();
  const { data: journey } = useJourneyState();
  const { data: purchases = [] } = useQuery(purchasesQuery(self.id));
  const bought = purchases.filter((item) => item.cartId === cartId);
  const path = journey?.nextStep.path ?? paths.home();
  if (bought.some(({ product }) => product?.productType === 'PRENUP'))
    return { text: t('payment.result.paidText'), path };
  const services = ATTORNEY_SERVICE_TYPES.flatMap((type) =>
    bought.filter(({ product }) => product?.productType === type).map((item) => ({ type, item })),
  );
  const own = services.find(({ item }) => item.beneficiaryUserId === self.id);
  if (own !== undefined) {
    return {
      text: t(own.item.attorneyId === null ? 'payment.result.paidChoose' : 'payment.result.paidService'),
      path: paths.attorneyServices(own.type),
    };
  }
  if (services.length === 0) return { text: t('payment.result.paidOther'), path };
  const name = journey?.partner?.firstName ?? t('partner.yourPartner');
  return { text: t('payment.result.paidPartner', { name }), path };
}

function Paid({ checkout }: { checkout: CheckoutSession }) {
  const { text, path } = usePaidNext(checkout.cartId);
  return (
    <>
      <Notice tone="success" title={t('payment.result.paid', { amount: formatCents(checkout.amountInCents) })}>
        {text}
      </Notice>
      <PageActions>
        <Onward href={path}>{t('payment.next')}</Onward>
        <ReceiptButton cartId={checkout.cartId} />
      </PageActions>
    </>
  );
}

const Onward = ({ href, children }: { href: string; children: string }) => (
  <LinkButton href={href} variant="primary" size="continue">
    {children}
  </LinkButton>
);

/** Nothing was paid, and the order is kept. */
const Unpaid = ({ title, children }: { title: string; children: string }) => (
  <>
    <Notice tone="warning" title={title}>
      {children}
    </Notice>
    <PageActions>
      <Onward href={paths.payment()}>{t('payment.result.again')}</Onward>
    </PageActions>
  </>
);

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
      return <Paid checkout={checkout} />;
    case 'DUPLICATE':
      return (
        <>
          <Notice tone="info" title={t('payment.result.duplicate', { amount })}>
            {t('payment.result.duplicateText')}
          </Notice>
          <PageActions>
            <Onward href={journey?.nextStep.path ?? paths.home()}>{t('payment.next')}</Onward>
          </PageActions>
        </>
      );
    case 'PENDING':
      return (
        <>
          <Notice tone="info" icon={<ClockIcon />} title={t('payment.result.pending', { amount })}>
            {t('payment.result.pendingText')}
          </Notice>
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
      return <Unpaid title={t('payment.result.failed', { amount })}>{t('payment.result.failedText')}</Unpaid>;
    case 'EXPIRED':
      return <Unpaid title={t('payment.result.expired')}>{t('payment.result.expiredText')}</Unpaid>;
  }
}
