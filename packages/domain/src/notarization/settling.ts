/**
 * Words of the provider after which nobody signs any more, each outdone by those behind it. What is complete stays so
 * whatever comes late, and one that has ended is not opened again by a word that was under way. ADR 0050.
 */
const FINAL_STATUSES: readonly string[] = [
  'expired',
  'canceled',
  'deleted',
  'declined',
  'complete_with_rejections',
  'complete',
];

/** Whether a word of the provider is its last one, but for a stronger one. */
export const isFinalStatus = (status: string | null): boolean => status !== null && FINAL_STATUSES.includes(status);

/** A signer as the provider tells of them. */
interface ToldSigner {
  readonly isDone: boolean;
  /** ISO text; null where the provider tells no moment. */
  readonly doneAt: string | null;
}

/**
 * The word that stands after another one came in. Among words of a transaction that is open the one read last stands; the
 * caller sees to it that what was read earlier is not taken later.
 */
export function statusAfter(known: string | null, told: string): string {
  if (known === null) return told;
  return FINAL_STATUSES.indexOf(told) >= FINAL_STATUSES.indexOf(known) ? told : known;
}

/** When a signer was done: once they were, they stay so, at the moment that was told first. @param now ISO text. */
export function doneAfter(known: string | null, told: ToldSigner | null, now: string): string | null {
  if (known !== null || told === null || !told.isDone) return known;
  return told.doneAt ?? now;
}
