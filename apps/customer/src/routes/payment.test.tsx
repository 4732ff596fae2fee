import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aJourney } from '../testing/couple';
import { aCart, aCartItem, aCheckout, aDocument, aPrenup } from '../testing/couple-document';
import { problem } from '@troth/portal/testing';
import { anApi, visit } from '../testing/visit';

const unpaid = () =>
  anApi()
    .on('get', '/users/{id}/journey', () => aJourney({ isPaid: false }))
    .on('get', '/users/{id}/documents', () => [aDocument({ userBId: null, userB: null })])
    .on('get', '/products', () => [aPrenup()])
    .on('get', '/users/{id}/carts', () => [])
    .on('post', '/users/{id}/carts', () => aCart())
    .on('post', '/users/{id}/carts/{cartId}/cart-items', () => aCartItem());

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
    leave.mockRestore();
  });

  it('says why when the payment cannot start, and that nothing was charged', async () => {
    unpaid().on('post', '/users/{id}/checkout', () => problem(422, 'REFUSED_BY_RULE'));
    visit('/payment');
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $599.00' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged');
  });

  it('does not call a payment that is under way a failure', async () => {
    unpaid().on('post', '/users/{id}/checkout', () => problem(409, 'CONFLICT'));
    visit('/payment');
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $599.00' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing is charged twice');
  });

  it('keeps the order of someone who came back without paying', async () => {
    unpaid().on('get', '/users/{id}/carts', () => [aCart([aCartItem()])]);
    visit('/payment');
    expect(await screen.findByText('You have not paid yet')).toBeTruthy();
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
    expect(await screen.findByText('Your prenup is paid')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/questionnaire');
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });
});

describe('/payment/success', () => {
  it('waits for a payment that is pending, and shows it when it has arrived', async () => {
    let status: 'PENDING' | 'PAID' = 'PENDING';
    unpaid().on('post', '/users/{id}/checkout/{sessionId}/reconcile', () => aCheckout(status));
    visit('/payment/success?session=cs_1');
    expect(await screen.findByText('Your payment of $599.00 is on its way')).toBeTruthy();
    status = 'PAID';
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Thank you. Your payment of $599.00 has arrived.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy();
  });

  it.each([
    ['EXPIRED', 'The payment page was closed before you paid'],
    ['OPEN', 'This payment has not been made yet'],
    ['DUPLICATE', 'We gave back your payment of $599.00'],
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
