import { contentId } from '@troth/content/ids';
import { aCouple, type TestCouple, type TestPerson } from './builders';
import type { TestApp } from './open-app';

interface Names {
  readonly firstName: string;
  readonly middleName?: string;
  readonly lastName: string;
}

/** Two named partners on one document; nothing is answered or paid. */
export async function aLinkedCouple(
  api: TestApp,
  options: { state?: string; a?: Names; b?: Names } = {},
): Promise<TestCouple> {
  const couple = await aCouple(api).inState(options.state ?? 'CA');
  const rename = (person: TestPerson, names: Names) =>
    api.db.updateTable('users').set(names).where('id', '=', person.id).execute();
  await rename(couple.a, options.a ?? { firstName: 'Ana', lastName: 'Ferreira' });
  await rename(couple.b, options.b ?? { firstName: 'Binh', lastName: 'Nguyễn' });
  return couple;
}

/** Buys the prenup through the cart, the checkout and the sandbox page, as a person would. */
export async function payForPrenup(api: TestApp, person: TestPerson): Promise<void> {
  const { sessionId } = await openCheckout(api, person);
  await payAt(api, sessionId, '4242');
  await api.runJobs();
}

export interface OpenedCheckout {
  readonly cartId: string;
  readonly sessionId: string;
  readonly url: string;
}

/** Fills the cart and goes to the payment page. @param products Their names in the content. */
export async function openCheckout(
  api: TestApp,
  person: TestPerson,
  products: readonly string[] = ['prenup'],
): Promise<OpenedCheckout> {
  const cart = await api.post<{ id: string }>(`/users/${person.id}/carts`, { cartStatus: 'UNPAID' }, person);
  for (const product of products) {
    await api.post(
      `/users/${person.id}/carts/${cart.body.id}/cart-items`,
      { quantity: 1, productId: contentId('product', product) },
      person,
    );
  }
  const checkout = await api.post<OpenedCheckout>(`/users/${person.id}/checkout`, { cartId: cart.body.id }, person);
  if (checkout.status !== 200)
    throw new Error(`Checkout answered ${checkout.status}: ${JSON.stringify(checkout.body)}`);
  return checkout.body;
}

/** Presses Pay on the sandbox page with a test card, or with whatever else its form has. */
export function payAt(api: TestApp, sessionId: string, card: string, more: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ card, method: 'CARD', ...more })) form.set(name, value);
  return api.request<string>('POST', `/sandbox/checkout/${sessionId}`, { body: form });
}
