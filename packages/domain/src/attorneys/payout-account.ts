/**
 * How far a law firm is with the account that its shares are paid to.
 *
 * NOT_STARTED: it has none. INCOMPLETE: it began, and has not told the provider everything. IN_REVIEW: it told
 * everything, and the provider looks at it. RESTRICTED: the provider wants more, or refuses. READY: it can be paid.
 */
export const PAYOUT_ACCOUNT_STATES = ['NOT_STARTED', 'INCOMPLETE', 'IN_REVIEW', 'RESTRICTED', 'READY'] as const;
export type PayoutAccountState = (typeof PAYOUT_ACCOUNT_STATES)[number];

/** A firm's account as the payment provider tells of it. */
export interface PayoutAccountFacts {
  readonly isDetailsSubmitted: boolean;
  /** Whether a transfer to it would be taken. */
  readonly canReceiveTransfers: boolean;
  /** Whether what it was sent goes on to the firm's bank. */
  readonly canBePaidOut: boolean;
  /** What the provider still wants to know of the firm. */
  readonly due: readonly string[];
  /** The provider's own code of why the account is held back. */
  readonly disabledReason: string | null;
}

/** The provider's code of an account that it is only looking at. */
const PENDING_VERIFICATION = 'requirements.pending_verification';

/**
 * How far a firm is with its account.
 *
 * An account of which something is due may be READY all the same: the provider wants it later.
 *
 * @param account Null for a firm without one, or whose account the provider does not know.
 * @see Portals spec §1 "Payment-provider onboarding is part of the attorney account"; its states are silent, these are
 *   ours.
 */
export function payoutAccountState(account: PayoutAccountFacts | null): PayoutAccountState {
  if (account === null) return 'NOT_STARTED';
  if (!account.isDetailsSubmitted) return 'INCOMPLETE';
  if (account.canReceiveTransfers && account.canBePaidOut) return 'READY';
  const isLookedAt = account.disabledReason === null || account.disabledReason === PENDING_VERIFICATION;
  return isLookedAt && account.due.length === 0 ? 'IN_REVIEW' : 'RESTRICTED';
}
