import { type Browser, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD, Person } from './person';
import { type Addresses, addresses } from './product';

/** As the log names the demo admin. */
const ADMIN_NAME = 'Morgan Admin';

/** The demo admin at a screen. */
export async function anAdminAt(
  browser: Browser,
  path: string,
  { at = addresses, clockAhead }: { at?: Addresses; clockAhead?: number } = {},
): Promise<Person> {
  const device = clockAhead === undefined ? {} : { clockAhead };
  const admin = await Person.arrive(browser, 'admin@demo.troth', at, 'admin', device);
  await admin.signIn(DEMO_PASSWORD, path);
  return admin;
}

/** In the dialog that is open: gives the reason, types what cannot be undone, does it, reads what happened and closes it. */
export async function confirmAction(
  page: Page,
  { action, reason, typed, done }: { action: string | RegExp; reason?: string; typed?: string; done?: string | RegExp },
): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (reason !== undefined) await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason);
  if (typed !== undefined) await dialog.getByRole('textbox', { name: /^Type / }).fill(typed);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  const told = page.getByRole('dialog', { name: 'Done' });
  await expect(told).toBeVisible();
  if (done !== undefined) await expect(told).toContainText(done);
  await told.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/**
 * The log shows what was done and who did it, holds together, and says none of the personal values, the reason's words
 * among them.
 *
 * @param of What the log is filtered by.
 */
export async function expectInLog(
  { page }: Person,
  of: { documentId?: string; personId?: string; action?: string },
  { words, secrets }: { words: string; secrets: readonly string[] },
): Promise<void> {
  await page.goto(`/admin/help?${new URLSearchParams({ view: 'log', ...of }).toString()}`);
  const row = page.getByRole('table').getByRole('row');
  const entry = row.filter({ hasText: words }).filter({ hasText: ADMIN_NAME }).first();
  await expect(entry).toContainText('Done');
  // The rows of others name the person who acted there.
  const shown = await entry.innerText();
  for (const secret of secrets) expect(shown).not.toContain(secret);
  if (of.documentId === undefined && of.personId === undefined) return;
  await page.getByRole('button', { name: 'Verify this log now' }).click();
  await expect(page.getByRole('status').getByText(/^Intact:/)).toBeVisible();
}

/** What admins did about a person, and why, on the person's page. */
export async function expectReasonOf({ page }: Person, userId: string, words: string, reason: string): Promise<void> {
  await page.goto(`/admin/users/${userId}/log`);
  const entry = page.getByRole('listitem').filter({ hasText: words }).filter({ hasText: reason }).first();
  await expect(entry).toBeVisible();
  await expect(entry).toContainText(ADMIN_NAME);
}
