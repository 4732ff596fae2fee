import {
  type AppointmentEvent,
  type Cart,
  type CartItem,
  cartItemSchema,
  cartSchema,
  type ChosenAttorney,
  type Product,
  productSchema,
  type PurchaseItem,
  purchaseItemSchema,
} from '@troth/domain/purchases';
import type { Actor } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { isCustomer } from '../../kernel/http/policy';
import { present } from '../../kernel/http/present';
import type { CartItemRow, CartRow } from './cart.repository';
import type { ProductRow } from './product.repository';
import { partialPayoutReason, type PurchaseItemRow, refundNotes } from './purchase-item.repository';

export const presentProduct = (row: ProductRow): Product => present(productSchema, row);

export const presentCartItem = (
  row: CartItemRow,
  product: ProductRow | undefined,
  attorneys: ReadonlyMap<string, ChosenAttorney>,
): CartItem =>
  present(cartItemSchema, row, {
    chosenAttorney: attorneys.get(row.chosenAttorneyId ?? '') ?? null,
    ...(product && { product: presentProduct(product) }),
  });

export const presentCart = (
  row: CartRow,
  items: readonly CartItemRow[],
  products: ReadonlyMap<string, ProductRow>,
  removed: readonly CartItemRow[],
  attorneys: ReadonlyMap<string, ChosenAttorney>,
): Cart =>
  present(cartSchema, row, {
    cartItems: items
      .filter((item) => item.cartId === row.id)
      .map((item) => presentCartItem(item, products.get(item.productId), attorneys)),
    removedItems: removed
      .filter((item) => item.cartId === row.id)
      .filter(({ productId }) => !items.some((item) => item.cartId === row.id && item.productId === productId))
      .flatMap(({ productId, removedBecause: reason }) =>
        reason === null ? [] : [{ productId, title: products.get(productId)?.title ?? '', reason }],
      ),
  });

/**
 * @param events The appointments of this purchase that the reader is to know of.
 * @param reader The buyer does not learn why an attorney was paid in part.
 */
export const presentPurchaseItem = (
  tx: Tx,
  row: PurchaseItemRow,
  product: ProductRow | undefined,
  events: readonly AppointmentEvent[],
  reader: Actor,
): PurchaseItem =>
  present(purchaseItemSchema, row, {
    category: product?.productCategory ?? null,
    refundNotes: refundNotes.open(tx, row.id, row.sealedRefundNotes),
    partialPayoutReason: isCustomer(reader, null)
      ? null
      : partialPayoutReason.open(tx, row.id, row.sealedPartialPayoutReason),
    ...(product && { product: presentProduct(product) }),
    events: [...events],
  });
