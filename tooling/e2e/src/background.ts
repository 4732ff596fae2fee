import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type Question, questionsOf, sectionsOf } from './answering';
import { fromMail } from './inbox';
import { Person } from './person';
import { type Addresses, addresses } from './product';

/** The prenup's template, the same in each environment. */
const TEMPLATE_ID = '78156980-687a-5ca6-abc1-1558a4659883';

export const FIRST_SECTION = '/questionnaire/background-information';

interface StateRow {
  readonly id: string;
  readonly abbreviation: string;
}

/** Someone new with a state and a name, at the first section, which is free. */
export async function aPersonAtTheFirstSection(browser: Browser, label: string, about: About = {}): Promise<Person> {
  const person = await aPersonWithAState(browser, label, about);
  await person.open(FIRST_SECTION);
  await expect(person.page.getByRole('heading', { name: 'Your wedding' })).toBeVisible();
  return person;
}

interface About {
  readonly state?: string;
  readonly firstName?: string;
  /** A product of the test's own; else the one that serves the whole run. */
  readonly at?: Addresses;
}

/** Someone new with a state and a name, and no page open. */
async function aPersonWithAState(
  browser: Browser,
  label: string,
  { state = 'TX', firstName = 'Ada', at = addresses }: About,
): Promise<Person> {
  const person = await Person.withAccount(browser, `${label}-${Date.now()}@example.com`, at);
  const userId = await person.id();
  const states = await person.get<StateRow[]>('/states');
  const stateId = states.find(({ abbreviation }) => abbreviation === state)?.id;
  const document = { stateId, userAId: userId, templateId: TEMPLATE_ID };
  expect((await person.call('POST', '/documents', document)).status, 'the document is made').toBeLessThan(300);
  for (const name of [{ firstName }, { lastName: 'Vale' }]) {
    expect((await person.call('PATCH', `/users/${userId}`, name)).status, 'the name is stored').toBe(200);
  }
  return person;
}

export interface Couple {
  readonly a: Person;
  readonly b: Person;
}

/** Two people on one document, the second invited by mail. Neither has a page open. */
export async function aCouple(
  browser: Browser,
  label: string,
  {
    state = 'TX',
    names = ['Ada', 'Bea'],
    at = addresses,
  }: Omit<About, 'firstName'> & { names?: readonly [string, string] } = {},
): Promise<Couple> {
  const a = await aPersonWithAState(browser, `${label}-a`, { state, firstName: names[0], at });
  const b = await Person.withAccount(browser, `${label}-b-${Date.now()}@example.com`, at);
  const invited = await a.call('POST', `/users/${await a.id()}/invite`, { email: b.email });
  expect(invited.status, 'the invitation is sent').toBeLessThan(300);
  const token = await fromMail(a.context.request, at.api, {
    to: b.email,
    pattern: new RegExp(`${at.customer}/\\?invitation=([\\w.~-]+)`),
  });
  const joined = new URLSearchParams({ confirmed: 'true', token });
  const path = `/users/${await b.id()}/documents/${await a.documentId()}/accept-invite?${joined.toString()}`;
  const accepted = await b.call('GET', path);
  expect(accepted.status, 'the invitation is accepted').toBe(200);
  for (const name of [{ firstName: names[1] }, { lastName: 'Quill' }]) {
    expect((await b.call('PATCH', `/users/${await b.id()}`, name)).status, 'the name is stored').toBe(200);
  }
  return { a, b };
}

/** Pronouns, birth date and phone number, which the first section asks for. */
export async function giveProfile(person: Person): Promise<void> {
  const path = `/users/${await person.id()}`;
  for (const part of [{ gender: 'FEMALE' }, { birthdate: '1994-03-12' }, { phoneNumber: '+12125550123' }]) {
    expect((await person.call('PATCH', path, part)).status, Object.keys(part).join()).toBe(200);
  }
}

/** Buys one of a product with the sandbox's card, by calls: the stories do it on the pages. */
export async function buyByCalls(person: Person, product: 'PRENUP' | 'NOTARIZATION'): Promise<void> {
  const path = `/users/${await person.id()}`;
  const products = await person.get<{ id: string; productType: string }[]>('/products');
  const productId = products.find(({ productType }) => productType === product)?.id;
  const cart = await person.call<{ id: string }>('POST', `${path}/carts`, { cartStatus: 'UNPAID' });
  const item = await person.call('POST', `${path}/carts/${cart.body.id}/cart-items`, { quantity: 1, productId });
  expect(item.status, `${product} is in the cart`).toBe(201);
  const checkout = await person.call<{ url: string }>('POST', `${path}/checkout`, { cartId: cart.body.id });
  const multipart = { card: '4242', method: 'CARD' };
  const paid = await person.context.request.post(checkout.body.url, { multipart, maxRedirects: 0 });
  expect(paid.status(), 'the card is taken').toBe(303);
}

/** Pays for the prenup, and waits until it has arrived. */
export async function payForThePrenup(person: Person): Promise<void> {
  await buyByCalls(person, 'PRENUP');
  const isPaid = async () => (await person.get<{ isPaid: boolean }>(`/users/${await person.id()}/journey`)).isPaid;
  await expect.poll(isPaid, { message: 'the payment has arrived', timeout: 20_000 }).toBe(true);
}

/** The question of a key in a section of the person's. */
export async function questionOf(person: Person, key: string): Promise<Question> {
  for (const section of await sectionsOf(person)) {
    const found = (await questionsOf(person, section.id)).find((question) => question.key === key);
    if (found !== undefined) return found;
  }
  throw new Error(`No question is called ${key}`);
}

interface StoredAnswer {
  readonly questionId: string;
  readonly valueTyped: string | null;
  readonly version: number;
  readonly answerQuestionOptions: readonly { readonly questionOptionId: string }[];
}

/** What the API holds for a question: every row of it. */
export const storedAnswers = async (person: Person, { id }: Question): Promise<StoredAnswer[]> =>
  (await person.get<StoredAnswer[]>(`/users/${await person.id()}/answers?questionId=${id}`)).filter(
    ({ questionId }) => questionId === id,
  );

/** What was typed, as the API holds it; null without an answer. */
export const storedText = async (person: Person, question: Question): Promise<string | null> =>
  (await storedAnswers(person, question))[0]?.valueTyped ?? null;

export interface Card {
  readonly box: Locator;
  readonly field: Locator;
  /** 'Saving...' or 'Saved'. */
  readonly indicator: Locator;
}

/** A question on a screen. */
export function cardOf(page: Page, { id }: Question): Card {
  const box = page.locator(`[id="question-${id}"]`);
  return { box, field: box.getByRole('textbox').first(), indicator: box.getByRole('status').first() };
}

/** Types as a person does and leaves the field, so that it is saved at once. */
export async function typeAndLeave({ field }: Card, text: string): Promise<void> {
  await field.fill(text);
  await field.blur();
}
