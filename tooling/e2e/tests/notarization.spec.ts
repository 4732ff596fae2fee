import { expect } from '@playwright/test';
import { aCouple, type Couple } from '../src/background';
import { setClockAhead } from '../src/clock-ahead';
import { complaintsOf, inspect } from '../src/inspect';
import { tabTo } from '../src/keyboard';
import {
  confirmByHand,
  goToSandbox,
  makeReadableAgreement,
  payOnPages,
  press,
  takeHomeAndVerify,
} from '../src/notarizing';
import { PASSWORD, Person } from '../src/person';
import { startProduct } from '../src/product';
import { test } from '../src/test';
import { textOfPdf } from '../src/texts-of-pdf';

const NAMES = ['Zoë', 'Siobhán'] as const;
/** A change of the other partner's, or of the notary's, is told as it happens. */
const TOLD = { timeout: 5_000 };
/** A session is prepared, and a file sealed, by jobs. */
const BY_JOBS = { timeout: 60_000 };

/** Both read and confirm; the second is led on to the notary. */
async function readByHand({ a, b }: Couple): Promise<void> {
  await confirmByHand(a);
  await confirmByHand(b);
  await b.page.getByRole('link', { name: 'Continue' }).click();
  await b.page.waitForURL('**/notarize');
  await a.page.goto('/notarize');
}

