import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { toJson } from '../../database/columns';
import { problem } from '../../http/problem';
import type { Work } from '../../http/operation';
import { text } from '../../texts';
import { type Couple, findCouple } from '../journey/couple';
import { bookFree } from './book-payment';
import { cartRepository } from './cart.repository';
import { type CheckoutRow, checkoutRepository, NO_PROVIDER } from './checkout.repository';
import type { CheckoutLine } from './payment.tables';
import { priceCart, refusalText } from './price-cart';
import { getProduct, productsById } from './product.repository';
import { rivalry } from './rivalry';
import { isAttorneyService, requireSellable } from './sellable';

/** How long a payment page stays open. */
const CHECKOUT_OPEN_MS = 60 * 60_000;

/**
 * Opens the provider's page for a cart, or gives the page that is open already: pressing twice, or in two tabs, leads
 * to one page, so that a cart is paid once whatever the idempotency keys (decision 24).
 *
 * @throws Problem CONFLICT when the cart is paid or its payment is under way, or the partner's is for the same thing.
 */
export async function startCheckout(work: Work, userId: string, cartId: string): Promise<CheckoutRow> {
  const { tx, now, services } = work;
  const couple = await findCouple(tx, userId, 'change');
  const carts = cartRepository(tx);
  const cart = await carts.get(userId, cartId, 'change');
  if (cart.cartStatus === 'PAID') throw problem('CONFLICT', { detail: text('payment.cartPaid') });
  const items = await carts.items([cart.id]);
  if (items.length === 0 || couple === null) throw problem('REFUSED_BY_RULE', { detail: text('payment.cartEmpty') });

  const fullLines: CheckoutLine[] = [];
  for (const item of items) {
    const product = await getProduct(tx, item.productId);
    const { beneficiaryUserIds, chosenAttorneyId } = await requireSellable(tx, product, couple, item);
    if (isAttorneyService(product) && beneficiaryUserIds.length !== item.quantity) {
      throw problem('CONFLICT', { detail: text('payment.oneLess') });
    }
    fullLines.push({
      productId: product.id,
      title: product.title,
      quantity: beneficiaryUserIds.length,
      unitPriceInCents: product.priceInCents,
      beneficiaryUserIds,
      chosenAttorneyId,
    });
  }

  const products = await productsById(tx);
  const price = await priceCart(tx, cart, fullLines, products, now);
  if (price.refusal !== null) throw problem('REFUSED_BY_RULE', { detail: refusalText(price.refusal) });
  const lines = fullLines.map((line, index) => {
    const discountInCents = price.discounts[index] ?? 0;
    return discountInCents === 0 ? line : { ...line, discountInCents };
  });

  const checkouts = checkoutRepository(tx);
  const { payments } = services;
  const live = await checkouts.findLive(cart.id);
  if (live !== undefined) {
    const session = await payments.retrieveSession(tx, live.providerSessionId, now);
    const isSame = isDeepStrictEqual(live.lines, lines) && live.discountCodeId === cart.discountCodeId;
    if (session?.state === 'open' && isSame) return live;
    await closePage(work, live, text('payment.underWay'));
  }
  await closePartnersPages(work, couple, cart.id, lines);

  const id = randomUUID();
  const common = {
    id,
    cartId: cart.id,
    userId,
    documentId: couple.document.id,
    status: 'OPEN',
    amountInCents: price.totalInCents,
    discountInCents: price.discountInCents,
    discountCodeId: cart.discountCodeId,
    lines: toJson(lines),
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + CHECKOUT_OPEN_MS),
  } as const;
  const returnTo = `${services.config.origins.customer}/payment/success?session=`;
  if (price.totalInCents === 0) {
    // Nobody is asked for a card where there is nothing to pay; the order ends in the same state.
    const providerSessionId = `free_${id}`;
    const url = `${returnTo}${providerSessionId}`;
    const free = await checkouts.insert({ ...common, provider: NO_PROVIDER, providerSessionId, url });
    const settling = { ...work, payments, customerOrigin: services.config.origins.customer };
    return bookFree(settling, free);
  }
  const session = await payments.createSession(
    tx,
    {
      reference: id,
      lines: lines.map(({ productId, title, quantity, unitPriceInCents }) => ({
        title,
        quantity,
        unitPriceInCents,
        stripePriceId: products.get(productId)?.stripePriceId ?? null,
      })),
      discount:
        price.code === null || price.discountInCents === 0
          ? null
          : { label: price.code.code, amountInCents: price.discountInCents },
      customerEmail: couple.self.email,
      successUrl: `${returnTo}{CHECKOUT_SESSION_ID}`,
      cancelUrl: `${services.config.origins.customer}/payment`,
      expiresAt: common.expiresAt,
    },
    now,
  );
  return checkouts.insert({
    ...common,
    provider: payments.provider,
    providerSessionId: session.id,
    url: session.url,
  });
}

/** Of two partners about to buy the same thing, the later page stays open and the earlier one closes. */
async function closePartnersPages(
  work: Pick<Work, 'tx' | 'now' | 'services'>,
  couple: Couple,
  cartId: string,
  lines: readonly CheckoutLine[],
): Promise<void> {
  const { tx } = work;
  const others = await checkoutRepository(tx).listLiveOfDocument(couple.document.id, cartId);
  if (others.length === 0) return;
  const isInTheWay = await rivalry(tx, couple);
  for (const other of others) {
    if (!isInTheWay(lines, other.lines)) continue;
    await closePage(work, other, text('payment.partnerUnderWay'));
  }
}

/** Closes the page of a cart whose contents or price change. @throws Problem CONFLICT while its payment is under way. */
export async function closeOpenPage(work: Pick<Work, 'tx' | 'now' | 'services'>, cartId: string): Promise<void> {
  const live = await checkoutRepository(work.tx).findLive(cartId);
  if (live !== undefined) await closePage(work, live, text('payment.underWay'));
}

/**
 * Closes one page. The provider has the last word: who paid a moment ago keeps the page, whatever was seen before.
 * @throws Problem CONFLICT with these words while its payment is under way.
 */
async function closePage(
  { tx, now, services }: Pick<Work, 'tx' | 'now' | 'services'>,
  checkout: CheckoutRow,
  detail: string,
): Promise<void> {
  const isClosed = await services.payments.expireSession(tx, checkout.providerSessionId, now);
  if (!isClosed) throw problem('CONFLICT', { detail });
  await checkoutRepository(tx).update(checkout.id, { status: 'EXPIRED', updatedAt: now });
}
