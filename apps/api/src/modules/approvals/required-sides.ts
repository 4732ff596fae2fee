import type { RequiredSides } from '@troth/domain/documents';
import type { Side } from '@troth/domain/people';
import { hasRepresentation, requiresAttorney } from '@troth/domain/purchases';
import type { Tx } from '../../database/database';
import type { DocumentRow } from '../journey/couple';
import { purchaseFactsOf } from '../journey/purchase-state';

/**
 * The sides whose attorneys have to approve: those that require one (customer spec section 4), and those that have one,
 * for an attorney who acts for somebody is asked.
 */
export async function requiredSidesOf(tx: Tx, document: DocumentRow): Promise<RequiredSides> {
  const purchases = await purchaseFactsOf(tx, document.id);
  const isRequired = (side: Side): boolean => {
    const personId = side === 'A' ? document.userAId : document.userBId;
    const attorneyId = side === 'A' ? document.attorneyAId : document.attorneyBId;
    const willHireAttorney = side === 'A' ? document.userAWillHireAttorney : document.userBWillHireAttorney;
    return (
      attorneyId !== null ||
      requiresAttorney({
        willHireAttorney,
        hasRepresentation: personId !== null && hasRepresentation(purchases, personId),
      })
    );
  };
  return { A: isRequired('A'), B: isRequired('B') };
}
