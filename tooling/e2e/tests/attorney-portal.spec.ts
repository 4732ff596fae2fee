import { expect, type Page } from '@playwright/test';
import { complaintsOf, inspect } from '../src/inspect';
import { chooseWithKeys, tabTo, typeInto } from '../src/keyboard';
import { DEMO_PASSWORD, Person } from '../src/person';
import { addresses } from '../src/product';
import { test } from '../src/test';

const { attorney: portal } = addresses;
const CLOSED = 'Your application has been declined or deactivated. Please contact support if you have any questions.';

const pathOf = (page: Page) => new URL(page.url()).pathname;

async function goTo(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
}

/** The menu's entries with whether they can be followed. Portals spec §2 "Attorney menu". */
const menuOf = async (page: Page) =>
  Object.fromEntries(
    await Promise.all(
      ['Dashboard', 'Clients', 'Payouts', 'Help', 'Account'].map(async (name) => {
        const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
        return [name, (await entry.getAttribute('aria-disabled')) !== 'true'] as const;
      }),
    ),
  );

/** Sends a picture in, as a photo or a paper: the file chooser itself is the system's. */
async function sendIn(page: Page, what: string, name: string) {
  const field = page.getByRole('group', { name: what });
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 360, height: 240 } });
  await field.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await expect(field.getByText(name)).toBeVisible();
}

