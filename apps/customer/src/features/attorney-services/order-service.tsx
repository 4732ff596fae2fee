import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { formatCents } from '@troth/domain/money';
import { priceInCents, qaQuantity, representationQuantity } from '@troth/domain/purchases';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Section } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { RadioOptions } from '@troth/ui/option-cards';
import { PageActions } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { useState } from 'react';
import type { Couple } from '../../shared/journey';
import { ContactSupport } from '../../shared/contact-support';
import { type Cart, openCartQuery } from '../../shared/open-cart';
import { t } from '../../shared/texts';
import { useCartOrder } from '../../shared/use-cart-order';
import { AttorneyList, type MoreAttorneys, moreOf } from './attorney-list';
import {
  type Availability,
  availabilityQuery,
  orderService,
  type PurchaseItem,
  type ServiceOffer,
  type ServiceType,
} from './queries';

type ForWhom = 'SELF' | 'PARTNER' | 'BOTH';

/** Whom the service can be bought for, the reader first. Customer spec §6; decisions, row 19. */
function choicesFor(offer: ServiceOffer, available: Availability): ForWhom[] {
  const { userCanPurchase, fianceCanPurchase, maxRepresentationProductsUserCanPurchase: maximum } = available;
  if (offer.serviceType === 'Q_A') return userCanPurchase ? ['SELF'] : [];
  if (maximum === 0) return [];
  return [
    ...(userCanPurchase ? (['SELF'] as const) : []),
    ...(fianceCanPurchase ? (['PARTNER'] as const) : []),
    ...(userCanPurchase && fianceCanPurchase && maximum > 1 ? (['BOTH'] as const) : []),
  ];
}

const wordsOf = (forWhom: ForWhom, partner: string) => {
  switch (forWhom) {
    case 'SELF':
      return { label: t('attorneys.forWhom.SELF'), description: t('attorneys.forWhom.SELF.detail') };
    case 'PARTNER':
      return {
        label: t('attorneys.forWhom.PARTNER', { partner }),
        description: t('attorneys.forWhom.PARTNER.detail', { partner }),
      };
    case 'BOTH':
      return { label: t('attorneys.forWhom.BOTH'), description: t('attorneys.forWhom.BOTH.detail', { partner }) };
  }
};

/** How many are ordered. Customer spec §9 "Quantities". */
const quantityOf = (serviceType: ServiceType, forWhom: ForWhom, available: Availability): number =>
  serviceType === 'Q_A'
    ? qaQuantity()
    : representationQuantity({
        requested: forWhom === 'BOTH' ? 2 : 1,
        maximum: available.maxRepresentationProductsUserCanPurchase,
        userCanPurchase: available.userCanPurchase,
        fianceCanPurchase: available.fianceCanPurchase,
      });

/** For whom an order that waits in the cart is; without one, for the reader. */
function orderedFor(item: Cart['cartItems'][number] | undefined, partnerId: string | undefined): ForWhom {
  if (item === undefined) return 'SELF';
  if (item.quantity > 1) return 'BOTH';
  return item.beneficiaryUserId !== null && item.beneficiaryUserId === partnerId ? 'PARTNER' : 'SELF';
}

interface OrderServiceProps {
  couple: Couple;
  documentId: string;
  state: string;
  offer: ServiceOffer;
  /** What the reader has of the service: then it is offered for the partner, where it can be bought. */
  bought?: PurchaseItem | undefined;
}

/** Choosing an attorney and buying: for oneself, the partner, or both. Customer spec §2, §6 and §9. */
export function OrderService({ documentId, bought, ...order }: OrderServiceProps) {
  const { couple, offer } = order;
  const { self } = couple;
  const { data: cart, isPending: isCartPending } = useQuery(openCartQuery(self.id));
  const waiting = cart?.cartItems.find(({ productId }) => productId === offer.productId);
  const isExtra = bought !== undefined;
  // Beside what was bought, the same list as there: one call for both.
  const firstId = waiting?.chosenAttorneyId ?? bought?.attorneyId ?? null;
  const lookup = useInfiniteQuery({
    ...availabilityQuery(self.id, documentId, offer.serviceType, firstId),
    enabled: !isCartPending,
  });
  const { data: available, error, refetch } = lookup;
  if (available === undefined) {
    if (isExtra) return null;
    if (error === null) return <CardSkeleton height={320} />;
    return (
      <Notice
        tone="danger"
        isAlert
        title={t('attorneys.failed')}
        actions={<Button onClick={() => void refetch()}>{t('attorneys.again')}</Button>}
      />
    );
  }
  return (
    <Order
      {...order}
      isExtra={isExtra}
      available={available}
      isChanging={lookup.isPlaceholderData}
      more={moreOf(lookup)}
      waiting={waiting}
    />
  );
}

