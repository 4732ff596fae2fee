import { expect, type Page } from '@playwright/test';
import { optionFor } from '../src/answering';
import { aCouple, payForThePrenup, questionOf } from '../src/background';
import { inspect } from '../src/inspect';
import type { Person } from '../src/person';
import { test } from '../src/test';

const REPRESENTATION = '/attorney-services?serviceType=REPRESENTATION';
const CALL = '/attorney-services?serviceType=Q_A';

const profile = (page: Page, name: string) => page.getByRole('article', { name });

/** Buys a service by calls, as if in another browser. */
async function buy(
  person: Person,
  productType: string,
  attorneyName: string | null,
  more: { readonly beneficiaryUserId?: string } = {},
): Promise<void> {
  const path = `/users/${await person.id()}`;
  const products = await person.get<{ id: string; productType: string }[]>('/products');
  const productId = products.find((product) => product.productType === productType)?.id;
  const { availableAttorneysForUser: attorneys } = await person.get<{
    availableAttorneysForUser: { id: string; user: { lastName: string } }[];
  }>(`${path}/documents/${await person.documentId()}/attorneys?serviceType=${productType}`);
  const chosenAttorneyId = attorneys.find(({ user }) => user.lastName === attorneyName)?.id;
  const cart = await person.call<{ id: string }>('POST', `${path}/carts`, { cartStatus: 'UNPAID' });
  const line = { quantity: 1, productId, chosenAttorneyId, ...more };
  const item = await person.call('POST', `${path}/carts/${cart.body.id}/cart-items`, line);
  expect(item.status, 'the service is in the cart').toBe(201);
  const checkout = await person.call<{ url: string }>('POST', `${path}/checkout`, { cartId: cart.body.id });
  const multipart = { card: '4242', method: 'CARD' };
  const paid = await person.context.request.post(checkout.body.url, { multipart, maxRedirects: 0 });
  expect(paid.status(), 'the card is taken').toBe(303);
}

test('one partner buys representation for both, and each has an attorney of another firm', async ({ browser }) => {
  const { a, b } = await aCouple(browser, 'represented');
  await payForThePrenup(a);
  await a.open(REPRESENTATION);
  const { page } = a;
  const tab = await a.context.newPage();

  await test.step('the screen is sound at both widths', async () => {
    await expect(profile(page, 'Josephine Hollis')).toBeVisible();
    await inspect(page, 'attorney services');
  });

  await test.step('the keyboard alone says for whom and by whom', async () => {
    await page.getByRole('radio', { name: /^For me/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^For both of us/ })).toBeChecked();
    await page.getByRole('button', { name: 'Choose Josephine Hollis' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'You chose Josephine Hollis' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('a double click, Back, and another tab lead to one order', async () => {
    const book = 'Book Representation - $1,398.00';
    await page.getByRole('button', { name: book }).dblclick();
    await page.waitForURL('**/payment');
    await page.goBack();
    // The order in the cart is the choice, here and in the other tab.
    await expect(page.getByRole('button', { name: 'You chose Josephine Hollis' })).toBeVisible();
    await tab.goto(REPRESENTATION);
    await expect(tab.getByRole('radio', { name: /^For both of us/ })).toBeChecked();
    await expect(tab.getByRole('button', { name: 'You chose Josephine Hollis' })).toBeVisible();
    await tab.getByRole('button', { name: book }).click();
    await tab.waitForURL('**/payment');
    await expect(tab.getByText('Your attorney: Josephine Hollis')).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Choose another attorney' })).toHaveAttribute('href', REPRESENTATION);
    await inspect(tab, 'an order with an attorney');
    await expect(tab.getByRole('button', { name: 'Pay $1,398.00' })).toBeVisible();
    await tab.getByRole('button', { name: 'Pay $1,398.00' }).click();
    await tab.waitForURL('**/sandbox/checkout/**');
    await tab.getByRole('button', { name: /^Pay/ }).click();
    await tab.waitForURL('**/payment/success**');
  });

  await test.step('the buyer’s screen goes on to the appointment', async () => {
    await page.goto(REPRESENTATION);
    await expect(page.getByRole('heading', { name: 'Your appointment' })).toBeVisible();
    await expect(profile(page, 'Josephine Hollis')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Book Representation/ })).toHaveCount(0);
  });

  await test.step('the partner pays nothing, and chooses from the other firms', async () => {
    await b.open(REPRESENTATION);
    await expect(b.page.getByText(/^Ada bought this for you/)).toBeVisible();
    await expect(profile(b.page, 'Marcus Ellery')).toBeVisible();
    await expect(profile(b.page, 'Josephine Hollis')).toHaveCount(0);
    await b.page.getByRole('button', { name: 'Choose Marcus Ellery' }).click();
    await expect(b.page.getByRole('heading', { name: 'Your appointment' })).toBeVisible();
    await inspect(b.page, 'attorney chosen');
  });
});

test('an attorney whose firm the partner takes meanwhile leaves the list, and another one can be hired', async ({
  browser,
}) => {
  const { a, b } = await aCouple(browser, 'one-firm');
  await payForThePrenup(a);
  await a.open('/user_ask_an_attorney');
  await a.page.waitForURL(`**${CALL}`);
  await a.page.getByRole('button', { name: 'Choose Josephine Hollis' }).click();
  await buy(b, 'Q_A', 'Hollis');
  await expect(a.page.getByRole('alert').getByText(/is no longer available to you/)).toBeVisible({ timeout: 20_000 });
  await expect(profile(a.page, 'Josephine Hollis')).toHaveCount(0);
  await a.page.getByRole('button', { name: 'Choose Marcus Ellery' }).click();
  await a.page.getByRole('button', { name: 'Book Q&A - $49.00' }).click();
  await a.page.waitForURL('**/payment');
});

test('a state without partner attorneys shows how to collaborate', async ({ browser }) => {
  const { a } = await aCouple(browser, 'collaborate', { state: 'VT' });
  await payForThePrenup(a);
  await a.open(REPRESENTATION);
  await expect(a.page.getByText(/Troth doesn’t work with any attorneys in Vermont yet/)).toBeVisible();
  await expect(a.page.getByRole('link', { name: 'Attorney services' })).toHaveCount(0);
  await expect(a.page.getByRole('link', { name: 'Add your attorney' })).toHaveAttribute('href', '/own-attorney');
  await inspect(a.page, 'collaborate');
});

test('a section that needs an attorney opens at once for whom representation is bought, and stays shut for the other', async ({
  browser,
}) => {
  const { a, b } = await aCouple(browser, 'locked', { state: 'CA' });
  await payForThePrenup(a);
  for (const person of [a, b]) {
    const question = await questionOf(person, 'un_hire_attorney');
    const questionOptionIds = [optionFor(question, { un_hire_attorney: 'through_service' }).id];
    const path = `/users/${await person.id()}/answers?questionId=${question.id}`;
    expect((await person.call('POST', path, { valueTyped: null, questionOptionIds })).status).toBeLessThan(300);
    await person.open('/questionnaire/spousal-support');
    await expect(person.page.getByText(/This section opens once you book representation/)).toBeVisible();
  }
  await inspect(a.page, 'locked section');
  await buy(b, 'REPRESENTATION', null, { beneficiaryUserId: await a.id() });
  await expect(a.page.getByText(/This section opens once/)).toHaveCount(0);
  await expect(a.page.getByRole('radiogroup').first()).toBeVisible();
  await expect(b.page.getByRole('link', { name: 'Book representation' })).toHaveAttribute('href', REPRESENTATION);
});
