import { isAttorneyService } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';
import { loadHiring } from '../attorney-services/hiring';
import type { Couple } from '../../records/couples/couple';
import type { CheckoutLine } from '../../records/payments/payment.tables';
import { productsById } from '../../records/payments/product.repository';

type Lines = readonly CheckoutLine[];

/**
 * Whether two orders of one couple are in each other's way: the same product that they share or that is for the same
 * person; attorneys of one firm, which cannot act for both; or representation of two where firms are there for one.
 */
export async function rivalry(tx: Tx, couple: Couple): Promise<(mine: Lines, theirs: Lines) => boolean> {
  const products = await productsById(tx);
  const hiring = await loadHiring(tx, couple);
  const serviceOf = ({ productId }: CheckoutLine) => {
    const product = products.get(productId);
    return product !== undefined && isAttorneyService(product.productType) ? product.productType : null;
  };
  const firmOf = ({ chosenAttorneyId }: CheckoutLine) =>
    chosenAttorneyId === null ? null : hiring.firmOf(chosenAttorneyId);
  const represents = (line: CheckoutLine) => serviceOf(line) === 'REPRESENTATION';
  return (mine, theirs) =>
    mine.some((line) =>
      theirs.some((other) => {
        const isForSame = line.beneficiaryUserIds.some((id) => other.beneficiaryUserIds.includes(id));
        if (line.productId === other.productId && (serviceOf(line) === null || isForSame)) return true;
        const firm = firmOf(line);
        if (firm !== null && firm === firmOf(other)) return true;
        return represents(line) && represents(other) && hiring.offer.maximum < 2;
      }),
    );
}
