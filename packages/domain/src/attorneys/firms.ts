/** Characters that are shown of what is masked, and how many there must be in all for that. */
const SHOWN = 4;
const SHOWN_FROM = 12;
const MASK = '••••';

/**
 * How a firm is paid, as an admin sees it until they ask for it: the last four characters, where the whole is long enough
 * that these tell nothing. Ours.
 * @returns null for nothing.
 */
export function maskedPayoutDetails(details: string | null): string | null {
  const typed = details?.trim() ?? '';
  if (typed === '') return null;
  return typed.length < SHOWN_FROM ? MASK : `${MASK} ${typed.slice(-SHOWN)}`;
}

/** What a firm that loses its approval takes along. */
export interface FirmDependents {
  /** Attorneys of the firm who are approved. */
  readonly attorneys: number;
  /** People whom they represent or owe a call. */
  readonly clients: number;
}

/** Why a firm's approval is not taken; null when it is. */
export type ApprovalLossRefusal = 'CONFIRMATION_NEEDED' | 'CHANGED_MEANWHILE';

/**
 * Whether a firm may lose its approval, which deactivates its attorneys: only with the numbers that depend on it, as they
 * are now. D53 (ADR 0000).
 */
export function approvalLossRefusal(
  now: FirmDependents,
  confirmed: FirmDependents | undefined,
): ApprovalLossRefusal | null {
  if (confirmed === undefined) return 'CONFIRMATION_NEEDED';
  return confirmed.attorneys === now.attorneys && confirmed.clients === now.clients ? null : 'CHANGED_MEANWHILE';
}
