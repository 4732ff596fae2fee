import { REMINDER_INTERVAL_MS } from '../constants';

/** What stands against reminding the partner of the questionnaire. */
export type ReminderRefusal = 'NOT_LINKED' | 'NOT_YET_YOU' | 'PARTNER_DONE' | 'TOO_SOON';

/**
 * When the partner can be reminded again; null when it can be done now. One reminder a day: more would press a person
 * who is to answer freely. Ours, where the specifications name the call and no limit.
 * @param lastSentAt When the last reminder on this document was sent by this person; null before the first.
 */
export function nextReminderAt(lastSentAt: Date | null, now: Date): Date | null {
  if (lastSentAt === null) return null;
  const next = new Date(lastSentAt.getTime() + REMINDER_INTERVAL_MS);
  return next > now ? next : null;
}

/**
 * Why the partner cannot be reminded; null when they can. "The reminder button shows only when the two accounts are
 * linked, the current user is done and the partner is not." Customer spec §6.
 */
export function reminderRefusal(facts: {
  readonly isLinked: boolean;
  readonly isOwnComplete: boolean;
  readonly isPartnerComplete: boolean;
  readonly nextReminderAt: Date | null;
}): ReminderRefusal | null {
  if (!facts.isLinked) return 'NOT_LINKED';
  if (!facts.isOwnComplete) return 'NOT_YET_YOU';
  if (facts.isPartnerComplete) return 'PARTNER_DONE';
  return facts.nextReminderAt === null ? null : 'TOO_SOON';
}
