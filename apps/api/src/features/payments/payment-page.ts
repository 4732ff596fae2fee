import type { Tx } from '../../kernel/database/database';
import { Problem, problem } from '../../kernel/http/problem';
import type { Services } from '../../kernel/services';
import { text } from '../../kernel/texts';
import { findCouple } from '../../records/couples/couple';
import { type CartRow, cartRepository } from '../../records/payments/cart.repository';
import { type CheckoutRow, checkoutRepository } from '../../records/payments/checkout.repository';
import { holdCheckout } from '../../records/payments/held-checkout';
import { settleCheckout } from './settle-checkout';

/**
 * Asks the provider for a page that was written down, and writes down its answer. Asked again under the same reference,
 * by a second press or after a crash, it gives the same page.
 *
 * @returns the checkout after it: EXPIRED where it was given up while the provider was asked.
 * @throws Problem PROVIDER_FAILED when the provider will not open it; that attempt is over. UNAVAILABLE when nobody
 *   knows whether it did: the attempt stays, to be repeated.
 */
export async function askForPage(services: Services, opening: CheckoutRow): Promise<CheckoutRow> {
  const { database, payments } = services;
  const { db } = database;
  const now = services.now();
  const { id, expiresAt, asked } = opening;
  if (asked === null) return opening;
  let session;
  try {
    session = await payments.createSession(db, { ...asked, reference: id, expiresAt }, now);
  } catch (error) {
    if (error instanceof Problem && error.code === 'PROVIDER_FAILED') await checkoutRepository(db).giveUp(id, now);
    throw error;
  }
  const { id: providerSessionId, url } = session;
  const page = await db.transaction().execute(async (tx) => {
    const held = await holdCheckout(tx, opening);
    if (held.status !== 'OPENING') return held;
    const answered = { status: 'OPEN', providerSessionId, url, asked: null, updatedAt: now } as const;
    return checkoutRepository(tx).update(id, answered);
  });
  // Nobody was led there, and nobody will be.
  if (page.status === 'EXPIRED') await payments.expireSession(db, providerSessionId, now);
  return page;
}

/**
 * Closes one page. The provider has the last word: who paid a moment ago keeps the page, whatever was seen before.
 * @throws Problem CONFLICT with these words while its payment is under way.
 */
export async function closePage(services: Services, page: CheckoutRow, detail: string): Promise<void> {
  const { database, payments } = services;
  const now = services.now();
  const isClosed = await payments.expireSession(database.db, page.providerSessionId, now);
  if (!isClosed) {
    // A buyer who closed the browser after paying and presses again may be the first to let us know.
    await settleCheckout(services, page.providerSessionId);
    throw problem('CONFLICT', { detail });
  }
  await database.db.transaction().execute(async (tx) => {
    const held = await holdCheckout(tx, page);
    if (held.status !== 'OPEN' && held.status !== 'PENDING') return;
    await checkoutRepository(tx).update(held.id, { status: 'EXPIRED', updatedAt: now });
  });
}

/**
 * Before a cart is changed: closes the page that shows its former contents or price.
 * @throws Problem CONFLICT while it is being paid there.
 */
export async function closePageOf(services: Services, userId: string, cartId: string): Promise<void> {
  const page = await checkoutRepository(services.database.db).findOpenPage(userId, cartId);
  if (page !== undefined) await closePage(services, page, text('payment.underWay'));
}

/**
 * The cart, to be changed: unpaid, and with no payment page left that shows the former contents or price.
 * @throws Problem CONFLICT when it is paid, or a page was opened since `closePageOf`.
 */
export async function cartToChange(
  { tx, now }: { readonly tx: Tx; readonly now: Date },
  userId: string,
  cartId: string,
): Promise<CartRow> {
  await findCouple(tx, userId, 'change');
  const cart = await cartRepository(tx).get(userId, cartId, 'change');
  if (cart.cartStatus === 'PAID') throw problem('CONFLICT', { detail: text('payment.cartPaid') });
  const checkouts = checkoutRepository(tx);
  const page = await checkouts.findLive(cart.id);
  if (page?.status === 'OPENING') await checkouts.giveUp(page.id, now);
  else if (page !== undefined) throw problem('CONFLICT', { detail: text('payment.changedMeanwhile') });
  return cart;
}
