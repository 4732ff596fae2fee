import { expect, type Page } from '@playwright/test';
import { inspect } from '../src/inspect';
import { Keyboard } from '../src/keyboard-walk';
import { DEMO_PASSWORD, Person } from '../src/person';
import { addresses } from '../src/product';
import { test } from '../src/test';

/** More stops than a screen of the demo has. */
const MOST_STOPS = 200;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Marks what the Tab key should reach in the screen's own part; of radios of one name it reaches one. */
const markControls = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const controls = main.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    let count = 0;
    for (const control of controls) {
      const isOut = control.matches(':disabled, [tabindex="-1"], input[type="radio"]:not(:checked), [inert] *');
      if (isOut || !control.checkVisibility({ visibilityProperty: true })) continue;
      control.dataset['walk'] = String(count);
      count += 1;
    }
    return count;
  });
const markOfFocus = (page: Page) =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.dataset['walk'] : undefined,
  );

/** Walks a screen from its beginning to its end: each control once, in the order in which they stand there. */
async function walk(page: Page, keyboard: Keyboard): Promise<void> {
  const count = await markControls(page);
  expect(count, 'the screen has controls').toBeGreaterThan(0);
  // From the top of the page: what the navigation put the focus on lies further down.
  await page.locator('a[href], button').first().focus();
  const met: number[] = [];
  for (let stops = 0; stops < MOST_STOPS && met.length < count; stops += 1) {
    await keyboard.press('Tab');
    const mark = await markOfFocus(page);
    if (mark !== undefined) met.push(Number(mark));
  }
  expect(met, new URL(page.url()).pathname).toEqual(Array.from({ length: count }, (_, index) => index));
}

for (const [email, client] of [
  ['frances@demo.troth', /^Casey/],
  ['gray@demo.troth', /^Devon/],
] as const) {
  test(`${email}: the dashboard, the clients and each part of a client with the keyboard alone`, async ({
    browser,
  }) => {
    const attorney = await Person.arrive(browser, email, addresses, 'attorney');
    const { page } = attorney;
    const keyboard = new Keyboard(page);
    await attorney.signIn(DEMO_PASSWORD);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await attorney.open('/');
      await expect(page.getByRole('heading', { name: 'Next seven days' })).toBeVisible();
      await walk(page, keyboard);
      await attorney.open('/attorney/clients');
      await expect(page.getByRole('table').getByRole('link', { name: client }).first()).toBeVisible();
      await walk(page, keyboard);
      await page.getByRole('table').getByRole('link', { name: client }).first().focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/attorney\/clients\/[0-9a-f-]{36}$/);
      await expect(page.getByRole('heading', { level: 1, name: client })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Internal notes' })).toBeVisible();
      await walk(page, keyboard);
      const overview = page.url();
      for (const part of ['answers', 'disclosure', 'notes']) {
        await attorney.open(`${overview}?view=${part}`);
        await expect(page.getByRole('main').locator('[class*="troth-skeleton"]')).toHaveCount(0);
        await walk(page, keyboard);
        if (size.width === 1440) await inspect(page, `${part} of a client of ${email}`);
      }
    }
    expect(keyboard.complaints).toEqual([]);
    await attorney.context.close();
  });
}
