import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type AppointmentEvent = components['schemas']['Event'];
export type BookingChoice = components['schemas']['BookingChoice'];
export type Slot = components['schemas']['Slot'];

/** The times at which a bought service can be booked; someone else may take one while they are shown. */
export const bookingChoiceQuery = (userId: string, purchaseItemId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'purchase-items', purchaseItemId, 'slots'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/purchase-items/{pid}/slots', {
          params: { path: { id: userId, pid: purchaseItemId } },
          signal,
        }),
      ),
  });

/** A person's appointments. Customer spec §7 "purchase-items/events". */
export const eventsQuery = (userId: string, filter: 'all' | 'past' | 'future') =>
  queryOptions({
    queryKey: ['users', userId, 'purchase-items', 'events', filter],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/purchase-items/events', { params: { path: { id: userId }, query: { filter } }, signal }),
      ),
  });

export const bookAppointment = (
  userId: string,
  purchaseItemId: string,
  body: { eventStartAt: string; phoneNumber: string; timeZone: string; sharesAnswers: boolean },
) =>
  unwrap(
    api.POST('/users/{id}/purchase-items/{pid}/events', {
      params: { path: { id: userId, pid: purchaseItemId } },
      body,
    }),
  );

const ofEvent = (userId: string, { purchaseItemId, id }: AppointmentEvent) => ({
  params: { path: { id: userId, pid: purchaseItemId, eid: id } },
});

export const moveAppointment = (
  userId: string,
  event: AppointmentEvent,
  body: { eventStartAt: string; timeZone: string },
) => unwrap(api.POST('/users/{id}/purchase-items/{pid}/events/{eid}/reschedule', { ...ofEvent(userId, event), body }));

/** Keeps the time in place of those that the attorney offers. */
export const keepTime = (userId: string, event: AppointmentEvent) =>
  unwrap(api.POST('/users/{id}/purchase-items/{pid}/events/{eid}/keep-time', ofEvent(userId, event)));

export const cancelAppointment = (userId: string, event: AppointmentEvent) =>
  unwrap(api.POST('/users/{id}/purchase-items/{pid}/events/{eid}/cancel', ofEvent(userId, event)));

/** Lets the attorney of a call read one's answers, or takes that back at once. D3. */
export const shareAnswers = (userId: string, { purchaseItemId }: AppointmentEvent, isShared: boolean) =>
  unwrap(
    api.PUT('/users/{id}/purchase-items/{pid}/answer-sharing', {
      params: { path: { id: userId, pid: purchaseItemId } },
      body: { isShared },
    }),
  );
