import type { SupportTicketStatus } from '../support/enumerations';

/** What of a couple's someone else looks at. D54. */
export const LOOKED_AT = ['ANSWERS', 'DISCLOSURE', 'EVIDENCE', 'AGREEMENT', 'CHATS', 'HISTORY'] as const;
export type LookedAt = (typeof LOOKED_AT)[number];

/**
 * An admin's access lasts so long, and what one person looks at within so long is one entry for each kind.
 * ADR 0071.
 */
export const LOOKING_LASTS_MS = 3_600_000;

/** Whether something that was opened is still open; after exactly an hour it is not. */
export const isStillOpen = (openedAt: Date, now: Date): boolean =>
  now.getTime() - openedAt.getTime() < LOOKING_LASTS_MS;

/** Why an admin may look, and since when. */
export interface AdminAccessFacts {
  readonly openedAt: Date;
  /** The status of the ticket that it was opened for; null where a reason was typed. */
  readonly ticketStatus: SupportTicketStatus | null;
}

/** Whether an admin's access still opens anything: for an hour, and for a ticket no longer than that is open. */
export const isAccessOpen = ({ openedAt, ticketStatus }: AdminAccessFacts, now: Date): boolean =>
  isStillOpen(openedAt, now) && (ticketStatus === null || ticketStatus === 'OPEN');

/** Who looks: staff, or an attorney whom the policies let in. */
export type Onlooker = 'ADMIN' | 'ATTORNEY';

/**
 * Why someone who is not of the couple may not look yet; null when they may. An attorney acts for a partner and needs
 * no reason; an admin always does. D54; OWASP ASVS 5.0, 8.2 and 14.2.
 *
 * @param accesses The admin's accesses to this document, old ones included.
 */
export function lookingRefusal(
  onlooker: Onlooker,
  accesses: readonly AdminAccessFacts[],
  now: Date,
): 'ADMIN_ACCESS_REASON_REQUIRED' | null {
  if (onlooker === 'ATTORNEY') return null;
  return accesses.some((access) => isAccessOpen(access, now)) ? null : 'ADMIN_ACCESS_REASON_REQUIRED';
}

/** Why an access cannot be opened for a ticket; null when it can. */
export type TicketAccessRefusal = 'TICKET_NOT_OF_COUPLE' | 'TICKET_NOT_OPEN';

/** A ticket opens what its author shares in, while it waits for an answer. */
export function ticketAccessRefusal(
  ticket: { readonly userId: string; readonly status: SupportTicketStatus } | null,
  partnerIds: readonly (string | null)[],
): TicketAccessRefusal | null {
  if (ticket === null || !partnerIds.includes(ticket.userId)) return 'TICKET_NOT_OF_COUPLE';
  return ticket.status === 'OPEN' ? null : 'TICKET_NOT_OPEN';
}

/**
 * Whether a look leaves an entry: all do, but for an attorney who reads the history of a document that they work on,
 * in which that entry would be the first thing to read.
 */
export const isLookRecorded = (onlooker: Onlooker, what: LookedAt): boolean =>
  !(onlooker === 'ATTORNEY' && what === 'HISTORY');
