import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { formatCents } from '@troth/domain/money';
import { isAttorneyService, isPayable, LEAST_CHARGE_IN_CENTS } from '@troth/domain/purchases';
import { toJson } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { problem } from '../../kernel/http/problem';
import type { Services } from '../../kernel/services';
import { text } from '../../kernel/texts';
import { type Couple, findCouple } from '../../records/couples/couple';
import { bookFree } from './book-payment';
import { type CartItemRow, cartRepository, type CartRow } from '../../records/payments/cart.repository';
import { type CheckoutRow, checkoutRepository, NO_PROVIDER } from '../../records/payments/checkout.repository';
import { askForPage, closePage } from './payment-page';
import type { CheckoutLine, PageRequest } from '../../records/payments/payment.tables';
import { type CartPrice, priceCart, refusalText } from './price-cart';
import { getProduct, type ProductRow, productsById } from '../../records/payments/product.repository';
import { rivalry } from './rivalry';
import { requireSellable } from './sellable';
import { type Settling, settlingOf } from '../../kernel/jobs/settling';

/** How long a payment page stays open. */
const CHECKOUT_OPEN_MS = 60 * 60_000;
/** More pages than these are in no cart's way; a buyer who gets this far is overtaken again and again. */
const MOST_STEPS = 8;

/** What stands between a cart and its page. */
type NextStep =
  | { readonly kind: 'BOOKED' | 'ASK' | 'LOOK'; readonly checkout: CheckoutRow }
  | { readonly kind: 'CLOSE'; readonly checkout: CheckoutRow; readonly detail: string };

/**
 * Opens the provider's page for a cart, or gives the page that is open already: pressing twice, or in two tabs, leads
 * to one page, so that a cart is paid once whatever the idempotency keys (D24).
 *
 * The cart is judged in a transaction that ends before the provider is asked anything, and again after each of its
 * answers: while it is waited for nothing is locked.
 *
 * @throws Problem CONFLICT when the cart is paid or its payment is under way, or the partner's is for the same thing;
 *   VERSION_CONFLICT when the order is not what was seen
 */
export async function startCheckout(services: Services, userId: string, cartId: string): Promise<CheckoutRow> {
  const { database, payments } = services;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = await database.db.transaction().execute((tx) => judge(settlingOf(services, tx), userId, cartId));
    const { checkout } = next;
    switch (next.kind) {
      case 'BOOKED':
        return checkout;
      case 'ASK': {
        const page = await askForPage(services, checkout);
        if (page.status === 'EXPIRED') throw problem('VERSION_CONFLICT', { detail: text('payment.changedMeanwhile') });
        return page;
      }
      case 'LOOK': {
        const session = await payments.retrieveSession(database.db, checkout.providerSessionId, services.now());
        if (session?.state === 'open') return checkout;
        await closePage(services, checkout, text('payment.underWay'));
        break;
      }
      case 'CLOSE':
        await closePage(services, checkout, next.detail);
    }
  }
  throw problem('VERSION_CONFLICT', { detail: text('payment.changedMeanwhile') });
}

/** Judges the cart as it is now, under the couple's lock, and writes down what the provider is to be asked for. */
async function judge(work: Settling, userId: string, cartId: string): Promise<NextStep> {
  const { tx } = work;
  const couple = await findCouple(tx, userId, 'change');
  const carts = cartRepository(tx);
  const cart = await carts.get(userId, cartId, 'change');
  if (cart.cartStatus === 'PAID') throw problem('CONFLICT', { detail: text('payment.cartPaid') });
  const items = await carts.items([cart.id]);
  if (items.length === 0 || couple === null) throw problem('REFUSED_BY_RULE', { detail: text('payment.cartEmpty') });

  const order = await priceOrder(work, cart, await linesOf(tx, couple, items));
  const ofOwnPage = await stepOfOwnPage(work, cart, order);
  if (ofOwnPage !== null) return ofOwnPage;
  const rival = await pageInTheWay(work, couple, cart.id, order.lines);
  if (rival !== null) return { kind: 'CLOSE', checkout: rival, detail: text('payment.partnerUnderWay') };
  return openPage(work, couple, cart, order);
}

/** What is in the cart, and for whom, before a discount. @throws Problem for what cannot be sold to them now */
async function linesOf(tx: Tx, couple: Couple, items: readonly CartItemRow[]): Promise<CheckoutLine[]> {
  const lines: CheckoutLine[] = [];
  for (const item of items) {
    const product = await getProduct(tx, item.productId);
    const { beneficiaryUserIds, chosenAttorneyId } = await requireSellable(tx, product, couple, item);
    if (isAttorneyService(product.productType) && beneficiaryUserIds.length !== item.quantity) {
      throw problem('VERSION_CONFLICT', { detail: text('payment.oneLess') });
    }
    lines.push({
      productId: product.id,
      title: product.title,
      quantity: beneficiaryUserIds.length,
      unitPriceInCents: product.priceInCents,
      beneficiaryUserIds,
      chosenAttorneyId,
    });
  }
  return lines;
}

