import { CHAT_MAIL_DELAY_MS } from '../constants';

/** A message that its addressee has not read. */
export interface UnreadChat {
  readonly createdAt: Date;
  /** When a mail told the addressee of it; null when none did. */
  readonly mailedAt: Date | null;
}

/**
 * Whether to tell someone by mail that messages of one writer wait. One mail, some minutes after the oldest of them,
 * and no other until all of them are read: a mail calls back, and does not count words. Ours.
 */
export function isChatMailDue(unread: readonly UnreadChat[], now: Date): boolean {
  if (unread.some(({ mailedAt }) => mailedAt !== null)) return false;
  return unread.some(({ createdAt }) => now.getTime() - createdAt.getTime() >= CHAT_MAIL_DELAY_MS);
}
