import { type Browser, expect, type Page } from '@playwright/test';
import { inspect } from '../src/inspect';
import { DEMO_PASSWORD, PASSWORD, Person } from '../src/person';
import { addressesFrom, firstPortOf, startProduct } from '../src/product';
import { test } from '../src/test';
import { codeOf } from '../src/totp';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const setUp = (page: Page) => page.getByRole('button', { name: 'Set up two-step verification' });

/** Keeps the recovery codes that are on the page, and goes on. */
async function saveRecoveryCodes(page: Page): Promise<string[]> {
  await expect(heading(page, 'Save your recovery codes')).toBeVisible();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('checkbox', { name: 'I saved these codes somewhere safe.' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  return codes;
}

/** Another browser, with the password right and the second step open. */
async function atTheSecondStep(browser: Browser, email: string): Promise<Person> {
  const person = await Person.arrive(browser, email);
  await person.page.goto('/profile');
  await person.fillSignIn(person.page, PASSWORD);
  await expect(heading(person.page, 'Confirm it’s you')).toBeVisible();
  return person;
}

test('an authenticator app: set up, asked for, replaced by a recovery code, and removed (ASVS 6.3.3)', async ({
  browser,
}) => {
  const person = await Person.withAccount(browser, `two-steps-${Date.now()}@example.com`);
  const { page, email } = person;
  let secret = '';
  let codes: string[] = [];

  await test.step('it is added with a code that it shows', async () => {
    await person.open('/profile');
    await setUp(page).click();
    await expect(heading(page, 'Two-step verification')).toBeVisible();
    await expect(page.getByText('Passkeys aren’t available here')).toBeVisible();
    await inspect(page, 'two-step verification, none yet');
    await page.getByRole('link', { name: 'Add an authenticator app' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await inspect(page, 'adding an app');
    secret = ((await page.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '');

    const code = page.getByLabel('Six-digit code');
    await code.fill('12');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription(/Enter the six digits your app shows\./);
    await expect(code).toBeFocused();
    await code.fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Save your recovery codes')).toBeVisible();
    await inspect(page, 'recovery codes');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('troth-recovery-codes.txt');
    codes = await saveRecoveryCodes(page);
    await expect(page.getByText('On. We ask for a second step each time you sign in.')).toBeVisible();
  });

  await test.step('another browser gets in with a right code alone', async () => {
    const other = await atTheSecondStep(browser, email);
    await inspect(other.page, 'the second step');
    await other.page.getByLabel('Six-digit code').fill(codeOf(secret, 5));
    await other.page.getByRole('button', { name: 'Continue' }).click();
    await expect(other.page.getByText(/That code isn’t right/)).toBeVisible();
    // The one that added the app is spent; the app shows the next one within half a minute.
    await other.page.getByLabel('Six-digit code').fill(codeOf(secret, 1));
    await other.page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(other.page, 'Account')).toBeVisible();
  });

  await test.step('a recovery code lets in once', async () => {
    const recover = async (typed: string) => {
      const other = await atTheSecondStep(browser, email);
      await other.page.getByRole('link', { name: 'Use a recovery code' }).click();
      await other.page.getByLabel('Recovery code').fill(typed);
      await other.page.getByRole('button', { name: 'Continue' }).click();
      return other.page;
    };
    await expect(heading(await recover(codes[0] ?? ''), 'Account')).toBeVisible();
    const again = await recover(codes[0] ?? '');
    await expect(again.getByText('That recovery code isn’t right, or it was already used.')).toBeVisible();
    await inspect(again, 'a recovery code that was used');
  });

  await test.step('it is removed, and the password alone does again', async () => {
    await page.getByRole('button', { name: 'Change it' }).click();
    await expect(page.getByText('You have 9 left.')).toBeVisible();
    await inspect(page, 'two-step verification with an app');
    await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
    await expect(page.getByText('Removed. We sent you an e-mail about it.')).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(setUp(page)).toBeVisible();
    const other = await Person.arrive(browser, email);
    await other.signIn(PASSWORD, '/profile');
  });
});

test('a browser knows no passkeys at an address that is a number', async ({ page }) => {
  await page.goto('/login');
  const refusal = await page.evaluate(async () => {
    const id = new Uint8Array(16);
    const user = { id, name: 'Alex', displayName: 'Alex' };
    const pubKeyCredParams = [{ type: 'public-key' as const, alg: -7 }];
    return navigator.credentials
      .create({ publicKey: { challenge: id, rp: { name: 'Troth' }, user, pubKeyCredParams } })
      .then(
        () => 'created',
        (error: unknown) => (error instanceof Error ? error.name : String(error)),
      );
  });
  expect(refusal).toBe('SecurityError');
});

test('a passkey: created, used after the password, and in place of it (ASVS 6.3.3)', async ({ browser }) => {
  const firstPort = firstPortOf('passkeys');
  const product = await startProduct({ firstPort, env: { API_ORIGIN: `http://localhost:${firstPort}` } });
  try {
    const person = await Person.arrive(browser, 'emery@demo.troth', addressesFrom(firstPort));
    const { page, context } = person;
    const device = await context.newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });

    await test.step('it is created', async () => {
      await person.signIn(DEMO_PASSWORD, '/profile');
      await setUp(page).click();
      await page.getByRole('link', { name: 'Add a passkey' }).click();
      await inspect(page, 'adding a passkey');
      await page.getByLabel('Name').fill('Test computer');
      await page.getByRole('button', { name: 'Create passkey' }).click();
      await saveRecoveryCodes(page);
      await expect(page.getByText('On. We ask for a second step each time you sign in.')).toBeVisible();
    });

    await test.step('it finishes a sign-in after the password', async () => {
      await context.clearCookies();
      await page.goto('/profile');
      await person.fillSignIn(page, DEMO_PASSWORD);
      await expect(heading(page, 'Confirm it’s you')).toBeVisible();
      await inspect(page, 'the second step with a passkey');
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(heading(page, 'Account')).toBeVisible();
    });

    await test.step('it signs in without the password', async () => {
      await context.clearCookies();
      await page.goto('/profile');
      await page.getByRole('link', { name: 'Sign in with a passkey' }).click();
      await inspect(page, 'signing in with a passkey');
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(heading(page, 'Account')).toBeVisible();
      await page.getByRole('button', { name: 'Change it' }).click();
      await expect(page.getByRole('button', { name: 'Remove Test computer' })).toBeVisible();
      await inspect(page, 'two-step verification with a passkey');
    });
  } finally {
    await product.stop();
  }
});
