import { expect, type Page, type Route } from '@playwright/test';
import { complaintsOf, inspect } from '../src/inspect';
import { DEMO_PASSWORD, PASSWORD, Person } from '../src/person';
import { addresses, addressesFrom, firstPortOf, startProduct } from '../src/product';
import { test } from '../src/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const noticeOn = (page: Page) => page.getByRole('status').filter({ hasText: 'nothing you typed is lost' });

/** Refuses the first of these posts in the API's words. */
async function refuseOnce(
  { page }: Person,
  path: RegExp,
  answer: { readonly status: number; readonly code: string; readonly headers?: Record<string, string> },
): Promise<void> {
  let refusals = 0;
  const refuse = (route: Route) => {
    if (route.request().method() !== 'POST' || refusals > 0) return route.continue();
    refusals += 1;
    return route.fulfill({
      status: answer.status,
      contentType: 'application/problem+json',
      ...(answer.headers !== undefined && { headers: answer.headers }),
      body: JSON.stringify({ status: answer.status, code: answer.code, title: answer.code, error: answer.code }),
    });
  };
  await page.route(path, refuse);
}

/** Long enough to be looked at, and still for the page to wait out. */
const SLOW_DOWN = { status: 429, code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': '15' } };

test('a person sees where they are signed in, in their own time zone, and ends the session elsewhere (ASVS 7.5.2)', async ({
  browser,
}) => {
  const timeZone = 'Pacific/Honolulu';
  const there = await Person.withAccount(browser, `two-browsers-${Date.now()}@example.com`);
  const here = await Person.arrive(browser, there.email, addresses, 'customer', { timeZone });
  const { page } = here;
  await there.open('/profile');
  const prepare = there.page.getByRole('button', { name: 'Prepare my data' });
  await expect(prepare).toBeVisible();
  await here.signIn(PASSWORD, '/profile');

  await test.step('both are listed, with times of this time zone', async () => {
    await page.getByRole('button', { name: 'Manage', exact: true }).click();
    await expect(heading(page, 'Sign-in and devices')).toBeVisible();
    await inspect(page, 'sign-in and devices');
    await page.getByRole('link', { name: 'Where you’re signed in' }).click();
    await expect(heading(page, 'Where you’re signed in')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText('This browser, active now')).toHaveCount(1);
    // This browser's sign-in; the other's sign-in and its last click.
    await expect(page.locator('time')).toHaveCount(3);
    const shown = new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'short',
    });
    for (const time of await page.locator('time').all()) {
      const at = new Date((await time.getAttribute('datetime')) ?? '');
      await expect(time).toHaveText(shown.format(at));
      await expect(time).toHaveText(/HST$/);
    }
    await inspect(page, 'where one is signed in');
  });

  await test.step('the other is ended, and signed out at its next click', async () => {
    await page.getByRole('button', { name: /^Log out (?!everywhere)/ }).click();
    await expect(page.getByText('Logged out.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
    const ended = there.page.getByRole('dialog', { name: 'Your session ended. Sign in again' });
    // A renewal of its token may have found out already.
    await expect(async () => {
      if (!(await ended.isVisible())) await prepare.click({ timeout: 2_000 });
      await expect(ended).toBeVisible({ timeout: 5_000 });
    }).toPass();
  });

  await test.step('this browser stays signed in', async () => {
    await page.getByRole('link', { name: 'Back to sign-in and devices' }).click();
    await page
      .getByRole('button', { name: 'Not now' })
      .or(page.getByRole('button', { name: 'Done' }))
      .click();
    await expect(heading(page, 'Account')).toBeVisible();
  });
});

test('what wants a fresh sign-in asks for it in a window, and goes on without a click (ASVS 7.5.1)', async ({
  browser,
}) => {
  const person = await Person.withAccount(browser, `fresh-${Date.now()}@example.com`);
  const { page } = person;
  await person.open('/profile');
  await refuseOnce(person, /\/personal-archive$/, { status: 403, code: 'REAUTHENTICATION_REQUIRED' });
  await page.getByRole('button', { name: 'Prepare my data' }).click();
  const question = page.getByRole('dialog', { name: 'Sign in again to continue' });
  await expect(question).toBeVisible();
  await inspect(page, 'the question for a fresh sign-in');
  const opened = page.waitForEvent('popup');
  await question.getByRole('button', { name: 'Sign in again' }).click();
  const window = await opened;
  const closed = window.waitForEvent('close');
  await person.fillSignIn(window, PASSWORD);
  await closed;
  await expect(question).toBeHidden();
  // An archive is created by a job.
  await expect(page.getByText('Your archive is ready.')).toBeVisible({ timeout: 60_000 });
});

test('the limit’s notice on an attorney’s screen: nothing typed is lost, and the note is saved without a click', async ({
  browser,
}) => {
  const attorney = await Person.arrive(browser, 'frances@demo.troth', addresses, 'attorney');
  const { page } = attorney;
  const complaints = complaintsOf(page, /429/);
  await attorney.signIn(DEMO_PASSWORD, '/attorney/clients');
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Casey/ })
    .click();
  await page.getByRole('link', { name: 'Internal notes', exact: true }).click();
  await refuseOnce(attorney, /\/internal-notes$/, SLOW_DOWN);
  const text = `Call about the schedule, ${Date.now()}`;
  const note = page.getByLabel('New note');
  await note.fill(text);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(noticeOn(page)).toBeVisible();
  await expect(note).toHaveValue(text);
  await inspect(page, 'the notice of a wait on a client');
  await expect(noticeOn(page)).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the limit’s notice on an admin’s screen: the reason stays, and the sessions end without a click', async ({
  browser,
}) => {
  const user = await Person.withAccount(browser, `logged-out-${Date.now()}@example.com`);
  const admin = await Person.arrive(browser, 'admin@demo.troth', addresses, 'admin');
  const { page } = admin;
  const complaints = complaintsOf(page, /429/);
  await admin.signIn(DEMO_PASSWORD, `/admin/users/${await user.id()}`);
  await refuseOnce(admin, /\/end-sessions$/, SLOW_DOWN);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  const question = page.getByRole('dialog', { name: /^Log .* out everywhere\?$/ });
  const reason = question.getByRole('textbox', { name: 'Reason' });
  await reason.fill('Asked for by phone');
  await question.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(noticeOn(page)).toBeVisible();
  await expect(reason).toHaveValue('Asked for by phone');
  await inspect(page, 'the notice of a wait on a user');
  await expect(page.getByRole('dialog').getByText(`${user.email} is logged out everywhere.`)).toBeVisible();
  await expect(noticeOn(page)).toBeHidden();
  expect((await user.call('GET', '/users/me')).status).toBe(401);
  expect(complaints).toEqual([]);
});

test('too many wrong passwords: the sign-in page says how long to wait, and keeps the address (ASVS 6.3.1)', async ({
  browser,
}) => {
  const firstPort = firstPortOf('guesses');
  const product = await startProduct({ firstPort, expectedRefusals: /^429 POST .*\/sign-in$/ });
  try {
    const at = addressesFrom(firstPort);
    const person = await Person.withAccount(browser, `guessed-${Date.now()}@example.com`, at);
    const guesser = await Person.arrive(browser, person.email, at);
    const { page } = guesser;
    await page.goto('/profile');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    const guess = async () => {
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      const loaded = page.waitForEvent('load');
      await guesser.fillSignIn(page, 'not the password');
      await loaded;
      return (await answered).status();
    };
    // Ten guesses are allowed (`signInByAccountAndAddress`); the first one after them is not judged at all.
    await expect.poll(guess, { message: 'a guess is refused', intervals: [0], timeout: 60_000 }).toBe(429);
    await expect(page.getByText(/^Too many attempts\. Wait (a minute|\d+ minutes), then try again\.$/)).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
    await inspect(page, 'a sign-in after too many attempts');
    expect((await person.call('GET', '/users/me')).status, 'the person stays signed in').toBe(200);
  } finally {
    await product.stop();
  }
});
