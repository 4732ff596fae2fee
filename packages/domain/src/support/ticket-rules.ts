import type { SupportTicketStatus } from './enumerations';

/** Why a ticket cannot be changed as asked. */
export type TicketUpdateRefusal = 'REPLY_MISSING';

/**
 * Why the support team cannot change a ticket so; null when it can. A ticket is answered by an answer, not by a word:
 * ANSWERED needs a reply now or an earlier one. Ours.
 */
export function ticketUpdateRefusal(facts: {
  readonly status: SupportTicketStatus;
  readonly newReply: string | undefined;
  readonly earlierReply: string | null;
}): TicketUpdateRefusal | null {
  const hasReply = facts.newReply !== undefined || facts.earlierReply !== null;
  return facts.status === 'ANSWERED' && !hasReply ? 'REPLY_MISSING' : null;
}
