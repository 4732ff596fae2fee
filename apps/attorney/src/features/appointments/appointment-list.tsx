import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { changeRefusal, outcomeRefusal } from '@troth/domain/booking';
import { enumerationLabel, say } from '@troth/domain/messages';
import { errorText } from '@troth/portal/errors';
import { useListAddress } from '@troth/portal/list-address';
import { Button, LinkButton } from '@troth/ui/button';
import { type Column, DataTable, Pager } from '@troth/ui/data-table';
import { EmptyState } from '@troth/ui/empty-state';
import { Row, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { PhoneLink } from '@troth/ui/phone-number';
import { ConfirmPopup } from '@troth/ui/popup';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { useAttorney } from '../../shared/attorney';
import { CallClient } from '../../shared/call-client';
import { OfferTimes } from '../../shared/offer-times';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { CallTimes } from './call-times';
import { CancelAppointment } from './cancel-appointment';
import { weekOf, WeekView } from './week-view';
import {
  type AppointmentEvent,
  callsChanged,
  callsQuery,
  type EventFilter,
  judgeAppointment,
} from '../../shared/appointments';

type Standing = 'COMING' | 'UNDER_WAY' | 'OPEN' | 'COMPLETED' | 'CANCELED' | 'NO_SHOW';
const tones = {
  COMING: 'info',
  UNDER_WAY: 'info',
  OPEN: 'warning',
  COMPLETED: 'success',
  CANCELED: 'neutral',
  NO_SHOW: 'neutral',
} as const satisfies Record<Standing, TagTone>;

function standingOf(event: AppointmentEvent, now: Date): Standing {
  if (event.eventStatus !== 'BOOKED') return event.eventStatus;
  if (event.serviceCompletedAt !== null) return 'COMPLETED';
  if (now < new Date(event.eventStartAt)) return 'COMING';
  return now < new Date(event.eventEndAt) ? 'UNDER_WAY' : 'OPEN';
}

/** As many as a page holds unless another number is asked for. */
const PAGE_SIZE = 25;
/** More than anybody has in a week. */
const MOST_CALLS_OF_A_WEEK = 100;

/** A column that is narrow breaks the words of its buttons, letter by letter. */
const WHOLE_WORDS = { whiteSpace: 'nowrap' } as const;

interface Judging {
  readonly event: AppointmentEvent;
  readonly outcome: 'complete' | 'no-show';
}

const nameOf = (event: AppointmentEvent) => event.clientName ?? t('appointments.client');

/** Times that were offered and are not answered yet. */
function Offered({ event: { offeredTimes } }: { event: AppointmentEvent }) {
  const count = offeredTimes?.length ?? 0;
  if (count === 0) return null;
  return (
    <Text as="span" size="caption" tone="hint">
      {t('appointments.offered', { count })}
    </Text>
  );
}

/** Offers the client other times for a call; nothing where the call can no longer be moved, or not here. */
function OfferButton({ event, onOffer }: { event: AppointmentEvent; onOffer: (event: AppointmentEvent) => void }) {
  if (changeRefusal(event, new Date().toISOString()) !== null || event.provider !== 'builtin') return null;
  return (
    <Button
      size="sm"
      variant="text"
      aria-label={t('appointments.offer.of', { name: nameOf(event) })}
      onClick={() => onOffer(event)}
    >
      {t('appointments.offer')}
    </Button>
  );
}

/** Calls to come, or calls that were, what waits for an outcome before all others; how one went is said here. Portals spec §2, §4, §6. */
export function AppointmentList({ filter, isWeek }: { filter: EventFilter; isWeek: boolean }) {
  const attorney = useAttorney();
  const queryClient = useQueryClient();
  const address = useListAddress({ filters: {}, sorts: [] });
  const [weeks, setWeeks] = useState(0);
  const { from, until } = weekOf(new Date(), weeks);
  const { data: page } = useSuspenseQuery(
    callsQuery(
      attorney.id,
      isWeek
        ? { filter: 'all', from: from.toISOString(), until: until.toISOString(), limit: MOST_CALLS_OF_A_WEEK }
        : { filter, ...address.query },
    ),
  );
  const { events } = page;
  const [judging, setJudging] = useState<Judging | null>(null);
  const [canceling, setCanceling] = useState<AppointmentEvent | null>(null);
  const [offering, setOffering] = useState<AppointmentEvent | null>(null);
  const judge = useMutation({
    mutationFn: ({ event, outcome }: Judging) => judgeAppointment(attorney.id, event.id, outcome),
    onSettled: async () => {
      setJudging(null);
      await callsChanged(queryClient, attorney.id);
    },
  });
  const now = new Date();

  const columns: Column<AppointmentEvent>[] = [
    {
      key: 'client',
      label: t('appointments.client'),
      isTitle: true,
      render: (event) => <CallClient event={event} former={page.formerClientIds} />,
    },
    {
      key: 'when',
      label: t('appointments.when'),
      render: (event) => (
        <Stack gap={1}>
          <CallTimes event={event} />
          <Offered event={event} />
        </Stack>
      ),
    },
    {
      key: 'service',
      label: t('clients.service'),
      isSecondary: true,
      render: (event) => enumerationLabel(say, 'attorneyServiceType', event.serviceType),
    },
    {
      key: 'number',
      label: t('appointments.number'),
      render: (event) => (event.location === null ? '—' : <PhoneLink number={event.location} />),
    },
    {
      key: 'standing',
      label: t('appointments.standing'),
      render: (event) => {
        const standing = standingOf(event, now);
        return <StatusTag tone={tones[standing]}>{t(`appointments.standing.${standing}`)}</StatusTag>;
      },
    },
    {
      key: 'actions',
      label: t('appointments.actions'),
      isActions: true,
      isBelowOnPhone: true,
      render: (event) => (
        <Row gap={2} style={WHOLE_WORDS}>
          {!page.formerClientIds.includes(event.beneficiaryUserId) && (
            <LinkButton
              size="sm"
              variant="text"
              href={paths.clientNotes(event.beneficiaryUserId)}
              aria-label={t('appointments.notes.of', { name: nameOf(event) })}
            >
              {t('appointments.notes')}
            </LinkButton>
          )}
          <OfferButton event={event} onOffer={setOffering} />
          {changeRefusal(event, now.toISOString()) === null && (
            <Button
              size="sm"
              variant="text"
              aria-label={t('appointments.cancel.of', { name: nameOf(event) })}
              onClick={() => setCanceling(event)}
            >
              {t('appointments.cancel')}
            </Button>
          )}
          {outcomeRefusal(event, now.toISOString()) === null && (
            <>
              <Button
                size="sm"
                aria-label={t('appointments.complete.of', { name: nameOf(event) })}
                onClick={() => setJudging({ event, outcome: 'complete' })}
              >
                {t('appointments.complete')}
              </Button>
              <Button
                size="sm"
                variant="text"
                aria-label={t('appointments.noShow.of', { name: nameOf(event) })}
                onClick={() => setJudging({ event, outcome: 'no-show' })}
              >
                {t('appointments.noShow')}
              </Button>
            </>
          )}
        </Row>
      ),
    },
  ];
  const isCompleting = judging?.outcome === 'complete';
  const first = (address.page - 1) * PAGE_SIZE + 1;
  return (
    <Stack gap={4}>
      {judge.error !== null && <Notice tone="danger" isAlert title={errorText(judge.error)} />}
      {isWeek ? (
        <WeekView
          events={events}
          monday={from}
          onStep={(step) => setWeeks(weeks + step)}
          former={page.formerClientIds}
          renderStanding={(event) => columns.find(({ key }) => key === 'standing')?.render(event)}
          renderOffer={(event) => (
            <>
              <Offered event={event} />
              <OfferButton event={event} onOffer={setOffering} />
            </>
          )}
        />
      ) : events.length === 0 ? (
        <EmptyState title={t(`appointments.none.${filter}`)}>{t(`appointments.none.${filter}.text`)}</EmptyState>
      ) : (
        <>
          <DataTable caption={t(`appointments.${filter}`)} columns={columns} rows={events} rowKey={({ id }) => id} />
          {(page.nextCursor !== null || page.previousCursor !== null) && (
            <Pager from={first} to={first + events.length - 1} total={page.total} {...address.steps(page)} />
          )}
        </>
      )}
      {offering !== null && (
        <OfferTimes
          of={{ eventId: offering.id }}
          name={nameOf(offering)}
          bookedAt={offering.eventStartAt}
          onClose={() => setOffering(null)}
        />
      )}
      {canceling !== null && <CancelAppointment event={canceling} onClose={() => setCanceling(null)} />}
      <ConfirmPopup
        isOpen={judging !== null}
        title={
          judging === null
            ? ''
            : t(isCompleting ? 'appointments.complete.title' : 'appointments.noShow.title', {
                name: nameOf(judging.event),
              })
        }
        confirmText={t(isCompleting ? 'appointments.complete' : 'appointments.noShow')}
        isConfirming={judge.isPending}
        onConfirm={() => judging !== null && judge.mutate(judging)}
        onCancel={() => setJudging(null)}
      >
        <Text>{t(isCompleting ? 'appointments.complete.what' : 'appointments.noShow.what')}</Text>
      </ConfirmPopup>
    </Stack>
  );
}
