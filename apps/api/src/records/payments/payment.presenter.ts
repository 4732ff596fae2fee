import type { AppointmentEvent, Cart, CartItem, ChosenAttorney, Product, PurchaseItem } from '@troth/domain/purchases';
import type { Actor } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { isCustomer } from '../../kernel/http/policy';
import { isoOrNull, presentEntity } from '../../kernel/http/present';
import type { CartItemRow, CartRow } from './cart.repository';
import type { ProductRow } from './product.repository';
import { partialPayoutReason, type PurchaseItemRow, refundNotes } from './purchase-item.repository';

export const presentProduct = (row: ProductRow): Product => ({
  ...presentEntity(row),
  title: row.title,
  description: row.description,
  priceInCents: row.priceInCents,
  productType: row.productType,
  productCategory: row.productCategory,
  productIcon: row.productIcon,
  isSharedProduct: row.isSharedProduct,
  discountsAllowed: row.discountsAllowed,
  stripePriceId: row.stripePriceId,
  onePerUser: row.onePerUser,
});

export const presentCartItem = (
  row: CartItemRow,
  product: ProductRow | undefined,
  attorneys: ReadonlyMap<string, ChosenAttorney>,
): CartItem => ({
  ...presentEntity(row),
  cartId: row.cartId,
  productId: row.productId,
  quantity: row.quantity,
  chosenAttorneyId: row.chosenAttorneyId,
  chosenAttorney: attorneys.get(row.chosenAttorneyId ?? '') ?? null,
  beneficiaryUserId: row.beneficiaryUserId,
  ...(product === undefined ? {} : { product: presentProduct(product) }),
});

export const presentCart = (
  row: CartRow,
  items: readonly CartItemRow[],
  products: ReadonlyMap<string, ProductRow>,
  removed: readonly CartItemRow[],
  attorneys: ReadonlyMap<string, ChosenAttorney>,
): Cart => ({
  ...presentEntity(row),
  userId: row.userId,
  cartStatus: row.cartStatus,
  discountCodeId: row.discountCodeId,
  totalPaidInCents: row.totalPaidInCents,
  totalFeeInCents: row.totalFeeInCents,
  paymentMethod: row.paymentMethod,
  transactionCompletedAt: isoOrNull(row.transactionCompletedAt),
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
 * @param reader Whoever bought it is not told why an attorney got a part.
 */
export const presentPurchaseItem = (
  tx: Tx,
  row: PurchaseItemRow,
  product: ProductRow | undefined,
  events: readonly AppointmentEvent[],
  reader: Actor,
): PurchaseItem => ({
  ...presentEntity(row),
  attorneyId: row.attorneyId,
  productId: row.productId,
  userId: row.userId,
  beneficiaryUserId: row.beneficiaryUserId,
  cartId: row.cartId,
  documentId: row.documentId,
  category: product?.productCategory ?? null,
  payoutStatus: row.payoutStatus,
  refundNotes: refundNotes.open(tx, row.id, row.sealedRefundNotes),
  pricePaidInCents: row.pricePaidInCents,
  pricePaidToAttorneyInCents: row.pricePaidToAttorneyInCents,
  feePaidInCents: row.feePaidInCents,
  bookingStatus: row.bookingStatus,
  paymentStatus: row.paymentStatus,
  amountRefundedInCents: row.amountRefundedInCents,
  refundedAt: isoOrNull(row.refundedAt),
  partialPayoutReason: isCustomer(reader, null)
    ? null
    : partialPayoutReason.open(tx, row.id, row.sealedPartialPayoutReason),
  ...(product === undefined ? {} : { product: presentProduct(product) }),
  events: [...events],
});
