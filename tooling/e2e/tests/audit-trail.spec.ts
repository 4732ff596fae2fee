import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { complaintsOf, inspect } from '../src/inspect';
import { tabTo } from '../src/keyboard';
import { DEMO_PASSWORD, Person } from '../src/person';
import { addresses } from '../src/product';
import { test } from '../src/test';

/** Chooses files as a person who was handed them does, and reads what the page says of them. */
async function verify(page: Page, log: Buffer, agreement: Buffer): Promise<void> {
  const [logField, agreementField] = await page.locator('input[type="file"]').all();
  await logField?.setInputFiles({ name: 'troth-log.json', mimeType: 'application/json', buffer: log });
  await agreementField?.setInputFiles({ name: 'agreement.pdf', mimeType: 'application/pdf', buffer: agreement });
  await tabTo(page, page.getByRole('button', { name: 'Verify', exact: true }));
  await page.keyboard.press('Enter');
}

const withOneByteChanged = (bytes: Buffer, at: number): Buffer => {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
};

async function latestAgreementOf(client: Person): Promise<Buffer> {
  const files = `/documents/${await client.documentId()}/files`;
  const listed = await client.get<{ id: string; contentType: string }[]>(files);
  const pdf = listed.find(({ contentType }) => contentType === 'application/pdf');
  const reply = await client.context.request.get(`${addresses.api}${files}/${pdf?.id}/content?download=true`, {
    headers: { authorization: await client.accessToken() },
  });
  return reply.body();
}

test('a partner and the attorney read how the agreement came about, and anyone who holds the log finds a changed byte', async ({
  browser,
}) => {
  const client = await Person.arrive(browser, 'casey@demo.troth');
  const attorney = await Person.arrive(browser, 'frances@demo.troth', undefined, 'attorney');
  const complaints = complaintsOf(client.page);
  const attorneysComplaints = complaintsOf(attorney.page);
  const { page } = client;
  await client.signIn(DEMO_PASSWORD, '/documents/timeline');
  const made = 'We created a version of the agreement.';
  // Before the log, which then knows of it: another test may make a version meanwhile.
  const agreement = await latestAgreementOf(client);

  const log = await test.step('the partner walks the timeline and saves the log, with the keyboard alone', async () => {
    await expect(page.getByText(made).first()).toBeVisible();
    await inspect(page, 'how the agreement came about');
    await tabTo(page, page.getByRole('button', { name: 'Save the log' }));
    const saved = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^troth-log-\d{4}-\d\d-\d\d\.json$/);
    await tabTo(page, page.getByRole('button', { name: 'Show times in UTC' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Times are in UTC.')).toBeVisible();
    await expect(page.getByRole('listitem').getByRole('time').first()).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    return readFileSync(await download.path());
  });

  await test.step('the attorney reads the same in the own portal', async () => {
    await attorney.signIn(DEMO_PASSWORD, `/attorney/clients/${await client.id()}`);
    await tabTo(attorney.page, attorney.page.getByRole('link', { name: 'History' }));
    await attorney.page.keyboard.press('Enter');
    await expect(attorney.page.getByRole('heading', { name: 'By stage, newest first' })).toBeVisible();
    await expect(attorney.page.getByText(made).first()).toBeVisible();
    await inspect(attorney.page, 'how the agreement of a client came about');
  });

  await test.step('who looked is told in the couple’s history, and why', async () => {
    const admin = await Person.arrive(browser, 'admin@demo.troth', undefined, 'admin');
    await admin.signIn(DEMO_PASSWORD, '/admin/users');
    const reason = `A partner asked why a date is wrong, ${Date.now()}`;
    const path = `/admin/documents/${await client.documentId()}/access`;
    expect((await admin.call('POST', path, { reason })).status).toBe(201);
    await page.reload();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByText('Frances Fenn looked at the agreement.').first()).toBeVisible();
  });

  const stranger = await browser.newContext({ reducedMotion: 'reduce' });
  const desk = await stranger.newPage();
  const sent: string[] = [];
  await test.step('a stranger verifies the files without signing in, and nothing is sent', async () => {
    await desk.goto('/verify');
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    desk.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await verify(desk, log, agreement);
    await expect(desk.getByRole('heading', { level: 2, name: /^Both match what was recorded/ })).toBeFocused();
    await inspect(desk, 'a log and an agreement that are sound');
    await verify(desk, log, withOneByteChanged(agreement, 40_000));
    await expect(desk.getByText(/^The PDF was changed: bytes/)).toBeVisible();
    await inspect(desk, 'an agreement with one changed byte');
    const text = log.toString();
    await verify(desk, withOneByteChanged(log, text.indexOf('"action":"') + 12), agreement);
    await expect(
      desk.getByRole('heading', { level: 2, name: /^Something doesn’t match what was recorded/ }),
    ).toBeFocused();
    await inspect(desk, 'a log with one changed byte');
  });
  expect([sent, complaints, attorneysComplaints]).toEqual([[], [], []]);
  await stranger.close();
});
