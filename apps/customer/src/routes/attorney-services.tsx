import { useQuery } from '@tanstack/react-query';
import { ATTORNEY_SERVICE_TYPES } from '@troth/domain/purchases';
import { errorText } from '@troth/portal/errors';
import { LinkButton } from '@troth/ui/button';
import { Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Page, PageActions } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PurchaseItem } from '../features/attorney-services/queries';
import { ServicesScreen } from '../features/attorney-services/services-screen';
import { Appointment } from '../features/booking/appointment';
import { BookAppointment } from '../features/booking/book-appointment';
import { eventsQuery } from '../features/booking/queries';
import { OwnAttorneyEntry } from '../features/external-attorney/own-attorney-entry';
import { useOwnDocument } from '../shared/document';
import { useCouple, useJourneyState } from '../shared/journey';
import { LoadBoundary } from '../shared/load-boundary';
import { OverallProgress } from '../shared/overall-progress';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/**
 * /attorney-services: representation, or with `serviceType=Q_A` a call; working it out together where a state has no
 * partner attorneys. An address that names no service opens the one that the header's button leads to, so a call that is
 * still to come isn't hidden behind a meeting that is over. Customer spec §1, §2, §6; ADR 0163.
 */
export function AttorneyServicesRoute() {
  const [search] = useSearchParams();
  const wanted = search.get('serviceType');
  const { data: journey } = useJourneyState();
  const serviceType =
    ATTORNEY_SERVICE_TYPES.find((type) => type === wanted) ?? journey?.attorneyServicesButton ?? 'REPRESENTATION';
  const state = journey?.state ?? null;
  const kind = state?.attorneySupport === 'NONE' ? 'COLLABORATE' : serviceType;
  return (
    <Page
      title={t(`attorneys.title.${kind}`)}
      // Once it is notarized, nothing of this is left to do.
      {...(journey?.document?.isNotarized !== true && {
        lead:
          kind === 'COLLABORATE'
            ? t('attorneys.lead.COLLABORATE', { state: state?.name ?? '' })
            : t(`attorneys.lead.${kind}`),
      })}
      progress={<OverallProgress />}
    >
      <LoadBoundary failed={t('attorneys.failed')} loading={<CardSkeleton height={320} />}>
        {/* Another service is another order: nothing chosen for the one stays for the other. */}
        <Services key={serviceType} serviceType={serviceType} />
      </LoadBoundary>
    </Page>
  );
}

function Services({ serviceType }: { serviceType: (typeof ATTORNEY_SERVICE_TYPES)[number] }) {
  const couple = useCouple();
  const own = useOwnDocument();
  const { state } = couple.journey;
  if (state === null) {
    return (
      <>
        <Notice title={t('attorneys.stateFirst')} />
        <PageActions>
          <LinkButton href={paths.questionnaire()} variant="primary" size="continue">
            {t('payment.chooseState')}
          </LinkButton>
        </PageActions>
      </>
    );
  }
  return (
    <ServicesScreen
      couple={couple}
      state={state}
      serviceType={serviceType}
      renderBooking={(item) => <Booking item={item} />}
      ownAttorney={own === null ? null : <OwnAttorneyEntry own={own} />}
    />
  );
}

/** The appointments of a purchase, the next one first; while there is none to come, choosing a time. */
function Booking({ item }: { item: PurchaseItem }) {
  const { self } = useCouple();
  const { data: events, error } = useQuery(eventsQuery(self.id, 'all'));
  const [bookedId, setBookedId] = useState<string | null>(null);
  if (error !== null) return <Notice tone="danger" isAlert title={errorText(error)} />;
  if (events === undefined) return <CardSkeleton height={240} />;
  const own = events
    .filter(({ purchaseItemId }) => purchaseItemId === item.id)
    .sort((one, other) => other.eventStartAt.localeCompare(one.eventStartAt));
  const isWaiting = item.bookingStatus === 'WAITING';
  return (
    <Stack gap={8}>
      {isWaiting && <BookAppointment purchaseItemId={item.id} onBooked={({ id }) => setBookedId(id)} />}
      {own.length > 0 && (
        <Stack gap={4}>
          {isWaiting && <h3>{t('booking.earlier')}</h3>}
          {own.map((event) => (
            <Appointment key={event.id} event={event} isJustBooked={event.id === bookedId} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
