import { type Approvals, settledApproval } from '@troth/domain/documents';
import type { Tx } from '../../database/database';
import { updateDocument } from '../documents/document.repository';
import { type DocumentRow, getDocumentRow } from '../journey/couple';
import { requiredSidesOf } from './required-sides';

/** Writes what an approval changed of a document, and when its status did. */
export function saveApproval(
  tx: Tx,
  document: DocumentRow,
  next: Approvals<Date>,
  by: string | null,
  now: Date,
): Promise<DocumentRow> {
  return updateDocument(
    tx,
    document.id,
    {
      status: next.status,
      attorneyAApprovedAt: next.attorneyAApprovedAt,
      attorneyBApprovedAt: next.attorneyBApprovedAt,
      priorAttorneyAApprovedAt: next.priorAttorneyAApprovedAt,
      priorAttorneyBApprovedAt: next.priorAttorneyBApprovedAt,
      finalizedAt: next.finalizedAt,
      priorFinalizedAt: next.priorFinalizedAt,
      reviewedAt: next.reviewedAt,
      userAReviewedAt: next.userAReviewedAt,
      userBReviewedAt: next.userBReviewedAt,
      ...(next.status === document.status ? {} : { statusModifiedAt: now }),
    },
    by,
    now,
  );
}

/**
 * Puts the status of a document right after something changed who has to approve it: an attorney came or left,
 * representation was bought or refunded. Holds the document's row.
 */
export async function settleApproval(tx: Tx, documentId: string, by: string | null, now: Date): Promise<DocumentRow> {
  const document = await getDocumentRow(tx, documentId, 'change');
  const next = settledApproval(document, await requiredSidesOf(tx, document), now);
  return next.status === document.status ? document : saveApproval(tx, document, next, by, now);
}
