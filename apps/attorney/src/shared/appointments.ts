import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { components, paths } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type AppointmentEvent = components['schemas']['Event'];
export const EVENT_FILTERS = ['future', 'past', 'all'] as const;
export type EventFilter = (typeof EVENT_FILTERS)[number];

type CallQuery = NonNullable<paths['/users/{id}/attorneys/{aid}/events']['get']['parameters']['query']>;

/** A page of the attorney's calls. Portals spec §3 "Event filter". */
export const callsQuery = (attorneyId: string, query: CallQuery) =>
  queryOptions({
    queryKey: ['users', attorneyId, 'calls', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/attorneys/{aid}/events', {
          params: { path: { id: attorneyId, aid: attorneyId }, query },
          signal,
        }),
      ),
  });

/** After a call was judged, canceled or moved: the calls, what waits and the list of clients are others now. */
export const callsChanged = (queryClient: QueryClient, attorneyId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['users', attorneyId] });

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

/** What times are offered for: a call that is booked, or a purchase whose call is not. */
export type OfferedFor = { readonly eventId: string } | { readonly purchaseItemId: string };

const ofPurchase = (attorneyId: string, purchaseItemId: string) => ({
  params: { path: { id: attorneyId, aid: attorneyId, pid: purchaseItemId } },
});

/** The times to which a call could be moved, or at which one could be booked. */
export const offerableTimesQuery = (attorneyId: string, of: OfferedFor) =>
  queryOptions({
    queryKey: ['users', attorneyId, 'calls', of, 'slots'],
    queryFn: ({ signal }) =>
      unwrap(
        'eventId' in of
          ? api.GET('/users/{id}/attorneys/{aid}/events/{eid}/slots', { ...ofEvent(attorneyId, of.eventId), signal })
          : api.GET('/users/{id}/attorneys/{aid}/purchase-items/{pid}/slots', {
              ...ofPurchase(attorneyId, of.purchaseItemId),
              signal,
            }),
      ),
    staleTime: 0,
  });

/** Offers the client times; a call that is booked stays until the client takes one. */
export async function offerTimes(
  attorneyId: string,
  of: OfferedFor,
  body: { readonly times: string[]; readonly reason: string | null },
): Promise<void> {
  if ('eventId' in of) {
    const path = '/users/{id}/attorneys/{aid}/events/{eid}/offer';
    await unwrap(api.POST(path, { ...ofEvent(attorneyId, of.eventId), body }));
  } else {
    const path = '/users/{id}/attorneys/{aid}/purchase-items/{pid}/offer';
    await unwrap(api.POST(path, { ...ofPurchase(attorneyId, of.purchaseItemId), body }));
  }
}

/** Cancels an appointment; the client reads why, and books again. */
export const cancelAppointment = (attorneyId: string, eventId: string, reason: string) =>
  unwrap(
    api.POST('/users/{id}/attorneys/{aid}/events/{eid}/cancel', { ...ofEvent(attorneyId, eventId), body: { reason } }),
  );
