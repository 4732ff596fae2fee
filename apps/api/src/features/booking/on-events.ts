import type { Side } from '@troth/domain/people';
import { isLivePurchase } from '@troth/domain/purchases';
import type { EventWork } from '../../kernel/events/event';
import { isoOrNull } from '../../kernel/http/present';
import type { DocumentRow } from '../../records/couples/couple';
import { productsById } from '../../records/payments/product.repository';
import { listPurchaseItemsOfDocument, type PurchaseItemRow } from '../../records/payments/purchase-item.repository';
import { releaseAppointments } from './book';
import { setBookingStatus } from './booking-status';

/** A service that was given back has no appointments to come (D2). */
export async function releaseOfRefund(
  work: EventWork,
  { item, isOver }: { readonly item: PurchaseItemRow; readonly isOver: boolean },
): Promise<void> {
  if (isOver) await releaseAppointments({ ...work, actor: { kind: 'system' } }, { purchaseItemId: item.id });
}

/** What was bought of the attorney who approves has been given, whether a meeting was recorded or not (D22). */
export async function bookRepresentation(
  { tx, now, actor }: EventWork,
  { document, side }: { readonly document: DocumentRow; readonly side: Side },
): Promise<void> {
  const clientId = side === 'A' ? document.userAId : document.userBId;
  const attorneyId = side === 'A' ? document.attorneyAId : document.attorneyBId;
  const products = await productsById(tx);
  for (const item of await listPurchaseItemsOfDocument(tx, document.id)) {
    const isTheirs = item.beneficiaryUserId === clientId && item.attorneyId !== null && item.attorneyId === attorneyId;
    const isLive = isLivePurchase({ ...item, deletedAt: isoOrNull(item.deletedAt) });
    if (isTheirs && isLive && products.get(item.productId)?.productType === 'REPRESENTATION') {
      await setBookingStatus(tx, item.id, 'BOOKED', { actor, now, ipAddress: null, requestId: null });
    }
  }
}
