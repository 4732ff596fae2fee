import { hasRepresentation, isPrenupPaid, type PurchaseFacts } from '@troth/domain/purchases';
import type { Side } from '@troth/domain/people';
import type { Evaluation } from '@troth/domain/questionnaire';
import type { Tx } from '../../database/database';
import { isoOrNull } from '../../http/present';
import { productsById } from '../payments/product.repository';
import { listPurchaseItemsOfDocument } from '../payments/purchase-item.repository';
import { questionnaire } from '../questionnaire/questionnaire';
import { type Couple, personOn } from './couple';

/** Purchases on a document, as the derived states read them. */
export async function purchaseFactsOf(tx: Tx, documentId: string): Promise<PurchaseFacts[]> {
  const products = await productsById(tx);
  return (await listPurchaseItemsOfDocument(tx, documentId)).flatMap((item) => {
    const product = products.get(item.productId);
    return product === undefined
      ? []
      : [{ ...item, deletedAt: isoOrNull(item.deletedAt), productType: product.productType }];
  });
}

export interface PurchaseState {
  readonly isPaid: boolean;
  readonly hasAttorney: Readonly<Record<Side, boolean>>;
}

/** Question whose answer names an attorney of one's own (decision 10). */
const EXTERNAL_ATTORNEY_QUESTION = 'un_ext_attorney';

/**
 * What the couple bought, and who has an attorney: through the service, or one of their own. In a state for which we
 * have no attorneys nobody is held up for want of one (decision 10).
 */
export function purchaseState(
  couple: Couple,
  evaluation: Evaluation,
  purchases: readonly PurchaseFacts[],
): PurchaseState {
  const own = questionnaire.byKey.get(EXTERNAL_ATTORNEY_QUESTION);
  const hasAttorney = (side: Side): boolean => {
    const person = personOn(couple, side);
    if (person === null) return false;
    const namesOwn = own !== undefined && evaluation[side].states.get(own.question.id)?.completeness === 'COMPLETE';
    return hasRepresentation(purchases, person.id) || namesOwn || couple.state?.attorneySupport === 'NONE';
  };
  return { isPaid: isPrenupPaid(purchases), hasAttorney: { A: hasAttorney('A'), B: hasAttorney('B') } };
}
