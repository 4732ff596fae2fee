import type { Instant } from '../dates';
import type { EventStatus } from '../purchases/enumerations';

/** For so many days after the call its attorney still reads the answers that were shared for it. D3. */
export const ANSWERS_SHARED_DAYS = 30;
const MS_PER_DAY = 86_400_000;

interface SharedCall {
  readonly eventStatus: EventStatus;
  readonly eventEndAt: Instant;
}

/**
 * Until when answers that were shared for a call are open to its attorney: from the booking until 30 days after the call.
 * A call that is canceled or was missed shares nothing.
 * @param sharedAt When the client ticked the box; null without, and once it was taken back.
 * @returns Null while nothing is shared, or no longer.
 */
export function answersSharedUntil(sharedAt: Instant | null, call: SharedCall, now: Instant): Instant | null {
  if (sharedAt === null || call.eventStatus !== 'BOOKED') return null;
  const until = new Date(Date.parse(call.eventEndAt) + ANSWERS_SHARED_DAYS * MS_PER_DAY).toISOString();
  return now <= until ? until : null;
}
