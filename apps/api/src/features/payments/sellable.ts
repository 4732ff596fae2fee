import { type Beneficiary, representationBeneficiaries } from '@troth/domain/attorneys';
import { type CartRemoval, qaQuantity, representationQuantity } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { type Hiring, loadHiring } from '../attorney-services/hiring';
import { hasPendingReview } from '../../records/case/pending-review';
import { statesOf } from '../../records/case/states-of';
import type { Couple } from '../../records/couples/couple';
import type { ProductRow } from '../../records/payments/product.repository';
import { listPurchaseItemsOfDocument } from '../../records/payments/purchase-item.repository';

/** What a person asks for. */
export interface Wish {
  readonly quantity: number;
  readonly beneficiaryUserId: string | null;
  readonly chosenAttorneyId: string | null;
}

/** What can be sold of it. */
export interface Sale {
  /** One piece for each. */
  readonly beneficiaryUserIds: readonly [string, ...string[]];
  readonly chosenAttorneyId: string | null;
}

const refused = (detail: string) => problem('REFUSED_BY_RULE', { detail });

/**
 * What may be put into a person's cart of a product, and again at checkout: for whom, how often, by which attorney.
 * Quantities follow the rules: they are lowered, never raised, without a word.
 *
 * @throws Problem ALREADY_EXISTS when the couple has it already: a shared product is bought once by either partner,
 *   and `onePerUser` admits no second live purchase (D20).
 * @throws Problem REFUSED_BY_RULE before there is a document to buy for, for a service that cannot be sold, or for
 *   NOTARIZATION while an attorney reviews, or where the state has no online notaries: on paper nobody needs it.
 */
export async function requireSellable(tx: Tx, product: ProductRow, couple: Couple | null, wish: Wish): Promise<Sale> {
  if (couple === null) throw refused(text('payment.chooseStateFirst'));
  switch (product.productType) {
    case 'REPRESENTATION':
      return representationSale(await servicesOpen(tx, couple), wish);
    case 'Q_A':
      return qaSale(await servicesOpen(tx, couple), wish);
    case 'ATTORNEY_SERVICE':
      throw refused(text('payment.representationUnavailable'));
    case 'NOTARIZATION':
      if (couple.state?.allowsOnlineNotary === false) throw refused(text('payment.notOnlineInState'));
      await requireNoPendingReview(tx, couple);
      return plainSale(tx, product, couple, wish);
    case 'PRENUP':
    case 'DOCUMENT':
      return plainSale(tx, product, couple, wish);
  }
}

/** What an attorney still reviews is not before a notary yet: what takes it out of a cart keeps it out (D20). */
async function requireNoPendingReview(tx: Tx, couple: Couple): Promise<void> {
  if (!(await hasPendingReview(tx, couple))) return;
  const reason: CartRemoval = 'PENDING_REVIEW';
  throw problem('REFUSED_BY_RULE', { detail: text('payment.pendingReview'), reason });
}

async function plainSale(tx: Tx, product: ProductRow, couple: Couple, { quantity }: Wish): Promise<Sale> {
  const buyer = couple.self.id;
  const live = (await listPurchaseItemsOfDocument(tx, couple.document.id)).filter(
    (item) => item.productId === product.id && item.paymentStatus === 'SUCCESSFUL',
  );
  const counts = product.isSharedProduct ? live : live.filter((item) => item.userId === buyer);
  const isOneEnough = product.isSharedProduct || product.onePerUser;
  if (counts.length > 0 && isOneEnough) throw problem('ALREADY_EXISTS', { detail: text('payment.alreadyBought') });
  const more = Array.from({ length: isOneEnough ? 0 : quantity - 1 }, () => buyer);
  return { beneficiaryUserIds: [buyer, ...more], chosenAttorneyId: null };
}

/** Attorney services are open in a state with partner attorneys, until the document is before the notary. */
async function servicesOpen(tx: Tx, couple: Couple): Promise<Hiring> {
  const { isInProof, isNotarized } = await statesOf(tx, couple.document, couple.state);
  if (isInProof || isNotarized) throw refused(text('payment.tooLateForAttorneys'));
  return loadHiring(tx, couple);
}

function representationSale(hiring: Hiring, wish: Wish): Sale {
  const { couple, offer } = hiring;
  const partnerId = couple.partner?.id ?? null;
  if (wish.beneficiaryUserId !== null && ![couple.self.id, partnerId].includes(wish.beneficiaryUserId)) {
    throw problem('NOT_FOUND');
  }
  const wanted: Beneficiary | null =
    wish.beneficiaryUserId === null ? null : wish.beneficiaryUserId === couple.self.id ? 'SELF' : 'PARTNER';
  const quantity = representationQuantity({ ...offer, requested: wish.quantity });
  if (quantity === 0) throw refused(text('payment.representationUnavailable'));
  requirePrenup(hiring);
  const ids = representationBeneficiaries(offer, { quantity, wanted }).flatMap(
    (who) => (who === 'SELF' ? couple.self.id : partnerId) ?? [],
  );
  const [first, ...rest] = ids;
  if (first === undefined) throw refused(text('payment.representationNotForThem'));
  // Everybody chooses their own attorney: the buyer's choice is none of the partner's.
  const chosenAttorneyId = ids.includes(couple.self.id) ? wish.chosenAttorneyId : null;
  requireChoice(hiring, 'REPRESENTATION', chosenAttorneyId);
  return { beneficiaryUserIds: [first, ...rest], chosenAttorneyId };
}

/** A call is for the buyer, and one at a time. Customer spec sections 4 and 9. */
function qaSale(hiring: Hiring, wish: Wish): Sale {
  const { couple } = hiring;
  if (wish.beneficiaryUserId !== null && wish.beneficiaryUserId !== couple.self.id) {
    throw refused(text('payment.callForYourself'));
  }
  const booking = hiring.bookingStatus('Q_A');
  if (booking === 'WAITING' || booking === 'SCHEDULED') {
    throw problem('ALREADY_EXISTS', { detail: text('payment.callUnderWay') });
  }
  if (!hiring.isQaAvailable) throw refused(text('payment.callUnavailable'));
  requirePrenup(hiring);
  requireChoice(hiring, 'Q_A', wish.chosenAttorneyId);
  const ids = Array.from({ length: qaQuantity() - 1 }, () => couple.self.id);
  return { beneficiaryUserIds: [couple.self.id, ...ids], chosenAttorneyId: wish.chosenAttorneyId };
}

function requirePrenup({ isPrenupPaid }: Hiring): void {
  if (!isPrenupPaid) throw refused(text('payment.prenupFirst'));
}

function requireChoice(hiring: Hiring, serviceType: 'REPRESENTATION' | 'Q_A', attorneyId: string | null): void {
  if (attorneyId === null) return;
  const refusal = hiring.refusal(attorneyId, serviceType, hiring.couple.side);
  if (refusal !== null) throw refused(text(`attorney.choice.${refusal}`));
}
