import { useSuspenseQuery } from '@tanstack/react-query';
import { isLivePurchase } from '@troth/domain/purchases';
import { LinkButton } from '@troth/ui/button';
import { Section } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { PageActions } from '@troth/ui/page';
import type { ReactNode } from 'react';
import type { Couple, Journey } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { BoughtService } from './bought-service';
import { OrderService } from './order-service';
import { Overview } from './overview';
import { eligibilityQuery, type PurchaseItem, servicesBoughtQuery, type ServiceType } from './queries';

/** What stands on /attorney-services: what to expect, then choosing, buying and booking. Customer spec §1, §2, §6. */
export function ServicesScreen({
  couple,
  state,
  serviceType,
  renderBooking,
  ownAttorney,
}: {
  couple: Couple;
  state: NonNullable<Journey['state']>;
  serviceType: ServiceType;
  renderBooking: (item: PurchaseItem) => ReactNode;
  /** The way to an attorney of one's own, where there are no partner attorneys. */
  ownAttorney: ReactNode;
}) {
  const { self, journey } = couple;
  const { data: eligibility } = useSuspenseQuery(eligibilityQuery(self.id));
  const { data: items } = useSuspenseQuery(servicesBoughtQuery(self.id));
  if (journey.document?.isNotarized === true) {
    return (
      <>
        <Notice title={t('attorneys.over.title')}>{t('attorneys.over.text')}</Notice>
        <PageActions>
          <LinkButton href={paths.vault()} variant="primary" size="continue">
            {t('dashboard.vault')}
          </LinkButton>
        </PageActions>
      </>
    );
  }
  if (state.attorneySupport === 'NONE') {
    return (
      <>
        <Overview kind="COLLABORATE" state={state.name} />
        <PageActions>
          <LinkButton href={journey.nextStep.path} variant="primary" size="continue">
            {t('attorneys.collaborate.next')}
          </LinkButton>
        </PageActions>
        {ownAttorney !== null && (
          <Section title={t('attorneys.collaborate.own')} description={t('ownAttorney.lead')}>
            {ownAttorney}
          </Section>
        )}
      </>
    );
  }
  const offer = eligibility.services.find((service) => service.serviceType === serviceType);
  const overview = (
    <Overview
      kind={serviceType}
      state={state.name}
      feeInCents={offer?.priceInCents}
      savingsClaim={eligibility.savingsClaim}
    />
  );
  if (eligibility.reason === 'PRENUP_NOT_PAID') {
    return (
      <>
        {overview}
        <PageActions note={t('attorneys.payFirst')}>
          <LinkButton href={paths.payment()} variant="primary" size="continue">
            {t('questionnaire.locked.pay')}
          </LinkButton>
        </PageActions>
      </>
    );
  }
  const own = items.filter(
    (item) => item.product?.productType === serviceType && item.beneficiaryUserId === self.id && isLivePurchase(item),
  );
  // Of several calls the one that is not over yet.
  const current = own.find(({ bookingStatus }) => bookingStatus !== 'BOOKED') ?? own[0];
  const { documentId } = journey;
  if (documentId === null) return <Notice title={t('attorneys.none')} />;
  const place = { couple, documentId, state: state.name };
  return (
    <>
      {current === undefined && overview}
      {current !== undefined && (
        <BoughtService {...place} item={current} serviceType={serviceType} booking={renderBooking(current)} />
      )}
      {offer === undefined
        ? current === undefined && <Notice title={t('attorneys.none')} />
        : canOrder(serviceType, current) && <OrderService {...place} offer={offer} bought={current} />}
    </>
  );
}

/** Another call once the last one is over; representation for the partner too. */
const canOrder = (serviceType: ServiceType, current: PurchaseItem | undefined): boolean =>
  serviceType === 'REPRESENTATION' || current === undefined || current.bookingStatus === 'BOOKED';
