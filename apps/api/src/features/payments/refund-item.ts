import { randomUUID } from 'node:crypto';
import { reversalsOf } from '@troth/domain/attorneys';
import { type RefundRefusal, refundRefusal } from '@troth/domain/purchases';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { checkoutRepository, NO_PROVIDER } from '../../records/payments/checkout.repository';
import { holdCheckout } from '../../records/payments/held-checkout';
import { getPurchaseItem } from '../../records/payments/purchase-item.repository';
import { insertReversal, payoutsOfItems } from '../../records/payouts/payout.repository';
import { publish } from '../../kernel/events/event';
import { payoutReversalRequested } from '../../records/payments/payment.events';
import { type RefundRow, refundsOfCheckout } from '../../records/payments/refund.repository';
import { isCountedRefund, requestRefund } from './request-refund';
import type { Settling } from '../../kernel/jobs/settling';

export interface ItemRefund {
  readonly amountInCents: number;
  readonly reason: string;
  readonly isComplimentary: boolean;
  readonly requestedById: string;
  /** What is taken back of what the firm was paid; nothing unless it is asked for. */
  readonly reversePayoutInCents?: number;
}

const refusalText = (refusal: RefundRefusal | 'NOT_PAID_HERE' | 'DISPUTED' | 'MORE_THAN_PAID_OUT'): string =>
  ({
    NOTHING_LEFT: text('refund.refusal.NOTHING_LEFT'),
    MORE_THAN_LEFT: text('refund.refusal.MORE_THAN_LEFT'),
    NOT_AN_AMOUNT: text('refund.refusal.NOT_AN_AMOUNT'),
    NOT_PAID_HERE: text('refund.notPaidHere'),
    DISPUTED: text('refund.refusal.DISPUTED'),
    MORE_THAN_PAID_OUT: text('refund.refusal.MORE_THAN_PAID_OUT'),
  })[refusal];

const refuse = (refusal: Parameters<typeof refusalText>[0]) =>
  problem('REFUSED_BY_RULE', { detail: refusalText(refusal), reason: refusal });

/**
 * Gives money of an item back: judged under the lock of its payment, so that two at once do not exceed the price
 * together, and sent by a job. The item and the ledger follow when the provider has taken it. Portals spec section 7
 * "refund"; decisions, row 21.
 *
 * @throws Problem NOT_FOUND, or REFUSED_BY_RULE with the reason: nothing was paid for it here, or too much is asked.
 */
export async function refundItem(work: Settling, purchaseItemId: string, refund: ItemRefund): Promise<RefundRow> {
  const { tx } = work;
  const { cartId } = await getPurchaseItem(tx, purchaseItemId, 'read');
  const paid = cartId === null ? undefined : await checkoutRepository(tx).findPaid(cartId);
  if (paid === undefined || paid.provider === NO_PROVIDER) throw refuse('NOT_PAID_HERE');
  const checkout = await holdCheckout(tx, paid);
  const item = await getPurchaseItem(tx, purchaseItemId);
  // What a bank asks back may be given back twice otherwise.
  if (item.disputedAt !== null) throw refuse('DISPUTED');
  const { amountInCents, reason, isComplimentary, requestedById } = refund;
  const refunds = (await refundsOfCheckout(tx, checkout.id)).filter(
    (row) => row.purchaseItemId === item.id && isCountedRefund(row),
  );
  const refusal = refundRefusal(amountInCents, { pricePaidInCents: item.pricePaidInCents, refunds });
  if (refusal !== null) throw refuse(refusal);
  const request = { purchaseItemId, amountInCents, isComplimentary, reason, requestedById };
  const row = await requestRefund(work, checkout, request);
  const { reversePayoutInCents = 0 } = refund;
  if (reversePayoutInCents > 0) await requestReversals(work, row, { ...refund, reversePayoutInCents });
  return row;
}

/** Writes down what is taken back of the item's payouts, the newest first, and queues the jobs. */
async function requestReversals(
  work: Settling,
  { id: refundId, purchaseItemId }: RefundRow,
  { reversePayoutInCents, reason, requestedById }: ItemRefund & { readonly reversePayoutInCents: number },
): Promise<void> {
  const { tx, now } = work;
  const payouts = purchaseItemId === null ? [] : await payoutsOfItems(tx, [purchaseItemId]);
  const parts = reversalsOf(payouts, reversePayoutInCents);
  if (parts === null) throw refuse('MORE_THAN_PAID_OUT');
  for (const part of parts) {
    const id = randomUUID();
    await insertReversal(tx, { ...part, id, refundId, reason, requestedById }, now);
    await publish(work, payoutReversalRequested, { reversalId: id });
  }
}
