import { scheduleNextQuarter } from '../../kernel/jobs/schedule';
import { job, noData } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';
import { eventsAtProvider } from '../../records/booking/event.repository';
import { settleBooking } from './outside-bookings';

/** Looks for what the booking provider could not tell us. */
export const bookingReconcilerJob = job({ name: 'booking-reconciler', schema: noData, handle: runBookingReconciler });

/** Looks at once, and then every quarter of an hour. Without an outside provider there is nothing to look for. */
export async function startReconcilingBookings(services: Services): Promise<void> {
  if (services.booking === null) return;
  await services.database.db.transaction().execute((tx) => services.jobs.enqueue(tx, bookingReconcilerJob, {}));
}

/** One run. The next one is written first, so that a provider that cannot be reached does not end the chain. */
async function runBookingReconciler(services: Services): Promise<void> {
  if (services.booking === null) return;
  await services.database.db.transaction().execute((tx) => scheduleNextQuarter(services, tx, bookingReconcilerJob, {}));
  await reconcileBookings(services);
}

/**
 * Repairs what lost deliveries left open: asks about every appointment that is to come, looks for bookings that we never
 * heard of, and sees to it that deliveries come at all. One that fails does not keep the others.
 */
export async function reconcileBookings(services: Services): Promise<void> {
  const { booking: port, database, config, logger } = services;
  if (port === null) return;
  const now = services.now();
  const rows = await eventsAtProvider(database.db, port.provider, now);
  const ids = (kept: typeof rows) => kept.flatMap(({ externalId }) => (externalId === null ? [] : [externalId]));
  const open = rows.filter((row) => row.eventStatus === 'BOOKED' && row.serviceCompletedAt === null);
  const failures: unknown[] = [];
  const note = (error: unknown) => void failures.push(error);
  for (const id of ids(open)) await settleBooking(services, id).catch(note);
  const unheard = await port.listUpcoming(now, new Set(ids(rows))).catch((error: unknown) => {
    note(error);
    return [];
  });
  for (const id of unheard) await settleBooking(services, id).catch(note);
  // The provider delivers to nobody who cannot be reached over https.
  if (config.origins.api.startsWith('https:')) {
    await port.subscribe(`${config.origins.api}/webhooks/booking`).catch(note);
  }
  if (failures.length === 0) return;
  logger.warn({ failed: failures.length }, 'some bookings could not be reconciled; they are tried again');
}
