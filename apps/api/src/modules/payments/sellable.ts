import type { Tx } from '../../database/database';
import { problem } from '../../http/problem';
import { text } from '../../texts';
import type { Couple } from '../journey/couple';
import type { ProductRow } from './product.repository';
import { listPurchaseItemsOfDocument } from './purchase-item.repository';

/** Products that this product of ours sells today; attorney services are sold once attorneys can be chosen. */
const SOLD_TYPES: readonly ProductRow['productType'][] = ['PRENUP', 'NOTARIZATION', 'DOCUMENT'];

/**
 * Whether a product may be put into this person's cart, and again at checkout.
 * @throws Problem ALREADY_EXISTS when the couple has it already: a shared product is bought once by either partner,
 *   and `onePerUser` admits no second live purchase (decision 20).
 * @throws Problem REFUSED_BY_RULE before there is a document to buy for, or for a service that cannot be sold.
 */
export async function requireSellable(
  tx: Tx,
  product: ProductRow,
  couple: Couple | null,
  userId: string,
): Promise<void> {
  if (!SOLD_TYPES.includes(product.productType)) {
    throw problem('REFUSED_BY_RULE', { detail: text('payment.representationUnavailable') });
  }
  if (couple === null) throw problem('REFUSED_BY_RULE', { detail: text('payment.chooseStateFirst') });
  const live = (await listPurchaseItemsOfDocument(tx, couple.document.id)).filter(
    (item) => item.productId === product.id && item.paymentStatus === 'SUCCESSFUL',
  );
  const counts = product.isSharedProduct ? live : live.filter((item) => item.userId === userId);
  if (counts.length > 0 && (product.isSharedProduct || product.onePerUser)) {
    throw problem('ALREADY_EXISTS', { detail: text('payment.alreadyBought') });
  }
}

/** One is enough of what both share or each buys once. */
export const sellableQuantity = (product: ProductRow, wanted: number): number =>
  product.isSharedProduct || product.onePerUser ? 1 : wanted;
