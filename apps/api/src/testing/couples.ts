import { PRENUP_TEMPLATE_ID } from '@troth/domain/environment';
import { contentId } from '@troth/content/ids';
import type { SignedIn, TestApp } from './test-app';

export interface TestPerson extends SignedIn {
  readonly id: string;
}

export interface TestCouple {
  readonly a: TestPerson;
  readonly b: TestPerson;
  readonly documentId: string;
  readonly stateId: string | null;
}

let counter = 0;

interface Names {
  readonly firstName: string;
  readonly middleName?: string;
  readonly lastName: string;
}

/** A customer who signed up with a name. */
export async function aCustomer(api: TestApp, names: Names): Promise<TestPerson> {
  counter += 1;
  const sub = `person-${counter}`;
  const claims = { sub, email: `${sub}@example.com`, client_id: 'troth-customer' };
  const creation = { userType: 'CUSTOMER', termsAgreed: true, termsVersion: '2026-01', ...names };
  const { body } = await api.post<{ id: string }>('/users', creation, { claims });
  return { id: body.id, claims };
}

/** Two partners on one document; nothing is answered or paid. */
export async function aLinkedCouple(
  api: TestApp,
  options: { state?: string | null; a?: Names; b?: Names } = {},
): Promise<TestCouple> {
  const a = await aCustomer(api, options.a ?? { firstName: 'Ana', lastName: 'Ferreira' });
  const b = await aCustomer(api, options.b ?? { firstName: 'Binh', lastName: 'Nguyễn' });
  const state = options.state === undefined ? 'CA' : options.state;
  const stateId = state === null ? null : contentId('state', state);
  const { id } = await api.db
    .insertInto('documents')
    .values({ templateId: PRENUP_TEMPLATE_ID, userAId: a.id, userBId: b.id, stateId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { a, b, documentId: id, stateId };
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

export async function openCheckout(api: TestApp, person: TestPerson): Promise<OpenedCheckout> {
  const cart = await api.post<{ id: string }>(`/users/${person.id}/carts`, { cartStatus: 'UNPAID' }, person);
  await api.post(
    `/users/${person.id}/carts/${cart.body.id}/cart-items`,
    { quantity: 1, productId: contentId('product', 'prenup') },
    person,
  );
  const checkout = await api.post<OpenedCheckout>(`/users/${person.id}/checkout`, { cartId: cart.body.id }, person);
  if (checkout.status !== 200)
    throw new Error(`Checkout answered ${checkout.status}: ${JSON.stringify(checkout.body)}`);
  return checkout.body;
}

/** Presses Pay on the sandbox page with a test card. */
export function payAt(api: TestApp, sessionId: string, card: string) {
  const form = new FormData();
  form.set('card', card);
  form.set('method', 'CARD');
  return api.request('POST', `/sandbox/checkout/${sessionId}`, { body: form });
}
