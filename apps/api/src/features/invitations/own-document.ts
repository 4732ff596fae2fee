import type { Tx } from '../../kernel/database/database';
import { findCouple } from '../../records/couples/couple';
import { isDocumentUsed } from '../../records/documents/document.repository';

/** What an invitee brings along (D6). */
export type OwnDocumentStatus = 'NONE' | 'UNTOUCHED' | 'IN_USE' | 'SHARED';

export interface OwnDocument {
  readonly status: OwnDocumentStatus;
  readonly documentId: string | null;
}

/**
 * Whether the invitee has a document already, and whether anything is in it: answers, financial entries or purchases.
 * SHARED means that they are one of a couple already.
 */
export async function ownDocumentOf(tx: Tx, userId: string): Promise<OwnDocument> {
  const couple = await findCouple(tx, userId, 'change');
  if (couple === null) return { status: 'NONE', documentId: null };
  const { id: documentId, userBId } = couple.document;
  if (userBId !== null) return { status: 'SHARED', documentId };
  const isUsed = await isDocumentUsed(tx, documentId);
  return { status: isUsed ? 'IN_USE' : 'UNTOUCHED', documentId };
}
