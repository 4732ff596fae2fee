import { buyerOf } from '../../records/users/user.repository';
import { randomUUID } from 'node:crypto';
import {
  feeEntries,
  heldPaymentEntries,
  paymentEntries,
  splitInProportion,
  type PaymentMethod,
} from '@troth/domain/purchases';
import { appendAudit, ofSystem } from '../../kernel/audit/audit';
import type { PaymentSession } from '../../kernel/ports/payments/payments-port';
import { publish } from '../../kernel/events/event';
import { cartRepository } from '../../records/payments/cart.repository';
import { type CheckoutRow, checkoutRepository } from '../../records/payments/checkout.repository';
import { redeem } from '../../records/payments/discount.repository';
import { announceCheckout, subjectOf } from '../../records/payments/held-checkout';
import { post } from '../../records/payments/ledger.repository';
import { purchasePaid } from '../../records/payments/payment.events';
import { isBoughtAlready } from './bought-already';
import {
  insertPurchaseItems,
  listPurchaseItemsOfCart,
  updatePurchaseItem,
} from '../../records/payments/purchase-item.repository';
import { attorneysOfLines, receiptPaper } from './receipt-paper';
import { requestRefund } from './request-refund';
import type { Settling } from '../../kernel/jobs/settling';
import { createdBy } from '../../kernel/database/columns';

/** As much of a session as its booking reads; a cart that costs nothing has one without a provider. */
type PaidSession = Pick<PaymentSession, 'amountInCents' | 'method' | 'paymentId'>;

/** The pieces that a checkout sells, each an item of its own. Lines from before there were discounts took nothing off. */
const piecesOf = ({ lines }: CheckoutRow) =>
  lines.flatMap(({ productId, beneficiaryUserIds, unitPriceInCents, discountInCents }) => {
    const prices = beneficiaryUserIds.map(() => unitPriceInCents);
    const discounts = splitInProportion(discountInCents ?? 0, prices);
    return beneficiaryUserIds.map((beneficiaryUserId, piece) => ({
      id: randomUUID(),
      productId,
      beneficiaryUserId,
      listPriceInCents: unitPriceInCents,
      discountInCents: discounts[piece] ?? 0,
    }));
  });

const postPayment = (
  { tx, now }: Settling,
  { id, provider }: CheckoutRow,
  kind: 'PAYMENT' | 'PAYMENT_HELD',
  entries: Parameters<typeof post>[1]['entries'],
): Promise<void> => post(tx, { provider, checkoutId: id, kind, reference: `payment:${id}`, entries }, now);

/** Holds money for which nothing is sold, and gives it back. */
async function holdPayment(work: Settling, checkout: CheckoutRow, session: PaidSession): Promise<CheckoutRow> {
  const { tx, now } = work;
  const { amountInCents, paymentId } = session;
  await postPayment(work, checkout, 'PAYMENT_HELD', heldPaymentEntries(amountInCents));
  const event = { action: 'payments.refundDuplicate', outcome: 'DONE', ...subjectOf(checkout) } as const;
  await appendAudit(tx, event, ofSystem(now));
  const changes = { status: 'DUPLICATE', providerPaymentId: paymentId, amountInCents, updatedAt: now } as const;
  const held = await checkoutRepository(tx).update(checkout.id, changes);
  if (amountInCents > 0) {
    const refund = { purchaseItemId: null, isComplimentary: false, reason: 'DUPLICATE', requestedById: null } as const;
    await requestRefund(work, held, { ...refund, amountInCents });
  }
  return held;
}

/**
 * Books a payment: the items, the paid cart and the ledger, in one transaction. Money for something that the couple has
 * already, or of another amount than was asked for, is held and given back.
 */
