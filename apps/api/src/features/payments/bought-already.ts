import type { Tx } from '../../kernel/database/database';
import type { CheckoutRow } from '../../records/payments/checkout.repository';
import { productsById } from '../../records/payments/product.repository';
import { listPurchaseItemsOfDocument } from '../../records/payments/purchase-item.repository';

/**
 * Whether the couple got the same elsewhere between the opening of the page and the payment: a product that they share,
 * or representation of the same person (D19 and D20).
 */
export async function isBoughtAlready(tx: Tx, checkout: CheckoutRow): Promise<boolean> {
  if (checkout.documentId === null) return false;
  const products = await productsById(tx);
  const bought = (await listPurchaseItemsOfDocument(tx, checkout.documentId)).filter(
    (item) => item.paymentStatus === 'SUCCESSFUL',
  );
  return checkout.lines.some((line) => {
    const product = products.get(line.productId);
    const same = bought.filter((item) => item.productId === line.productId);
    if (product?.isSharedProduct === true) return same.length > 0;
    if (product?.productType !== 'REPRESENTATION') return false;
    return same.some((item) => line.beneficiaryUserIds.includes(item.beneficiaryUserId));
  });
}
