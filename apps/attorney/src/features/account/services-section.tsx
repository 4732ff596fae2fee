import { useSuspenseQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { Facts } from '@troth/ui/facts';
import { Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Text } from '@troth/ui/text';
import { useAttorney } from '../../shared/attorney';
import { t } from '../../shared/texts';
import { servicesQuery } from './queries';

/** What the attorney offers, and where each is booked: an admin sets it. Portals spec §3 "AttorneyService". */
export function ServicesSection() {
  const { data: services } = useSuspenseQuery(servicesQuery(useAttorney().id));
  return (
    <Section title={t('account.services')} description={t('account.services.note')} hasRule>
      {services.length === 0 ? (
        <Text tone="secondary">{t('account.services.none')}</Text>
      ) : (
        <Facts
          facts={services.map(({ id, serviceType, bookingLink = null }) => ({
            key: id,
            label: enumerationLabel(say, 'attorneyServiceType', serviceType),
            value: bookingLink === null ? t('account.services.here') : <Link href={bookingLink}>{bookingLink}</Link>,
          }))}
        />
      )}
    </Section>
  );
}
