import { expect, type Page } from '@playwright/test';
import { anAdminAt, confirmAction, expectInLog, expectReasonOf } from '../src/admin';
import { confirmFindings, makeVersion, reviewByCall } from '../src/agreement';
import { answerByCalls, NOBODY_ELSE } from '../src/answering';
import { aCouple, buyByCalls, type Couple, giveProfile, payForThePrenup } from '../src/background';
import { complaintsOf, inspect } from '../src/inspect';
import { tabTo } from '../src/keyboard';
import { Keyboard } from '../src/keyboard-walk';
import { goToSandbox, press, pressWithKeys } from '../src/notarizing';
import type { Person } from '../src/person';
import { test } from '../src/test';

/** A session is prepared by a job. */
const BY_JOBS = { timeout: 60_000 };
const DAY = 86_400_000;
const NAMES = ['Zoë', 'Siobhán'] as const;
/** Neither wants an attorney, and the wedding is nearer than the seven days of which Minnesota warns. */
const ANSWERS = {
  ...NOBODY_ELSE,
  bg_wedding_date: new Date(Date.now() + 5 * DAY).toLocaleDateString('en-CA', { timeZone: 'America/Chicago' }),
};

const answerAll = async (person: Person) => {
  await giveProfile(person);
  await answerByCalls(person, ANSWERS);
  const acknowledged = { enforcement: true, attorneyCounsel: true };
  await person.call('POST', `/users/${await person.id()}/acknowledgements`, acknowledged);
};

// One couple goes through what may come before a notarization; nothing of it ends their agreement.
test.describe.configure({ mode: 'serial' });

let couple: Couple;
let complaints: readonly string[][];

test.beforeAll(async ({ browser }) => {
  couple = await aCouple(browser, 'near', { state: 'MN', names: NAMES });
  await payForThePrenup(couple.a);
  await answerAll(couple.a);
  complaints = [couple.a, couple.b].map(({ page }) => complaintsOf(page));
});

test.afterAll(async () => {
  expect(complaints).toEqual([[], []]);
  await Promise.all([couple.a.context.close(), couple.b.context.close()]);
});

test('a wedding that is near is warned of, and both say that they know; the day on paper is read with the keyboard', async () => {
  const { a, b } = couple;
  await answerAll(b);
  await confirmFindings(couple);
  await makeVersion(couple);
  for (const person of [a, b]) await reviewByCall(person);
  await Promise.all([a.open('/notarize'), b.open('/notarize')]);
  const keyboard = new Keyboard(a.page);
  for (const { page } of [a, b]) {
    await expect(page.getByText('Your wedding is coming up soon')).toBeVisible();
    await expect(page.getByRole('button', { name: 'We’ve signed: add the scan' })).toHaveCount(0);
  }
  await inspect(a.page, 'a wedding that is near');
  await keyboard.goTo('button', 'I understand and want to continue');
  await a.page.keyboard.press('Enter');
  await expect(a.page.getByText(/^You confirmed this on/)).toBeVisible();
  await expect(b.page.getByText(/^Zoë confirmed this on/)).toBeVisible();
  await b.page.getByRole('button', { name: 'I understand and want to continue' }).click();
  for (const { page } of [a, b])
    await expect(page.getByRole('button', { name: 'We’ve signed: add the scan' })).toBeVisible();
  await inspect(a.page, 'a warning that both know');

  const closed = a.page.locator('[aria-labelledby="signing-day-title"] details').last();
  await expect(closed).not.toHaveAttribute('open');
  await tabTo(a.page, closed.locator('summary'));
  await keyboard.press('Enter');
  await expect(closed).toHaveAttribute('open');
  await keyboard.goTo('button', 'Download this sheet', 'Shift+Tab');
  const saved = a.page.waitForEvent('download');
  await a.page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  expect(keyboard.complaints).toEqual([]);
});

