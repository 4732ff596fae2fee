import type { CalendarDate } from '../dates/calendar';

/** Bytes of one file of a scan: what any system calls 20 MB. Ours; a photographed page has about 4. */
export const SCAN_FILE_MAX_BYTES = 20 * 1024 * 1024;
/** Pictures of one scan, one to a page. Ours. */
export const SCAN_PICTURES_MAX = 60;
/** Bytes of all files of one scan. Ours. */
export const SCAN_MAX_BYTES = 60 * 1024 * 1024;
/** Witnesses whose names are kept. No state asks for more than two. */
export const SCAN_WITNESSES_MAX = 4;
/** The `accept` of a file field. */
export const SCAN_ACCEPT = 'application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png';

/** What is wrong with what a partner wrote down of a signing on paper. */
export const SCAN_REFUSALS = [
  'SIGNED_IN_FUTURE',
  'SIGNED_BEFORE_FINAL',
  'SIGNED_DURING_WAIT',
  'SIGNED_AFTER_WEDDING',
  'COMMISSION_EXPIRED',
  'WITNESSES_MISSING',
] as const;
export type ScanRefusal = (typeof SCAN_REFUSALS)[number];

/**
 * What speaks against a paper that was signed in person; null when nothing does. A day has no time, so that a paper of
 * the day on which the text became final, or on which the state's wait ended, is taken: who wrote the day knows the hour.
 *
 * @param facts All days are calendar dates in the state's time zone.
 * @see ADR 0049; the specifications name the call and no rule.
 */
export function scanRefusal(facts: {
  readonly signedOn: CalendarDate;
  readonly commissionExpiresOn: CalendarDate;
  readonly witnesses: number;
  readonly isWitnessRequired: boolean;
  readonly today: CalendarDate;
  /** When the text that was signed became final. */
  readonly finalOn: CalendarDate | null;
  /** When the state's wait ended; null where there is none. */
  readonly waitEndedOn: CalendarDate | null;
  readonly weddingDate: CalendarDate | null;
}): ScanRefusal | null {
  const { signedOn } = facts;
  if (signedOn > facts.today) return 'SIGNED_IN_FUTURE';
  if (facts.finalOn !== null && signedOn < facts.finalOn) return 'SIGNED_BEFORE_FINAL';
  if (facts.waitEndedOn !== null && signedOn < facts.waitEndedOn) return 'SIGNED_DURING_WAIT';
  if (facts.weddingDate !== null && signedOn > facts.weddingDate) return 'SIGNED_AFTER_WEDDING';
  if (facts.commissionExpiresOn < signedOn) return 'COMMISSION_EXPIRED';
  return facts.isWitnessRequired && facts.witnesses === 0 ? 'WITNESSES_MISSING' : null;
}
