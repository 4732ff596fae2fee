import { type Browser, expect } from '@playwright/test';
import { aCouple, giveProfile, payForThePrenup } from '../src/background';
import { complaintsOf, inspect } from '../src/inspect';
import { chooseWithKeys, tabTo } from '../src/keyboard';
import { DEMO_PASSWORD, Person } from '../src/person';
import { test } from '../src/test';

interface Slot {
  readonly startAt: string;
}
interface Event {
  readonly id: string;
  readonly eventStartAt: string;
  readonly eventStatus: string;
  readonly cancelUrl: string;
  readonly rescheduleUrl: string;
}
interface Client {
  readonly person: Person;
  readonly purchaseItemId: string;
  readonly attorneyId: string;
}

/** Somebody who has paid for a call with an attorney, and has no time yet. Everything by calls. */
async function aClient(browser: Browser, label: string, attorneyId?: string): Promise<Client> {
  const { a: person } = await aCouple(browser, label, { state: 'NY' });
  await giveProfile(person);
  await payForThePrenup(person);
  const path = `/users/${await person.id()}`;
  const { availableAttorneysForUser: attorneys } = await person.get<{ availableAttorneysForUser: { id: string }[] }>(
    `${path}/documents/${await person.documentId()}/attorneys?serviceType=Q_A`,
  );
  const chosen = attorneyId ?? attorneys[0]?.id ?? '';
  const products = await person.get<{ id: string; productType: string }[]>('/products');
  const productId = products.find(({ productType }) => productType === 'Q_A')?.id;
  const cart = await person.call<{ id: string }>('POST', `${path}/carts`, { cartStatus: 'UNPAID' });
  const line = { quantity: 1, productId, chosenAttorneyId: chosen };
  const item = await person.call('POST', `${path}/carts/${cart.body.id}/cart-items`, line);
  expect(item.status, JSON.stringify(item.body)).toBe(201);
  const checkout = await person.call<{ url: string }>('POST', `${path}/checkout`, { cartId: cart.body.id });
  const multipart = { card: '4242', method: 'CARD' };
  const paid = await person.context.request.post(checkout.body.url, { multipart, maxRedirects: 0 });
  expect(paid.status(), 'the card is taken').toBe(303);
  const bought = async () =>
    (
      await person.get<{ id: string; product: { productType: string } }[]>(
        `${path}/purchase-items?category=ATTORNEY_SERVICE`,
      )
    )[0]?.id ?? '';
  await expect.poll(bought, { message: 'the call is bought', timeout: 20_000 }).not.toBe('');
  return { person, purchaseItemId: await bought(), attorneyId: chosen };
}

const slotsOf = async ({ person, purchaseItemId }: Client) =>
  (await person.get<{ slots: Slot[] }>(`/users/${await person.id()}/purchase-items/${purchaseItemId}/slots`)).slots;
const eventsOf = async ({ person }: Client) =>
  person.get<Event[]>(`/users/${await person.id()}/purchase-items/events?filter=all`);
const bookByCall = async ({ person, purchaseItemId }: Client, eventStartAt: string) =>
  person.call('POST', `/users/${await person.id()}/purchase-items/${purchaseItemId}/events`, {
    eventStartAt,
    phoneNumber: '+12125550123',
    timeZone: 'America/New_York',
  });

test('a client books by keyboard, loses a race calmly, and books what is left', async ({ browser }) => {
  const client = await aClient(browser, 'booker');
  const rival = await aClient(browser, 'rival', client.attorneyId);
  const { page } = client.person;
  const complaints = complaintsOf(page, /status of 409/);
  await client.person.open('/attorney-services?serviceType=Q_A');
  await expect(page.getByText(/calls you\. The call takes 20 minutes/)).toBeVisible();
  await expect(page.getByText(/Times are on your clock: Eastern/)).toBeVisible();
  await inspect(page, 'choosing a time');

  const times = page.getByRole('group', { name: /Choose a time on/ });
  await tabTo(page, times.getByRole('radio').first());
  await page.keyboard.press('Space');
  const first = await times.getByRole('radio').first().inputValue();
  expect((await bookByCall(rival, first)).status).toBe(201);
  await tabTo(page, page.getByRole('button', { name: /^Book / }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Somebody else has just booked this time. Nothing was lost');
  await expect(times.locator(`input[value="${first}"]`)).toHaveCount(0);
  await inspect(page, 'a time that somebody else took');

  await tabTo(page, times.getByRole('radio').first());
  await page.keyboard.press('Space');
  const second = await times.getByRole('radio').first().inputValue();
  await tabTo(page, page.getByRole('button', { name: /^Book / }));
  await page.keyboard.press('Enter');
  const appointment = page.getByRole('article', { name: /Appointment with/ });
  await expect(appointment.locator(`time[datetime="${second}"]`)).toBeVisible();
  await expect(appointment.getByText('Scheduled')).toBeVisible();
  await inspect(page, 'an appointment');
  expect(complaints).toEqual([]);
});

test('an appointment moves by its mailed link, once, and is canceled on the page', async ({ browser }) => {
  const client = await aClient(browser, 'mover');
  const slots = await slotsOf(client);
  expect((await bookByCall(client, slots[0]?.startAt ?? '')).status).toBe(201);
  const [event] = await eventsOf(client);
  const { page } = client.person;
  const complaints = complaintsOf(page, /status of (404|410)/);
  await page.goto(event?.rescheduleUrl ?? '');
  await expect(page.getByRole('heading', { name: 'Choose another time' })).toBeVisible();
  await inspect(page, 'the page of the link');
  await page.getByLabel('New time').selectOption(slots[3]?.startAt ?? '');
  await page.getByRole('button', { name: 'Move the appointment' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment has moved' })).toBeVisible();
  await page.goto(event?.rescheduleUrl ?? '');
  await expect(page.getByRole('heading', { name: 'This link does not open anything any more' })).toBeVisible();
  expect((await eventsOf(client))[0]?.eventStartAt).toBe(slots[3]?.startAt);

  await client.person.open('/attorney-services?serviceType=Q_A');
  await page.getByRole('button', { name: 'Cancel the appointment' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await question.getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect(page.getByRole('article').getByText('Canceled')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Choose a day' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an attorney sees calls to come and past ones, and changes the hours by keyboard', async ({ browser }) => {
  const attorney = await Person.arrive(browser, 'frances@demo.troth', undefined, 'attorney');
  const { page } = attorney;
  const complaints = complaintsOf(page);
  await attorney.signIn(DEMO_PASSWORD, '/attorney/appointments');
  await expect(page.getByRole('table', { name: 'To come' }).getByText('Scheduled').first()).toBeVisible();
  await inspect(page, 'appointments to come');
  await page.getByRole('button', { name: 'Past' }).click();
  await expect(page.getByRole('table', { name: 'Past' }).getByText('Completed').first()).toBeVisible();
  await page.getByRole('link', { name: 'When you take calls' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'When you take calls' })).toBeVisible();
  await inspect(page, 'hours');
  const sunday = page.getByRole('group', { name: 'Sunday' });
  await tabTo(page, sunday.getByRole('button', { name: 'Add hours on Sunday' }));
  await page.keyboard.press('Enter');
  await chooseWithKeys(page, sunday.getByRole('combobox', { name: /from/ }), '10:00 AM');
  await tabTo(page, page.getByRole('button', { name: 'Save hours' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(sunday.getByRole('combobox', { name: /from/ })).toContainText('10:00 AM');
  expect(complaints).toEqual([]);
});
