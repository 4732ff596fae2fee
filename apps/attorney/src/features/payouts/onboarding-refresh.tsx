import { errorText } from '@troth/portal/errors';
import { Button, LinkButton } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Notice } from '@troth/ui/notice';
import { PageActions } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { useEffect, useRef } from 'react';
import { useAttorney } from '../../shared/attorney';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { FirmLead } from './firm-lead';
import { startOnboarding } from './queries';
import { useProviderPage } from './use-provider-page';

/** The provider's link was used, or too old: leads to a new one. */
export function OnboardingRefresh() {
  const { id, lawFirmId, isLawFirmLead } = useAttorney();
  if (!isLawFirmLead || lawFirmId === null) {
    return (
      <>
        <Notice title={t('payouts.leadOnly')}>
          <FirmLead />
        </Notice>
        <PageActions>
          <LinkButton href={paths.account()}>{t('payouts.toAccount')}</LinkButton>
        </PageActions>
      </>
    );
  }
  return <NewLink attorneyId={id} lawFirmId={lawFirmId} />;
}

function NewLink({ attorneyId, lawFirmId }: { attorneyId: string; lawFirmId: string }) {
  const { open, isBack, error } = useProviderPage(() => startOnboarding(attorneyId, lawFirmId));
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    open();
  });
  if (error !== null) return <ErrorPanel onRetry={open}>{errorText(error)}</ErrorPanel>;
  if (isBack) {
    return (
      <PageActions>
        <Button variant="primary" size="continue" onClick={open}>
          {t('payouts.goOn')}
        </Button>
        <LinkButton variant="text" href={paths.account()}>
          {t('payouts.toAccount')}
        </LinkButton>
      </PageActions>
    );
  }
  return <CardSkeleton height={120} />;
}
