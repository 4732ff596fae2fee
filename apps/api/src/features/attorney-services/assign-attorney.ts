import type { AttorneyRefusal } from '@troth/domain/attorneys';
import { type AttorneyServiceType, isAttorneyService } from '@troth/domain/purchases';
import { appendAudit, type AuditOrigin } from '../../kernel/audit/audit';
import type { Tx } from '../../kernel/database/database';
import { type EventWork, publish } from '../../kernel/events/event';
import { attorneyChosen } from '../../records/assignments/assignment.events';
import { keepAssignment } from '../../records/assignments/assignment.repository';
import { stalenessOf } from '../../records/case/regeneration';
import { setAttorney } from '../../records/case/settle-approval';
import { announceOfDocument } from '../../kernel/changes/announce';
import { ofDocument, ofPurchase } from '../../kernel/changes/audience';
import { getCouple } from '../../records/couples/couple';
import { productsById } from '../../records/payments/product.repository';
import { type PurchaseItemRow, updatePurchaseItem } from '../../records/payments/purchase-item.repository';
import { loadHiring } from './hiring';

/** The attorney services that a purchase can be of; null for every other product. */
export async function serviceTypeOf(
  tx: Tx,
  item: Pick<PurchaseItemRow, 'productId'>,
): Promise<AttorneyServiceType | null> {
  const type = (await productsById(tx)).get(item.productId)?.productType;
  return type !== undefined && isAttorneyService(type) ? type : null;
}

interface Assigning {
  readonly item: Pick<
    PurchaseItemRow,
    'id' | 'productId' | 'documentId' | 'beneficiaryUserId' | 'attorneyId' | 'userId'
  >;
  readonly attorneyId: string;
  readonly origin: AuditOrigin;
}

/**
 * Gives a bought service its attorney. Representation also puts the attorney on the client's side of the document,
 * under the lock on its row, so that of two partners who reach for one firm at a time one gets it.
 *
 * @returns why it cannot be, with nothing changed; null when it is done, or was before.
 */
export async function assignAttorney(
  work: EventWork,
  { item, attorneyId, origin }: Assigning,
): Promise<AttorneyRefusal | null> {
  const { tx } = work;
  const serviceType = await serviceTypeOf(tx, item);
  if (serviceType === null || item.documentId === null) return 'SERVICE_NOT_OFFERED';
  const couple = await getCouple(tx, item.documentId, item.beneficiaryUserId, 'change');
  const { document, side } = couple;
  const current = side === 'A' ? document.attorneyAId : document.attorneyBId;
  const isOnDocument = serviceType === 'Q_A' || current === attorneyId;
  if (item.attorneyId === attorneyId && isOnDocument) return null;
  const hiring = await loadHiring(tx, couple);
  const refusal = hiring.refusal(attorneyId, serviceType, side);
  if (refusal !== null) return refusal;
  const { now } = origin;
  const by = origin.actor.kind === 'person' ? origin.actor.id : null;
  const assignment = {
    documentId: document.id,
    clientId: item.beneficiaryUserId,
    attorneyId,
    lawFirmId: hiring.firmOf(attorneyId),
    compared: hiring.compared(side),
  };
  await keepAssignment(tx, assignment, by, now);
  await updatePurchaseItem(tx, item.id, { attorneyId, updatedAt: now, updatedById: by });
  // An approval of the former attorney is none of the new one's.
  if (!isOnDocument)
    await setAttorney(tx, document.id, { side, attorneyId }, by, now, stalenessOf(tx, document.id, now));
  const subject = { subjectKind: 'attorney', subjectId: attorneyId, documentId: document.id };
  await appendAudit(tx, { action: 'documents.assignAttorney', outcome: 'DONE', ...subject }, origin);
  await announceOfDocument(tx, document.id, ofDocument);
  await announceOfDocument(tx, document.id, ofPurchase);
  await publish(work, attorneyChosen, { purchaseItemId: item.id, attorneyId, serviceType });
  return null;
}