/** What is bought, with the discount of each line, and what it costs. */
interface Order {
  readonly lines: readonly CheckoutLine[];
  readonly price: CartPrice;
  readonly products: ReadonlyMap<string, ProductRow>;
}

/** @throws Problem REFUSED_BY_RULE when the code gives nothing, or too little is left to be charged */
async function priceOrder({ tx, now }: Settling, cart: CartRow, fullLines: readonly CheckoutLine[]): Promise<Order> {
  const products = await productsById(tx);
  const price = await priceCart(tx, cart, fullLines, products, now);
  if (price.refusal !== null) throw problem('REFUSED_BY_RULE', { detail: refusalText(price.refusal) });
  if (!isPayable(price.totalInCents)) {
    throw problem('REFUSED_BY_RULE', {
      detail: text('payment.tooLittle', { least: formatCents(LEAST_CHARGE_IN_CENTS) }),
    });
  }
  const lines = fullLines.map((line, index) => {
    const discountInCents = price.discounts[index] ?? 0;
    return discountInCents === 0 ? line : { ...line, discountInCents };
  });
  return { lines, price, products };
}

/** What becomes of the page that the cart has; null when it has none, or none that can still be asked for. */
async function stepOfOwnPage({ tx, now, payments }: Settling, cart: CartRow, order: Order): Promise<NextStep | null> {
  const checkouts = checkoutRepository(tx);
  const checkout = await checkouts.findLive(cart.id);
  if (checkout === undefined) return null;
  const isSame = isDeepStrictEqual(checkout.lines, order.lines) && checkout.discountCodeId === cart.discountCodeId;
  if (checkout.status !== 'OPENING') {
    return isSame ? { kind: 'LOOK', checkout } : { kind: 'CLOSE', checkout, detail: text('payment.underWay') };
  }
  if (isSame && checkout.provider === payments.provider && checkout.expiresAt > now) return { kind: 'ASK', checkout };
  await checkouts.giveUp(checkout.id, now);
  return null;
}

/** Writes down the page that the provider is to be asked for; books at once what costs nothing. */
async function openPage(work: Settling, couple: Couple, cart: CartRow, order: Order): Promise<NextStep> {
  const { tx, now, services, payments } = work;
  const { lines, price } = order;
  const checkouts = checkoutRepository(tx);
  const id = randomUUID();
  const common = {
    id,
    cartId: cart.id,
    userId: cart.userId,
    documentId: couple.document.id,
    amountInCents: price.totalInCents,
    discountInCents: price.discountInCents,
    discountCodeId: cart.discountCodeId,
    lines: toJson(lines),
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + CHECKOUT_OPEN_MS),
  } as const;
  const { customer } = services.config.origins;
  const returnTo = `${customer}/payment/success?session=`;
  // Nobody is asked for a card where there is nothing to pay; the order ends in the same state.
  if (price.totalInCents === 0) {
    const free = { providerSessionId: `free_${id}`, url: `${returnTo}free_${id}` };
    const checkout = await checkouts.insert({ ...common, ...free, status: 'OPEN', provider: NO_PROVIDER });
    return { kind: 'BOOKED', checkout: await bookFree(work, checkout) };
  }
  const asked: PageRequest = {
    ...pricesOf(order),
    customerEmail: couple.self.email,
    successUrl: `${returnTo}{CHECKOUT_SESSION_ID}`,
    cancelUrl: `${customer}/payment`,
  };
  const opening = { status: 'OPENING', provider: payments.provider, providerSessionId: id, url: '' } as const;
  return { kind: 'ASK', checkout: await checkouts.insert({ ...common, ...opening, asked: toJson(asked) }) };
}

/** What the provider's page lists, and takes off. */
const pricesOf = ({ lines, price, products }: Order): Pick<PageRequest, 'lines' | 'discount'> => ({
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
});

/** Of two partners about to buy the same thing, the later page stays open and the earlier one closes. */
async function pageInTheWay(
  { tx, now }: Pick<Settling, 'tx' | 'now'>,
  couple: Couple,
  cartId: string,
  lines: readonly CheckoutLine[],
): Promise<CheckoutRow | null> {
  const checkouts = checkoutRepository(tx);
  const others = await checkouts.listLiveOfDocument(couple.document.id, cartId);
  if (others.length === 0) return null;
  const isInTheWay = await rivalry(tx, couple);
  for (const other of others) {
    if (!isInTheWay(lines, other.lines)) continue;
    if (other.status !== 'OPENING') return other;
    await checkouts.giveUp(other.id, now);
  }
  return null;
}
