import { expect, type Page } from '@playwright/test';
import { aCouple, payForThePrenup } from '../src/background';
import { complaintsOf, inspect } from '../src/inspect';
import { test } from '../src/test';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const ledger = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const form = (page: Page) => page.getByRole('dialog');

test('a partner discloses, and the other sees it without reloading', async ({ browser }) => {
  const { a, b } = await aCouple(browser, 'disclosure');
  await payForThePrenup(a);
  const complaints = complaintsOf(a.page);
  for (const person of [a, b]) await person.open('/financial-disclosure');
  const accounts = ledger(a.page, 'Accounts and assets');

  await test.step('an entry is begun, survives a reload, and is added once it is whole', async () => {
    await a.page.getByRole('button', { name: 'Add to Accounts and assets' }).click();
    await form(a.page).getByLabel('Institution').fill('Nguyễn & O’Brien-Smith Bank');
    await a.page.reload();
    await expect(form(a.page).getByLabel('Institution')).toHaveValue('Nguyễn & O’Brien-Smith Bank');
    await form(a.page).getByLabel('Last four of the account number').fill('1234564417');
    await expect(form(a.page).getByText('Enter only the last four characters. You typed 10.')).toBeVisible();
    await form(a.page).getByLabel('Last four of the account number').fill('4417');
    await form(a.page).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form(a.page).getByText('This field is required').first()).toBeVisible();
    await inspect(a.page, 'a new entry with errors');
    await form(a.page)
      .getByRole('combobox', { name: /Type of account/ })
      .click();
    await form(a.page).getByRole('option', { name: 'Savings', exact: true }).click();
    await form(a.page)
      .getByLabel(/^Value today/)
      .fill('24,000');
    // Twice in impatience: one entry, and nobody is led back off the page.
    await form(a.page).getByRole('button', { name: 'Add', exact: true }).dblclick();
    await expect(form(a.page)).toBeHidden();
    await expect(accounts.getByText('$24,000.00').first()).toBeVisible();
    await expect(ledger(b.page, 'Accounts and assets').getByText('$24,000.00').first()).toBeVisible();
  });

  await test.step('what is typed in it later saves itself, shares complete each other', async () => {
    await accounts.getByRole('button', { name: 'Savings', exact: true }).click();
    await form(a.page)
      .getByRole('checkbox', { name: /^We own this together/ })
      .check();
    await form(a.page)
      .getByLabel(/^Ada’s share/)
      .fill('60');
    await expect(form(a.page).getByLabel(/^Bea’s share/)).toHaveValue('40');
    await expect(form(a.page).getByText('Saved', { exact: true })).toBeVisible();
    await expect(b.page.getByText('60% Ada, 40% Bea').first()).toBeVisible();
  });

  await test.step('a statement goes with it, and what is none is refused before it is sent', async () => {
    await form(a.page)
      .locator('input[type=file]')
      .setInputFiles([
        { name: 'statement.png', mimeType: 'image/png', buffer: PNG },
        { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
      ]);
    await expect(form(a.page).getByText(/^setup\.exe:/)).toBeVisible();
    await expect(form(a.page).getByRole('button', { name: 'Download statement.png' })).toBeVisible();
    await inspect(a.page, 'an entry with a file');
    await form(a.page).getByRole('button', { name: 'Done' }).click();
    await expect(form(a.page)).toBeHidden();
  });

  await test.step('the partner reads it, with its file, and changes nothing', async () => {
    await ledger(b.page, 'Accounts and assets').getByRole('button', { name: 'Savings', exact: true }).click();
    await expect(form(b.page).getByText('Listed by Ada')).toBeVisible();
    await expect(form(b.page).getByRole('button', { name: 'Download statement.png' })).toBeVisible();
    await expect(form(b.page).getByRole('textbox')).toHaveCount(0);
    await b.page.keyboard.press('Escape');
    await expect(form(b.page)).toBeHidden();
  });

  await test.step('it is deleted, and brought back as it was', async () => {
    await accounts.getByRole('button', { name: 'Actions for Savings' }).click();
    await a.page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(a.page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expect(accounts.getByRole('button', { name: 'Savings', exact: true })).toHaveCount(0);
    await a.page.keyboard.press('Enter');
    await expect(accounts.getByRole('button', { name: 'Savings', exact: true })).toBeVisible();
    await expect(accounts.getByText('60% Ada, 40% Bea')).toBeVisible();
    await expect(accounts).toBeFocused();
  });

  await inspect(a.page, 'the disclosure');
  expect(complaints).toEqual([]);
  await Promise.all([a.context.close(), b.context.close()]);
});
