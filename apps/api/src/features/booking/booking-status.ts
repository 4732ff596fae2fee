import { isBookingStep } from '@troth/domain/booking';
import type { BookingStatus } from '@troth/domain/purchases';
import { appendAudit, type AuditOrigin } from '../../kernel/audit/audit';
import type { Tx } from '../../kernel/database/database';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { announce, announceOfDocument } from '../../kernel/changes/announce';
import { ofPurchase } from '../../kernel/changes/audience';
import {
  getPurchaseItem,
  type PurchaseItemRow,
  updatePurchaseItem,
} from '../../records/payments/purchase-item.repository';

/**
 * The only way in which the booking status of a purchase changes (D22): with its audit entry, and with word to
 * buyer, client, partner and attorney. A status that it has already changes nothing.
 *
 * @throws Problem NOT_FOUND, or REFUSED_BY_RULE for a step that there is none of.
 */
export async function setBookingStatus(
  tx: Tx,
  purchaseItemId: string,
  status: BookingStatus,
  origin: AuditOrigin,
): Promise<PurchaseItemRow> {
  const item = await getPurchaseItem(tx, purchaseItemId);
  if (item.bookingStatus === status) return item;
  if (!isBookingStep(item.bookingStatus, status))
    throw problem('REFUSED_BY_RULE', { detail: text('booking.refusal.ALREADY_MET') });
  const changed = await updatePurchaseItem(tx, item.id, {
    bookingStatus: status,
    updatedAt: origin.now,
    updatedById: origin.actor.kind === 'person' ? origin.actor.id : null,
  });
  await appendAudit(
    tx,
    {
      action: `booking.${status.toLowerCase()}`,
      outcome: 'DONE',
      subjectKind: 'purchaseItem',
      subjectId: item.id,
      ...(item.documentId === null ? {} : { documentId: item.documentId }),
    },
    origin,
  );
  await announce(tx, [{ userIds: [item.userId, item.beneficiaryUserId, item.attorneyId], topics: ['purchases'] }]);
  if (item.documentId !== null) await announceOfDocument(tx, item.documentId, ofPurchase);
  return changed;
}
