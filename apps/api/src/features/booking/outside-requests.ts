import { z } from 'zod';
import { job } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';
import { text } from '../../kernel/texts';
import type { BookingWork } from './booking-work';
import type { EventRow } from '../../records/booking/event.repository';
import { chainOf } from './outside-chain';

const requestSchema = z.object({ what: z.enum(['cancel', 'turn-away', 'no-show']), externalId: z.string() });
type ProviderRequest = z.infer<typeof requestSchema>;

/** What the booking provider is to be told, after the transaction that decided it. */
export const bookingRequestJob = job({ name: 'booking-requests', schema: requestSchema, handle: sendBookingRequest });

/** Writes it in this transaction: what is canceled here is canceled there, even if the program stops in between. */
export const askProvider = ({ enqueue }: Pick<BookingWork, 'enqueue'>, request: ProviderRequest): Promise<void> =>
  enqueue(bookingRequestJob, request);

/** The same for an appointment, where an outside provider keeps its calendar. */
export async function tellProvider(
  work: Pick<BookingWork, 'enqueue'>,
  { provider, externalId }: Pick<EventRow, 'provider' | 'externalId'>,
  what: ProviderRequest['what'],
): Promise<void> {
  if (provider !== 'builtin' && externalId !== null) await askProvider(work, { what, externalId });
}

/** Tells the provider; saying it twice changes nothing there. */
async function sendBookingRequest(
  { booking: port, logger }: Services,
  { what, externalId }: ProviderRequest,
): Promise<void> {
  if (port === null) {
    logger.warn({ what }, 'the booking provider is not configured any more, and was not told');
    return;
  }
  // The client may have moved it there in the meantime.
  const id = (await chainOf(port, externalId))?.now.id;
  if (id === undefined) return;
  if (what === 'no-show') await port.markNoShow(id);
  else await port.cancel(id, text(what === 'cancel' ? 'booking.outside.canceled' : 'booking.outside.turnedAway'));
}
