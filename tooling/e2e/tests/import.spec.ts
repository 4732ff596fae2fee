import { fileURLToPath } from 'node:url';
import { type Browser, expect } from '@playwright/test';
import { aPersonAtTheFirstSection, payForThePrenup } from '../src/background';
import { complaintsOf, inspect } from '../src/inspect';
import { chooseWithKeys, interceptFileWindows, typeInto } from '../src/keyboard';
import { Keyboard } from '../src/keyboard-walk';
import { test } from '../src/test';

const dialect = (name: string) =>
  fileURLToPath(
    new URL(`../../../apps/customer/src/features/disclosure/import/testing/dialects/${name}`, import.meta.url),
  );

interface Listed {
  readonly institution?: string;
  readonly accountNumber?: string;
  readonly creditor?: string;
  readonly valueInCents?: number;
  readonly amountDueInCents?: number;
  readonly valuationDate: string;
}

/** Somebody who may disclose, at the screen for it, with what the API lists of them. */
async function somebodyDisclosing(browser: Browser, name: string) {
  const person = await aPersonAtTheFirstSection(browser, name, { state: 'TX' });
  await payForThePrenup(person);
  const [document] = await person.get<{ id: string }[]>(`/users/${await person.id()}/documents`);
  const listed = async (kind: string) =>
    person.get<Listed[]>(`/users/${await person.id()}/documents/${document?.id}/${kind}`);
  const { page } = person;
  await page.goto('/financial-disclosure');
  return {
    page,
    popup: page.getByRole('dialog'),
    opener: page.getByRole('button', { name: 'Import from a bank' }),
    listed,
  };
}

test('balances come out of a bank’s files, and nothing else does', async ({ browser }) => {
  const { page, popup, opener, listed } = await somebodyDisclosing(browser, 'import');
  const complaints = complaintsOf(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.postData() ?? '');
  });

  await opener.click();
  await expect(popup.getByText('Drop a file here')).toBeVisible();

  await test.step('an OFX file of three accounts', async () => {
    await popup.locator('input[type=file]').setInputFiles(dialect('three-accounts-160.ofx'));
    await expect(popup.getByText('3 accounts in this file')).toBeVisible();
    await inspect(page, 'import: review');
    expect(await listed('assets')).toEqual([]);
    await popup.getByLabel(/^Year you took it on/).fill('2021');
    await popup.getByRole('button', { name: 'Save 3 accounts' }).click();
    await expect(popup.getByText('3 accounts imported')).toBeVisible();
    const accounts = (await listed('assets')).map((entry) => [entry.accountNumber, entry.valueInCents]);
    expect(accounts.sort()).toEqual([
      ['1882', 125_050],
      ['1889', 2_075_000],
    ]);
    expect(await listed('debts')).toMatchObject([{ amountDueInCents: 106_115, valuationDate: '2026-03-30' }]);
  });

  await test.step('a CSV file whose dates can be read in two ways, and whose reading is remembered', async () => {
    await popup.getByRole('button', { name: 'Import another file' }).click();
    await popup.locator('input[type=file]').setInputFiles(dialect('uk-current.csv'));
    await inspect(page, 'import: columns');
    await popup.getByRole('button', { name: 'March 5, 2026' }).click();
    await popup.getByLabel(/^Which bank or broker/).fill('Thames Bank');
    await popup.getByRole('button', { name: 'Review the accounts' }).click();
    await popup.getByRole('combobox', { name: /^Type/ }).click();
    await popup.getByRole('option', { name: 'Checking' }).click();
    await popup.getByRole('button', { name: 'Save one account' }).click();
    await expect(popup.getByText('One account imported')).toBeVisible();
    expect((await listed('debts')).map(({ creditor }) => creditor)).toContain('Thames Bank');
    await popup.getByRole('button', { name: 'Import another file' }).click();
    await popup.locator('input[type=file]').setInputFiles(dialect('uk-current.csv'));
    await expect(popup.getByText('1 account found')).toBeVisible();
  });

  expect(sent.join('\n')).not.toMatch(/4500123412347788|30-1188|70334455|Librairie|BOOKSHOP|61\.15/);
  expect(complaints).toEqual([]);
});

