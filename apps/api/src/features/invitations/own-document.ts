import type { Tx } from '../../kernel/database/database';
import { findCouple } from '../../records/couples/couple';

/** What an invitee brings along (decision 6). */
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
  const used =
    (await tx
      .selectFrom('answers')
      .select('id')
      .where('documentId', '=', documentId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()) ??
    (await tx
      .selectFrom('financialEntries')
      .select('id')
      .where('documentId', '=', documentId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()) ??
    (await tx
      .selectFrom('purchaseItems')
      .select('id')
      .where('documentId', '=', documentId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst());
  return { status: used === undefined ? 'UNTOUCHED' : 'IN_USE', documentId };
}
