import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { CardSkeleton } from '@troth/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { afterChange, type Couple } from '../../shared/journey';
import { ContactSupport } from '../../shared/contact-support';
import { t } from '../../shared/texts';
import { AttorneyList, moreOf } from './attorney-list';
import { AttorneyProfile } from './attorney-profile';
import { availabilityQuery, chooseAttorney, type PurchaseItem, type ServiceType } from './queries';

/** So many others are named first to a client whose attorney cannot act, as in the mail. */
const OTHERS_SHOWN = 3;

/** What follows once a service is the reader's: choosing the attorney, then the appointment. Customer spec §2. */
export function BoughtService({
  couple,
  documentId,
  state,
  item,
  serviceType,
  booking,
}: {
  couple: Couple;
  documentId: string;
  state: string;
  item: PurchaseItem;
  serviceType: ServiceType;
  /** The appointments of the purchase, or choosing a time. */
  booking: ReactNode;
}) {
  const { self, partner } = couple;
  const queryClient = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const [showsMore, setShowsMore] = useState(false);
  const lookup = useInfiniteQuery(availabilityQuery(self.id, documentId, serviceType, item.attorneyId));
  const { data: available, error, refetch, isPlaceholderData: isOfAnotherChoice } = lookup;
  const choice = useMutation({
    mutationFn: (attorneyId: string) => chooseAttorney(self.id, item, attorneyId),
    onSuccess: () => setChanging(false),
    onSettled: () => afterChange(queryClient, self.id),
  });
  const attorneys = available?.availableAttorneysForUser ?? [];
  const own = attorneys.find(({ id }) => id === item.attorneyId);
  // Whoever left meanwhile can no longer be booked, and another one is free to choose.
  const hasLeft =
    item.attorneyId !== null &&
    item.bookingStatus === 'WAITING' &&
    available !== undefined &&
    !isOfAnotherChoice &&
    own === undefined;
  const isChoosing = item.attorneyId === null || isChanging || hasLeft;

  if (!isChoosing) {
    return (
      <>
        <Section
          title={t('attorneys.bought.appointment')}
          // Also where an attorney approved the agreement and no meeting was ever recorded.
          description={item.bookingStatus === 'BOOKED' ? t(`attorneys.bought.begun.${serviceType}`) : undefined}
        >
          {booking}
        </Section>
        {own !== undefined && (
          <Section title={t('attorneys.bought.attorney')}>
            <AttorneyProfile
              attorney={own}
              {...(item.bookingStatus === 'WAITING' &&
                attorneys.length > 1 && {
                  action: (
                    <Button isFullWidthOnPhone onClick={() => setChanging(true)}>
                      {t('attorneys.bought.change')}
                    </Button>
                  ),
                })}
            />
          </Section>
        )}
      </>
    );
  }
  const wasGiven = item.userId !== self.id;
  // Said until another one is chosen, and where there are others to choose from.
  const declinedBy = item.attorneyId === null ? (available?.declinedBy ?? null) : null;
  const shown = declinedBy === null || showsMore ? attorneys : attorneys.slice(0, OTHERS_SHOWN);
  return (
    <Section
      title={t('attorneys.journey.title')}
      description={t(wasGiven ? 'attorneys.journey.given' : 'attorneys.journey.chooseNow', {
        state,
        partner: partner?.firstName ?? t('partner.yourPartner'),
      })}
    >
      <Stack gap={4}>
        {declinedBy !== null && (
          <Notice tone="info" title={t('attorneys.declined.title', { name: declinedBy.name })}>
            {t('attorneys.declined.text')}
          </Notice>
        )}
        {hasLeft && attorneys.length > 0 && <Notice tone="warning" title={t('attorneys.bought.left')} />}
        {choice.error !== null && <Notice tone="danger" isAlert title={errorText(choice.error)} />}
        {available === undefined ? (
          error === null ? (
            <CardSkeleton height={320} />
          ) : (
            <Notice
              tone="danger"
              isAlert
              title={t('attorneys.failed')}
              actions={<Button onClick={() => void refetch()}>{t('attorneys.again')}</Button>}
            />
          )
        ) : attorneys.length === 0 ? (
          <Notice tone="warning" title={t('attorneys.bought.nobody')} actions={<ContactSupport />} />
        ) : (
          <AttorneyList
            attorneys={shown}
            chosenId={hasLeft ? null : item.attorneyId}
            busyId={choice.isPending ? choice.variables : null}
            onChoose={(id) => {
              if (!choice.isPending) choice.mutate(id);
            }}
            more={
              shown.length < attorneys.length
                ? { isLoading: false, error: null, show: () => setShowsMore(true) }
                : moreOf(lookup)
            }
          />
        )}
      </Stack>
    </Section>
  );
}