function Order({
  couple,
  state,
  offer,
  isExtra,
  available,
  isChanging,
  more,
  waiting,
}: Omit<OrderServiceProps, 'documentId' | 'bought'> & {
  isExtra: boolean;
  available: Availability;
  /** The list is still the one of another choice. */
  isChanging: boolean;
  more: MoreAttorneys | null;
  /** What waits in the cart. */
  waiting: Cart['cartItems'][number] | undefined;
}) {
  const { self, partner, side, journey } = couple;
  const { serviceType } = offer;
  const { order, isPending, error: failure } = useCartOrder(self.id, orderService);
  // What waits in the cart is the choice until another one is made: whoever comes back to choose another attorney, or only
  // with the browser, orders for the same people.
  const [choice, setChoice] = useState<{ forWhom?: ForWhom; attorneyId?: string | null }>({});
  const wantedFor = choice.forWhom ?? orderedFor(waiting, partner?.id);
  const wantedId = choice.attorneyId === undefined ? (waiting?.chosenAttorneyId ?? null) : choice.attorneyId;
  const isForPartnerOnly = isExtra && serviceType === 'REPRESENTATION';
  const choices = choicesFor(offer, available).filter((choice) => !isForPartnerOnly || choice === 'PARTNER');
  const forWhom = choices.includes(wantedFor) ? wantedFor : choices[0];
  if (forWhom === undefined) {
    const isRepresented = journey.counsel.attorneys.some((attorney) => attorney.side === side);
    if (isExtra && failure === null) return null;
    return (
      <>
        {failure !== null && <Notice tone="warning" isAlert title={errorText(failure)} />}
        {serviceType === 'REPRESENTATION' && isRepresented ? (
          <Notice title={t('attorneys.represented')} />
        ) : (
          <Notice tone="warning" title={t(`attorneys.unavailable.${serviceType}`)} actions={<ContactSupport />} />
        )}
      </>
    );
  }
  const attorneys = available.availableAttorneysForUser;
  // Whoever was taken by the partner in the meantime is no longer chosen.
  const chosen = attorneys.find(({ id }) => id === wantedId) ?? null;
  const isOwnChoice = forWhom !== 'PARTNER';
  const quantity = quantityOf(serviceType, forWhom, available);
  const partnerName = partner?.firstName ?? t('partner.yourPartner');
  const wasTaken = !isChanging && wantedId !== null && chosen === null;

  return (
    <>
      {choices.length > 1 && (
        <Section title={t('attorneys.forWhom.title')}>
          <RadioOptions
            label={t('attorneys.forWhom.title')}
            value={forWhom}
            onChange={(value) => setChoice({ ...choice, forWhom: choices.find((each) => each === value) ?? 'SELF' })}
            options={choices.map((choice) => ({ value: choice, ...wordsOf(choice, partnerName) }))}
          />
        </Section>
      )}
      {choices.length === 1 && forWhom === 'PARTNER' && (
        <Section
          title={t('attorneys.forWhom.onlyPartner.title', { partner: partnerName })}
          description={t('attorneys.forWhom.onlyPartner', { partner: partnerName })}
        />
      )}
      {isOwnChoice && (
        <Section title={t('attorneys.journey.title')} description={t('attorneys.journey.choose', { state })}>
          {wasTaken && <Notice tone="warning" isAlert title={t('attorneys.choose.taken')} />}
          {attorneys.length === 0 ? (
            <Notice title={t('attorneys.none')} />
          ) : (
            <AttorneyList
              attorneys={attorneys}
              price={formatCents(offer.priceInCents)}
              chosenId={chosen?.id ?? null}
              onChoose={(id) => setChoice({ ...choice, attorneyId: id === wantedId ? null : id })}
              more={more}
            />
          )}
        </Section>
      )}
      {failure !== null && (
        <Notice tone="danger" isAlert title={errorText(failure)}>
          {t('attorneys.order.safe')}
        </Notice>
      )}
      <PageActions note={t(isOwnChoice && chosen === null ? 'attorneys.order.later' : 'attorneys.order.note')}>
        <Button
          // What stands above is the reader's to do; this is for somebody else.
          variant={isForPartnerOnly ? 'secondary' : 'primary'}
          size="continue"
          isLoading={isPending}
          loadingText={t('attorneys.order.busy')}
          onClick={() =>
            order({
              productId: offer.productId,
              quantity,
              beneficiaryUserId: forWhom === 'PARTNER' ? (partner?.id ?? null) : forWhom === 'SELF' ? self.id : null,
              chosenAttorneyId: isOwnChoice ? (chosen?.id ?? null) : null,
            })
          }
        >
          {t('attorneys.button.purchase', {
            service: t(`attorneys.service.${serviceType}`),
            price: formatCents(priceInCents(quantity, offer.priceInCents)),
          })}
        </Button>
      </PageActions>
    </>
  );
}
