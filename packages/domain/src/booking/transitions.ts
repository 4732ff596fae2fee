import type { Instant } from '../dates/calendar';
import type { BookingStatus, EventStatus } from '../purchases/enumerations';

/** How often a missed or canceled appointment may be booked again before an admin has to. Decisions, row 22. */
export const FREE_REBOOKINGS = 1;

/** WAITING again after BOOKED: the attorney has left, and another one has to be met. Decisions, rows 2 and 22. */
const NEXT: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  WAITING: ['SCHEDULED', 'BOOKED'],
  SCHEDULED: ['WAITING', 'BOOKED'],
  BOOKED: ['WAITING'],
};

/**
 * Whether the booking of a purchase may go from one status to another. The only step that there is none of is from
 * BOOKED to SCHEDULED: who has met the attorney does not wait to meet them. To stay as it is, is always allowed.
 *
 * @see Portals spec §4 "transitions not shown"; D22.
 */
export const isBookingStep = (from: BookingStatus, to: BookingStatus): boolean =>
  from === to || NEXT[from].includes(to);

/** Why a person cannot put an appointment on the calendar. */
export const BOOKING_REFUSALS = [
  'NOT_LIVE',
  'NO_ATTORNEY',
  'ATTORNEY_AWAY',
  'ALREADY_SCHEDULED',
  'ALREADY_MET',
  'REBOOKING_USED',
] as const;
export type BookingRefusal = (typeof BOOKING_REFUSALS)[number];

/** What decides whether a purchase can be booked. */
export interface BookingFacts {
  /** Paid, not refunded, not deleted. */
  readonly isLive: boolean;
  /** AWAY: chosen, and no longer approved. */
  readonly attorney: 'NONE' | 'AWAY' | 'OPEN';
  readonly bookingStatus: BookingStatus;
  /** Appointments of this purchase that the client canceled or missed. */
  readonly missed: number;
  readonly isByAdmin: boolean;
}

/**
 * First obstacle to booking; null when clear. Whoever canceled or missed an appointment books once more without
 * asking; after that an admin does it. What the attorney canceled counts for nothing.
 *
 * @see D22.
 */
export function bookingRefusal(facts: BookingFacts): BookingRefusal | null {
  if (!facts.isLive) return 'NOT_LIVE';
  if (facts.attorney === 'NONE') return 'NO_ATTORNEY';
  if (facts.attorney === 'AWAY') return 'ATTORNEY_AWAY';
  if (facts.bookingStatus === 'SCHEDULED') return 'ALREADY_SCHEDULED';
  if (facts.bookingStatus === 'BOOKED') return 'ALREADY_MET';
  return facts.missed > FREE_REBOOKINGS && !facts.isByAdmin ? 'REBOOKING_USED' : null;
}

/** Why an appointment cannot be moved, canceled, completed or marked as missed. */
export const EVENT_REFUSALS = ['CANCELED', 'NO_SHOW', 'COMPLETED', 'BEGUN', 'NOT_BEGUN'] as const;
export type EventRefusal = (typeof EVENT_REFUSALS)[number];

/** As much of an appointment as its rules read. */
export interface EventFacts {
  readonly eventStartAt: Instant;
  readonly eventEndAt: Instant;
  readonly eventStatus: EventStatus;
  readonly serviceCompletedAt: Instant | null;
}

function endedAs({ eventStatus, serviceCompletedAt }: EventFacts): EventRefusal | null {
  if (eventStatus !== 'BOOKED') return eventStatus;
  return serviceCompletedAt === null ? null : 'COMPLETED';
}

const hasBegun = ({ eventStartAt }: EventFacts, now: Instant): boolean => Date.parse(eventStartAt) <= Date.parse(now);

/** Why an appointment can be neither moved nor canceled: it is over with, or it has begun. Null when it can. */
export const changeRefusal = (event: EventFacts, now: Instant): EventRefusal | null =>
  endedAs(event) ?? (hasBegun(event, now) ? 'BEGUN' : null);

/**
 * Why an attorney can neither complete an appointment nor mark the client as absent: it is over with, or it has not
 * begun. Null when they can. Portals spec §4; D22.
 */
export const outcomeRefusal = (event: EventFacts, now: Instant): EventRefusal | null =>
  endedAs(event) ?? (hasBegun(event, now) ? null : 'NOT_BEGUN');

/**
 * Whether an appointment belongs to the future of the filter all, past, future: it is still to be, or under way. What
 * was canceled, missed or completed is past, whenever it was meant to be; so is one whose time is over, completed or
 * not. Portals spec §3 "Event filter", which does not say where a canceled one goes.
 */
export const isFutureEvent = (event: EventFacts, now: Instant): boolean =>
  endedAs(event) === null && Date.parse(now) < Date.parse(event.eventEndAt);
