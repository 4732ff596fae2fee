import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aJourney, ids } from '../testing/couple';
import {
  aCart,
  aCartItem,
  aCheckout,
  aDocument,
  aPrenup,
  aPurchase,
  blakeId,
  cartTotals,
  thePartner,
} from '../testing/couple-document';
import { problem } from '@troth/portal/testing';
import { anApi, visit } from '../testing/visit';

const unpaid = () =>
  anApi()
    .on('get', '/users/{id}/journey', () => aJourney({ isPaid: false }))
    .on('get', '/users/{id}/documents', () => [aDocument({ userBId: null, userB: null })])
    .on('get', '/products', () => [aPrenup()])
    .on('get', '/users/{id}/carts', () => [])
    .on('get', '/users/{id}/carts/{cartId}/totals', () => cartTotals())
    .on('post', '/users/{id}/carts', () => aCart())
    .on('post', '/users/{id}/carts/{cartId}/cart-items', () => aCartItem())
    .on('get', '/users/{id}/purchase-items', () => []);

describe('/payment (customer spec §2)', () => {
  it('puts the prenup into the cart and leads to the payment page, once, however often it is pressed', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const api = unpaid().on('post', '/users/{id}/checkout', () => aCheckout('OPEN'));
    visit('/payment');
    const pay = await screen.findByRole('button', { name: 'Pay $599.00' });
    await userEvent.dblClick(pay);
    await waitFor(() => expect(leave).toHaveBeenCalledWith('http://api.test/sandbox/checkout/cs_1'));
    expect(leave).toHaveBeenCalledTimes(1);
    expect(api.calls.filter(({ name }) => name.endsWith('/checkout'))).toHaveLength(1);

    // The browser's Back brings the page as it was left.
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $599.00' }));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
    leave.mockRestore();
  });

  it('says why when the payment cannot start, and that nothing was charged', async () => {
    unpaid().on('post', '/users/{id}/checkout', () => problem(422, 'REFUSED_BY_RULE'));
    visit('/payment');
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $599.00' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You haven’t been charged');
  });

  it('does not call a payment that is under way a failure', async () => {
    unpaid().on('post', '/users/{id}/checkout', () => problem(409, 'CONFLICT'));
    visit('/payment');
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $599.00' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We won’t charge you twice');
  });

  it('asks to look again at an order that is not any more what was seen', async () => {
    unpaid().on('post', '/users/{id}/checkout', () => problem(409, 'VERSION_CONFLICT'));
    visit('/payment');
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $599.00' }));
    const said = (await screen.findByRole('alert')).textContent;
    expect(said).toContain('Please check it before you pay');
    expect(said).not.toContain('charge you twice');
  });

  it('keeps the order of someone who came back without paying', async () => {
    unpaid().on('get', '/users/{id}/carts', () => [aCart([aCartItem()])]);
    visit('/payment');
    expect(await screen.findByText('You haven’t paid yet')).toBeTruthy();
  });

  it('asks for the state first', async () => {
    unpaid().on('get', '/users/{id}/documents', () => []);
    visit('/payment');
    expect((await screen.findByRole('link', { name: 'Choose your state' })).getAttribute('href')).toBe(
      '/questionnaire',
    );
  });

  it('says that it is paid, and leads on', async () => {
    unpaid()
      .on('get', '/users/{id}/journey', () => aJourney({ isPaid: true }))
      .on('get', '/users/{id}/purchase-items', () => []);
    visit('/payment');
    expect(await screen.findByText('Your prenup is paid for')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/questionnaire');
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });
});

