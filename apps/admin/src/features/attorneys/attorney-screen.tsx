import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { LinkButton } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { UserIcon, UsersIcon } from '@troth/ui/icons';
import { Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Page } from '@troth/ui/page';
import { PhoneLink } from '@troth/ui/phone-number';
import type { ReactNode } from 'react';
import { Crumbs } from '../../shared/crumbs';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { DecisionPanel } from './decision-panel';
import { DisciplineSection } from './discipline-section';
import { FirmSection } from './firm-section';
import { ServicesSection } from './services-section';
import { FilesSection } from './files-section';
import { LicensesSection } from './licenses-section';
import { type Attorney, attorneyClientsQuery, attorneyName, attorneyQuery } from './queries';

const yesOrNo = (is: boolean) => (is ? t('shared.yes') : t('shared.no'));

function Application({ attorney }: { attorney: Attorney }) {
  const { user, responseTimeHours } = attorney;
  return (
    <Facts
      facts={[
        {
          key: 'email',
          label: t('user.email'),
          value: user && <Link href={`mailto:${user.email}`}>{user.email}</Link>,
        },
        { key: 'phone', label: t('user.phone'), value: user?.phoneNumber && <PhoneLink number={user.phoneNumber} /> },
        { key: 'bio', label: t('attorney.bio'), value: attorney.bio },
        { key: 'lawSchool', label: t('attorney.lawSchool'), value: attorney.lawSchool },
        { key: 'years', label: t('attorney.years'), value: attorney.yearsOfExperience },
        {
          key: 'hours',
          label: t('attorney.hours'),
          value: responseTimeHours === null ? null : t('attorney.hours.value', { count: responseTimeHours }),
        },
        { key: 'languages', label: t('attorney.languages'), value: attorney.languages.join(', ') },
        { key: 'areas', label: t('attorney.areas'), value: attorney.practiceAreas.join(', ') },
        {
          key: 'associations',
          label: t('attorney.associations'),
          value: attorney.professionalAssociations.join(', '),
        },
        { key: 'insurance', label: t('attorney.insurance'), value: yesOrNo(attorney.hasMalpracticeInsurance) },
        { key: 'embryo', label: t('attorney.embryo'), value: yesOrNo(attorney.isEmbryoAttorney) },
        { key: 'fast', label: t('attorney.fast'), value: yesOrNo(attorney.hasFastTurnaround) },
        { key: 'newClients', label: t('attorney.newClients'), value: yesOrNo(attorney.isTakingNewClients) },
      ]}
    />
  );
}

/**
 * An application with everything to decide it by. Portals spec §6 "manage attorneys".
 * @param children What other features show of an attorney: appointments, reviews, what admins did.
 */
export function AttorneyScreen({ id, children }: { id: string; children?: ReactNode }) {
  const { data: attorney } = useSuspenseQuery(attorneyQuery(id));
  const { data: clients } = useQuery(attorneyClientsQuery(id));
  const name = attorneyName(attorney);
  return (
    <Page
      title={name}
      kicker={<Crumbs parent={{ label: t('attorney.crumb'), href: paths.attorneys() }} here={name} />}
      actions={
        <>
          <LinkButton href={paths.attorneyClients(attorney.id)} icon={<UsersIcon size={16} />}>
            {t('attorney.openClients')}
          </LinkButton>
          <LinkButton href={paths.user(attorney.userId)} icon={<UserIcon size={16} />}>
            {t('attorney.openUser')}
          </LinkButton>
        </>
      }
      aside={<DecisionPanel attorney={attorney} clients={clients?.total} />}
      isAsideFirst
    >
      <LicensesSection attorney={attorney} />
      <FirmSection attorney={attorney} />
      <ServicesSection attorney={attorney} />
      <DisciplineSection attorney={attorney} />
      <Section title={t('attorney.profile')} hasRule>
        <Application attorney={attorney} />
      </Section>
      <FilesSection attorney={attorney} />
      {children}
    </Page>
  );
}

export function NoAttorneyFound() {
  return (
    <Page title={t('attorney.missing.title')} lead={t('attorney.missing.text')}>
      <LinkButton href={paths.attorneys()}>{t('attorney.back')}</LinkButton>
    </Page>
  );
}
