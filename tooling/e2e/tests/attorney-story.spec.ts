import { type Browser, expect, type Page } from '@playwright/test';
import { makeVersion, prepareAgreement } from '../src/agreement';
import { NOBODY_ELSE } from '../src/answering';
import { aCouple, type Couple } from '../src/background';
import { complaintsOf, inspect } from '../src/inspect';
import { chooseWithKeys, typeInto } from '../src/keyboard';
import { DEMO_PASSWORD, PASSWORD, Person } from '../src/person';
import { type Addresses, firstPortOf, startProduct } from '../src/product';
import { test } from '../src/test';
import { codeOf } from '../src/totp';

const NOTE = 'She wants to keep the lake cottage out of it.';
/** A call can be completed once it has begun. */
const INTO_THE_CALL_MS = 60_000;
const TOTP_STEP_MS = 30_000;

const entry = (page: Page, name: RegExp) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Sends a picture in, as a photo or a paper: the file chooser itself is the system's. */
async function sendIn(page: Page, what: string, name: string) {
  const field = page.getByRole('group', { name: what });
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 360, height: 240 } });
  await field.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await expect(field.getByText(name)).toBeVisible();
}

async function apply(page: Page) {
  await page.getByLabel('First name').fill('Imogen');
  await page.getByLabel('Last name').fill('Thorne');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('2125550146');
  await page
    .getByLabel('Your introduction')
    .fill('I read every clause aloud with you, and we stop wherever one of them is not yours.');
  await sendIn(page, 'Your photo', 'imogen.png');
  await page.getByRole('radio', { name: /^At a firm that’s new to Troth/ }).check();
  await page.getByLabel('Firm name').fill('Thorne Family Law');
  await page.getByLabel('Firm e-mail address').fill('office@thorne.example');
  await chooseWithKeys(page, page.getByRole('combobox', { name: 'State' }), 'Texas');
  await page.getByLabel('Bar number').fill('TX-551020');
  await typeInto(page, page.getByRole('textbox', { name: 'Languages you work in' }), 'English');
  await page.keyboard.press('Enter');
  await page.getByLabel('Years of experience').fill('9');
  await page.getByLabel('Response time, in hours').fill('24');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await sendIn(page, 'Certificate of insurance', 'policy.png');
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByRole('dialog', { name: 'Send your application?' }).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your application is under review' })).toBeVisible();
}