describe('a promo code on /payment (customer spec §7)', () => {
  it('takes its part off, and can be taken off itself', async () => {
    let promoCode: string | null = null;
    const api = unpaid()
      .on('get', '/users/{id}/carts', () => (promoCode === null ? [] : [aCart([aCartItem()])]))
      .on('get', '/users/{id}/carts/{cartId}/totals', () =>
        promoCode === null ? cartTotals() : cartTotals({ promoCode, discountInCents: 5_990, totalInCents: 53_910 }),
      )
      .on('post', '/users/{id}/carts/{cartId}/promo-codes', () => {
        promoCode = 'WELCOME10';
        return cartTotals({ promoCode });
      })
      .on('delete', '/users/{id}/carts/{cartId}/promo-codes', () => {
        promoCode = null;
        return new Response(null, { status: 204 });
      });
    visit('/payment');
    await userEvent.click(await screen.findByRole('button', { name: 'I have a promo code' }));
    await userEvent.type(screen.getByLabelText('Promo code'), 'welcome10{Enter}');
    expect(await screen.findByText('−$59.90')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay $539.10' })).toBeTruthy();
    expect(screen.queryByText('You haven’t paid yet')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove promo code WELCOME10' }));
    expect(await screen.findByRole('button', { name: 'Pay $599.00' })).toBeTruthy();
    expect(api.calls.filter(({ name }) => name.endsWith('/promo-codes'))).toHaveLength(2);
  });

  it('says at the field why it takes nothing off', async () => {
    unpaid().on('post', '/users/{id}/carts/{cartId}/promo-codes', () =>
      problem(422, 'REFUSED_BY_RULE', { error: 'This code has expired.' }),
    );
    visit('/payment');
    await userEvent.click(await screen.findByRole('button', { name: 'I have a promo code' }));
    const field = screen.getByLabelText('Promo code');
    await userEvent.type(field, 'LASTYEAR');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.type(field, 'X');
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('asks for no card where nothing is left to pay', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    unpaid()
      .on('get', '/users/{id}/carts', () => [aCart([aCartItem()])])
      .on('get', '/users/{id}/carts/{cartId}/totals', () =>
        cartTotals({ promoCode: 'GIFT', discountInCents: 59_900, totalInCents: 0 }),
      )
      .on('post', '/users/{id}/carts', () => aCart([aCartItem()]))
      .on('post', '/users/{id}/checkout', () => ({ ...aCheckout('PAID'), amountInCents: 0 }));
    visit('/payment');
    await userEvent.click(await screen.findByRole('button', { name: 'Complete your order' }));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    leave.mockRestore();
  });

  it('tells why it takes nothing off any more', async () => {
    unpaid()
      .on('get', '/users/{id}/carts', () => [aCart([aCartItem()])])
      .on('get', '/users/{id}/carts/{cartId}/totals', () =>
        cartTotals({ promoCode: 'WELCOME10', refusal: 'EXPIRED', refusalText: 'This code has expired.' }),
      );
    visit('/payment');
    expect(await screen.findByText('This code has expired.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay $599.00' })).toBeTruthy();
  });
});

describe('what was paid before', () => {
  const paidCart = {
    ...aCart([aCartItem()]),
    cartStatus: 'PAID' as const,
    totalPaidInCents: 53_910,
    transactionCompletedAt: '2026-11-20T15:00:00.000Z',
  };
  const receipts = () =>
    unpaid()
      .on('get', '/users/{id}/journey', () => aJourney({ isPaid: true }))
      .on('get', '/users/{id}/carts', ({ query }) => (query.get('transactionStatus') === 'completed' ? [paidCart] : []))
      .on('get', '/users/{id}/purchase-items', () => [
        aPurchase({ cartId: paidCart.id, pricePaidInCents: 53_910, amountRefundedInCents: 10_000 }),
      ]);

  it('is listed with its day, its total and what was given back, and each receipt can be had', async () => {
    const api = receipts().on('get', '/users/{id}/carts/{cartId}/receipt', () => new Response('%PDF-'));
    visit('/payment');
    const table = await screen.findByRole('table', { name: 'Your payments' });
    for (const words of ['Prenuptial agreement', 'November 20, 2026', '$539.10', '$100.00 refunded']) {
      expect(table.textContent).toContain(words);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Download the receipt from November 20, 2026' }));
    await waitFor(() =>
      expect(api.calls.some(({ name }) => name.endsWith(`/carts/${paidCart.id}/receipt`))).toBe(true),
    );
  });

  it('keeps nobody from paying when it does not come', async () => {
    unpaid().on('get', '/users/{id}/carts', ({ query }) =>
      query.get('transactionStatus') === 'completed' ? problem(400, 'VALIDATION_FAILED') : [],
    );
    visit('/payment');
    expect(await screen.findByText('We couldn’t load your payments.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay $599.00' })).toBeTruthy();
  });

  it('says in place when a receipt cannot be had', async () => {
    receipts().on('get', '/users/{id}/carts/{cartId}/receipt', () => problem(404, 'NOT_FOUND'));
    visit('/payment');
    await userEvent.click(await screen.findByRole('button', { name: /^Download the receipt/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('NOT_FOUND');
  });

  it('is not there for a partner who paid nothing', async () => {
    receipts()
      .on('get', '/users/{id}/carts', () => [])
      .on('get', '/users/{id}/purchase-items', () => [aPurchase({ userId: blakeId })]);
    visit('/payment');
    expect(await screen.findByText(/paid for both of you/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Your payments' })).toBeNull();
  });
});

describe('the cart of a couple that has the prenup', () => {
  const anOrder = (changes: object = {}) => ({
    ...aCart([
      { ...aCartItem(), quantity: 2, product: { ...aPrenup(), title: 'Representation', priceInCents: 69_900 } },
    ]),
    ...changes,
  });
  it('shows what is in it, and what left it and why', async () => {
    unpaid()
      .on('get', '/users/{id}/journey', () => aJourney({ isPaid: true }))
      .on('get', '/users/{id}/carts/{cartId}/totals', () => cartTotals({ totalInCents: 139_800 }))
      .on('get', '/users/{id}/carts', () => [
        anOrder({ removedItems: [{ productId: aPrenup().id, title: 'Notarization', reason: 'PENDING_REVIEW' }] }),
      ]);
    visit('/payment');
    expect(await screen.findByText('Representation × 2')).toBeTruthy();
    expect(screen.getByText('We removed Notarization from your order')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay $1,398.00' })).toBeTruthy();
  });

  it('names what was just added, and what the order held before', async () => {
    const service = { ...aCartItem(), id: ids.section, productId: ids.section };
    unpaid()
      .on('get', '/users/{id}/journey', () => aJourney({ isPaid: true }))
      .on('get', '/users/{id}/carts', () => [
        anOrder({
          cartItems: [
            { ...service, product: { ...aPrenup(), id: ids.section, title: 'Q&A' } },
            {
              ...aCartItem(),
              id: ids.newYork,
              productId: ids.newYork,
              product: { ...aPrenup(), title: 'Notarization' },
            },
          ],
        }),
      ]);
    const { router } = visit('/');
    await router.navigate('/payment', { state: { addedProductId: ids.section } });
    expect(await screen.findByText('Added to your order: Q&A')).toBeTruthy();
    expect(screen.getByText('Also in your order from before: Notarization.')).toBeTruthy();
  });

  const aService = (changes: object = {}) => ({
    ...aCartItem(),
    product: {
      ...aPrenup(),
      title: 'Representation',
      productType: 'REPRESENTATION' as const,
      productCategory: 'ATTORNEY_SERVICE' as const,
      isSharedProduct: false,
    },
    chosenAttorney: { name: 'Adaeze Okafor', lawFirmName: 'Okafor & Lin LLP' },
    ...changes,
  });
  it.each([
    [
      'names the attorney whom the buyer chose, and the firm',
      {},
      /For youYour attorney: Adaeze OkaforOkafor & Lin LLP/,
    ],
    [
      'says that the choice follows',
      { chosenAttorney: null },
      /For youYou choose your attorney after paying\. Choose now/,
    ],
    [
      'leaves the choice to the partner',
      { chosenAttorney: null, beneficiaryUserId: blakeId },
      /Representation ?For BlakeRemove/,
    ],
  ])('%s', async (_name, changes, words) => {
    unpaid()
      .on('get', '/users/{id}/journey', () => ({ ...aJourney({ isPaid: true }), partner: thePartner() }))
      .on('get', '/users/{id}/carts', () => [aCart([aService(changes)])]);
    visit('/payment');
    const remove = await screen.findByRole('button', { name: 'Remove Representation' });
    expect(remove.parentElement?.textContent).toMatch(words);
    for (const link of screen.queryAllByRole('link', { name: /^Choose (now|another attorney)$/ }))
      expect(link.getAttribute('href')).toBe('/attorney-services?serviceType=REPRESENTATION');
  });

  it('goes on from the heading after what was in it is removed', async () => {
    let carts = [anOrder()];
    unpaid()
      .on('get', '/users/{id}/journey', () => aJourney({ isPaid: true }))
      .on('get', '/users/{id}/carts/{cartId}/totals', () => cartTotals({ totalInCents: 139_800 }))
      .on('get', '/users/{id}/carts', () => carts)
      .on('delete', '/users/{id}/carts/{cartId}/cart-items/{itemId}', () => {
        carts = [];
        return new Response(null, { status: 204 });
      });
    visit('/payment');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Representation' }));
    await screen.findByText('Your prenup is paid for');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });
});

describe('/payment/success', () => {
  it('waits for a payment that is pending, and shows it when it has arrived', async () => {
    let status: 'PENDING' | 'PAID' = 'PENDING';
    unpaid().on('post', '/users/{id}/checkout/{sessionId}/reconcile', () => aCheckout(status));
    visit('/payment/success?session=cs_1');
    expect(await screen.findByText('Your payment of $599.00 is being processed')).toBeTruthy();
    status = 'PAID';
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Thank you. We received your payment of $599.00.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy();
  });

  it.each([
    [
      'an attorney who was chosen to the appointment',
      { attorneyId: blakeId },
      /^Next, choose a time to meet your attorney/,
      '/attorney-services?serviceType=Q_A',
    ],
    [
      'no attorney yet to the choice',
      {},
      /^Next, choose your attorney and a time/,
      '/attorney-services?serviceType=Q_A',
    ],
    [
      'what is the partner’s to the own next step',
      { beneficiaryUserId: blakeId },
      /^Blake can choose an attorney now/,
      '/questionnaire',
    ],
  ])('leads from a service with %s', async (_name, changes, words, path) => {
    unpaid()
      .on('get', '/users/{id}/journey', () => ({ ...aJourney({ isPaid: true }), partner: thePartner() }))
      .on('get', '/users/{id}/purchase-items', () => [
        aPurchase({ cartId: aCart().id, product: { ...aPrenup(), productType: 'Q_A' }, ...changes }),
      ])
      .on('post', '/users/{id}/checkout/{sessionId}/reconcile', () => aCheckout('PAID'));
    visit('/payment/success?session=cs_1');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(path);
  });

  it.each([
    ['EXPIRED', 'The payment page closed before you paid'],
    ['OPEN', 'You haven’t made this payment yet'],
    ['FAILED', 'Your payment of $599.00 didn’t go through'],
    ['DUPLICATE', 'We refunded your payment of $599.00'],
  ] as const)('%s', async (status, words) => {
    unpaid().on('post', '/users/{id}/checkout/{sessionId}/reconcile', () => aCheckout(status));
    visit('/payment/success?session=cs_1');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('leads to the order when it is not told which payment', async () => {
    unpaid();
    const { router } = visit('/payment/success');
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
  });
});
