import { Section } from '@troth/ui/layout';
import { Page } from '@troth/ui/page';
import { Navigate, useSearchParams } from 'react-router';
import { NextStep, nextStepTexts } from '../features/dashboard/next-step';
import { PartnerWaiting } from '../features/dashboard/partner-waiting';
import { StepList } from '../features/dashboard/step-list';
import { WeddingCountdown } from '../features/dashboard/wedding-countdown';
import { InvitePartner } from '../features/partner/invite-partner';
import { ReceivedInvitations } from '../features/partner/received-invitations';
import { useCouple } from '../shared/journey';
import { OverallProgress } from '../shared/overall-progress';
import { paths } from '../shared/paths';
import { useStateOf } from '../shared/states';
import { t } from '../shared/texts';

/** /: the one next step, how far both partners are, and what waits for whom. An invitation's mail leads here too. */
export function DashboardRoute() {
  const couple = useCouple();
  const { journey, partner } = couple;
  const state = useStateOf(journey.stateId);
  const [search] = useSearchParams();
  const invitation = search.get('invitation');
  if (invitation !== null) return <Navigate to={paths.invitation(invitation)} replace />;

  const { kicker, title, lead } = nextStepTexts(couple, state?.name ?? null);
  return (
    <Page
      title={title}
      documentTitle={t('menu.DASHBOARD')}
      kicker={kicker}
      lead={lead}
      progress={<OverallProgress />}
      {...(journey.weddingDate !== null && { aside: <WeddingCountdown couple={couple} date={journey.weddingDate} /> })}
    >
      <NextStep couple={couple} />
      {partner === null && <ReceivedInvitations />}
      <Section title={t('dashboard.steps.title')}>
        <StepList couple={couple} />
      </Section>
      {partner !== null && <PartnerWaiting couple={couple} />}
      {partner === null && journey.documentId !== null && (
        <Section title={t('dashboard.invite.title')} description={t('dashboard.invite.text')}>
          <InvitePartner />
        </Section>
      )}
    </Page>
  );
}
