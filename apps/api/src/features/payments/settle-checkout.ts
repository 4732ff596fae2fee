import { appendAudit, ofSystem } from '../../kernel/audit/audit';
import type { PaymentSession, ProviderDispute, ProviderRefund } from '../../kernel/ports/payments/payments-port';
import type { Services } from '../../kernel/services';
import { bookFee, bookPayment } from './book-payment';
import { bookDisputes } from './book-disputes';
import { bookRefunds } from './book-refunds';
import { type CheckoutRow, checkoutRepository } from '../../records/payments/checkout.repository';
import { announceCheckout, buyersAddress, holdCheckout } from '../../records/payments/held-checkout';
import { type Settling, settlingOf } from '../../kernel/jobs/settling';

/** A visit that came to its end at the provider: nothing more can be paid there. */
export const isBooked = ({ status }: Pick<CheckoutRow, 'status'>): boolean =>
  status === 'PAID' || status === 'DUPLICATE';

/** What the provider says of a visit, and of what was given back of its payment or asked back by a bank. */
interface ProviderWord {
  readonly session: PaymentSession;
  readonly refunds: readonly ProviderRefund[];
  readonly disputes: readonly ProviderDispute[];
}

/**
 * Brings a checkout up to what the provider says now. Webhooks come late, twice, in any order or not at all, so this
 * runs at each delivery, when the person returns, and in the reconciler, and may be repeated: what is paid stays paid,
 * and is booked once.
 *
 * The provider is asked before anything is locked. Its word may so be overtaken by a later one, and nothing that was
 * booked is undone by an earlier one.
 *
 * @param checks What to ask the provider about a checkout that is booked: nothing more while its fee is known, or
 *   everything, refunds at the provider's own site included.
 * @returns the checkout after it; null when we know no such visit.
 */
export async function settleCheckout(
  services: Services,
  sessionId: string,
  checks: 'WHAT_IS_OPEN' | 'EVERYTHING' = 'WHAT_IS_OPEN',
): Promise<CheckoutRow | null> {
  const { database, payments } = services;
  const found = await checkoutRepository(database.db).findBySession(payments.provider, sessionId);
  if (found === undefined) return null;
  if (isBooked(found) && found.feeInCents !== null && checks === 'WHAT_IS_OPEN') return found;
  const word = await ask(services, found, checks);
  if (word === null) return found;
  const settled = await database.db.transaction().execute((tx) => book(settlingOf(services, tx), found, word));
  return settled;
}

async function ask(
  { database: { db }, payments, now }: Services,
  { id, providerSessionId }: CheckoutRow,
  checks: 'WHAT_IS_OPEN' | 'EVERYTHING',
): Promise<ProviderWord | null> {
  const session = await payments.retrieveSession(db, providerSessionId, now());
  if (session === null || session.reference !== id) return null;
  const { state, paymentId, refundedInCents } = session;
  if (state !== 'paid' || paymentId === null) return { session, refunds: [], disputes: [] };
  const payment = { sessionId: providerSessionId, paymentId };
  const isEverything = checks === 'EVERYTHING';
  return {
    session,
    refunds: isEverything || refundedInCents > 0 ? await payments.listRefunds(db, payment, now()) : [],
    disputes: isEverything ? await payments.listDisputes(db, payment, now()) : [],
  };
}

async function book(
  work: Settling,
  found: CheckoutRow,
  { session, refunds, disputes }: ProviderWord,
): Promise<CheckoutRow> {
  const { tx, now } = work;
  const known = await holdCheckout(tx, found);
  const settled = isBooked(known) ? known : await advance(work, known, session);
  if (settled.status !== known.status) await announceCheckout(tx, settled);
  const checked = await checkoutRepository(tx).update(settled.id, { checkedAt: now });
  if (!isBooked(checked)) return checked;
  const withFee = await bookFee(work, checked, session);
  await bookRefunds(work, withFee, refunds);
  await bookDisputes(work, withFee, disputes);
  return withFee;
}

/** Takes a checkout that is not booked to where its session is. */
async function advance(work: Settling, known: CheckoutRow, session: PaymentSession): Promise<CheckoutRow> {
  const { tx, now } = work;
  const become = (status: CheckoutRow['status']) => checkoutRepository(tx).update(known.id, { status, updatedAt: now });
  switch (session.state) {
    case 'open':
      return known;
    case 'processing':
      return known.status === 'OPEN' ? become('PENDING') : known;
    case 'expired':
      return known.status === 'EXPIRED' ? known : become('EXPIRED');
    case 'failed':
      return known.status === 'FAILED' ? known : refuse(work, known);
    case 'paid':
      return bookPayment(work, known, session);
  }
}

/** A payment that was on its way and never came: the order is kept, and the buyer told. */
async function refuse(work: Settling, checkout: CheckoutRow): Promise<CheckoutRow> {
  const { tx, now, sendMail } = work;
  await appendAudit(
    tx,
    { action: 'payments.failed', outcome: 'DONE', subjectKind: 'checkout', subjectId: checkout.id },
    ofSystem(now),
  );
  await sendMail({
    kind: 'payment-failed',
    to: await buyersAddress(tx, checkout),
    data: { amountInCents: checkout.amountInCents },
    dedupeKey: `payment-failed:${checkout.id}`,
  });
  return checkoutRepository(tx).update(checkout.id, { status: 'FAILED', updatedAt: now });
}