/** The admin approves the new firm, then its attorney, and says what she offers. */
async function approve(admin: Person, attorneyId: string) {
  const { page } = admin;
  await admin.signIn(DEMO_PASSWORD, `/admin/attorneys/${attorneyId}`);
  for (const decision of ['Approve firm', 'Approve']) {
    await page.getByRole('button', { name: decision, exact: true }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('textbox', { name: /^Reason/ }).fill('Checked with the bar');
    await question.getByRole('button', { name: decision, exact: true }).click();
    await page.getByRole('dialog', { name: 'Done' }).getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const services = [{ serviceType: 'REPRESENTATION', bookingLink: null }];
  const set = await admin.call('PUT', `/admin/attorneys/${attorneyId}/attorney-services`, services);
  expect(set.status, 'what she offers is set').toBe(200);
}

/** A couple with an agreement, of whom the first has bought representation by this attorney. By calls. */
async function aClientWithAnAgreement(browser: Browser, attorneyId: string, at: Addresses) {
  const couple = await aCouple(browser, 'first-client', { state: 'TX', names: ['Nell', 'Otto'], at });
  await prepareAgreement(couple, NOBODY_ELSE);
  const { a } = couple;
  const path = `/users/${await a.id()}`;
  const products = await a.get<{ id: string; productType: string }[]>('/products');
  const productId = products.find(({ productType }) => productType === 'REPRESENTATION')?.id;
  const cart = await a.call<{ id: string }>('POST', `${path}/carts`, { cartStatus: 'UNPAID' });
  const line = { quantity: 1, productId, chosenAttorneyId: attorneyId };
  const item = await a.call('POST', `${path}/carts/${cart.body.id}/cart-items`, line);
  expect(item.status, JSON.stringify(item.body)).toBe(201);
  const checkout = await a.call<{ url: string }>('POST', `${path}/checkout`, { cartId: cart.body.id });
  const multipart = { card: '4242', method: 'CARD' };
  const paid = await a.context.request.post(checkout.body.url, { multipart, maxRedirects: 0 });
  expect(paid.status(), 'the card is taken').toBe(303);
  const bought = async () =>
    (await a.get<{ id: string }[]>(`${path}/purchase-items?category=ATTORNEY_SERVICE`))[0]?.id ?? '';
  await expect.poll(bought, { message: 'representation is bought', timeout: 20_000 }).not.toBe('');
  await makeVersion(couple);
  return couple;
}

/** What a couple wrote opens with a second step only: she adds an app. @returns its secret. */
async function addSecondStep(page: Page): Promise<string> {
  const asked = page.getByRole('dialog', { name: 'Confirm it’s you with a second step' });
  await asked.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Add an authenticator app' }).click();
  const secret = ((await page.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Six-digit code').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'I saved these codes somewhere safe.' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  return secret;
}

/** She offers the first two times that there are, from what waits on her dashboard. */
async function offerTimes(page: Page) {
  await entry(page, /^Dashboard/).click();
  await page.getByRole('link', { name: /^Offer times/ }).click();
  const question = page.getByRole('dialog', { name: 'Offer Nell times for a call?' });
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(question.getByRole('alert')).toHaveText('Add at least one time');
  await question.getByRole('button', { name: 'Add' }).click();
  await question.getByRole('button', { name: 'Add' }).click();
  await expect(question.getByRole('list', { name: 'Times you offer' }).getByRole('listitem')).toHaveCount(2);
  await question.getByRole('textbox', { name: /^A message/ }).fill('Whichever suits you: it takes half an hour.');
  await inspect(page, 'times being offered');
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(/^You offered .+ Your client hasn’t booked yet\.$/)).toBeVisible();
  await inspect(page, 'times that were offered');
}

/** The client chooses the first of the times that were offered. @returns when the call begins. */
async function bookWhatIsOffered({ a: client }: Couple): Promise<string> {
  const { page } = client;
  await client.open('/attorney-services?serviceType=REPRESENTATION');
  const offered = page.getByRole('group', { name: 'Imogen Thorne suggests' }).getByRole('radio');
  await expect(offered).toHaveCount(2);
  await inspect(page, 'times that an attorney suggests');
  const startAt = await offered.first().inputValue();
  await offered.first().check();
  await page.getByRole('button', { name: /^Book \w+day/ }).click();
  const appointment = page.getByRole('article', { name: /Appointment with/ });
  await expect(appointment.locator(`time[datetime="${startAt}"]`)).toBeVisible();
  return startAt;
}

test('from sign-up to what was earned: an attorney with a new firm, her first client, the call and the approval', async ({
  browser,
}) => {
  const product = await startProduct({ firstPort: firstPortOf('attorney'), hasMovableClock: true });
  const at = product.addresses;
  try {
    const imogen = await Person.arrive(browser, 'imogen@thorne.example', at, 'attorney', { clockAhead: 0 });
    const { page } = imogen;
    const complaints = complaintsOf(page, /status of (401|403|404)/);

    await test.step('she signs up and applies, with photo, insurance and a firm that is new', async () => {
      await imogen.signUp('/attorney/form');
      await apply(page);
    });
    const attorneyId = await imogen.id();

    await test.step('an admin approves the firm and her; she says when she takes calls', async () => {
      const admin = await Person.arrive(browser, 'admin@demo.troth', at, 'admin');
      await approve(admin, attorneyId);
      await admin.context.close();
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: 'You’re approved' })).toBeVisible();
      await expect(page.getByRole('banner').locator('img')).toBeVisible();
      const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startsAt: '00:00', endsAt: '24:00' }));
      const hours = { timeZone: 'America/Chicago', weekly, exceptions: [], minimumNoticeHours: 0 };
      expect((await imogen.call('PUT', `/users/${attorneyId}/attorneys/${attorneyId}/hours`, hours)).status).toBe(200);
    });

    const couple = await aClientWithAnAgreement(browser, attorneyId, at);
    const clientPath = `/attorney/clients/${await couple.a.id()}`;

    let secret = '';
    await test.step('with the first client a second step is asked for', async () => {
      await page.goto('/attorney/clients');
      secret = await addSecondStep(page);
      await page.waitForURL('**/attorney/clients');
    });

    await test.step('her first client stands in the list; before anything opens she is asked whether she can act', async () => {
      await page.getByRole('table').getByRole('link', { name: /^Nell/ }).click();
      await page.waitForURL(`**${clientPath}`);
      const parts = page.getByRole('heading', { name: 'Can you act for Nell?' });
      await expect(parts).toBeVisible();
      await expect(page.getByText(couple.b.email)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Answers', exact: true })).toHaveCount(0);
      await inspect(page, 'the conflict question');
      await page.getByRole('button', { name: 'No conflict' }).click();
      await expect(parts).toBeHidden();
      await expect(page.getByRole('link', { name: 'Answers', exact: true })).toBeVisible();
    });

    let startAt = '';
    await test.step('she offers two times for the call, and the client books one of them', async () => {
      await offerTimes(page);
      startAt = await bookWhatIsOffered(couple);
      await page.reload();
      await expect(page.getByText(/^You offered/)).toHaveCount(0);
    });
    // A page that stays open while the clock leaps finds its session over, whenever it asks next.
    await imogen.context.close();
    const clockAhead = Date.parse(startAt) + INTO_THE_CALL_MS - Date.now();
    await product.setClockAhead(clockAhead);
    const later = await Person.arrive(browser, imogen.email, at, 'attorney', { clockAhead });
    const { page: there } = later;
    const laterComplaints = complaintsOf(there);

    await test.step('the call is booked; once it has begun, it is completed', async () => {
      await there.goto('/');
      await later.fillSignIn(there, PASSWORD);
      await there.getByLabel('Six-digit code').fill(codeOf(secret, Math.round(clockAhead / TOTP_STEP_MS)));
      await there.getByRole('button', { name: 'Continue' }).click();
      await expect(there.getByText('Your call with Nell Vale has started')).toBeVisible();
      await entry(there, /^Appointments/).click();
      await there.getByRole('button', { name: /^Complete the call with Nell/ }).click();
      await there.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
      await expect(there.getByRole('dialog')).toBeHidden();
    });

    await test.step('she reads the agreement, approves it, and keeps a note for herself', async () => {
      await entry(there, /^Dashboard/).click();
      await there.getByRole('link', { name: 'Read and approve' }).click();
      await expect(
        there
          .getByRole('main')
          .getByText(/Nell Vale/)
          .first(),
      ).toBeVisible();
      await inspect(there, 'the agreement before it is approved');
      await there.getByRole('button', { name: 'Approve this version' }).click();
      const question = there.getByRole('dialog', { name: 'Approve this version for Nell?' });
      await question.getByRole('button', { name: 'Approve this version' }).click();
      await expect(question).toBeHidden();
      await expect(there.getByRole('button', { name: 'Withdraw approval' })).toBeVisible();
      await there.getByRole('link', { name: 'Internal notes' }).click();
      await there.getByLabel('New note').fill(NOTE);
      await there.getByRole('button', { name: 'Add note' }).click();
      await expect(there.getByLabel('New note')).toHaveValue('');
      await expect(there.getByText(NOTE)).toBeVisible();
    });

    await test.step('what she earned stands among the payouts, and why it is not paid yet', async () => {
      await entry(there, /^Payouts/).click();
      const row = there.getByRole('row').filter({ hasText: 'Nell Vale' });
      await expect(row).toContainText('$699.00');
      await expect(row).toContainText(/Payout account not ready|Fee not known yet/);
      await inspect(there, 'the first payout');
    });
    expect(laterComplaints).toEqual([]);
    expect(complaints).toEqual([]);
  } finally {
    await product.stop();
  }
});
