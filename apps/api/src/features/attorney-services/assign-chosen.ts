import { ofSystem } from '../../kernel/audit/audit';
import { type EventWork, publish } from '../../kernel/events/event';
import { approvalsChanged } from '../../records/approvals/approval.events';
import { attorneyGone } from '../../records/assignments/assignment.events';
import { text } from '../../kernel/texts';
import { stalenessOf } from '../../records/case/regeneration';
import { settleApproval } from '../../records/case/settle-approval';
import type { CheckoutRow } from '../../records/payments/checkout.repository';
import { listPurchaseItemsOfCart } from '../../records/payments/purchase-item.repository';
import { assignAttorney } from './assign-attorney';

/**
 * Gives what was paid the attorneys who were chosen before paying. Everybody chooses their own, so a choice is the
 * buyer's. An attorney who can no longer be hired leaves the purchase as it is: the buyer is told, and chooses again.
 */
export async function assignChosen(
  work: EventWork,
  { checkout }: { readonly checkout: Pick<CheckoutRow, 'cartId' | 'userId' | 'lines'> },
): Promise<void> {
  const { tx, now } = work;
  const items = await listPurchaseItemsOfCart(tx, checkout.cartId);
  const documentIds = new Set(items.flatMap(({ documentId }) => documentId ?? []));
  // A represented partner's approval is required from now on, even before an attorney is chosen.
  for (const documentId of documentIds) {
    await settleApproval(tx, documentId, null, now, stalenessOf(tx, documentId, now));
    await publish(work, approvalsChanged, { documentId });
  }
  for (const item of items) {
    const line = checkout.lines.find(({ productId }) => productId === item.productId);
    if (line?.chosenAttorneyId == null || item.beneficiaryUserId !== checkout.userId) continue;
    const refusal = await assignAttorney(work, { item, attorneyId: line.chosenAttorneyId, origin: ofSystem(now) });
    if (refusal === null) continue;
    await publish(work, attorneyGone, {
      purchaseItemId: item.id,
      clientId: checkout.userId,
      why: text(`attorney.choice.${refusal}`),
    });
  }
}
