import { useQuery } from '@tanstack/react-query';
import { formatCents } from '@troth/domain/money';
import { errorText } from '@troth/portal/errors';
import { AttorneyServicesCard } from '@troth/ui/attorney-services-card';
import { Button, LinkButton } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import type { Couple } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { useCartOrder } from '../../shared/use-cart-order';
import { eligibilityQuery, putIntoCart, type ServiceOffer } from './queries';

/**
 * "Want Attorney Services?": a service that is bought leads to its booking, another one into the cart. Not shown where
 * there is nothing to offer: no state with attorneys, no prenup yet, or everything done. Customer spec §2 and §8.
 */
export function ServicesCard({ couple: { self }, state }: { couple: Couple; state: string }) {
  const { data, isError } = useQuery(eligibilityQuery(self.id));
  const { order, isPending, error } = useCartOrder(self.id, putIntoCart);
  if (isError) return <Notice tone="danger" isAlert title={t('attorneys.failed')} />;
  if (data === undefined || !data.isEligible) return null;
  const open = data.services.filter(({ action }) => action !== null);
  if (open.length === 0 && data.services.some(({ bookingStatus }) => bookingStatus !== null)) return null;
  const button = (offer: ServiceOffer) => {
    const service = t(`attorneys.service.${offer.serviceType}`);
    if (offer.action === 'BOOK') {
      return (
        <LinkButton href={paths.attorneyServices(offer.serviceType)}>
          {t('attorneys.button.book', { service })}
        </LinkButton>
      );
    }
    return (
      <Button
        isLoading={isPending}
        onClick={() =>
          order({ productId: offer.productId, quantity: 1, beneficiaryUserId: self.id, chosenAttorneyId: null })
        }
      >
        {t('attorneys.button.purchase', { service, price: formatCents(offer.priceInCents) })}
      </Button>
    );
  };
  return (
    <AttorneyServicesCard
      title={t('attorneys.card.title')}
      greeting={t('attorneys.card.greeting', { name: self.firstName ?? '', state })}
      services={open.map((offer) => ({
        key: offer.serviceType,
        title: t(`attorneys.service.${offer.serviceType}`),
        description: t(`attorneys.card.${offer.serviceType}`),
        action: button(offer),
      }))}
    >
      {open.length === 0 && <Notice title={t('attorneys.none')} />}
      {error !== null && <Notice tone="danger" isAlert title={errorText(error)} />}
    </AttorneyServicesCard>
  );
}