test('an account is listed once, whatever becomes of the answers and however often its button is pressed', async ({
  browser,
}) => {
  const { page, popup, opener, listed } = await somebodyDisclosing(browser, 'import-once');
  const complaints = complaintsOf(page, /net::ERR_/);
  const keys: (string | undefined)[] = [];
  await page.route('**/documents/*/assets', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    // The first is stored, and the browser does not hear of it; the second never arrives.
    if (keys.length === 1) await route.fetch();
    return keys.length <= 2 ? route.abort('connectionreset') : route.continue();
  });

  await opener.click();
  await popup.locator('input[type=file]').setInputFiles(dialect('checking-102.ofx'));
  await popup.getByRole('button', { name: 'Save one account' }).dblclick();
  await expect(popup.getByText('May be saved')).toBeVisible();
  await inspect(page, 'import: an answer was lost');
  await popup.getByRole('button', { name: 'Save again' }).dblclick();
  await expect.poll(() => keys.length).toBe(2);
  await expect(popup.getByRole('alert')).toBeVisible();
  await popup.getByRole('button', { name: 'Save again' }).dblclick();
  await expect(popup.getByText('One account imported')).toBeVisible();
  expect((await listed('assets')).map(({ accountNumber }) => accountNumber)).toEqual(['3645']);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);

  await test.step('the same file again is the same account', async () => {
    await popup.getByRole('button', { name: 'Import another file' }).click();
    await popup.locator('input[type=file]').setInputFiles(dialect('checking-102.ofx'));
    await expect(popup.getByText('You have this entry')).toBeVisible();
    await inspect(page, 'import: review of what is listed');
    await popup.getByRole('button', { name: 'Save one account' }).click();
    await expect(popup.getByText('1 entry updated')).toBeVisible();
    expect(await listed('assets')).toHaveLength(1);
  });
  expect(complaints).toEqual([]);
});

test('an import with the keyboard alone: the focus goes into the popup, stays there, and returns', async ({
  browser,
}) => {
  const { page, popup, opener, listed } = await somebodyDisclosing(browser, 'import-keys');
  const keyboard = new Keyboard(page);
  interceptFileWindows(page);
  const focusIsInside = () => popup.evaluate((element) => element.contains(document.activeElement));
  const focused = page.locator(':focus');
  const chooseFile = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
    await keyboard.goTo('button', 'Choose a file');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
    await chooser.setFiles(file);
  };

  await test.step('the popup opens, holds the focus, and gives it back on Escape', async () => {
    await expect(opener).toBeVisible();
    await keyboard.goTo('button', 'Import from a bank');
    await page.keyboard.press('Enter');
    await expect(popup).toBeVisible();
    await expect.poll(focusIsInside).toBe(true);
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await keyboard.press(key);
      expect(await focusIsInside(), `the focus is in the popup after ${key}`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('a file that cannot be read is said at once, and the focus is where it was', async () => {
    await page.keyboard.press('Enter');
    await expect(popup).toBeVisible();
    await inspect(page, 'import: file');
    await chooseFile({ name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(popup.getByRole('alert')).toContainText('This is a PDF.');
    await expect(focused).toHaveText('Choose a file');
    await inspect(page, 'import: a file that cannot be read');
  });

  await test.step('the columns', async () => {
    await chooseFile(dialect('uk-current.csv'));
    await expect(focused).toHaveText('What is in uk-current.csv');
    await keyboard.goTo('button', 'March 5, 2026');
    await keyboard.press('Enter');
    await expect(popup.getByText('1 account found')).toBeVisible();
    await typeInto(page, popup.getByLabel(/^Which bank or broker/), 'Thames Bank');
    await inspect(page, 'import: columns that are known');
    await keyboard.goTo('button', 'Review the accounts');
    await page.keyboard.press('Enter');
    await expect(focused).toHaveText('One account in this file');
  });

  await test.step('what is missing is said, and the focus goes to it', async () => {
    await keyboard.goTo('button', 'Save one account');
    await page.keyboard.press('Enter');
    const type = popup.getByRole('combobox', { name: /^Type/ });
    await expect(type).toBeFocused();
    await expect(popup.getByRole('alert').filter({ hasText: 'One account needs your answer first' })).toBeVisible();
    await inspect(page, 'import: review with errors');
    await chooseWithKeys(page, type, 'Checking');
    await keyboard.goTo('button', 'Save one account');
    await page.keyboard.press('Enter');
    await expect(focused).toHaveText('One account imported');
    await inspect(page, 'import: done');
    expect(await listed('debts')).toHaveLength(1);
  });

  await keyboard.goTo('button', 'Back to your disclosure');
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
  await expect(opener).toBeFocused();
  expect(keyboard.complaints).toEqual([]);
});
