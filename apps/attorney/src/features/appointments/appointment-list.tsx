import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { changeRefusal, outcomeRefusal } from '@troth/domain/booking';
import { enumerationLabel, say } from '@troth/domain/messages';
import { errorText } from '@troth/portal/errors';
import { useListAddress } from '@troth/portal/list-address';
import { LinkButton } from '@troth/ui/button';
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
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { CallButton, type CallChange, CallChangeDialog, nameOf, Offered } from './call-buttons';
import { CallTimes } from './call-times';
import { weekOf, WeekView } from './week-view';
import {
  type AppointmentEvent,
  callsChanged,
  callsQuery,
  type EventFilter,
  judgeAppointment,
} from '../../shared/appointments';

type CallStanding = 'COMING' | 'UNDER_WAY' | 'OPEN' | 'COMPLETED' | 'CANCELED' | 'NO_SHOW';
const tones = {
  COMING: 'info',
  UNDER_WAY: 'info',
  OPEN: 'warning',
  COMPLETED: 'success',
  CANCELED: 'neutral',
  NO_SHOW: 'neutral',
} as const satisfies Record<CallStanding, TagTone>;

function standingOf(event: AppointmentEvent, now: Date): CallStanding {
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

/** Offers the client other times for a call; nothing where the call can no longer be moved, or not here. */
function OfferButton({ event, onOffer }: { event: AppointmentEvent; onOffer: (event: AppointmentEvent) => void }) {
  if (changeRefusal(event, new Date().toISOString()) !== null || event.provider !== 'builtin') return null;
  return <CallButton event={event} action="appointments.offer" onClick={() => onOffer(event)} />;
}

interface Doing {
  readonly onOffer: (event: AppointmentEvent) => void;
  readonly onCancel: (event: AppointmentEvent) => void;
  readonly onJudge: (judging: Judging) => void;
}

function CallActions({ event, isFormer, doing }: { event: AppointmentEvent; isFormer: boolean; doing: Doing }) {
  const now = new Date().toISOString();
  return (
    <Row gap={2} style={WHOLE_WORDS}>
      {!isFormer && (
        <LinkButton
          size="sm"
          variant="text"
          href={paths.clientNotes(event.beneficiaryUserId)}
          aria-label={t('appointments.notes.of', { name: nameOf(event) })}
        >
          {t('appointments.notes')}
        </LinkButton>
      )}
      <OfferButton event={event} onOffer={doing.onOffer} />
      {changeRefusal(event, now) === null && (
        <CallButton event={event} action="appointments.cancel" onClick={() => doing.onCancel(event)} />
      )}
      {outcomeRefusal(event, now) === null && (
        <>
          <CallButton
            event={event}
            action="appointments.complete"
            isMain
            onClick={() => doing.onJudge({ event, outcome: 'complete' })}
          />
          <CallButton
            event={event}
            action="appointments.noShow"
            onClick={() => doing.onJudge({ event, outcome: 'no-show' })}
          />
        </>
      )}
    </Row>
  );
}

function Standing({ event }: { event: AppointmentEvent }) {
  const standing = standingOf(event, new Date());
  return <StatusTag tone={tones[standing]}>{t(`appointments.standing.${standing}`)}</StatusTag>;
}

const columnsOf = (former: readonly string[], doing: Doing): Column<AppointmentEvent>[] => [
  {
    key: 'client',
    label: t('appointments.client'),
    isTitle: true,
    render: (event) => <CallClient event={event} former={former} />,
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
  { key: 'standing', label: t('appointments.standing'), render: (event) => <Standing event={event} /> },
  {
    key: 'actions',
    label: t('appointments.actions'),
    isActions: true,
    isBelowOnPhone: true,
    render: (event) => <CallActions event={event} isFormer={former.includes(event.beneficiaryUserId)} doing={doing} />,
  },
];

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
  const [change, setChange] = useState<CallChange>(null);
  const judge = useMutation({
    mutationFn: ({ event, outcome }: Judging) => judgeAppointment(attorney.id, event.id, outcome),
    onSettled: async () => {
      setJudging(null);
      await callsChanged(queryClient, attorney.id);
    },
  });
  const doing: Doing = {
    onOffer: (event) => setChange({ event, kind: 'OFFER' }),
    onCancel: (event) => setChange({ event, kind: 'CANCEL' }),
    onJudge: setJudging,
  };
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
          renderStanding={(event) => <Standing event={event} />}
          renderOffer={(event) => (
            <>
              <Offered event={event} />
              <OfferButton event={event} onOffer={doing.onOffer} />
            </>
          )}
        />
      ) : events.length === 0 ? (
        <EmptyState title={t(`appointments.none.${filter}`)}>{t(`appointments.none.${filter}.text`)}</EmptyState>
      ) : (
        <>
          <DataTable
            caption={t(`appointments.${filter}`)}
            columns={columnsOf(page.formerClientIds, doing)}
            rows={events}
            rowKey={({ id }) => id}
          />
          {(page.nextCursor !== null || page.previousCursor !== null) && (
            <Pager from={first} to={first + events.length - 1} total={page.total} {...address.steps(page)} />
          )}
        </>
      )}
      <CallChangeDialog change={change} onClose={() => setChange(null)} />
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
