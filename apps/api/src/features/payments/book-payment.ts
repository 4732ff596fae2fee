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
import type { CheckoutLine } from '../../records/payments/payment.tables';
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

/** What a line of a checkout took off, by piece; nothing in those from before there were discounts. */
const discountsOfPieces = (line: CheckoutLine): number[] =>
  splitInProportion(
    line.discountInCents ?? 0,
    line.beneficiaryUserIds.map(() => line.unitPriceInCents),
  );

/**
 * Books a payment: the items, the paid cart and the ledger, in one transaction. Money for something that the couple has
 * already, or of another amount than was asked for, is held and given back.
 */
export async function bookPayment(work: Settling, checkout: CheckoutRow, session: PaidSession): Promise<CheckoutRow> {
  const { tx, now } = work;
  const subject = subjectOf(checkout);
  const cart = await cartRepository(tx).get(checkout.userId, checkout.cartId, 'change');
  const posting = { provider: checkout.provider, checkoutId: checkout.id };
  if (
    session.amountInCents !== checkout.amountInCents ||
    cart.cartStatus === 'PAID' ||
    (await isBoughtAlready(tx, checkout))
  ) {
    const entries = heldPaymentEntries(session.amountInCents);
    await post(tx, { ...posting, kind: 'PAYMENT_HELD', reference: `payment:${checkout.id}`, entries }, now);
    await appendAudit(tx, { action: 'payments.refundDuplicate', outcome: 'DONE', ...subject }, ofSystem(now));
    const held = await checkoutRepository(tx).update(checkout.id, {
      status: 'DUPLICATE',
      providerPaymentId: session.paymentId,
      amountInCents: session.amountInCents,
      updatedAt: now,
    });
    if (session.amountInCents > 0) {
      await requestRefund(work, held, {
        purchaseItemId: null,
        amountInCents: session.amountInCents,
        isComplimentary: false,
        reason: 'DUPLICATE',
        requestedById: null,
      });
    }
    return held;
  }

  const items = checkout.lines.flatMap((line) => {
    const discounts = discountsOfPieces(line);
    return line.beneficiaryUserIds.map((beneficiaryUserId, piece) => ({
      id: randomUUID(),
      line,
      beneficiaryUserId,
      discountInCents: discounts[piece] ?? 0,
    }));
  });
  await insertPurchaseItems(
    tx,
    items.map(({ id, line, beneficiaryUserId, discountInCents }) => ({
      id,
      productId: line.productId,
      userId: checkout.userId,
      beneficiaryUserId,
      cartId: checkout.cartId,
      documentId: checkout.documentId,
      pricePaidInCents: line.unitPriceInCents - discountInCents,
      ...createdBy(checkout.userId, now),
    })),
  );
  await publish(work, purchasePaid, { checkout });
  const entries = paymentEntries(
    items.map(({ id, line, discountInCents }) => ({
      purchaseItemId: id,
      listPriceInCents: line.unitPriceInCents,
      discountInCents,
    })),
  );
  await post(tx, { ...posting, kind: 'PAYMENT', reference: `payment:${checkout.id}`, entries }, now);
  await cartRepository(tx).markPaid(
    checkout.cartId,
    { totalPaidInCents: session.amountInCents, totalFeeInCents: null, paymentMethod: session.method },
    now,
  );
  await redeem(tx, checkout, now);
  await appendAudit(tx, { action: 'payments.paid', outcome: 'DONE', ...subject }, ofSystem(now));
  await sendReceipt(work, checkout, session.method);
  return checkoutRepository(tx).update(checkout.id, {
    status: 'PAID',
    providerPaymentId: session.paymentId,
    updatedAt: now,
  });
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
