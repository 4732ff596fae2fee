import { type Approvals, approvalWithoutAttorney, rescindRefusal, settledApproval } from '@troth/domain/documents';
import type { Side } from '@troth/domain/people';
import type { Tx } from '../../kernel/database/database';
import { updateDocument } from '../documents/document.repository';
import { statesOf } from './states-of';
import type { IsStale } from './regeneration';
import { type DocumentRow, getCoupleOfDocument, getDocumentRow } from '../couples/couple';
import { leaveEditing, returnToEditing } from '../editing/draft.repository';
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

/** What follows of an approval, where a text that the answers have left behind does not become final. */
async function settled(
  document: DocumentRow,
  isStale: IsStale,
  settle: (isStale: boolean) => Approvals<Date>,
): Promise<Approvals<Date>> {
  const next = settle(false);
  if (next.status !== 'FULLY_APPROVED' || document.status === 'FULLY_APPROVED') return next;
  return settle(await isStale());
}

/**
 * Puts the status of a document right after something changed who has to approve it: what partners want by their
 * answers, what was bought or given back, an attorney who came or left. What is before the notary stays as it was
 * approved. Holds the document's row.
 * @param isStale Tells whether the answers have left the text behind.
 */
export async function settleApproval(
  tx: Tx,
  documentId: string,
  by: string | null,
  now: Date,
  isStale: IsStale,
): Promise<DocumentRow> {
  const document = await getDocumentRow(tx, documentId, 'change');
  const required = await requiredSidesOf(tx, document);
  const next = await settled(document, isStale, (stale) => settledApproval(document, required, now, stale));
  if (next.status === document.status) return document;
  const { state } = await getCoupleOfDocument(tx, documentId);
  if (rescindRefusal(await statesOf(tx, document, state)) !== null) return document;
  return saveApproval(tx, document, next, by, now);
}

/**
 * Puts an attorney on a side of a document, or takes the one there off it: what the one before approved becomes a prior
 * approval, the lock and the drafts are left, and the status follows. Holds the document's row.
 */
export async function setAttorney(
  tx: Tx,
  documentId: string,
  { side, attorneyId }: { readonly side: Side; readonly attorneyId: string | null },
  by: string | null,
  now: Date,
  isStale: IsStale,
): Promise<DocumentRow> {
  const before = await getDocumentRow(tx, documentId, 'change');
  const leaving = side === 'A' ? before.attorneyAId : before.attorneyBId;
  if (leaving !== null && leaving !== attorneyId) await leaveEditing(tx, documentId, leaving, now);
  if (attorneyId !== null) await returnToEditing(tx, documentId, attorneyId);
  const columns = side === 'A' ? { attorneyAId: attorneyId } : { attorneyBId: attorneyId };
  const document = await updateDocument(tx, documentId, columns, by, now);
  const required = await requiredSidesOf(tx, document);
  const next = await settled(document, isStale, (stale) =>
    approvalWithoutAttorney<Date>(document, side, required, now, stale),
  );
  return saveApproval(tx, document, next, by, now);
}
