import type { BookingStatus, PayoutStatus } from '../purchases/enumerations';
import { transferableInCents } from '../purchases/refunds';
import type { PayoutAccountState } from './payout-account';

/**
 * Why what is due for a service is not paid yet, the first that holds.
 *
 * DISPUTED: a bank has not decided who keeps the payment, or decided against us. NOT_MET: the first call has not taken
 * place. FEE_UNKNOWN: the provider has not said what it keeps. ACCOUNT: the firm cannot be paid.
 */
export const PAYOUT_WAITS = ['DISPUTED', 'NOT_MET', 'FEE_UNKNOWN', 'ACCOUNT'] as const;
export type PayoutWait = (typeof PAYOUT_WAITS)[number];

/** A service that an attorney's firm is paid for. Amounts in cents. */
export interface PayoutFacts {
  readonly pricePaidInCents: number;
  readonly feePaidInCents: number;
  /** Whether the provider has said what it keeps. */
  readonly isFeeKnown: boolean;
  readonly refunds: readonly { readonly amountInCents: number; readonly isComplimentary: boolean }[];
  readonly paidInCents: number;
  readonly payoutStatus: PayoutStatus;
  readonly bookingStatus: BookingStatus;
  readonly isDisputed: boolean;
  readonly account: PayoutAccountState;
}

export interface PayoutStanding {
  /** Price less fee, refunds that were no kindness, and what was paid. Cents; none once it is settled. */
  readonly dueInCents: number;
  /** Null where nothing is due or nothing keeps it. */
  readonly waitsFor: PayoutWait | null;
}

/** What is due to a firm for a service, and what it waits for. Customer spec §9 "Payout due"; decisions, rows 21, 22. */
export function payoutStanding(facts: PayoutFacts): PayoutStanding {
  const dueInCents =
    facts.payoutStatus === 'PAID'
      ? 0
      : transferableInCents({ ...facts, transferredInCents: facts.paidInCents, isDisputed: false });
  if (dueInCents === 0) return { dueInCents, waitsFor: null };
  if (facts.isDisputed) return { dueInCents, waitsFor: 'DISPUTED' };
  if (facts.bookingStatus !== 'BOOKED') return { dueInCents, waitsFor: 'NOT_MET' };
  if (!facts.isFeeKnown) return { dueInCents, waitsFor: 'FEE_UNKNOWN' };
  return { dueInCents, waitsFor: facts.account === 'READY' ? null : 'ACCOUNT' };
}
