import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Button, LinkButton } from '@troth/ui/button';
import { Row, Sheet, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { usePhoneNumberText } from '@troth/ui/phone-number';
import { ConfirmPopup } from '@troth/ui/popup';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../shared/texts';
import { BookAppointment } from './book-appointment';
import classes from './booking.module.css';
import { type AppointmentEvent, cancelAppointment, keepTime, moveAppointment } from './queries';
import { AnswerSharing } from './sharing';
import { momentName, ownTimeZone, zoneName } from './times';

/** How an appointment stands for who reads it. */
type Standing = 'COMING' | 'UNDER_WAY' | 'OVER' | 'COMPLETED' | 'CANCELED' | 'NO_SHOW';

const tones: Readonly<Record<Standing, TagTone>> = {
  COMING: 'info',
  UNDER_WAY: 'info',
  OVER: 'neutral',
  COMPLETED: 'success',
  CANCELED: 'neutral',
  NO_SHOW: 'warning',
};

function standingOf(event: AppointmentEvent, now: Date): Standing {
  if (event.eventStatus !== 'BOOKED') return event.eventStatus;
  if (event.serviceCompletedAt !== null) return 'COMPLETED';
  if (now < new Date(event.eventStartAt)) return 'COMING';
  return now < new Date(event.eventEndAt) ? 'UNDER_WAY' : 'OVER';
}

/** One appointment: when, with whom, which number is called; while it is to come, to move and to cancel. */
export function Appointment({
  event,
  isJustBooked = false,
}: {
  event: AppointmentEvent;
  /** It is what the reader has done a moment ago: the focus goes there from the form that is gone. */
  isJustBooked?: boolean;
}) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const [task, setTask] = useState<'none' | 'moving' | 'canceling'>('none');
  const when = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isJustBooked) when.current?.focus();
  }, [isJustBooked]);
  /** The form or the button that had the focus goes. */
  const close = () => {
    setTask('none');
    when.current?.focus();
  };
  const timeZone = ownTimeZone();
  const standing = standingOf(event, new Date());
  const name = event.attorneyName ?? t('booking.yourAttorney');
  const number = usePhoneNumberText(event.location);
  /** Why nothing came of what was asked last: the appointment had changed meanwhile. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const begin = (wanted: 'moving' | 'canceling') => {
    setRefusal(null);
    setTask(wanted);
  };
  /** After a refusal too: what is shown here is not how it stands. */
  const askAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['users', self.id, 'purchase-items'] }),
      queryClient.invalidateQueries({ queryKey: ['users', self.id, 'journey'] }),
    ]);
  const refuse = async (error: unknown) => {
    setRefusal(errorText(error));
    close();
    await askAgain();
  };
  const cancel = useMutation({
    mutationFn: () => cancelAppointment(self.id, event),
    onSuccess: async () => {
      setTask('none');
      await askAgain();
      when.current?.focus();
    },
    onError: refuse,
  });
  // Changed by the other window, the attorney or the clock while something was being done here.
  const isSuperseded = task !== 'none' && standing !== 'COMING';
  useEffect(() => {
    if (isSuperseded) when.current?.focus();
  }, [isSuperseded]);
  return (
    <Sheet as="article" aria-label={t('booking.appointmentWith', { name })}>
      <Stack gap={4}>
        <Row justify="between" gap={3} align="start">
          <div ref={when} tabIndex={-1} className={classes.moment}>
            <p className={classes.when}>
              <time dateTime={event.eventStartAt}>{momentName(timeZone, event.eventStartAt)}</time>
            </p>
            <Text size="small" tone="secondary">
              {zoneName(timeZone, new Date(event.eventStartAt))}
            </Text>
          </div>
          <StatusTag tone={tones[standing]}>{t(`booking.standing.${standing}`)}</StatusTag>
        </Row>
        <Text>
          {standing !== 'COMING' && standing !== 'UNDER_WAY'
            ? t('booking.with', { name })
            : number === null
              ? t('booking.call', { name })
              : t('booking.callAt', { name, number })}
        </Text>
        {refusal !== null && <Notice tone="warning" isAlert title={refusal} />}
        {isSuperseded && <Notice tone="warning" isAlert title={t('booking.meanwhile')} />}
        {event.serviceType === 'Q_A' && event.eventStatus === 'BOOKED' && <AnswerSharing event={event} />}
        {standing === 'COMING' && (event.offeredTimes?.length ?? 0) > 0 && (
          <OfferedTimes event={event} onAnswered={askAgain} onRefused={refuse} />
        )}
        {standing === 'COMING' && event.provider !== 'builtin' && <OutsideLinks event={event} />}
        {standing === 'COMING' && event.provider === 'builtin' && task !== 'moving' && (
          <Row gap={3}>
            <Button size="sm" onClick={() => begin('moving')}>
              {t('booking.another')}
            </Button>
            <Button size="sm" variant="text" className={classes.flush} onClick={() => begin('canceling')}>
              {t('booking.cancel')}
            </Button>
          </Row>
        )}
        {standing === 'COMING' && task === 'moving' && (
          <BookAppointment
            purchaseItemId={event.purchaseItemId}
            moving={event}
            onBooked={close}
            onCancel={close}
            onRefused={refuse}
          />
        )}
      </Stack>
      <ConfirmPopup
        isOpen={task === 'canceling' && standing === 'COMING'}
        title={t('booking.cancel.title')}
        confirmText={t('booking.cancel.confirm')}
        cancelText={t('booking.keep')}
        isDestructive
        isConfirming={cancel.isPending}
        onConfirm={() => cancel.mutate()}
        onCancel={() => setTask('none')}
      >
        <Text>{t('booking.cancel.what')}</Text>
      </ConfirmPopup>
    </Sheet>
  );
}

