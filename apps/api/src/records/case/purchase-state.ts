import { hasRepresentation, isPrenupPaid, type PurchaseFacts } from '@troth/domain/purchases';
import type { Side } from '@troth/domain/people';
import type { Evaluation } from '@troth/domain/questionnaire';
import type { Tx } from '../../kernel/database/database';
import { isoOrNull } from '../../kernel/http/present';
import { listPurchasesOfDocument, type PurchaseItemRow } from '../payments/purchase-item.repository';
import { questionnaire } from './questionnaire';
import { type Couple, personOn } from '../couples/couple';

/** Purchases on a document, as the derived states read them. */
export async function purchaseFactsOf(
  tx: Tx,
  documentId: string,
): Promise<(PurchaseFacts & Pick<PurchaseItemRow, 'id' | 'userId' | 'attorneyId'>)[]> {
  const rows = await listPurchasesOfDocument(tx, documentId);
  return rows.map((item) => ({ ...item, deletedAt: isoOrNull(item.deletedAt) }));
}

export interface PurchaseState {
  readonly isPaid: boolean;
  readonly hasAttorney: Readonly<Record<Side, boolean>>;
}

/** Question whose answer names an attorney of one's own, which opens sections and no more (D10). */
const EXTERNAL_ATTORNEY_QUESTION = 'un_ext_attorney';

/**
 * What the couple bought, and who has an attorney as far as the questionnaire asks: through the service, or one of their
 * own. In a state for which we have no attorneys nobody is held up there for want of one (D10); what the notary
 * needs is asked of `counselOf`.
 * @param ownAttorneys Attorneys whom the partners found and recorded.
 */
export function purchaseState(
  couple: Couple,
  evaluation: Evaluation,
  purchases: readonly PurchaseFacts[],
  ownAttorneys: readonly { readonly userId: string }[],
): PurchaseState {
  const own = questionnaire.byKey.get(EXTERNAL_ATTORNEY_QUESTION);
  const hasAttorney = (side: Side): boolean => {
    const person = personOn(couple, side);
    if (person === null) return false;
    const namesOwn = own !== undefined && evaluation[side].stateOf(own.question.id)?.completeness === 'COMPLETE';
    const isRecorded = ownAttorneys.some(({ userId }) => userId === person.id);
    const isNobodyOffered = couple.state?.attorneySupport === 'NONE';
    return hasRepresentation(purchases, person.id) || isRecorded || namesOwn || isNobodyOffered;
  };
  return { isPaid: isPrenupPaid(purchases), hasAttorney: { A: hasAttorney('A'), B: hasAttorney('B') } };
}
