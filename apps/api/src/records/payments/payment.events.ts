import { eventKind } from '../../kernel/events/event';
import type { CheckoutRow } from './checkout.repository';
import type { PurchaseItemRow } from './purchase-item.repository';

/** A checkout was paid, and its items are there. */
export const purchasePaid = eventKind<{ readonly checkout: CheckoutRow }>('PurchasePaid');

/** A refund of an item was booked, or failed. */
export const purchaseRefunded = eventKind<{
  /** As it was before. */
  readonly item: PurchaseItemRow;
  /** It was paid until now, and no longer is. */
  readonly isOver: boolean;
}>('PurchaseRefunded');

/** Part of a payout is to be taken back. */
export const payoutReversalRequested = eventKind<{ readonly reversalId: string }>('PayoutReversalRequested');
