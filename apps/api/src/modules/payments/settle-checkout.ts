import { formatCents } from '@troth/domain/money';
import { appendAudit } from '../../audit/audit';
import type { Tx } from '../../database/database';
import type { MailRequest } from '../../mail/mail';
import type { PaymentSession, PaymentsPort } from '../../ports/payments/payments-port';
import { text } from '../../texts';
import { announce, announceOfDocument } from '../changes/announce';
import { ofPurchase } from '../changes/audience';
import { getDocumentRow } from '../journey/couple';
import { cartRepository } from './cart.repository';
import { type CheckoutRow, checkoutRepository } from './checkout.repository';
import { productsById } from './product.repository';
import { insertPurchaseItems, listPurchaseItemsOfDocument } from './purchase-item.repository';

export interface Settling {
  readonly tx: Tx;
  readonly now: Date;
  readonly payments: PaymentsPort;
  readonly customerOrigin: string;
  readonly sendMail: (mail: MailRequest) => Promise<void>;
}

/**
 * Brings a checkout up to what the provider says now. Webhooks come late, twice or not at all, so this runs at each
 * delivery and when the person returns, and may be repeated: what is paid stays paid, and is booked once.
 *
 * @returns the checkout after it; null when we know no such visit.
 */
export async function settleCheckout(work: Settling, sessionId: string): Promise<CheckoutRow | null> {
  const { tx, now, payments } = work;
  const checkouts = checkoutRepository(tx);
  const found = await checkouts.findBySession(payments.provider, sessionId);
  if (found === undefined) return null;
  // The document's row is the lock under which both partners' payments stand in line; it is always taken first.
  if (found.documentId !== null) await getDocumentRow(tx, found.documentId, 'change');
  const known = await checkouts.hold(found.id);
  if (known.status === 'PAID' || known.status === 'DUPLICATE') return known;
  const session = await payments.retrieveSession(tx, sessionId, now);
  if (session === null || session.reference !== known.id) return known;
  switch (session.state) {
    case 'open':
      return known;
    case 'processing':
      return known.status === 'PENDING'
        ? known
        : announced(tx, await checkouts.update(known.id, { status: 'PENDING', updatedAt: now }));
    case 'expired':
    case 'refunded':
      return announced(tx, await checkouts.update(known.id, { status: 'EXPIRED', updatedAt: now }));
    case 'paid':
      return announced(tx, await bookPayment(work, known, session));
  }
}

/** Tells the buyer, and the partner whose doors open too. */
async function announced(tx: Tx, checkout: CheckoutRow): Promise<CheckoutRow> {
  if (checkout.documentId === null) await announce(tx, [{ userIds: [checkout.userId], topics: ['purchases'] }]);
  else await announceOfDocument(tx, checkout.documentId, ofPurchase);
  return checkout;
}

async function bookPayment(work: Settling, checkout: CheckoutRow, session: PaymentSession): Promise<CheckoutRow> {
  const { tx, now, payments, sendMail } = work;
  const origin = { actor: { kind: 'system' } as const, now, ipAddress: null, requestId: null };
  const subject = {
    subjectKind: 'checkout',
    subjectId: checkout.id,
    ...(checkout.documentId === null ? {} : { documentId: checkout.documentId }),
  };
  const cart = await cartRepository(tx).get(checkout.userId, checkout.cartId, 'change');
  if (
    session.amountInCents !== checkout.amountInCents ||
    cart.cartStatus === 'PAID' ||
    (await isBoughtAlready(tx, checkout))
  ) {
    await payments.refundSession(tx, session.id);
    await appendAudit(tx, { action: 'payments.refundDuplicate', outcome: 'DONE', ...subject }, origin);
    await sendMail({
      kind: 'payment-returned',
      to: await buyersAddress(tx, checkout),
      subject: text('mail.paymentReturned.subject'),
      paragraphs: [text('mail.paymentReturned.why', { amount: formatCents(checkout.amountInCents) })],
      dedupeKey: `payment-returned:${checkout.id}`,
    });
    return checkoutRepository(tx).update(checkout.id, { status: 'DUPLICATE', updatedAt: now });
  }
  await insertPurchaseItems(
    tx,
    checkout.lines.flatMap((line) =>
      line.beneficiaryUserIds.map((beneficiaryUserId) => ({
        productId: line.productId,
        userId: checkout.userId,
        beneficiaryUserId,
        attorneyId: line.chosenAttorneyId,
        cartId: checkout.cartId,
        documentId: checkout.documentId,
        pricePaidInCents: line.unitPriceInCents,
        createdAt: now,
        updatedAt: now,
        createdById: checkout.userId,
        updatedById: checkout.userId,
      })),
    ),
  );
  const method = session.method ?? 'CARD';
  await cartRepository(tx).markPaid(
    checkout.cartId,
    { totalPaidInCents: session.amountInCents, totalFeeInCents: session.feeInCents, paymentMethod: method },
    now,
  );
  await appendAudit(tx, { action: 'payments.paid', outcome: 'DONE', ...subject }, origin);
  await sendReceipt(work, checkout);
  return checkoutRepository(tx).update(checkout.id, { status: 'PAID', updatedAt: now });
}

/** Whether the couple got a shared product elsewhere between the opening of the page and the payment. */
async function isBoughtAlready(tx: Tx, checkout: CheckoutRow): Promise<boolean> {
  if (checkout.documentId === null) return false;
  const products = await productsById(tx);
  const bought = (await listPurchaseItemsOfDocument(tx, checkout.documentId)).filter(
    (item) => item.paymentStatus === 'SUCCESSFUL',
  );
  return checkout.lines.some(
    (line) =>
      products.get(line.productId)?.isSharedProduct === true &&
      bought.some((item) => item.productId === line.productId),
  );
}

async function sendReceipt({ tx, sendMail, customerOrigin }: Settling, checkout: CheckoutRow): Promise<void> {
  await sendMail({
    kind: 'receipt',
    to: await buyersAddress(tx, checkout),
    subject: text('mail.receipt.subject'),
    paragraphs: [
      text('mail.receipt.thanks'),
      ...checkout.lines.map((line) =>
        text('mail.receipt.line', {
          title: line.title,
          quantity: line.quantity,
          amount: formatCents(line.quantity * line.unitPriceInCents),
        }),
      ),
      text('mail.receipt.total', { amount: formatCents(checkout.amountInCents) }),
    ],
    action: { label: text('mail.receipt.action'), url: `${customerOrigin}/questionnaire` },
    dedupeKey: `receipt:${checkout.id}`,
  });
}

async function buyersAddress(tx: Tx, checkout: CheckoutRow): Promise<string> {
  const buyer = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', checkout.userId)
    .executeTakeFirstOrThrow();
  return buyer.email;
}
