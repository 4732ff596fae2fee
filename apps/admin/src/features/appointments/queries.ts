import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@troth/api-client';
import { EVENT_STATUSES } from '@troth/domain/purchases';
import { EVENT_FILTERS } from '@troth/domain/records';
import { api, unwrap } from '@troth/portal/api';
import type { AskedOf } from '@troth/portal/list-address';

export type AdminEvent = components['schemas']['AdminEvent'];
export type EventQuery = NonNullable<operations['adminEvents.list']['parameters']['query']>;

export const EVENT_LIST = {
  filters: { filter: EVENT_FILTERS, status: EVENT_STATUSES, open: ['true'], attorney: null },
  sorts: [],
} as const;

/** Which appointments an address asks for, on all pages. */
export function eventFilter({ filters }: AskedOf<typeof EVENT_LIST>): EventQuery {
  const filter = EVENT_FILTERS.find((value) => value === filters.filter);
  const status = EVENT_STATUSES.find((value) => value === filters.status);
  return {
    ...(filter !== undefined && { filter }),
    ...(status !== undefined && { status }),
    ...(filters.open === 'true' && { isOpen: 'true' }),
    ...(filters.attorney !== '' && { attorneyId: filters.attorney }),
  };
}

export const eventsQuery = (query: EventQuery) =>
  queryOptions({
    queryKey: ['admin', 'events', query],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/events', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** Whether it is still to be, and so can be canceled and its attorney be invited again. */
export const isOpen = (event: AdminEvent, now = Date.now()): boolean =>
  event.eventStatus === 'BOOKED' && event.serviceCompletedAt === null && Date.parse(event.eventEndAt) > now;

export const eventsFile = (query: NonNullable<operations['adminEvents.export']['parameters']['query']>) =>
  unwrap(api.GET('/admin/events/export', { params: { query }, parseAs: 'blob' }));

/** Sends the attorney the invitation again, at most once in ten minutes. */
export const notifyAttorney = (event: AdminEvent, reason: string) =>
  unwrap(
    api.POST('/admin/users/{id}/notify-attorney-user-event/{eventId}', {
      params: { path: { id: event.beneficiaryUserId, eventId: event.id } },
      body: { reason },
    }),
  );
