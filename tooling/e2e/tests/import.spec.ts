import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { aPersonAtTheFirstSection, payForThePrenup } from '../src/background';
import { complaintsOf, inspect } from '../src/inspect';

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

test('balances come out of a bank’s files, and nothing else does', async ({ browser }) => {
  const person = await aPersonAtTheFirstSection(browser, 'import', { state: 'TX' });
  await payForThePrenup(person);
  const { page } = person;
  const complaints = complaintsOf(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.postData() ?? '');
  });
  const [document] = await person.get<{ id: string }[]>(`/users/${await person.id()}/documents`);
  const listed = async (kind: string) =>
    person.get<Listed[]>(`/users/${await person.id()}/documents/${document?.id}/${kind}`);

  await page.goto('/financial-disclosure');
  await page.getByRole('button', { name: 'Import from a bank' }).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByText('Drop a file here')).toBeVisible();

  await test.step('an OFX file of three accounts', async () => {
    await popup.locator('input[type=file]').setInputFiles(dialect('three-accounts-160.ofx'));
    await expect(popup.getByText('3 accounts in this file')).toBeVisible();
    await inspect(page, 'import: review');
    expect(await listed('assets')).toEqual([]);
    await popup.getByLabel(/^Since which year/).fill('2021');
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
    await popup.getByRole('button', { name: 'Review what was found' }).click();
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
