import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { tabTo } from './keyboard';
import { expect } from './patience';
import type { Person } from './person';

/** Pays what is in the cart with the sandbox's card. */
export async function payOnPages(page: Page): Promise<void> {
  // The address is there before its screen, and the screen before this one may have a button that begins with "Pay $", too.
  await page.getByRole('button', { name: /^Pay \$[\d,.]+$/ }).dblclick();
  await page.waitForURL('**/sandbox/checkout/**');
  await page.getByText('Card ending in 4242').click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/payment\/success/);
  await expect(page.getByText(/^Thank you\. We received your payment of /)).toBeVisible();
}

/** At the sandbox notary: one button of a page, and the next page is there. */
export async function press(page: Page, button: string | RegExp, next: string | RegExp): Promise<void> {
  // The next page may have the heading and the button of this one.
  const answered = page.waitForEvent('framenavigated');
  await page.getByRole('button', { name: button }).click();
  await answered;
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
}

/** The same with the keyboard alone, on a page without script: the button shows that the focus is on it. */
export async function pressWithKeys(page: Page, button: string, next: string): Promise<void> {
  const target = page.getByRole('button', { name: button, exact: true });
  await tabTo(page, target);
  const outline = await target.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline, `the focus is seen on ${button}`).not.toBe('none');
  const answered = page.waitForEvent('framenavigated');
  await page.keyboard.press('Enter');
  await answered;
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
}

/** By the own link to the sandbox notary. */
export async function goToSandbox(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Go to the notary' }).click();
  await expect(page.getByText('Sandbox: this is not a notarization.').first()).toBeVisible();
}

const saved = async (page: Page, button: string) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
};

/** The end is on the screen: saves the final file and the log, and drops both onto the page where anyone verifies. */
export async function takeHomeAndVerify({ page }: Person): Promise<{ name: string; bytes: Buffer }> {
  await expect(page.getByRole('heading', { level: 1, name: /^Congratulations,/ })).toBeVisible();
  const agreement = await saved(page, 'Download PDF');
  await page.goto('/documents/timeline');
  const log = await saved(page, 'Save the log');
  await page.goto('/verify');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel('Choose the log').setInputFiles({ ...named(log, 'application/json') });
  await page.getByLabel('Choose the PDF').setInputFiles({ ...named(agreement, 'application/pdf') });
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Both match what was recorded and signed' })).toBeFocused();
  return agreement;
}

const named = ({ name, bytes }: { name: string; bytes: Buffer }, mimeType: string) => ({
  name,
  mimeType,
  buffer: bytes,
});
