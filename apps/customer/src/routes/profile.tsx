import { SecondFactorSection } from '@troth/portal/second-factor/second-factor-section';
import { Section } from '@troth/ui/layout';
import { Page } from '@troth/ui/page';
import { AboutYou } from '../features/account/about-you';
import { SigningIn, StateOfAgreement } from '../features/account/account-details';
import { NameForm } from '../features/background/name-form';
import { InvitePartner } from '../features/partner/invite-partner';
import { PartnerProgress } from '../features/partner/partner-progress';
import { YourData } from '../features/personal-data/your-data';
import { ReminderSettings } from '../shared/reminders/reminder-settings';
import { useCouple } from '../shared/journey';
import { t } from '../shared/texts';

/** /profile: the name, what the agreement knows of the person, the partner, and how they sign in. */
export function ProfileRoute() {
  const couple = useCouple();
  const { journey, partner } = couple;
  return (
    <Page title={t('account.title')} lead={t('account.lead')}>
      <NameForm />
      <AboutYou />
      <StateOfAgreement />
      {partner !== null && <PartnerProgress couple={couple} title={t('partner.progress.title')} />}
      {partner === null && journey.documentId !== null && (
        <Section title={t('dashboard.invite.title')} description={t('dashboard.invite.text')} hasRule>
          <InvitePartner />
        </Section>
      )}
      <SigningIn />
      <SecondFactorSection />
      <ReminderSettings />
      <YourData />
    </Page>
  );
}
