import { useQuery } from '@tanstack/react-query';
import { formatCents } from '@troth/domain/money';
import { AttorneyServicesCard } from '@troth/ui/attorney-services-card';
import { LinkButton } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import type { Couple } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { eligibilityQuery, type ServiceOffer } from './queries';

/**
 * "Want Attorney Services?": each service leads to its screen, where it is booked once it is bought, and where an attorney is
 * chosen before it is. Not shown where there is nothing to offer: no state with attorneys, no prenup yet, or everything
 * done. Customer spec §2 and §8; ADR 0110.
 */
export function ServicesCard({ couple: { self }, state }: { couple: Couple; state: string }) {
  const { data, isError } = useQuery(eligibilityQuery(self.id));
  if (isError) return <Notice tone="danger" isAlert title={t('attorneys.failed')} />;
  if (data === undefined || !data.isEligible) return null;
  const open = data.services.filter(({ action }) => action !== null);
  if (open.length === 0 && data.services.some(({ bookingStatus }) => bookingStatus !== null)) return null;
  const labelOf = ({ serviceType, action, priceInCents }: ServiceOffer) => {
    const service = t(`attorneys.service.${serviceType}`);
    return action === 'BOOK'
      ? t('attorneys.button.book', { service })
      : t('attorneys.button.purchase', { service, price: formatCents(priceInCents) });
  };
  return (
    <AttorneyServicesCard
      title={t('attorneys.card.title')}
      greeting={t('attorneys.card.greeting', { name: self.firstName ?? '', state })}
      services={open.map((offer) => ({
        key: offer.serviceType,
        title: t(`attorneys.service.${offer.serviceType}`),
        description: t(`attorneys.card.${offer.serviceType}`),
        action: <LinkButton href={paths.attorneyServices(offer.serviceType)}>{labelOf(offer)}</LinkButton>,
      }))}
    >
      {open.length === 0 && <Notice title={t('attorneys.none')} />}
    </AttorneyServicesCard>
  );
}
