import { expect } from '@playwright/test';
import { answerByCalls, NOBODY_ELSE } from '../src/answering';
import { aCouple, type Couple, giveProfile, payForThePrenup } from '../src/background';
import { fromMail } from '../src/inbox';
import { complaintsOf, inspect } from '../src/inspect';
import { tabTo } from '../src/keyboard';
import { Keyboard } from '../src/keyboard-walk';
import { pressWithKeys } from '../src/notarizing';
import { addresses } from '../src/product';
import { test } from '../src/test';

/** An archive is created by a job. */
const BY_JOBS = { timeout: 60_000 };

// One couple goes through all of it: nothing of it ends what they have.
test.describe.configure({ mode: 'serial' });

let couple: Couple;
let complaints: readonly string[][];

test.beforeAll(async ({ browser }) => {
  couple = await aCouple(browser, 'own-data');
  await payForThePrenup(couple.a);
  await giveProfile(couple.a);
  await answerByCalls(couple.a, NOBODY_ELSE);
  complaints = [couple.a, couple.b].map(({ page }) => complaintsOf(page));
});

test.afterAll(async () => {
  expect(complaints).toEqual([[], []]);
  await Promise.all([couple.a.context.close(), couple.b.context.close()]);
});

test('reminders end by the link of a mail in one click, without signing in, and begin again', async ({ browser }) => {
  const { a, b } = couple;
  expect((await a.call('POST', `/users/${await a.id()}/questionnaire-reminder`)).status).toBe(201);
  const link = await fromMail(a.context.request, addresses.api, {
    to: b.email,
    pattern: /(http[^\s"<]+\/reminders\/unsubscribe\/[\w.~-]+)/,
  });
  await b.open('/profile');
  const wanted = b.page.getByRole('checkbox', { name: /is waiting for my answers/ });
  await expect(wanted).toBeChecked();

  const stranger = await browser.newContext({ reducedMotion: 'reduce' });
  const desk = await stranger.newPage();
  await desk.goto(link);
  await expect(desk.getByRole('heading', { name: 'Stop these e-mails?' })).toBeVisible();
  await inspect(desk, 'the question before reminders stop');
  await pressWithKeys(desk, 'Stop these e-mails', 'These e-mails have stopped');
  await inspect(desk, 'reminders that have stopped');
  await expect(wanted).not.toBeChecked();
  await pressWithKeys(desk, 'Send them again', 'Your e-mails are back on');
  await inspect(desk, 'reminders that go on');
  await expect(wanted).toBeChecked();
  await stranger.close();
});

test('the archive of one’s data is asked for and saved, with the keyboard alone', async () => {
  const { page } = couple.a;
  await couple.a.open('/profile');
  await expect(page.getByRole('button', { name: 'Prepare my data' })).toBeVisible();
  const keyboard = new Keyboard(page);
  await keyboard.goTo('button', 'Prepare my data');
  await keyboard.press('Enter');
  await expect(page.getByText('Your archive is ready.')).toBeVisible(BY_JOBS);
  expect(await page.evaluate(() => document.activeElement !== document.body), 'the focus is kept').toBe(true);
  await inspect(page, 'the archive that is ready', '#your-data');
  await keyboard.goTo('button', 'Download');
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeFocused();
  expect(keyboard.complaints).toEqual([]);
});

test('deleting the account: seen beforehand, asked for, waited with and taken back, with the keyboard alone', async () => {
  const { page } = couple.a;
  const keyboard = new Keyboard(page);
  const opener = page.getByRole('button', { name: 'See what we’d delete' });
  const popup = page.getByRole('dialog', { name: 'Delete your account?' });
  await keyboard.goTo('button', 'See what we’d delete');
  await page.keyboard.press('Enter');
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(popup.getByText('What we keep, and why')).toBeVisible();
  await tabTo(page, popup.getByRole('button', { name: 'Delete my account' }));
  await page.keyboard.press('Enter');
  await expect(popup.getByText('Type DELETE in capital letters.')).toBeVisible();
  await inspect(page, 'what a deletion would take, not confirmed yet', '[role="dialog"]');
  await tabTo(page, popup.getByLabel(/Type DELETE/));
  await page.keyboard.type('DELETE');
  await tabTo(page, popup.getByRole('button', { name: 'Delete my account' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^We’ll delete your account on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeFocused();
  await inspect(page, 'an account that will be deleted', '#your-data');

  await page.reload();
  await expect(page.getByText(/^We’ll delete your account on/)).toBeVisible();
  await keyboard.goTo('button', 'Keep my account');
  await page.keyboard.press('Enter');
  await expect(page.locator('#your-data').getByText('You’re keeping your account. Nothing was deleted.')).toBeVisible();
  await expect(opener).toBeFocused();
  expect(keyboard.complaints).toEqual([]);
});
