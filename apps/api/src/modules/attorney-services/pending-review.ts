import { isPendingReview } from '@troth/domain/purchases';
import type { Work } from '../../http/operation';
import { type Couple, sideOf } from '../journey/couple';
import { purchaseFactsOf } from '../journey/purchase-state';
import { type CartRow, cartRepository } from '../payments/cart.repository';
import { productsById } from '../payments/product.repository';

/**
 * "Adding Representation while a pending-review purchase exists removes an existing NOTARIZATION cart item" (customer
 * spec section 4 "Cart behavior"; decision 20). The cart keeps why, so that the buyer is told in every tab.
 */
export async function takeOutNotarization({ tx, now }: Work, { document }: Couple, cart: CartRow): Promise<void> {
  const hasApproved = (userId: string) =>
    (sideOf(document, userId) === 'A' ? document.attorneyAApprovedAt : document.attorneyBApprovedAt) !== null;
  const purchases = await purchaseFactsOf(tx, document.id);
  if (!purchases.some((item) => isPendingReview(item, hasApproved))) return;
  const carts = cartRepository(tx);
  const products = await productsById(tx);
  for (const item of await carts.items([cart.id])) {
    if (products.get(item.productId)?.productType === 'NOTARIZATION') {
      await carts.changeItem(item, { deletedAt: now, removedBecause: 'PENDING_REVIEW' }, now);
    }
  }
}
