import { isPendingReview } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';
import type { Work } from '../../kernel/http/operation';
import { type Couple, sideOf } from '../couples/couple';
import { purchaseFactsOf } from './purchase-state';
import { type CartRow, cartRepository } from '../payments/cart.repository';
import { productsById } from '../payments/product.repository';

/** Whether representation of either partner is paid for and their attorney has not approved yet (D20). */
export function isReviewPending(
  { document }: Pick<Couple, 'document'>,
  purchases: Awaited<ReturnType<typeof purchaseFactsOf>>,
): boolean {
  const hasApproved = (userId: string) =>
    (sideOf(document, userId) === 'A' ? document.attorneyAApprovedAt : document.attorneyBApprovedAt) !== null;
  return purchases.some((item) => isPendingReview(item, hasApproved));
}

export const hasPendingReview = async (tx: Tx, couple: Pick<Couple, 'document'>): Promise<boolean> =>
  isReviewPending(couple, await purchaseFactsOf(tx, couple.document.id));

/**
 * "Adding Representation while a pending-review purchase exists removes an existing NOTARIZATION cart item" (customer
 * spec section 4 "Cart behavior"; D20). The cart keeps why, so that the buyer is told in every tab.
 */
export async function takeOutNotarization({ tx, now }: Work, couple: Couple, cart: CartRow): Promise<void> {
  if (!(await hasPendingReview(tx, couple))) return;
  const carts = cartRepository(tx);
  const products = await productsById(tx);
  for (const item of await carts.items([cart.id])) {
    if (products.get(item.productId)?.productType === 'NOTARIZATION') {
      await carts.changeItem(item, { deletedAt: now, removedBecause: 'PENDING_REVIEW' }, now);
    }
  }
}
