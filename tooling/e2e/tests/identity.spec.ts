import { expect } from '@playwright/test';
import { aPersonAtTheFirstSection } from '../src/background';
import { invite } from '../src/by-hand';
import { fromMail } from '../src/inbox';
import { complaintsOf, inspect } from '../src/inspect';
import { PASSWORD, Person } from '../src/person';
import { addresses } from '../src/product';
import { test } from '../src/test';

const { api, customer } = addresses;

test('signing up: each field is labelled, each mistake is named at its field, and the mailed code confirms', async ({
  browser,
}) => {
  const person = await Person.arrive(browser, `newcomer-${Date.now()}@example.com`);
  const { page, context, email } = person;
  // A refused form answers 422, a person without an account 404; the browser says both in its console.
  const complaints = complaintsOf(page, /status of (422|404)/);
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await inspect(page, 'signup of the portal');
  await page.getByRole('button', { name: 'Create an account' }).click();

  const mail = page.getByRole('textbox', { name: 'E-mail' });
  const password = page.getByLabel('Password', { exact: true });
  const terms = page.getByRole('checkbox', { name: /I agree to the Terms/ });
  const create = page.getByRole('button', { name: 'Create account' });
  await expect(mail).toBeFocused();
  await inspect(page, 'sign-up form');

  await create.click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(mail).toHaveAccessibleDescription(/Enter your e-mail address\./);
  await expect(mail).toHaveAttribute('aria-invalid', 'true');
  await expect(mail).toBeFocused();
  await expect(page.getByText('Check the box to agree to the Terms.')).toBeVisible();
  await inspect(page, 'sign-up form with errors');

  await mail.fill('somebody');
  await password.fill('short');
  await create.click();
  await expect(mail).toHaveAccessibleDescription(/Enter an e-mail address like name@example\.com\./);
  await expect(mail).toHaveValue('somebody');
  await expect(password).toHaveAccessibleDescription(/Use at least \d+ characters\./);

  await mail.fill(email);
  await password.fill('password1234');
  await terms.check();
  await create.click();
  await expect(password).toHaveAccessibleDescription(/This password is easy to guess/);
  await expect(mail).toHaveValue(email);
  await expect(terms).toBeChecked();

  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await create.click();

  const code = page.getByRole('textbox', { name: 'Six-digit code' });
  await expect(code).toBeFocused();
  await inspect(page, 'code form');
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(code).toHaveAccessibleDescription(/Enter the six digits from the message\./);
  const sent = await fromMail(context.request, api, { to: email, pattern: /\b(\d{6})\b/ });
  await code.fill(sent === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(code).toHaveAccessibleDescription(/This code isn’t right/);
  await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await page.waitForURL(`${customer}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await person.get<{ email: string }>('/users/me')).email).toBe(email);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the link of the mail confirms too, and an address that is taken is told only to its owner', async ({
  browser,
}) => {
  const email = `by-link-${Date.now()}@example.com`;
  const first = await Person.arrive(browser, email);
  const fillSignUp = async ({ page }: Person) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
    return (await page.getByRole('main').textContent())?.replaceAll(/\s+/g, ' ');
  };
  const told = await fillSignUp(first);
  const link = await fromMail(first.context.request, api, {
    to: email,
    pattern: /(https?:\/\/[\w.:/-]+\/confirm\?token=[\w.~-]+)/,
  });
  await first.page.goto(link);
  await first.page.waitForURL(`${customer}/`);
  await first.context.close();

  const second = await Person.arrive(browser, email);
  expect(await fillSignUp(second)).toBe(told);
  await fromMail(second.context.request, api, { to: email, pattern: /(You already have an account)/ });
  await second.context.close();
});

test('a wrong password says nothing about the account, and a forgotten one is chosen anew by mail', async ({
  browser,
}) => {
  const person = await Person.arrive(browser, `forgetful-${Date.now()}@example.com`);
  const { page, context, email } = person;
  await person.signUp('/');
  const refusal = 'The e-mail address or password isn’t right. Check both, or reset your password.';

  const elsewhere = await browser.newContext({ baseURL: customer });
  const other = await elsewhere.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(other.getByLabel('E-mail')).toBeFocused();
  await inspect(other, 'sign-in form');
  for (const [who, password] of [
    [email, 'three related words'],
    ['nobody-at-all@example.com', PASSWORD],
  ] as const) {
    await other.getByLabel('E-mail').fill(who);
    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(other.getByText(refusal)).toBeVisible();
    await expect(other.getByLabel('E-mail')).toHaveValue(who);
    await expect(other.getByLabel('Password', { exact: true })).toHaveValue('');
  }
  await inspect(other, 'sign-in form with errors');

  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  await inspect(other, 'forgotten password');
  await other.getByRole('button', { name: 'Send the link' }).click();
  await expect(other.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter your e-mail address\./);
  await other.getByLabel('E-mail').fill(email);
  await other.getByRole('button', { name: 'Send the link' }).click();
  await expect(other.getByText(`If ${email} has an account`)).toBeVisible();
  await inspect(other, 'reset mail sent');
  const link = await fromMail(elsewhere.request, api, {
    to: email,
    pattern: /(https?:\/\/[\w.:/-]+\/reset\?token=[\w.~-]+)/,
  });
  await other.goto(link);
  const newPassword = 'quite another secret';
  await other.getByLabel('New password').fill('short');
  await other.getByRole('button', { name: 'Save new password' }).click();
  await expect(other.getByLabel('New password')).toHaveAccessibleDescription(/Use at least \d+ characters\./);
  await inspect(other, 'new password');
  await other.getByLabel('New password').fill(newPassword);
  await other.getByRole('button', { name: 'Save new password' }).click();
  await expect(other.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
  await inspect(other, 'new password set');
  await fromMail(elsewhere.request, api, { to: email, pattern: /(Your password was changed)/ });

  // The link works once, the old password no more, and the other device is signed out.
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.goto('/profile');
  await person.fillSignIn(page, PASSWORD);
  await expect(page.getByText(refusal)).toBeVisible();
  await person.fillSignIn(page, newPassword);
  await page.waitForURL(`${customer}/profile`);
  await elsewhere.close();
  await context.close();
});

test('Back, after joining by an invitation, never ends at a page that is over', async ({ browser }) => {
  const a = await aPersonAtTheFirstSection(browser, 'back-a');
  const b = await Person.arrive(browser, `back-b-${Date.now()}@example.com`);
  await invite(a, b, { first: 'Ada', last: 'Vale' }, addresses);
  const heading = b.page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  for (let back = 0; back < 3; back += 1) {
    await b.page.goBack();
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveText('This page has expired');
  }
  await a.context.close();
  await b.context.close();
});
