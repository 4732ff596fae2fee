import type { BookingProvider } from '@troth/domain/purchases';
import type { Notice } from '../../http/deliveries';

/** A booking as the provider has it now. */
export interface OutsideBooking {
  /** The provider's name of it. One that is moved becomes another one. */
  readonly id: string;
  /** `moved`: given up for another one. */
  readonly state: 'active' | 'moved' | 'canceled' | 'no-show';
  /** The one in whose place it is, and the one in its place. */
  readonly movedFrom: string | null;
  readonly movedTo: string | null;
  readonly canceledBy: 'CLIENT' | 'ATTORNEY' | null;
  /** What `bookingUrl` took along: a visitor may have changed it. */
  readonly tracking: string | null;
  /** What was booked, for `pageOf`. */
  readonly eventType: string | null;
  readonly startAt: Date;
  readonly endAt: Date;
  /** The number that is called; null where none was asked for. */
  readonly phoneNumber: string | null;
  /** IANA name of the zone in which the client reads the time; null where the provider does not know it. */
  readonly timeZone: string | null;
  readonly cancelUrl: string | null;
  readonly rescheduleUrl: string | null;
}

/**
 * A provider with calendars of its own. Every call but the first two goes out over the network.
 * @throws Problem UNAVAILABLE when it cannot be reached, PROVIDER_FAILED for whatever else it says
 */
export interface BookingPort {
  readonly provider: Exclude<BookingProvider, 'builtin'>;
  /** An attorney's page as a client gets it; null for an address that is none of the provider's. */
  bookingUrl(page: string, client: { tracking: string; name: string | null; email: string }): string | null;
  /**
   * Checks a delivery's signature over its raw bytes.
   * @returns null when it is not the provider's, was altered, or is too old.
   */
  readNotice(headers: Headers, bytes: Uint8Array, now: Date): Notice | null;
  /** Whether a delivery says that someone took back that the client was absent. */
  isTakenBack(noticeType: string): boolean;
  /** Its state now; null when the provider knows no such booking. */
  find(id: string): Promise<OutsideBooking | null>;
  /** Whether what was booked is booked on an attorney's page. */
  isOfPage(eventType: string, page: string): Promise<boolean>;
  /** Bookings that stand from a moment on, without those that are named. */
  listUpcoming(from: Date, known: ReadonlySet<string>): Promise<string[]>;
  /** Takes it off the calendar; one that is off already stays so. The client is told why. */
  cancel(id: string, reason: string): Promise<void>;
  /** Marks the client as absent; one who is marked already stays so. */
  markNoShow(id: string): Promise<void>;
  /** Asks for deliveries at an address, unless they come there already. */
  subscribe(url: string): Promise<void>;
}
