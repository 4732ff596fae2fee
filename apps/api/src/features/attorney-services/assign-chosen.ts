import type { Tx } from '../../kernel/database/database';
import type { SendMail } from '../../kernel/mail/mail';
import { text } from '../../kernel/texts';
import { stalenessOf } from '../../records/case/regeneration';
import { settleApproval } from '../../records/case/settle-approval';
import { mailFinalText } from '../../records/case/mail-final-text';
import type { CheckoutRow } from '../../records/payments/checkout.repository';
import { listPurchaseItemsOfCart } from '../../records/payments/purchase-item.repository';
import { assignAttorney } from './assign-attorney';

/**
 * Gives what was paid the attorneys who were chosen before paying. Everybody chooses their own, so a choice is the
 * buyer's. An attorney who can no longer be hired leaves the purchase as it is: the buyer is told, and chooses again.
 */
export async function assignChosen(
  tx: Tx,
  checkout: Pick<CheckoutRow, 'cartId' | 'userId' | 'lines'>,
  { now, sendMail }: { readonly now: Date; readonly sendMail: SendMail },
): Promise<void> {
  const origin = { actor: { kind: 'system' } as const, now, ipAddress: null, requestId: null };
  const items = await listPurchaseItemsOfCart(tx, checkout.cartId);
  const documentIds = new Set(items.flatMap(({ documentId }) => documentId ?? []));
  // Whoever is represented from now on is waited for, before anybody is chosen too.
  for (const documentId of documentIds) {
    await settleApproval(tx, documentId, null, now, stalenessOf(tx, documentId, now));
    await mailFinalText({ tx, now, sendMail }, documentId);
  }
  for (const item of items) {
    const line = checkout.lines.find(({ productId }) => productId === item.productId);
    if (line?.chosenAttorneyId == null || item.beneficiaryUserId !== checkout.userId) continue;
    const refusal = await assignAttorney(tx, { item, attorneyId: line.chosenAttorneyId, origin, sendMail });
    if (refusal === null) continue;
    const { email } = await tx
      .selectFrom('users')
      .select('email')
      .where('id', '=', checkout.userId)
      .executeTakeFirstOrThrow();
    await sendMail({
      kind: 'attorney-gone',
      to: email,
      data: { why: text(`attorney.choice.${refusal}`) },
      dedupeKey: `attorney-gone:${item.id}`,
    });
  }
}