export async function bookPayment(work: Settling, checkout: CheckoutRow, session: PaidSession): Promise<CheckoutRow> {
  const { tx, now } = work;
  const { id: checkoutId, userId, cartId, documentId } = checkout;
  const { amountInCents, paymentId, method } = session;
  const cart = await cartRepository(tx).get(userId, cartId, 'change');
  const isOther = amountInCents !== checkout.amountInCents || cart.cartStatus === 'PAID';
  if (isOther || (await isBoughtAlready(tx, checkout))) return holdPayment(work, checkout, session);

  const pieces = piecesOf(checkout);
  const items = pieces.map(({ listPriceInCents, discountInCents, ...piece }) => ({
    ...piece,
    userId,
    cartId,
    documentId,
    pricePaidInCents: listPriceInCents - discountInCents,
    ...createdBy(userId, now),
  }));
  await insertPurchaseItems(tx, items);
  await publish(work, purchasePaid, { checkout });
  const sold = pieces.map(({ id, listPriceInCents, discountInCents }) => ({
    purchaseItemId: id,
    listPriceInCents,
    discountInCents,
  }));
  await postPayment(work, checkout, 'PAYMENT', paymentEntries(sold));
  const paid = { totalPaidInCents: amountInCents, totalFeeInCents: null, paymentMethod: method };
  await cartRepository(tx).markPaid(cartId, paid, now);
  await redeem(tx, checkout, now);
  await appendAudit(tx, { action: 'payments.paid', outcome: 'DONE', ...subjectOf(checkout) }, ofSystem(now));
  await sendReceipt(work, checkout, method);
  return checkoutRepository(tx).update(checkoutId, { status: 'PAID', providerPaymentId: paymentId, updatedAt: now });
}

/** Books what costs nothing, at once and without a provider. */
export async function bookFree(work: Settling, checkout: CheckoutRow): Promise<CheckoutRow> {
  const free = { amountInCents: 0, feeInCents: 0, method: null, paymentId: null };
  const booked = await bookFee(work, await bookPayment(work, checkout, free), free);
  await announceCheckout(work.tx, booked);
  return booked;
}

/** Books what the provider keeps, once it says so, over the items in proportion to their prices. */
export async function bookFee(
  { tx, now }: Pick<Settling, 'tx' | 'now'>,
  checkout: CheckoutRow,
  { feeInCents }: Pick<PaymentSession, 'feeInCents'>,
): Promise<CheckoutRow> {
  if (feeInCents === null || checkout.feeInCents !== null) return checkout;
  const items = checkout.status === 'PAID' ? await listPurchaseItemsOfCart(tx, checkout.cartId) : [];
  const shares = splitInProportion(
    items.length === 0 ? 0 : feeInCents,
    items.map(({ pricePaidInCents }) => pricePaidInCents),
  );
  const fees =
    items.length === 0
      ? [{ purchaseItemId: null, amountInCents: feeInCents }]
      : items.map(({ id }, index) => ({ purchaseItemId: id, amountInCents: shares[index] ?? 0 }));
  await post(
    tx,
    {
      kind: 'FEE',
      reference: `fee:${checkout.id}`,
      provider: checkout.provider,
      checkoutId: checkout.id,
      entries: feeEntries(fees),
    },
    now,
  );
  for (const [index, { id }] of items.entries()) {
    await updatePurchaseItem(tx, id, { feePaidInCents: shares[index] ?? 0, updatedAt: now });
  }
  if (items.length > 0) await cartRepository(tx).setFee(checkout.cartId, feeInCents, now);
  return checkoutRepository(tx).update(checkout.id, { feeInCents });
}

async function sendReceipt(
  { tx, now, sendMail }: Settling,
  checkout: CheckoutRow,
  paymentMethod: PaymentMethod | null,
): Promise<void> {
  const buyer = await buyerOf(tx, checkout.userId);
  const attorneys = await attorneysOfLines(tx, checkout);
  await sendMail({
    kind: 'receipt',
    to: buyer.email,
    receipt: receiptPaper(checkout, { transactionCompletedAt: now, paymentMethod }, buyer, attorneys),
    data: {
      lines: checkout.lines.map((line, index) => ({ ...line, attorney: attorneys[index] ?? null })),
      discountInCents: checkout.discountInCents,
      totalInCents: checkout.amountInCents,
    },
    dedupeKey: `receipt:${checkout.id}`,
  });
}