test('at the notary: identity fails twice, time runs out, a partner and then the notary refuse; both begin again', async ({
  browser,
}) => {
  const { a, b } = couple;
  await buyByCalls(a, 'NOTARIZATION');
  const bothRead = async (text: string | RegExp) => {
    for (const { page } of [a, b]) await expect(page.getByText(text).first()).toBeVisible(BY_JOBS);
  };

  await test.step('identity fails twice; the partner reads it, and nobody can go on today', async () => {
    await send(a.page);
    await bothRead('The notary service is ready for both of you');
    await goToSandbox(a.page);
    await inspect(a.page, 'the sandbox notary');
    await pressWithKeys(a.page, 'We’re both at this device', `Is this ${NAMES[0]} Vale?`);
    await pressWithKeys(a.page, 'Fail the identity check', `Is this ${NAMES[0]} Vale?`);
    await expect(b.page.getByText(`${NAMES[0]}’s identity couldn’t be confirmed`, { exact: false })).toBeVisible();
    await inspect(b.page, 'a partner whose identity was not established');
    await pressWithKeys(a.page, 'Fail the identity check', 'Locked out for a day');
    await inspect(a.page, 'somebody locked out by the sandbox notary');
  });

  await test.step('the time runs out; both read it and can begin again', async () => {
    await tabTo(a.page, a.page.locator('summary'));
    await a.page.keyboard.press('Enter');
    await pressWithKeys(a.page, 'Let it expire now', 'This notarization is closed');
    await a.page.goto('/notarize');
    await bothRead('The time to sign has run out');
    await inspect(b.page, 'a signing whose time is over');
  });

  await test.step('one refuses to sign; the other ends it, and both begin again', async () => {
    await send(b.page);
    await bothRead('The notary service is ready for both of you');
    await goToSandbox(b.page);
    await press(b.page, /^I’m alone/, /^Is this /);
    await press(b.page, 'Pass the identity check', 'Waiting room');
    await press(b.page, 'Enter the meeting', /signs$/);
    await pressWithKeys(b.page, 'Refuse to sign', 'Someone refused to sign');
    await b.page.goto('/notarize');
    await bothRead('One of you declined to sign');
    await inspect(a.page, 'a signing that was declined');
    const keyboard = new Keyboard(a.page);
    await keyboard.goTo('button', 'End this and start again');
    await a.page.keyboard.press('Enter');
    const popup = a.page.getByRole('dialog', { name: 'End this signing?' });
    await expect(popup).toBeVisible();
    await a.page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(a.page.getByRole('button', { name: 'End this and start again' })).toBeFocused();
    await a.page.keyboard.press('Enter');
    await tabTo(a.page, popup.getByRole('button', { name: 'End this and start again' }));
    await a.page.keyboard.press('Enter');
    await expect(a.page.getByText(/^You ended the last signing on/)).toBeVisible();
    await expect(b.page.getByText(new RegExp(`^${NAMES[0]} ended the last signing on`))).toBeVisible();
    await expect(a.page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(keyboard.complaints).toEqual([]);
  });

  await test.step('both sign before witnesses, and the notary refuses, with a reason that both read', async () => {
    await send(a.page);
    await bothRead('The notary service is ready for both of you');
    await goToSandbox(a.page);
    await press(a.page, 'We’re both at this device', /^Is this /);
    for (const next of [/^Is this /, 'Waiting room']) await press(a.page, 'Pass the identity check', next);
    await press(a.page, 'Enter the meeting', /signs$/);
    for (const next of [/signs$/, 'Witnesses']) await press(a.page, /^Sign as /, next);
    await pressWithKeys(a.page, 'The witnesses sign', 'Witnesses');
    await expect(a.page.getByText('Enter the name of a witness.')).toBeVisible();
    await inspect(a.page, 'witnesses that are missing');
    await tabTo(a.page, a.page.getByLabel('First witness'));
    await a.page.keyboard.type('Wes Moor');
    await pressWithKeys(a.page, 'The witnesses sign', 'The notary’s part');
    await tabTo(a.page, a.page.getByLabel('Or refuse the document. Why?'));
    await a.page.keyboard.type('The venue is missing.');
    await pressWithKeys(a.page, 'Refuse the document', 'The document was refused');
    await a.page.goto('/notarize');
    await bothRead('The notary didn’t accept the agreement');
    await bothRead(/^The notary’s reason: The venue is missing\./);
    await bothRead('We have to end this signing for you');
    await inspect(b.page, 'an agreement that the notary refused');
  });

  await test.step('the admin sees that it is stuck, and frees it for a reason', async () => {
    const userId = await a.id();
    const admin = await anAdminAt(browser, `/admin/users/${userId}`);
    const { page } = admin;
    const adminsComplaints = complaintsOf(page);
    await expect(page.getByRole('main')).toContainText('Needs attention');
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    const names = NAMES.map((first, at) => `${first} ${['Vale', 'Quill'][at]}`);
    const dialog = page.getByRole('dialog', { name: `Reset ${names.join(' and ')}’s notarization?` });
    await expect(dialog).toContainText('The notarization ends, and both partners get an e-mail.');
    const reason = 'The notary refused it, and nobody else can end it';
    await confirmAction(page, {
      action: 'Reset notarization',
      reason,
      typed: names.join(' and '),
      done: 'The notarization has ended. The couple can start again.',
    });
    await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeHidden();
    await expectReasonOf(admin, userId, 'Reset a notarization', reason);
    const secrets = [a.email, b.email, ...NAMES, reason];
    await expectInLog(admin, { documentId: await a.documentId() }, { words: 'Reset a notarization', secrets });
    expect(adminsComplaints).toEqual([]);
    await admin.context.close();
  });

  await test.step('both read it, and begin again', async () => {
    await bothRead(/^We ended the last signing on/);
    for (const { page } of [a, b])
      await expect(page.getByRole('link', { name: 'Check everything and send it' })).toBeVisible();
    await inspect(a.page, 'a signing that Troth ended');
  });
});

/** Checks everything and sends it, from where both ways are offered or from anywhere. */
async function send(page: Page): Promise<void> {
  await page.goto('/notarize');
  await page.getByRole('link', { name: 'Check everything and send it' }).click();
  await page.getByRole('button', { name: 'Send to the notary' }).click();
  await page.waitForURL('**/notarize');
}
