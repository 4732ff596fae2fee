import { type RefundRefusal, refundRefusal } from '@troth/domain/purchases';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { checkoutRepository } from '../../records/payments/checkout.repository';
import { holdCheckout } from './held-checkout';
import { getPurchaseItem } from '../../records/payments/purchase-item.repository';
import { isCountedRefund, refundsOfCheckout, type RefundRow, requestRefund } from './request-refund';
import type { Settling } from '../../kernel/jobs/settling';

export interface ItemRefund {
  readonly amountInCents: number;
  readonly reason: string;
  readonly isComplimentary: boolean;
  readonly requestedById: string;
}

const refusalText = (refusal: RefundRefusal): string =>
  ({
    NOTHING_LEFT: text('refund.refusal.NOTHING_LEFT'),
    MORE_THAN_LEFT: text('refund.refusal.MORE_THAN_LEFT'),
    NOT_AN_AMOUNT: text('refund.refusal.NOT_AN_AMOUNT'),
  })[refusal];

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
  if (paid === undefined) throw problem('REFUSED_BY_RULE', { detail: text('refund.notPaidHere') });
  const checkout = await holdCheckout(tx, paid);
  const item = await getPurchaseItem(tx, purchaseItemId);
  const { amountInCents, reason, isComplimentary, requestedById } = refund;
  const refunds = (await refundsOfCheckout(tx, checkout.id)).filter(
    (row) => row.purchaseItemId === item.id && isCountedRefund(row),
  );
  const refusal = refundRefusal(amountInCents, { pricePaidInCents: item.pricePaidInCents, refunds });
  if (refusal !== null) throw problem('REFUSED_BY_RULE', { detail: refusalText(refusal) });
  return requestRefund(work, checkout, { purchaseItemId, amountInCents, isComplimentary, reason, requestedById });
}
