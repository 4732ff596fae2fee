import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type AdminEvent = components['schemas']['AdminEvent'];
export type EventQuery = NonNullable<operations['adminEvents.list']['parameters']['query']>;

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
