import { enumerationLabel, say } from '@troth/domain/messages';
import { LoadBoundary } from '@troth/portal/load-boundary';
import { usePerson } from '@troth/portal/person';
import { TokensSection } from '@troth/portal/integrations/tokens-section';
import { WebhooksSection } from '@troth/portal/integrations/webhooks-section';
import { SecondFactorSection } from '@troth/portal/second-factor/second-factor-section';
import { LinkButton } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { MailIcon } from '@troth/ui/icons';
import { Section } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Page } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { StatusTag } from '@troth/ui/status-tag';
import type { ReactNode } from 'react';
import { useAttorney } from '../../shared/attorney';
import { ProfileFacts } from '../../shared/profile/profile-facts';
import { ContactFields, IntroductionFields, MattersFields, PracticeFields } from '../../shared/profile/profile-fields';
import { supportLink } from '../../shared/support';
import { t } from '../../shared/texts';
import classes from './account.module.css';
import { LicensesSection } from './licenses-section';
import { MailSection } from './mail-section';
import { NewClients } from './new-clients';
import { type ProfilePart, ProfileSection } from './profile-section';
import { RepliesSection } from './replies-section';
import { ServicesSection } from './services-section';
import { YourData } from './your-data';

const parts: readonly ProfilePart[] = [
  {
    title: 'account.contact',
    facts: ['name', 'phone'],
    fields: ['firstName', 'lastName', 'phoneNumber'],
    Fields: ContactFields,
  },
  {
    title: 'account.introduction',
    facts: ['photo', 'bio'],
    fields: ['bio', 'profilePhotoId'],
    Fields: IntroductionFields,
  },
  {
    title: 'form.practice',
    facts: ['languages', 'areas', 'associations', 'lawSchool', 'years', 'hours'],
    fields: [
      'languages',
      'practiceAreas',
      'professionalAssociations',
      'lawSchool',
      'yearsOfExperience',
      'responseTimeHours',
    ],
    Fields: PracticeFields,
  },
  {
    title: 'form.matters',
    facts: ['insurance', 'contract', 'embryo', 'fast'],
    fields: [
      'hasMalpracticeInsurance',
      'malpracticeInsuranceFileId',
      'malpracticeInsuranceExpiresOn',
      'docusignContractFileId',
      'isEmbryoAttorney',
      'hasFastTurnaround',
    ],
    Fields: MattersFields,
  },
];

/** Declined and deactivated attorneys reach this screen alone, with the product's sentence. Portals spec §2, §8. */
function ClosedAccount() {
  return (
    <Page title={t('account.title')}>
      <Notice
        tone="warning"
        title={t('account.closed')}
        actions={
          <LinkButton href={supportLink} size="sm" icon={<MailIcon size={16} />}>
            {t('support.write')}
          </LinkButton>
        }
      />
      <YourData />
    </Page>
  );
}

/**
 * @param payouts What the lead of a firm sees of its payouts.
 * @param daysAway Days without calls, and the calls that are booked on them.
 */
export function AccountScreen({ payouts, daysAway }: { payouts: ReactNode; daysAway: ReactNode }) {
  const person = usePerson();
  const attorney = useAttorney();
  if (attorney.stage !== 'APPROVED') return <ClosedAccount />;
  return (
    <Page title={t('account.title')} lead={t('account.lead')}>
      {parts.map((part) => (
        <ProfileSection key={part.title} part={part} />
      ))}
      <NewClients />
      {daysAway}
      <Section title={t('account.listed')} description={t('account.listed.note')} hasRule>
        <ProfileFacts attorney={attorney} only={['firm']} />
      </Section>
      <LicensesSection />
      <LoadBoundary loading={<CardSkeleton height={120} />}>
        <ServicesSection />
      </LoadBoundary>
      <RepliesSection />
      <MailSection />
      {payouts}
      <Section title={t('account.signIn')} description={t('account.signIn.note')} hasRule>
        <Facts
          facts={[
            { key: 'email', label: t('profile.email'), value: person.email },
            {
              key: 'status',
              label: t('account.status'),
              value: <StatusTag tone="success">{enumerationLabel(say, 'attorneyStage', attorney.stage)}</StatusTag>,
            },
          ]}
        />
      </Section>
      <SecondFactorSection />
      <TokensSection />
      <WebhooksSection />
      <YourData />
      <div className={classes.apart}>
        <LinkButton href={supportLink} icon={<MailIcon size={16} />}>
          {t('support.write')}
        </LinkButton>
      </div>
    </Page>
  );
}
