import { problem } from '../../kernel/http/problem';
import type { Work } from '../../kernel/http/operation';
import { text } from '../../kernel/texts';
import { productsById } from '../../records/payments/product.repository';
import { getPurchaseItem, updatePurchaseItem } from '../../records/payments/purchase-item.repository';

/**
 * Lets the attorney of a call about questions read the answers of whom the call is for, or takes that back at once. Only
 * that person says so, and it is in the audit log. D3.
 * @throws Problem NOT_FOUND for what was bought for someone else, REFUSED_BY_RULE for any other service
 */
export async function shareAnswers(
  { tx, now, audit }: Pick<Work, 'tx' | 'now' | 'audit'>,
  of: { readonly id: string; readonly pid: string },
  isShared: boolean,
): Promise<void> {
  const item = await getPurchaseItem(tx, of.pid);
  if (item.beneficiaryUserId !== of.id) throw problem('NOT_FOUND');
  if ((await productsById(tx)).get(item.productId)?.productType !== 'Q_A') {
    throw problem('REFUSED_BY_RULE', { detail: text('booking.sharing.notACall') });
  }
  audit({
    action: isShared ? 'booking.shareAnswers' : 'booking.stopSharingAnswers',
    subjectKind: 'purchaseItem',
    subjectId: item.id,
  });
  if ((item.answersSharedAt !== null) === isShared) return;
  await updatePurchaseItem(tx, item.id, {
    answersSharedAt: isShared ? now : null,
    updatedAt: now,
    updatedById: of.id,
  });
}
