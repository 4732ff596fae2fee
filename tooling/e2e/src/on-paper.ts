import type { Page } from '@playwright/test';
import { tabTo } from './keyboard';
import { expect } from './patience';

interface Signing {
  readonly county: string;
  /** Of a state that wants them. */
  readonly witnesses?: readonly string[];
}

/** Adds what was signed on paper today, with what stands on it, by an impatient double click. */
export async function addScan(page: Page, { county, witnesses = [] }: Signing): Promise<void> {
  const scan = await page.screenshot();
  await page.getByRole('button', { name: 'We’ve signed: add the scan' }).click();
  await page.getByLabel('Choose the scan').setInputFiles([
    { name: 'page-1.png', mimeType: 'image/png', buffer: scan },
    { name: 'page-2.png', mimeType: 'image/png', buffer: scan },
  ]);
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  await page.getByLabel('Signed on').fill(today);
  await page.getByLabel('Name of the notary').fill('Thi Nguyễn');
  await page.getByLabel('Commission number').fill('W-2291');
  await page.getByLabel('Commission expires on').fill('2030-01-31');
  await page.getByLabel('County').fill(county);
  for (const [at, name] of witnesses.entries()) await page.getByLabel(`Witness ${at + 1}`).fill(name);
  await page.getByRole('button', { name: 'Add the scan', exact: true }).dblclick();
}

/** Looks at the scan that the other added, with the keyboard: before that it cannot be confirmed. */
export async function downloadScan(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Yes, this is what we signed' })).toBeDisabled();
  const saved = page.waitForEvent('download');
  await tabTo(page, page.getByRole('button', { name: 'Download the scan' }));
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
}
