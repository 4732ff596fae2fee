import { payoutDueInCents } from './derived-states';
import type { PaymentStatus } from './enumerations';

/** A refund of an item that counts: asked for, on its way or done, and not failed. */
export interface CountedRefund {
  readonly amountInCents: number;
  readonly isComplimentary: boolean;
}

export type RefundRefusal = 'NOTHING_LEFT' | 'MORE_THAN_LEFT' | 'NOT_AN_AMOUNT';

const sumOf = (refunds: readonly CountedRefund[]): number =>
  refunds.reduce((sum, { amountInCents }) => sum + amountInCents, 0);

/** What may still be given back of an item: refunds never exceed the price. Decisions, row 21. */
export const refundableInCents = (pricePaidInCents: number, refunds: readonly CountedRefund[]): number =>
  Math.max(0, pricePaidInCents - sumOf(refunds));

/**
 * Why an amount cannot be given back; null when it can. Refunds that are on their way count, so that two at once do not
 * exceed the price together. Decisions, row 21.
 */
export function refundRefusal(
  amountInCents: number,
  { pricePaidInCents, refunds }: { readonly pricePaidInCents: number; readonly refunds: readonly CountedRefund[] },
): RefundRefusal | null {
  if (!Number.isSafeInteger(amountInCents) || amountInCents < 1) return 'NOT_AN_AMOUNT';
  const left = refundableInCents(pricePaidInCents, refunds);
  if (left === 0) return 'NOTHING_LEFT';
  return amountInCents > left ? 'MORE_THAN_LEFT' : null;
}

/**
 * Payment status of an item after its refunds. A complimentary refund is a kindness: the service goes on and the status
 * stays. Any other ends the service: whole when nothing of the price is left, partial otherwise. Decisions, row 21.
 */
export function paymentStatusAfter(pricePaidInCents: number, refunds: readonly CountedRefund[]): PaymentStatus {
  if (refunds.every(({ isComplimentary }) => isComplimentary)) return 'SUCCESSFUL';
  return sumOf(refunds) >= pricePaidInCents ? 'FULL_REFUNDED' : 'PARTIALLY_REFUNDED';
}

/**
 * The most that may be transferred to a firm for an item: what is due (price minus fee) less refunds that were no
 * kindness and less what was transferred before. Nothing while the payment is disputed. Decisions, row 21.
 */
export const transferableInCents = (facts: {
  readonly pricePaidInCents: number;
  readonly feePaidInCents: number;
  readonly refunds: readonly CountedRefund[];
  readonly transferredInCents: number;
  /** See `isHeldByDispute`. */
  readonly isDisputed: boolean;
}): number =>
  facts.isDisputed
    ? 0
    : Math.max(
        0,
        payoutDueInCents(facts) -
          sumOf(facts.refunds.filter(({ isComplimentary }) => !isComplimentary)) -
          facts.transferredInCents,
      );
