import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@troth/api-client';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Button, LinkButton } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Row, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { CheckboxField } from '@troth/ui/option-cards';
import { PhoneField } from '@troth/ui/phone-field';
import { Skeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { type FormEvent, useState } from 'react';
import { ContactSupport } from '../../shared/contact-support';
import { isPhoneNumber, loadPhoneNumbers } from '../../shared/phone-numbers';
import { t } from '../../shared/texts';
import classes from './booking.module.css';
import {
  type AppointmentEvent,
  bookAppointment,
  type BookingChoice,
  bookingChoiceQuery,
  moveAppointment,
} from './queries';
import { OfferedTimes } from './offered-times';
import { focusTimes, SlotPicker } from './slot-picker';
import { momentName, ownTimeZone } from './times';

interface BookAppointmentProps {
  purchaseItemId: string;
  onBooked?: (event: AppointmentEvent) => void;
  /** The appointment to move; without one a new one is booked. */
  moving?: AppointmentEvent;
  onCancel?: () => void;
  /** What was to be moved is over with: announced by the screen that shows it. */
  onRefused?: (error: unknown) => Promise<void>;
}

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;
const isTaken = (error: unknown) => hasStatus(error, 409);
const isRefused = (error: unknown) => hasStatus(error, 422);

/**
 * Choosing a time for a bought service, on the reader's own clock, and the number to call. Of two people after one time
 * one gets it; the other is told so, and sees the times that are left.
 */
export function BookAppointment(props: BookAppointmentProps) {
  const self = usePerson();
  const { data: choice, error, refetch } = useQuery(bookingChoiceQuery(self.id, props.purchaseItemId));
  if (choice === undefined) {
    if (error === null) return <Skeleton width="100%" height={240} />;
    return <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>;
  }
  const refusal = props.moving === undefined ? choice.refusal : null;
  if (refusal !== null) {
    return (
      <Notice
        tone="info"
        title={t(`booking.refusal.${refusal}`)}
        {...(refusal === 'REBOOKING_USED' && { actions: <ContactSupport /> })}
      />
    );
  }
  if (choice.bookingUrl !== null) return <OutsideCalendar choice={choice} url={choice.bookingUrl} />;
  if (choice.slots.length === 0) {
    return (
      <Notice
        tone="info"
        title={t('booking.none', { name: choice.attorneyName ?? t('booking.yourAttorney') })}
        actions={
          <Button size="sm" onClick={() => void refetch()}>
            {t('booking.lookAgain')}
          </Button>
        }
      >
        {t('booking.none.what')}
      </Notice>
    );
  }
  return <BookingForm {...props} choice={choice} />;
}

/** An attorney whose calendar is elsewhere: what is booked there shows up here automatically. */
function OutsideCalendar({ choice, url }: { choice: BookingChoice; url: string }) {
  const name = choice.attorneyName ?? t('booking.yourAttorney');
  return (
    <Stack gap={4}>
      <Text tone="secondary">{t('booking.outside.what', { name, minutes: choice.lengthMinutes })}</Text>
      <div>
        <LinkButton href={url} target="_blank" rel="noopener noreferrer" variant="primary" isFullWidthOnPhone>
          {t('booking.outside.open')}
        </LinkButton>
      </div>
      <Text size="small" tone="secondary">
        {t('booking.outside.after')}
      </Text>
    </Stack>
  );
}

function BookingForm({
  choice,
  moving,
  onBooked,
  onCancel,
  onRefused,
}: BookAppointmentProps & { choice: BookingChoice }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const timeZone = ownTimeZone();
  const [startAt, setStartAt] = useState<string | null>(null);
  const [phoneNumber, setPhoneNumber] = useState(self.phoneNumber ?? '');
  const [sharesAnswers, setSharing] = useState(false);
  const [isChecked, setChecked] = useState(false);

  const refresh = () => queryClient.invalidateQueries({ queryKey: ['users', self.id, 'purchase-items'] });
  const send = useMutation({
    mutationFn: async (eventStartAt: string) =>
      moving === undefined
        ? bookAppointment(self.id, choice.purchaseItemId, { eventStartAt, phoneNumber, timeZone, sharesAnswers })
        : moveAppointment(self.id, moving, { eventStartAt, timeZone }),
    onSuccess: async (event) => {
      onBooked?.(event);
      await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: ['users', self.id, 'journey'] })]);
    },
    onError: async (error) => {
      if (isRefused(error)) await onRefused?.(error);
      if (!isTaken(error)) return;
      setStartAt(null);
      setChecked(false);
      await refresh();
    },
  });

  const isPhoneMissing = moving === undefined && phoneNumber === '';
  const isPhoneWrong = moving === undefined && !isPhoneMissing && !isPhoneNumber(phoneNumber);
  const phoneError = isPhoneMissing ? t('booking.phone.missing') : isPhoneWrong ? t('booking.phone.invalid') : null;
  const isTimeMissing = isChecked && startAt === null && !send.isPending;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (startAt === null) return focusTimes(event.currentTarget);
    if (phoneError === null) send.mutate(startAt);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={6}>
        {moving === undefined && (
          <Text tone="secondary">
            {t('booking.what', {
              name: choice.attorneyName ?? t('booking.yourAttorney'),
              minutes: choice.lengthMinutes,
            })}
          </Text>
        )}
        {send.error !== null && (
          <Notice tone={isTaken(send.error) ? 'warning' : 'danger'} isAlert title={errorText(send.error)} />
        )}
        {moving === undefined && choice.offeredTimes.length > 0 && (
          <OfferedTimes choice={choice} timeZone={timeZone} value={startAt} onChange={setStartAt} />
        )}
        <SlotPicker
          slots={choice.slots}
          timeZone={timeZone}
          value={startAt}
          error={isTimeMissing ? t('booking.chooseTime') : undefined}
          onChange={setStartAt}
        />
        {moving === undefined && (
          <div className={classes.phone} onFocus={() => void loadPhoneNumbers()}>
            <PhoneField
              label={t('booking.phone')}
              help={t('booking.phone.help')}
              isRequired
              value={phoneNumber}
              error={isChecked && phoneError !== null ? phoneError : undefined}
              onChange={setPhoneNumber}
            />
          </div>
        )}
        {moving === undefined && choice.serviceType === 'Q_A' && (
          <CheckboxField
            label={t('booking.share', { name: choice.attorneyName ?? t('booking.yourAttorney') })}
            description={t('booking.share.help')}
            isChecked={sharesAnswers}
            onChange={setSharing}
          />
        )}
        <Row gap={3}>
          <Button type="submit" variant="primary" isLoading={send.isPending} isFullWidthOnPhone>
            {startAt === null
              ? t(moving === undefined ? 'booking.book' : 'booking.move')
              : t(moving === undefined ? 'booking.bookAt' : 'booking.moveTo', { when: momentName(timeZone, startAt) })}
          </Button>
          {onCancel !== undefined && (
            <Button isFullWidthOnPhone onClick={onCancel}>
              {t('booking.keep')}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