/** Other times that the attorney offers: one of them is taken, or the time is kept. */
function OfferedTimes({
  event,
  onAnswered,
  onRefused,
}: {
  event: AppointmentEvent;
  onAnswered: () => Promise<unknown>;
  onRefused: (error: unknown) => Promise<void>;
}) {
  const self = usePerson();
  const timeZone = ownTimeZone();
  const answer = useMutation({
    mutationFn: (time: string | null) =>
      time === null ? keepTime(self.id, event) : moveAppointment(self.id, event, { eventStartAt: time, timeZone }),
    onSuccess: onAnswered,
    onError: onRefused,
  });
  const name = event.attorneyName ?? t('booking.yourAttorney');
  return (
    <Notice
      tone="info"
      title={t('booking.offered', { name })}
      actions={
        <Row gap={2}>
          {event.offeredTimes?.map((time) => (
            <Button
              key={time}
              size="sm"
              isLoading={answer.isPending && answer.variables === time}
              onClick={() => !answer.isPending && answer.mutate(time)}
            >
              {momentName(timeZone, time)}
            </Button>
          ))}
          <Button
            size="sm"
            variant="text"
            isLoading={answer.isPending && answer.variables === null}
            onClick={() => !answer.isPending && answer.mutate(null)}
          >
            {t('booking.offered.keep')}
          </Button>
        </Row>
      }
    >
      {t('booking.offered.text')}
    </Notice>
  );
}

/** Where an appointment that another calendar keeps is moved and canceled. */
function OutsideLinks({ event: { rescheduleUrl, cancelUrl } }: { event: AppointmentEvent }) {
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer', size: 'sm' } as const;
  return (
    <Row gap={3}>
      {rescheduleUrl !== null && (
        <LinkButton href={rescheduleUrl} {...elsewhere}>
          {t('booking.another')}
        </LinkButton>
      )}
      {cancelUrl !== null && (
        <LinkButton href={cancelUrl} {...elsewhere} variant="text">
          {t('booking.cancel')}
        </LinkButton>
      )}
    </Row>
  );
}
