import { type Browser, expect } from '@playwright/test';
import { aCouple, giveProfile, payForThePrenup } from '../src/background';
import { complaintsOf, inspect } from '../src/inspect';
import { chooseWithKeys, tabTo, typeInto } from '../src/keyboard';
import { DEMO_PASSWORD, PASSWORD, Person } from '../src/person';
import { addresses, firstPortOf, startProduct } from '../src/product';
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

const CALL = '/attorney-services?serviceType=Q_A';

/**
 * Somebody who has paid for a call with an attorney, and has no time yet. Everything by calls. Stories run at once: each
 * that takes a time names an attorney of its own, by the id or by the place among those to choose from.
 */
async function aClient(browser: Browser, label: string, attorney: string | number, at = addresses): Promise<Client> {
  const { a: person } = await aCouple(browser, label, { state: 'NY', at });
  await giveProfile(person);
  await payForThePrenup(person);
  const path = `/users/${await person.id()}`;
  const { availableAttorneysForUser: attorneys } = await person.get<{ availableAttorneysForUser: { id: string }[] }>(
    `${path}/documents/${await person.documentId()}/attorneys?serviceType=Q_A`,
  );
  const chosen = typeof attorney === 'string' ? attorney : (attorneys[attorney]?.id ?? '');
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
  const client = await aClient(browser, 'booker', 0);
  const rival = await aClient(browser, 'rival', client.attorneyId);
  const { page } = client.person;
  const complaints = complaintsOf(page, /status of 409/);
  await client.person.open('/attorney-services?serviceType=Q_A');
  await expect(page.getByText(/calls you\. The call takes 20 minutes/)).toBeVisible();
  await expect(page.getByText(/Times are in your time zone: Eastern/)).toBeVisible();
  await inspect(page, 'choosing a time');

  const times = page.getByRole('group', { name: /Choose a time on/ });
  await tabTo(page, times.getByRole('radio').first());
  await page.keyboard.press('Space');
  const first = await times.getByRole('radio').first().inputValue();
  expect((await bookByCall(rival, first)).status).toBe(201);
  await tabTo(page, page.getByRole('button', { name: /^Book / }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Someone else just booked this time');
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

/** How far the top of the page's first time is below the top of the window, at a width, before anyone scrolls. */
async function firstTimeBelowTop(client: Client, size: { width: number; height: number }): Promise<number> {
  const { page } = client.person;
  await page.setViewportSize(size);
  await client.person.open(CALL);
  const first = page
    .getByRole('group', { name: /Choose a time on/ })
    .getByRole('radio')
    .first();
  await expect(first).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  return (await first.boundingBox())?.y ?? Number.NaN;
}

test('the first times are in sight as the page opens, and its days are a week from Monday to Sunday', async ({
  browser,
}) => {
  const client = await aClient(browser, 'fold', 1);
  const { page } = client.person;
  const [desktop, phone] = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ];
  expect(await firstTimeBelowTop(client, phone)).toBeLessThan(phone.height);
  expect(await firstTimeBelowTop(client, desktop)).toBeLessThan(desktop.height - 44);

  const week = page.getByRole('group', { name: 'Choose a day' });
  const days = week.locator('label, span').filter({ hasText: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[A-Z]/ });
  const weekdays = (await days.allTextContents()).map((text) => text.slice(0, 3));
  expect(weekdays).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  // The attorney's first free day is chosen, and each day that can be chosen has times.
  const chosen = await week.getByRole('radio', { checked: true }).inputValue();
  const slots = await slotsOf(client);
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });
  const free = new Set(slots.map(({ startAt }) => dayOf.format(new Date(startAt))));
  expect(chosen).toBe([...free][0]);
  for (const radio of await week.getByRole('radio').all()) expect(free.has(await radio.inputValue())).toBe(true);
  await expect(page.getByRole('button', { name: 'Previous week' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next week' }).click();
  const next = await week.getByRole('radio', { checked: true }).inputValue();
  expect(next > chosen && free.has(next)).toBe(true);
  await inspect(page, 'the week after');
});

test('an appointment moves by its mailed link, once, and is canceled on the page', async ({ browser }) => {
  const client = await aClient(browser, 'mover', 2);
  const slots = await slotsOf(client);
  expect((await bookByCall(client, slots[0]?.startAt ?? '')).status).toBe(201);
  const [event] = await eventsOf(client);
  const { page } = client.person;
  const complaints = complaintsOf(page, /status of (404|410)/);
  await page.goto(event?.rescheduleUrl ?? '');
  await expect(page.getByRole('heading', { name: 'Choose another time' })).toBeVisible();
  await inspect(page, 'the page of the link');
  await page.getByLabel('New time').selectOption(slots[3]?.startAt ?? '');
  await page.getByRole('button', { name: 'Move appointment' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment has moved' })).toBeVisible();
  await page.goto(event?.rescheduleUrl ?? '');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect((await eventsOf(client))[0]?.eventStartAt).toBe(slots[3]?.startAt);

  await client.person.open('/attorney-services?serviceType=Q_A');
  await expect(page.getByRole('article').getByText(/calls you at \(212\) 555-0123/)).toBeVisible();
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
  await expect(page.getByRole('table', { name: 'Upcoming' }).getByText('Scheduled').first()).toBeVisible();
  const call = page.getByRole('link', { name: /^\(\d{3}\) \d{3}-\d{4}$/ }).first();
  await expect(call).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  await inspect(page, 'appointments to come');
  await page.getByRole('button', { name: 'Past' }).click();
  await expect(page.getByRole('table', { name: 'Past' }).getByText('Completed').first()).toBeVisible();
  await page.getByRole('link', { name: 'Availability' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Availability' })).toBeVisible();
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

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Frances keeps her hours there. */
const PACIFIC = 'America/Los_Angeles';
/** The client's clock never changes. */
const ARIZONA = { timeZone: 'America/Phoenix', hoursFromUtc: -7 };

const pacificHours = (at: number): number => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: PACIFIC, timeZoneName: 'longOffset' }).formatToParts(at);
  return Number(/GMT([+-]\d\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '')?.[1]);
};
/** Noon on the Sunday on which the attorney's clock changes next, ten days from now at least. */
function nextClockChange(): number {
  let noon = Math.floor(Date.now() / DAY_MS) * DAY_MS + 11 * DAY_MS + 20 * HOUR_MS;
  while (pacificHours(noon) === pacificHours(noon - DAY_MS)) noon += DAY_MS;
  return noon;
}
/** What a clock so many hours from UTC shows: "9:00 AM", on "2027-03-15". */
function wallClock(startAt: string, hoursFromUtc: number) {
  const shown = new Date(Date.parse(startAt) + hoursFromUtc * HOUR_MS);
  const hour = shown.getUTCHours();
  const minute = String(shown.getUTCMinutes()).padStart(2, '0');
  return { date: shown.toISOString().slice(0, 10), time: `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}` };
}

test('calls after a clock change are kept at their hour, changed from two windows and by the attorney, and judged once they have begun', async ({
  browser,
}) => {
  const product = await startProduct({ firstPort: firstPortOf('booking'), hasMovableClock: true });
  const at = product.addresses;
  try {
    const sunday = nextClockChange();
    let clockAhead = sunday - 10 * DAY_MS - Date.now();
    await product.setClockAhead(clockAhead);
    const attorney = await Person.arrive(browser, 'frances@demo.troth', at, 'attorney', {
      timeZone: PACIFIC,
      clockAhead,
    });
    await attorney.signIn(DEMO_PASSWORD, '/attorney/appointments');
    const [client, absent] = await Promise.all([
      aClient(browser, 'clock', await attorney.id(), at),
      aClient(browser, 'absent', await attorney.id(), at),
    ]);
    const firstOn = async (day: number) => {
      const { date } = wallClock(new Date(day).toISOString(), pacificHours(day));
      const isThere = ({ startAt }: Slot) => wallClock(startAt, pacificHours(day)).date === date;
      return (await slotsOf(client)).find(isThere)?.startAt ?? '';
    };
    const friday = await firstOn(sunday - 2 * DAY_MS);
    const monday = await firstOn(sunday + DAY_MS);
    const hour = wallClock(friday, pacificHours(sunday - 2 * DAY_MS)).time;

    await test.step('the attorney’s hour stays, and the client’s clock shows another one', async () => {
      expect(wallClock(monday, pacificHours(sunday + DAY_MS)).time).toBe(hour);
      const device = { timeZone: ARIZONA.timeZone, clockAhead };
      const sitting = await Person.arrive(browser, client.person.email, at, 'customer', device);
      await sitting.signIn(PASSWORD, CALL);
      const { page } = sitting;
      for (const slot of [friday, monday]) {
        const { date, time } = wallClock(slot, ARIZONA.hoursFromUtc);
        const day = page.locator(`input[value="${date}"]`);
        while ((await day.count()) === 0) await page.getByRole('button', { name: 'Next week' }).click();
        await day.check();
        await expect(page.locator('label', { has: page.locator(`input[value="${slot}"]`) })).toHaveText(time);
      }
      await page.locator(`input[value="${monday}"]`).check();
      await page.getByRole('button', { name: /^Book / }).click();
      const appointment = page.getByRole('article', { name: /Appointment with/ });
      await expect(appointment.getByText(wallClock(monday, ARIZONA.hoursFromUtc).time)).toBeVisible();
      await expect(appointment.getByText('Mountain Standard Time')).toBeVisible();
      await attorney.page.reload();
      await expect(attorney.page.locator(`time[datetime="${monday}"]`)).toHaveText(
        new RegExp(`${hour.split(' ')[0] ?? ''} – .* P[DS]T$`),
      );

      await test.step('of two windows one cancels, and the other is told when it moves what is gone', async () => {
        const other = await sitting.context.newPage();
        const complaints = complaintsOf(other, /status of 422|ERR_FAILED/);
        await other.route(/\/changes(\?|$)/, (route) => route.abort());
        await other.goto(CALL);
        await other.getByRole('button', { name: 'Choose another time' }).click();
        await other
          .getByRole('group', { name: /Choose a time on/ })
          .getByRole('radio')
          .last()
          .check();
        await page.getByRole('button', { name: 'Cancel the appointment' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel the appointment' }).click();
        await expect(appointment.getByText('Canceled')).toBeVisible();
        await other.getByRole('button', { name: /^Move to / }).click();
        const gone = other.getByRole('article', { name: /Appointment with/ });
        await expect(gone.getByRole('alert')).toBeVisible();
        await expect(gone.getByText('Canceled', { exact: true })).toBeVisible();
        await expect(other.getByRole('group', { name: 'Choose a day' })).toBeVisible();
        await inspect(other, 'an appointment that another window canceled');
        expect(complaints).toEqual([]);
        await other.close();
      });
    });

    await test.step('the attorney cancels with a reason, with the keyboard alone', async () => {
      expect((await bookByCall(absent, monday)).status).toBe(201);
      const { page } = attorney;
      await page.reload();
      const opener = page.getByRole('button', { name: /^Cancel the call with/ }).last();
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      const popup = page.getByRole('dialog', { name: /^Cancel your call with/ });
      await tabTo(page, popup.getByRole('button', { name: 'Cancel the call' }));
      await page.keyboard.press('Enter');
      await expect(popup.getByText('Give a short reason')).toBeVisible();
      await inspect(page, 'canceling a call as its attorney');
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      await typeInto(page, popup.getByRole('textbox'), 'I am in court that morning.');
      await tabTo(page, popup.getByRole('button', { name: 'Cancel the call' }));
      await page.keyboard.press('Enter');
      await expect(popup).toBeHidden();
      await expect(page.locator(`time[datetime="${monday}"]`)).toHaveCount(0);
    });

    await test.step('a call is completed or marked as missed once it has begun', async () => {
      const [first = '', , second = ''] = (await slotsOf(client))
        .map(({ startAt }) => startAt)
        .filter((slot) => slot >= monday);
      expect((await bookByCall(client, first)).status).toBe(201);
      expect((await bookByCall(absent, second)).status).toBe(201);
      clockAhead = Date.parse(second) + 60_000 - Date.now();
      await product.setClockAhead(clockAhead);
      const later = await Person.arrive(browser, 'frances@demo.troth', at, 'attorney', {
        timeZone: PACIFIC,
        clockAhead,
      });
      const { page } = later;
      await later.signIn(DEMO_PASSWORD, '/attorney/appointments');
      const row = (slot: string) => page.getByRole('row').filter({ has: page.locator(`time[datetime="${slot}"]`) });
      const answer = async (button: string) => {
        await page.getByRole('dialog').getByRole('button', { name: button }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
      };
      await row(second)
        .getByRole('button', { name: /as missed$/ })
        .click();
      await answer('Missed');
      await page.getByRole('button', { name: 'Past' }).click();
      await expect(row(second).getByText('Missed')).toBeVisible();
      await row(first)
        .getByRole('button', { name: /^Complete the call with/ })
        .click();
      await answer('Complete');
      await expect(row(first).getByText('Completed')).toBeVisible();
      await inspect(page, 'calls that were');
    });

    await test.step('who missed the call books once more, and who had it is asked how it was', async () => {
      const missed = await Person.arrive(browser, absent.person.email, at, 'customer', { clockAhead });
      await missed.signIn(PASSWORD, CALL);
      await expect(missed.page.getByText('Missed')).toBeVisible();
      await expect(missed.page.getByRole('group', { name: 'Choose a day' })).toBeVisible();
      await inspect(missed.page, 'a call that was missed');
      const met = await Person.arrive(browser, client.person.email, at, 'customer', { clockAhead });
      await met.signIn(PASSWORD, '/');
      await expect(met.page.getByRole('heading', { name: /^How was your meeting/ })).toBeVisible();
    });
  } finally {
    await product.stop();
  }
});
