import { mustBeApproved, type RequiredSides } from '@troth/domain/documents';
import type { Side } from '@troth/domain/people';
import { hasRepresentation } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';
import type { DocumentRow } from '../couples/couple';
import { purchaseFactsOf } from './purchase-state';

/** The sides that have to be approved. */
export function requiredSides(
  document: DocumentRow,
  purchases: Awaited<ReturnType<typeof purchaseFactsOf>>,
): RequiredSides {
  const isRequired = (side: Side): boolean => {
    const personId = side === 'A' ? document.userAId : document.userBId;
    const attorneyId = side === 'A' ? document.attorneyAId : document.attorneyBId;
    return mustBeApproved({
      willHireAttorney: side === 'A' ? document.userAWillHireAttorney : document.userBWillHireAttorney,
      hasRepresentation: personId !== null && hasRepresentation(purchases, personId),
      isAttorneyAssigned: attorneyId !== null,
    });
  };
  return { A: isRequired('A'), B: isRequired('B') };
}

export const requiredSidesOf = async (tx: Tx, document: DocumentRow): Promise<RequiredSides> =>
  requiredSides(document, await purchaseFactsOf(tx, document.id));
