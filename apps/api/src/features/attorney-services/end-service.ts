import { stalenessOf } from '../../records/case/regeneration';
import { appendAudit, ofSystem } from '../../kernel/audit/audit';
import { setAttorney, settleApproval } from '../../records/case/settle-approval';
import { getDocumentRow, sideOf } from '../../records/couples/couple';
import type { PurchaseItemRow } from '../../records/payments/purchase-item.repository';
import { type EventWork, publish } from '../../kernel/events/event';
import { approvalsChanged } from '../../records/approvals/approval.events';

/**
 * Ends what was bought with an item that was given back (D2, D21): an attorney who acted by it leaves the document. What is
 * final stays as it is. What never arrived back counts again, and so does whom it was bought for.
 */
export async function endService(
  work: EventWork,
  { item, isOver }: { readonly item: PurchaseItemRow; readonly isOver: boolean },
): Promise<void> {
  const { documentId } = item;
  if (documentId === null) return;
  if (isOver) await leaveDocument(work, item, documentId);
  else await settle(work, documentId);
  await publish(work, approvalsChanged, { documentId });
}

const settle = ({ tx, now }: EventWork, documentId: string) =>
  settleApproval(tx, documentId, null, now, stalenessOf(tx, documentId, now));

async function leaveDocument(work: EventWork, item: PurchaseItemRow, documentId: string): Promise<void> {
  const { tx, now } = work;
  const document = await getDocumentRow(tx, documentId, 'change');
  const side = sideOf(document, item.beneficiaryUserId);
  if (side === null || document.finalizedAt !== null) return;
  const attorneyId = side === 'A' ? document.attorneyAId : document.attorneyBId;
  if (attorneyId === null || attorneyId !== item.attorneyId) {
    // Nobody is waited for who was bought and never chosen.
    await settle(work, documentId);
    return;
  }
  await setAttorney(tx, document.id, { side, attorneyId: null }, null, now, stalenessOf(tx, document.id, now));
  await appendAudit(
    tx,
    {
      action: 'documents.unassignAttorney',
      outcome: 'DONE',
      documentId: document.id,
      subjectKind: 'attorney',
      subjectId: attorneyId,
    },
    ofSystem(now),
  );
}
