import { expect, type Page } from '@playwright/test';
import { aPersonAtTheFirstSection } from '../src/background';
import { inspect } from '../src/inspect';
import type { Person } from '../src/person';
import { test } from '../src/test';

const AT_THE_PROVIDER = '**/sandbox/checkout/**';

/** Puts a product into the cart by calls. */
async function fillCart(person: Person, productType: string): Promise<void> {
  const path = `/users/${await person.id()}`;
  const products = await person.get<{ id: string; productType: string }[]>('/products');
  const productId = products.find((product) => product.productType === productType)?.id;
  const cart = await person.call<{ id: string }>('POST', `${path}/carts`, { cartStatus: 'UNPAID' });
  const item = await person.call('POST', `${path}/carts/${cart.body.id}/cart-items`, { quantity: 1, productId });
  expect(item.status, 'the product is in the cart').toBe(201);
}

/** Chooses a test card and pays, with keys alone. */
async function payWithKeys(page: Page, card: RegExp): Promise<void> {
  await page.getByRole('radio', { name: card }).press('Space');
  await page.getByRole('button', { name: /^Pay/ }).press('Enter');
}

test('a code, every refusal, Back and a double click come to one payment', async ({ browser }) => {
  const buyer = await aPersonAtTheFirstSection(browser, 'payment');
  const { page } = buyer;
  await page.goto('/payment');

  await test.step('the keyboard puts a code on the order', async () => {
    await page.getByRole('button', { name: 'I have a promo code' }).press('Enter');
    await expect(page.getByLabel('Promo code')).toBeFocused();
    await page.keyboard.type('no-such-code');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Promo code')).toHaveAttribute('aria-invalid', 'true');
    await inspect(page, 'order with a code that is not known');
    await page.getByLabel('Promo code').fill('welcome10');
    await page.keyboard.press('Enter');
    await expect(page.getByText('−$59.90')).toBeVisible();
  });

  await test.step('a double click opens one page, and Back keeps the order', async () => {
    const pay = page.getByRole('button', { name: 'Pay $539.10' });
    await pay.dblclick();
    await page.waitForURL(AT_THE_PROVIDER);
    const { href } = new URL(page.url());
    await page.goBack();
    await expect(page.getByText('You haven’t paid yet')).toBeVisible();
    await pay.press('Enter');
    await page.waitForURL(AT_THE_PROVIDER);
    expect(page.url()).toBe(href);
    await inspect(page, 'sandbox');
  });

  await test.step('a refused card leaves the page open', async () => {
    await payWithKeys(page, /^Is declined/);
    await expect(page.getByRole('alert')).toHaveText(/^The card was declined/);
    await payWithKeys(page, /^Has insufficient funds/);
    await expect(page.getByRole('alert')).toHaveText(/^The card has insufficient funds/);
  });

  await test.step('the bank asks; Back leads to the order, and what is approved is paid', async () => {
    await payWithKeys(page, /^Asks you to approve/);
    await expect(page.getByRole('heading', { name: 'Approve this payment' })).toBeVisible();
    await inspect(page, 'sandbox asks for approval');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
    await payWithKeys(page, /^Asks you to approve/);
    await page.getByRole('button', { name: 'Approve' }).press('Enter');
    await page.waitForURL('**/payment/success**');
    await expect(page.getByText('Thank you. We received your payment of $539.10.')).toBeVisible();
    await page.goBack();
    await page.waitForURL('**/payment/success**');
    expect(await buyer.get(`/users/${await buyer.id()}/purchase-items`)).toHaveLength(1);
  });
});

test('a payment that arrives later is shown as it arrives, and one that fails too', async ({ browser }) => {
  const buyer = await aPersonAtTheFirstSection(browser, 'pending');
  const { page } = buyer;
  await page.goto('/payment');
  const leaveAndPay = async () => {
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await page.waitForURL(AT_THE_PROVIDER);
  };

  await test.step('Klarna refuses later', async () => {
    await leaveAndPay();
    await page.getByRole('radio', { name: 'Klarna' }).check();
    await expect(page.getByRole('group', { name: 'Test card' })).toBeHidden();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('button', { name: 'Decide later, then refuse' }).click();
    await expect(page.getByText('Your payment of $599.00 is being processed')).toBeVisible();
    await expect(page.getByText('Your payment of $599.00 didn’t go through')).toBeVisible({ timeout: 20_000 });
    await page.getByRole('link', { name: 'Back to your order' }).click();
  });

  await test.step('a card arrives later, and the receipt can be had', async () => {
    await fillCart(buyer, 'NOTARIZATION');
    await page.reload();
    await leaveAndPay();
    await payWithKeys(page, /^Stays pending/);
    await expect(page.getByText('Your payment of $649.00 is being processed')).toBeVisible();
    await expect(page.getByText('Thank you. We received your payment of $649.00.')).toBeVisible({ timeout: 20_000 });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the receipt' }).press('Enter');
    expect((await download).suggestedFilename()).toBe('troth-receipt.pdf');
  });

  await test.step('the payment page keeps the receipt', async () => {
    await page.goto('/payment');
    await expect(page.getByRole('table', { name: 'Your payments' })).toContainText('$649.00');
    await inspect(page, 'payments');
    const again = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download the receipt from / }).press('Enter');
    expect((await again).suggestedFilename()).toBe('troth-receipt.pdf');
  });
});

test('a payment page that is closed once it is paid, and of which nobody is told, is charged once', async ({
  browser,
}) => {
  const buyer = await aPersonAtTheFirstSection(browser, 'closed');
  const { page } = buyer;
  await page.goto('/payment');
  const pay = page.getByRole('button', { name: 'Pay $599.00' });
  await expect(pay).toBeVisible();

  await test.step('another tab pays, and is closed before it comes back', async () => {
    const other = await buyer.context.newPage();
    await other.route('**/payment/success**', (route) => route.abort());
    await other.goto('/payment');
    await other.getByRole('button', { name: 'Pay $599.00' }).click();
    await other.waitForURL(AT_THE_PROVIDER);
    await other.getByText('For testing: how Troth is notified').click();
    await other.getByLabel('The provider notifies Troth of this payment').selectOption('Never');
    const isPaid = other.waitForResponse((reply) => reply.request().method() === 'POST' && reply.status() === 303);
    await other.getByRole('button', { name: /^Pay/ }).click({ noWaitAfter: true });
    await isPaid;
    await other.close();
    expect(await buyer.get(`/users/${await buyer.id()}/purchase-items`)).toHaveLength(0);
  });

  await test.step('the tab that was left open pays nothing more, and shows that it is paid', async () => {
    await pay.click();
    await expect(page.getByText('Your prenup is paid for')).toBeVisible();
    await expect(pay).toHaveCount(0);
    expect(await buyer.get(`/users/${await buyer.id()}/purchase-items`)).toHaveLength(1);
  });
});
