import { stalenessOf } from '../../records/case/regeneration';
import { appendAudit } from '../../kernel/audit/audit';
import { setAttorney, settleApproval } from '../../records/case/settle-approval';
import { releaseAppointments } from '../booking/book';
import { getDocumentRow, sideOf } from '../../records/couples/couple';
import type { PurchaseItemRow } from '../../records/payments/purchase-item.repository';
import { ofSystem, type Settling } from '../../kernel/jobs/settling';

/**
 * Ends what was bought with an item that was given back (decisions, rows 2 and 21): appointments to come are canceled,
 * and an attorney who acted by it leaves the document. What is final stays as it is.
 */
export async function endService(work: Settling, item: PurchaseItemRow): Promise<void> {
  const { tx, now } = work;
  await releaseAppointments({ ...work, actor: { kind: 'system' } }, { purchaseItemId: item.id });
  if (item.documentId === null) return;
  const document = await getDocumentRow(tx, item.documentId, 'change');
  const side = sideOf(document, item.beneficiaryUserId);
  if (side === null || document.finalizedAt !== null) return;
  const attorneyId = side === 'A' ? document.attorneyAId : document.attorneyBId;
  if (attorneyId === null || attorneyId !== item.attorneyId) {
    // Nobody is waited for who was bought and never chosen.
    await settleApproval(tx, document.id, null, now, stalenessOf(tx, document.id, now));
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
