import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { toJson } from '../../database/columns';
import { problem } from '../../http/problem';
import type { Work } from '../../http/operation';
import { text } from '../../texts';
import { findCouple } from '../journey/couple';
import { cartRepository } from './cart.repository';
import { type CheckoutRow, checkoutRepository } from './checkout.repository';
import type { CheckoutLine } from './payment.tables';
import { getProduct } from './product.repository';
import { requireSellable, sellableQuantity } from './sellable';

/** How long a payment page stays open. */
const CHECKOUT_OPEN_MS = 60 * 60_000;

const totalOf = (lines: readonly CheckoutLine[]): number =>
  lines.reduce((sum, line) => sum + line.quantity * line.unitPriceInCents, 0);

/**
 * Opens the provider's page for a cart, or gives the page that is open already: pressing twice, or in two tabs, leads
 * to one page, so that a cart is paid once whatever the idempotency keys (decision 24).
 *
 * @throws Problem CONFLICT when the cart is paid or its payment is under way, or the partner's is for the same thing.
 */
export async function startCheckout({ tx, now, services }: Work, userId: string, cartId: string): Promise<CheckoutRow> {
  const couple = await findCouple(tx, userId, 'change');
  const carts = cartRepository(tx);
  const cart = await carts.get(userId, cartId, 'change');
  if (cart.cartStatus === 'PAID') throw problem('CONFLICT', { detail: text('payment.cartPaid') });
  const items = await carts.items([cart.id]);
  if (items.length === 0 || couple === null) throw problem('REFUSED_BY_RULE', { detail: text('payment.cartEmpty') });

  const lines: CheckoutLine[] = [];
  for (const item of items) {
    const product = await getProduct(tx, item.productId);
    await requireSellable(tx, product, couple, userId);
    const quantity = sellableQuantity(product, item.quantity);
    lines.push({
      productId: product.id,
      title: product.title,
      quantity,
      unitPriceInCents: product.priceInCents,
      beneficiaryUserIds: Array.from({ length: quantity }, () => userId),
      chosenAttorneyId: item.chosenAttorneyId,
    });
  }

  const checkouts = checkoutRepository(tx);
  const { payments } = services;
  const live = await checkouts.findLive(cart.id);
  if (live !== undefined) {
    const session = await payments.retrieveSession(tx, live.providerSessionId, now);
    if (session !== null && (session.state === 'processing' || session.state === 'paid')) {
      throw problem('CONFLICT', { detail: text('payment.underWay') });
    }
    if (session?.state === 'open' && isDeepStrictEqual(live.lines, lines)) return live;
    await payments.expireSession(tx, live.providerSessionId);
    await checkouts.update(live.id, { status: 'EXPIRED', updatedAt: now });
  }
  await closePartnersPages({ tx, now, services }, couple.document.id, cart.id, lines);

  const id = randomUUID();
  const session = await payments.createSession(
    tx,
    {
      reference: id,
      lines,
      customerEmail: couple.self.email,
      successUrl: `${services.config.origins.customer}/payment/success?session={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${services.config.origins.customer}/payment`,
      discount: null,
      expiresAt: new Date(now.getTime() + CHECKOUT_OPEN_MS),
    },
    now,
  );
  return checkouts.insert({
    id,
    cartId: cart.id,
    userId,
    documentId: couple.document.id,
    provider: payments.provider,
    providerSessionId: session.id,
    url: session.url,
    status: 'OPEN',
    amountInCents: totalOf(lines),
    lines: toJson(lines),
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + CHECKOUT_OPEN_MS),
  });
}

/** Of two partners about to buy the same thing, the later page stays open and the earlier one closes. */
async function closePartnersPages(
  { tx, now, services }: Pick<Work, 'tx' | 'now' | 'services'>,
  documentId: string,
  cartId: string,
  lines: readonly CheckoutLine[],
): Promise<void> {
  const wanted = new Set(lines.map((line) => line.productId));
  for (const other of await checkoutRepository(tx).listLiveOfDocument(documentId, cartId)) {
    if (!other.lines.some((line) => wanted.has(line.productId))) continue;
    const session = await services.payments.retrieveSession(tx, other.providerSessionId, now);
    if (session !== null && (session.state === 'processing' || session.state === 'paid')) {
      throw problem('CONFLICT', { detail: text('payment.partnerUnderWay') });
    }
    await services.payments.expireSession(tx, other.providerSessionId);
    await checkoutRepository(tx).update(other.id, { status: 'EXPIRED', updatedAt: now });
  }
}

/** Closes the page of a cart whose contents change. @throws Problem CONFLICT while its payment is under way. */
export async function closeOpenPage(
  { tx, now, services }: Pick<Work, 'tx' | 'now' | 'services'>,
  cartId: string,
): Promise<void> {
  const live = await checkoutRepository(tx).findLive(cartId);
  if (live === undefined) return;
  const session = await services.payments.retrieveSession(tx, live.providerSessionId, now);
  if (session !== null && (session.state === 'processing' || session.state === 'paid')) {
    throw problem('CONFLICT', { detail: text('payment.underWay') });
  }
  await services.payments.expireSession(tx, live.providerSessionId);
  await checkoutRepository(tx).update(live.id, { status: 'EXPIRED', updatedAt: now });
}
