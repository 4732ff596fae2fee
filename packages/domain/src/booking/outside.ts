import type { EventFacts } from './transitions';

/**
 * How a booking stands at an outside provider now. MOVED: given up for another one that is not known yet. What was moved
 * to a known one is that one.
 */
export type OutsideState = 'BOOKED' | 'MOVED' | 'CANCELED' | 'NO_SHOW';

/**
 * What a booking at an outside provider means for our appointment of it. TURN_AWAY: nobody may have it, so it is canceled
 * there. NOTE: it is over before we heard of it, and is kept for the record, since what a client cancels counts.
 */
export type OutsideStep =
  | 'NONE'
  | 'BOOK'
  | 'NOTE'
  | 'UPDATE'
  | 'CANCEL'
  | 'MARK_MISSED'
  | 'TAKE_BACK_MISSED'
  | 'TURN_AWAY';

export interface OutsideFacts {
  /** Our appointment of this booking, or of one that was moved to it; null where we never heard of it. */
  readonly known: Pick<EventFacts, 'eventStatus' | 'serviceCompletedAt'> | null;
  readonly state: OutsideState;
  readonly canceledBy: 'CLIENT' | 'ATTORNEY' | null;
  /** Whether the purchase can be booked. Read only where nothing is known. */
  readonly isBookable: boolean;
  /** Whether the provider said that someone took back that the client was absent. */
  readonly isTakenBack: boolean;
}

/**
 * The next step from what we have to what is true at the provider. It depends on the two states alone, never on which
 * delivery told of it, so deliveries may come in any order, twice, or not at all. What is over stays over: a completed or
 * canceled appointment does not come back, and only an express word takes back that a client was absent.
 *
 * @see Customer spec §3 "Event"; ADR 0038.
 */
export function outsideStep({ known, state, canceledBy, isBookable, isTakenBack }: OutsideFacts): OutsideStep {
  if (known === null) {
    if (state === 'BOOKED') return isBookable ? 'BOOK' : 'TURN_AWAY';
    return state === 'CANCELED' && canceledBy === 'CLIENT' ? 'NOTE' : 'NONE';
  }
  if (known.serviceCompletedAt !== null || known.eventStatus === 'CANCELED' || state === 'MOVED') return 'NONE';
  if (known.eventStatus === 'NO_SHOW') return state === 'BOOKED' && isTakenBack ? 'TAKE_BACK_MISSED' : 'NONE';
  if (state === 'CANCELED') return 'CANCEL';
  return state === 'NO_SHOW' ? 'MARK_MISSED' : 'UPDATE';
}
