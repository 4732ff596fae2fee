import { useSuspenseQuery } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Row, Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useAttorney } from '../../shared/attorney';
import { t } from '../../shared/texts';
import { FirmLead } from './firm-lead';
import { openDashboard, type PayoutAccount, payoutAccountQuery, startOnboarding } from './queries';
import { useProviderPage } from './use-provider-page';

const tones = {
  NOT_STARTED: 'neutral',
  INCOMPLETE: 'warning',
  IN_REVIEW: 'info',
  RESTRICTED: 'danger',
  READY: 'success',
} as const satisfies Record<PayoutAccount['state'], TagTone>;

/** The account that the firm is paid to, for its lead alone (decisions, row 3); others read who that is. Portals spec §1. */
export function PayoutAccountSection() {
  const attorney = useAttorney();
  if (!attorney.isLawFirmLead || attorney.lawFirmId === null) {
    return (
      <Section title={t('payouts.title')} hasRule>
        <Text>
          <FirmLead />
        </Text>
      </Section>
    );
  }
  return (
    <FirmAccount attorneyId={attorney.id} lawFirmId={attorney.lawFirmId} firmName={attorney.lawFirm?.name ?? ''} />
  );
}

function FirmAccount({ attorneyId, lawFirmId, firmName }: { attorneyId: string; lawFirmId: string; firmName: string }) {
  const { data: account } = useSuspenseQuery(payoutAccountQuery(attorneyId, lawFirmId));
  const onboarding = useProviderPage(() => startOnboarding(attorneyId, lawFirmId));
  const dashboard = useProviderPage(() => openDashboard(attorneyId, lawFirmId));
  const { state, due, isDetailsSubmitted } = account;
  const isSettled = state === 'READY' || state === 'IN_REVIEW';
  const error = onboarding.error ?? dashboard.error;
  return (
    <Section title={t('payouts.title')} description={t('payouts.lead', { firm: firmName })} hasRule>
      <Stack gap={4}>
        <div>
          <StatusTag tone={tones[state]}>{t(`payouts.state.${state}`)}</StatusTag>
        </div>
        <Text as="p">{t(`payouts.what.${state}`)}</Text>
        {due.length > 0 && state !== 'NOT_STARTED' && (
          <Text as="p" size="small" tone="secondary">
            {t('payouts.due', { count: due.length })}
          </Text>
        )}
        {error !== null && (
          <Notice tone="danger" isAlert title={errorText(error)}>
            {t('payouts.failed')}
          </Notice>
        )}
        <Row>
          {(!isSettled || due.length > 0) && (
            <Button
              variant={isSettled ? 'secondary' : 'primary'}
              isLoading={onboarding.isBusy}
              loadingText={t('payouts.opening')}
              onClick={onboarding.open}
            >
              {t(state === 'NOT_STARTED' ? 'payouts.start' : 'payouts.goOn')}
            </Button>
          )}
          {isDetailsSubmitted && (
            <Button
              variant={isSettled ? 'secondary' : 'text'}
              isLoading={dashboard.isBusy}
              loadingText={t('payouts.opening')}
              onClick={dashboard.open}
            >
              {t('payouts.dashboard')}
            </Button>
          )}
        </Row>
      </Stack>
    </Section>
  );
}
