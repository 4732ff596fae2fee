import type { Tx } from '../../kernel/database/database';
import { announce, announceOfDocument } from '../../kernel/changes/announce';
import { ofPurchase } from '../../kernel/changes/audience';
import { getDocumentRow } from '../couples/couple';
import { type CheckoutRow, checkoutRepository } from './checkout.repository';

/** The checkout's row, locked. The document's row is the lock under which both partners' payments stand in line; it is always taken first. */
export async function holdCheckout(tx: Tx, found: Pick<CheckoutRow, 'id' | 'documentId'>): Promise<CheckoutRow> {
  if (found.documentId !== null) await getDocumentRow(tx, found.documentId, 'change');
  return checkoutRepository(tx).hold(found.id);
}

/** Tells the buyer, and the partner whose doors open too. */
export async function announceCheckout(tx: Tx, checkout: Pick<CheckoutRow, 'documentId' | 'userId'>): Promise<void> {
  if (checkout.documentId === null) await announce(tx, [{ userIds: [checkout.userId], topics: ['purchases'] }]);
  else await announceOfDocument(tx, checkout.documentId, ofPurchase);
}

/** The checkout, as the audit names it. */
export const subjectOf = (checkout: CheckoutRow) => ({
  subjectKind: 'checkout',
  subjectId: checkout.id,
  ...(checkout.documentId === null ? {} : { documentId: checkout.documentId }),
});

export async function buyersAddress(tx: Tx, checkout: Pick<CheckoutRow, 'userId'>): Promise<string> {
  const buyer = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', checkout.userId)
    .executeTakeFirstOrThrow();
  return buyer.email;
}
