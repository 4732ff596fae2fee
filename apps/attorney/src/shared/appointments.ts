import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type AppointmentEvent = components['schemas']['Event'];
export const EVENT_FILTERS = ['future', 'past', 'all'] as const;
export type EventFilter = (typeof EVENT_FILTERS)[number];

/** The appointments that name the attorney. Portals spec §7 "purchase-items/events". */
export const appointmentsQuery = (attorneyId: string, filter: EventFilter) =>
  queryOptions({
    queryKey: ['users', attorneyId, 'purchase-items', 'events', filter],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/purchase-items/events', {
          params: { path: { id: attorneyId }, query: { filter } },
          signal,
        }),
      ),
  });

const ofEvent = (attorneyId: string, eventId: string) => ({
  params: { path: { id: attorneyId, aid: attorneyId, eid: eventId } },
});

/** Says how an appointment went. Portals spec §4. */
export const judgeAppointment = (attorneyId: string, eventId: string, outcome: 'complete' | 'no-show') =>
  unwrap(
    outcome === 'complete'
      ? api.POST('/users/{id}/attorneys/{aid}/events/{eid}/complete', ofEvent(attorneyId, eventId))
      : api.POST('/users/{id}/attorneys/{aid}/events/{eid}/no-show', ofEvent(attorneyId, eventId)),
  );

/** Cancels an appointment; the client reads why, and books again. */
export const cancelAppointment = (attorneyId: string, eventId: string, reason: string) =>
  unwrap(
    api.POST('/users/{id}/attorneys/{aid}/events/{eid}/cancel', { ...ofEvent(attorneyId, eventId), body: { reason } }),
  );