/** Fills and sends the application with the keyboard alone. */
async function applyWithKeys(page: Page) {
  await typeInto(page, page.getByLabel('First name'), 'Siobhán');
  await typeInto(page, page.getByLabel('Last name'), 'O’Brien-Smith');
  await typeInto(page, page.getByRole('textbox', { name: 'Phone number' }), '2125550144');
  await typeInto(
    page,
    page.getByLabel('Your introduction'),
    'I explain every clause in plain words, and I begin with the one that worries you.',
  );
  await chooseWithKeys(page, page.getByRole('combobox', { name: 'Firm' }), 'Fenn & Marsh LLP');
  await chooseWithKeys(page, page.getByRole('combobox', { name: 'State' }), 'New York');
  await typeInto(page, page.getByLabel('Bar number'), 'NY-448812');
  await typeInto(page, page.getByRole('textbox', { name: 'Languages you work in' }), 'English');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Irish');
  await page.keyboard.press('Enter');
  await typeInto(page, page.getByLabel('Years of experience'), '11');
  await typeInto(page, page.getByLabel('Response time, in hours'), '24');
  await tabTo(page, page.getByRole('radio', { name: 'Yes' }));
  await page.keyboard.press('Space');
  await sendIn(page, 'Certificate of insurance', 'policy O’Brien-Smith.png');
  await tabTo(page, page.getByRole('button', { name: 'Send application' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Send your application?' });
  await tabTo(page, question.getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');
}

/** What the admin decides on the attorney's page. */
async function decide(page: Page, decision: string) {
  await page.getByRole('button', { name: decision, exact: true }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('textbox', { name: /^Reason/ }).fill('Checked with the bar');
  await question.getByRole('button', { name: decision, exact: true }).click();
  await page.getByRole('dialog', { name: 'Done' }).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('an attorney applies by keyboard, and reaches at each stage what the stage allows', async ({ browser }) => {
  const attorney = await Person.arrive(browser, `siobhan-${Date.now()}@example.com`, addresses, 'attorney');
  const { page } = attorney;
  const complaints = complaintsOf(page, /status of 404/);
  const admin = await Person.arrive(browser, 'admin@demo.troth', addresses, 'admin');

  await test.step('the form is missing: nothing else is open', async () => {
    await attorney.signUp('/attorney/form');
    await expect(page.getByRole('heading', { level: 1, name: 'Apply to work with couples' })).toBeVisible();
    for (const path of ['/', '/attorney/clients', '/attorney/account']) {
      await goTo(page, path);
      await page.waitForURL(`${portal}/attorney/form`);
    }
    expect(await menuOf(page)).toEqual({
      Dashboard: false,
      Clients: false,
      Payouts: false,
      Help: true,
      Account: false,
    });
    await inspect(page, 'empty application');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText(/fields need another look/)).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/required/i);
    await inspect(page, 'application with errors');
  });

  await test.step('it is filled and sent with the keyboard alone, and survives a reload on the way', async () => {
    await page.reload();
    await typeInto(page, page.getByLabel('Law school'), 'Northfield');
    await page.reload();
    await expect(page.getByText('Here’s what you typed before')).toBeVisible();
    await expect(page.getByLabel('Law school')).toHaveValue('Northfield');
    await applyWithKeys(page);
  });

  await test.step('under review: what was sent, read only', async () => {
    const heading = page.getByRole('heading', { level: 1, name: 'Your application is under review' });
    await expect(heading).toBeVisible();
    await expect(page.getByText('New York, bar number NY-448812')).toBeVisible();
    await expect(page.getByText('English, Irish')).toBeVisible();
    const paper = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download policy O’Brien-Smith.png' }).click();
    expect((await paper).suggestedFilename()).toBe('policy O’Brien-Smith.png');
    await inspect(page, 'application under review');
    await goTo(page, '/attorney/clients');
    await page.waitForURL(`${portal}/attorney/form`);
    await expect(heading).toBeVisible();
    expect(await menuOf(page)).toEqual({
      Dashboard: false,
      Clients: false,
      Payouts: false,
      Help: true,
      Account: false,
    });
  });

  await test.step('declined: the account alone, with the exact sentence', async () => {
    await admin.signIn(DEMO_PASSWORD, `/admin/attorneys/${await attorney.id()}`);
    await decide(admin.page, 'Decline');
    for (const path of ['/', '/attorney/form', '/attorney/clients']) {
      await goTo(page, path);
      await page.waitForURL(`${portal}/attorney/account`);
    }
    await expect(page.getByText(CLOSED)).toBeVisible();
    expect(await menuOf(page)).toEqual({
      Dashboard: false,
      Clients: false,
      Payouts: false,
      Help: true,
      Account: false,
    });
    await inspect(page, 'account of a declined attorney');
  });

  await test.step('approved after another look: the dashboard and the clients', async () => {
    await decide(admin.page, 'Reopen');
    await decide(admin.page, 'Approve');
    await goTo(page, '/');
    await expect(page.getByRole('heading', { level: 1, name: 'You’re approved' })).toBeVisible();
    await expect(page.getByRole('banner').getByText('Siobhán O’Brien-Smith').first()).toBeVisible();
    expect(await menuOf(page)).toEqual({ Dashboard: true, Clients: true, Payouts: true, Help: true, Account: true });
    await inspect(page, 'dashboard without clients');
    await goTo(page, '/attorney/clients');
    await expect(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible();
    await goTo(page, '/attorney/form');
    await page.waitForURL(`${portal}/`);
  });

  await test.step('the profile is changed in its place, and the photo stands in the bar', async () => {
    await goTo(page, '/attorney/account');
    await inspect(page, 'account of an approved attorney');
    await page.getByRole('button', { name: 'Change: Your introduction' }).press('Enter');
    await sendIn(page, 'Your photo', 'siobhan.png');
    await inspect(page, 'introduction being changed');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Change: Your introduction' })).toBeFocused();
    await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^blob:/);
    await page.getByRole('button', { name: 'Change: Your practice' }).press('Enter');
    await typeInto(page, page.getByLabel('Law school'), 'Northfield College of Law');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Northfield College of Law')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Northfield College of Law')).toBeVisible();
    await expect(page.getByRole('banner').locator('img')).toBeVisible();
  });

  await test.step('deactivated: at the next page', async () => {
    await decide(admin.page, 'Deactivate');
    await goTo(page, '/attorney/clients');
    await page.waitForURL(`${portal}/attorney/account`);
    await expect(page.getByText(CLOSED)).toBeVisible();
  });

  expect(complaints).toEqual([]);
  await admin.context.close();
  await attorney.context.close();
});

test('an approved attorney has clients, and leaves by the attorneys’ door', async ({ browser }) => {
  const frances = await Person.arrive(browser, 'frances@demo.troth', addresses, 'attorney');
  const { page } = frances;
  const complaints = complaintsOf(page);
  await frances.signIn(DEMO_PASSWORD);
  await inspect(page, 'attorney dashboard');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients' }).click();
  await page.waitForURL(`${portal}/attorney/clients`);
  const client = page.getByRole('table').getByRole('link', { name: /^Casey/ });
  await expect(client).toBeVisible();
  await inspect(page, 'clients');
  await client.click();
  await page.waitForURL(/\/attorney\/clients\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: /Casey/ })).toBeVisible();
  await inspect(page, 'client');
  await page.getByRole('link', { name: 'Document', exact: true }).click();
  await page
    .getByRole('button', { name: /^Download Version/ })
    .first()
    .click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^Casey .+ - Devon .+\.pdf$/);

  for (const [old, place] of [
    ['/attorney_editor/77', '/attorney/clients'],
    ['/attorney_clients', '/attorney/clients'],
    ['/attorney_profile', '/attorney/account'],
    ['/no-such-page', '/'],
  ] as const) {
    await goTo(page, old);
    expect(pathOf(page), old).toBe(place);
  }
  for (const path of ['/attorney/payouts', '/attorney/account', '/attorney/help']) {
    await goTo(page, path);
    await inspect(page, `attorney at ${path}`);
  }

  await test.step('the firm’s lead sets up the payouts by keyboard, at a link that works once', async () => {
    await goTo(page, '/attorney/account');
    await page.getByRole('button', { name: 'Set up payouts' }).press('Enter');
    await page.waitForURL('**/sandbox/connect/onboarding/**');
    const used = page.url();
    await inspect(page, 'onboarding of a firm');
    await page.getByRole('button', { name: 'Leave it unfinished' }).press('Enter');
    await expect(page.getByText('Not finished')).toBeVisible();
    await page.goto(used);
    await page.waitForURL((url) => url.href !== used && url.pathname.startsWith('/sandbox/connect/onboarding/'));
    await page.getByRole('button', { name: 'Finish', exact: true }).press('Enter');
    await expect(page.getByText('Your firm can be paid.')).toBeVisible();
  });
  expect(complaints).toEqual([]);
  await goTo(page, '/attorney/clients/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this client' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure you want to log out?' })
    .getByRole('button', { name: 'Log out' })
    .click();
  await page.waitForURL(`${portal}/login?attorney=true`);
  await frances.context.close();
});