test('Texas: two people pay, check, sign online from two places, and hold a sealed file that verifies', async ({
  browser,
}) => {
  const couple = await aCouple(browser, 'online', { state: 'TX', names: NAMES });
  const { a, b } = couple;
  await makeReadableAgreement(couple);
  const complaints = [a, b].map(({ page }) => complaintsOf(page));

  await test.step('read it, and be led to the notary', async () => {
    await readByHand(couple);
    await expect(a.page.getByRole('heading', { level: 1, name: 'Your agreement is ready to be signed' })).toBeVisible();
    await inspect(a.page, 'both ways to the notary, online not paid for');
  });

  await test.step('pay once, with a double click and a step back', async () => {
    await a.page.getByRole('button', { name: 'Pay $50.00 for online notarization' }).dblclick();
    await a.page.waitForURL('**/payment');
    await a.page.goBack();
    await a.page.getByRole('button', { name: 'Pay $50.00 for online notarization' }).click();
    await payOnPages(a.page);
    await expect(b.page.getByRole('link', { name: 'Check everything and send it' })).toBeVisible(TOLD);
  });

  await test.step('check everything and send it, with the keyboard; the partner sees it go', async () => {
    await a.page.goto('/notarize');
    await tabTo(a.page, a.page.getByRole('link', { name: 'Check everything and send it' }));
    await a.page.keyboard.press('Enter');
    await a.page.waitForURL('**/notarize/review');
    await expect(a.page.getByText(/your Social Security number/)).toBeVisible();
    await inspect(a.page, 'what is checked before the notary');
    await tabTo(a.page, a.page.getByRole('button', { name: 'Send to the notary' }));
    await a.page.keyboard.press('Enter');
    await a.page.waitForURL('**/notarize');
    for (const { page } of [a, b])
      await expect(page.getByText('The notary service is ready for you both')).toBeVisible(BY_JOBS);
    await inspect(b.page, 'the own link to the notary');
  });

  await test.step('the first signs alone, and both read whose turn it is', async () => {
    await goToSandbox(a.page);
    await press(a.page, /^I am alone/, /^Is this /);
    await press(a.page, 'Pass the identity check', 'Waiting room');
    await press(a.page, 'Enter the meeting', /signs$/);
    await press(a.page, /^Sign as /, /^Done, /);
    await expect(b.page.getByText(`${NAMES[0]} has signed, and now it is your turn`)).toBeVisible(TOLD);
    await a.page.goto('/notarize');
    await expect(a.page.getByText(`You have signed, and now it is ${NAMES[1]}’s turn`)).toBeVisible();
    await expect(a.page.getByRole('button', { name: 'End this and begin again' })).toHaveCount(0);
  });

  await test.step('the second fails once, signs, and the notary finishes; the end is reached by itself', async () => {
    const secondTab = await a.context.newPage();
    await secondTab.goto('/notarize');
    await goToSandbox(b.page);
    await press(b.page, 'Fail the identity check', /^Is this /);
    await expect(a.page.getByText(`${NAMES[1]}’s identity could not be established`, { exact: false })).toBeVisible(
      TOLD,
    );
    await press(b.page, 'Pass the identity check', 'Waiting room');
    await press(b.page, 'Enter the meeting', /signs$/);
    await press(b.page, /^Sign as /, 'The notary’s part');
    await press(b.page, 'Acknowledge and finish', 'The meeting is over');
    for (const page of [a.page, secondTab]) {
      await page.waitForURL('**/congratulations', BY_JOBS);
      await expect(
        page.getByRole('heading', { level: 1, name: `Congratulations, ${NAMES[0]} and ${NAMES[1]}` }),
      ).toBeVisible();
    }
    await secondTab.close();
    await inspect(a.page, 'the end');
    await expect(a.page.getByText('Prenup 100% ready 🎉')).toBeVisible();
  });

  await test.step('every screen knows that it is done', async () => {
    for (const path of ['/', '/documents', '/documents/review', '/questionnaire', '/financial-disclosure', '/vault']) {
      await a.page.goto(path);
      await expect(a.page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(a.page.getByText('Loading...')).toHaveCount(0);
      await expect(a.page.getByRole('heading', { name: 'This page could not be shown' })).toHaveCount(0);
    }
    await expect(a.page.getByRole('heading', { level: 1, name: 'Your vault' })).toBeVisible();
    await inspect(a.page, 'the vault, filled');
  });

  await test.step('come back to it, take the file home and verify it with its log', async () => {
    await b.page.goto('/notarize');
    await b.page.waitForURL('**/congratulations');
    await b.page.reload();
    const { bytes } = await takeHomeAndVerify(b);
    expect(await textOfPdf(new Uint8Array(bytes))).toMatch(/SANDBOX/);
  });
  expect(complaints).toEqual([[], []]);
});

test('California: seven days are waited out by the clock of the state, and then both sign at one device', async ({
  browser,
}) => {
  const product = await startProduct({ firstPort: 4680, hasMovableClock: true });
  try {
    const couple = await aCouple(browser, 'waiting', { state: 'CA', names: NAMES, at: product.addresses });
    const { a, b } = couple;
    await makeReadableAgreement(couple);
    const day = 86_400_000;

    await test.step('the days run from the final text; meanwhile one can pay and check', async () => {
      await readByHand(couple);
      await expect(a.page.getByText('Your 7 days of reading time')).toBeVisible(BY_JOBS);
      await expect(a.page.getByText(/Pacific Time/)).toBeVisible();
      await inspect(a.page, 'the days of reading');
      await expect(b.page.getByText('Your 7 days of reading time')).toBeVisible(TOLD);
      await a.page.getByRole('button', { name: 'Pay $50.00 for online notarization' }).click();
      await payOnPages(a.page);
      await a.page.goto('/notarize/review');
      await expect(a.page.getByRole('button', { name: 'Send to the notary' })).toBeDisabled();
    });

    await test.step('a week later the way is open', async () => {
      const { wait } = await a.get<{ wait: { endsAt: string } }>(
        `/documents/${await a.documentId()}/notarization-outlook`,
      );
      const ahead = Date.parse(wait.endsAt) - Date.now();
      expect(ahead).toBeGreaterThan(6.9 * day);
      // Some seconds short of it: the page opens by itself.
      const leap = ahead - 20_000;
      await product.setClockAhead(leap);
      const later = await Person.arrive(browser, a.email, product.addresses);
      await setClockAhead(later.context, leap);
      await later.signIn(PASSWORD, '/notarize');
      const check = later.page.getByRole('link', { name: 'Check everything and send it' });
      await expect(
        later.page.getByRole('heading', { level: 1, name: 'Your agreement is ready to be signed' }),
      ).toBeVisible(BY_JOBS);
      await check.click();
      await later.page.getByRole('button', { name: 'Send to the notary' }).dblclick();
      await later.page.waitForURL('**/notarize');
      await expect(later.page.getByText('The notary service is ready for you both')).toBeVisible(BY_JOBS);
      await goToSandbox(later.page);
      await press(later.page, 'We are both at this device', /^Is this /);
      await press(later.page, 'Pass the identity check', /^Is this /);
      await press(later.page, 'Pass the identity check', 'Waiting room');
      await press(later.page, 'Enter the meeting', /signs$/);
      await press(later.page, /^Sign as /, /signs$/);
      await press(later.page, /^Sign as /, 'The notary’s part');
      await press(later.page, 'Acknowledge and finish', 'The meeting is over');
      await later.page.goto('/notarize');
      await later.page.waitForURL('**/congratulations', BY_JOBS);
      await takeHomeAndVerify(later);
    });
  } finally {
    await product.stop();
  }
});

test('Georgia: what was signed on paper is added as a scan, taken back, added again, confirmed and sealed', async ({
  browser,
}) => {
  const couple = await aCouple(browser, 'paper', { state: 'GA', names: NAMES });
  const { a, b } = couple;
  await makeReadableAgreement(couple);
  const complaints = [a, b].map(({ page }) => complaintsOf(page));
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  const addScan = async () => {
    const { page } = a;
    const scan = await page.screenshot();
    await page.getByRole('button', { name: 'We have signed: add the scan' }).click();
    await page.getByLabel('Choose the scan').setInputFiles([
      { name: 'page-1.png', mimeType: 'image/png', buffer: scan },
      { name: 'page-2.png', mimeType: 'image/png', buffer: scan },
    ]);
    await page.getByLabel('Signed on').fill(today);
    await page.getByLabel('Name of the notary').fill('Thi Nguyễn');
    await page.getByLabel('Commission number').fill('W-2291');
    await page.getByLabel('Commission expires on').fill('2030-01-31');
    await page.getByLabel('County').fill('Fulton');
    await page.getByLabel('Witness 1').fill("Ana O'Brien-Smith");
    await page.getByLabel('Witness 2').fill('Wes Moor');
    await page.getByRole('button', { name: 'Add the scan', exact: true }).dblclick();
    await expect(page.getByText(`Waiting for ${NAMES[1]} to confirm the scan`)).toBeVisible();
  };

  await test.step('read it, and be told what the day of signing asks for', async () => {
    await readByHand(couple);
    await expect(a.page.getByRole('heading', { name: 'On paper, before a notary' })).toBeVisible();
    await expect(a.page.getByRole('heading', { name: 'Online, before a notary' })).toHaveCount(0);
    await a.page.getByRole('button', { name: 'We have signed: add the scan' }).click();
    await a.page.getByRole('button', { name: 'Add the scan', exact: true }).click();
    await expect(a.page.getByText('Choose the scan of what you signed')).toBeVisible();
    await inspect(a.page, 'the scan with what is missing');
    await a.page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the partner sees the scan at once, and takes it back', async () => {
    await addScan();
    await expect(b.page.getByText('Is this what you signed?')).toBeVisible(TOLD);
    await inspect(b.page, 'a scan to be confirmed');
    await b.page.getByRole('button', { name: 'Take the scan back' }).click();
    await b.page.getByRole('dialog').getByRole('button', { name: 'Take the scan back' }).click();
    await expect(a.page.getByText(`${NAMES[1]} took the scan back on`, { exact: false })).toBeVisible(TOLD);
  });

  await test.step('it is added again, looked at and confirmed; both reach the end', async () => {
    await addScan();
    await expect(b.page.getByRole('button', { name: 'Yes, this is what we signed' })).toBeDisabled();
    const download = b.page.waitForEvent('download');
    await tabTo(b.page, b.page.getByRole('button', { name: 'Download the scan' }));
    await b.page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await b.page.getByRole('button', { name: 'Yes, this is what we signed' }).dblclick();
    for (const { page } of [a, b]) await page.waitForURL('**/congratulations', BY_JOBS);
    const { bytes } = await takeHomeAndVerify(a);
    expect(await textOfPdf(new Uint8Array(bytes))).not.toMatch(/SANDBOX/);
  });
  expect(complaints).toEqual([[], []]);
});
