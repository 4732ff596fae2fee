import { expect, type Page } from '@playwright/test';
import { complaintsOf } from '../src/inspect';
import { DEMO_PASSWORD, Person } from '../src/person';
import { addresses, callsOf } from '../src/product';
import { test } from '../src/test';

const { api, customer, attorney, admin } = addresses;

/** Everything that this origin keeps in the browser. */
const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...window.localStorage },
    session: { ...window.sessionStorage },
    databases: (await window.indexedDB.databases()).map(({ name }) => name),
    caches: await window.caches.keys(),
    cookies: document.cookie,
  }));
const NOTHING = { local: {}, session: {}, databases: [], caches: [], cookies: '' };

/** The addresses that the page itself went to, in order. */
function pathOf(page: Page): string[] {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(frame.url());
  });
  return visited;
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to log out?' });
  await expect(question).toBeVisible();
  return question;
}

test('a deep link leads a stranger through sign-in to the wanted page, and no token stays anywhere', async ({
  browser,
}) => {
  const person = await Person.arrive(browser, 'blake@demo.troth');
  const { page, context } = person;
  const visited = pathOf(page);
  const complaints = complaintsOf(page);
  await person.signIn(DEMO_PASSWORD, '/financial-disclosure?kind=debts');

  expect(new URL(page.url()).pathname).toBe('/financial-disclosure');
  expect(visited.some((url) => url.startsWith(`${customer}/signin-redirect`))).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const bearer = await person.accessToken();
  const token = bearer.replace('Bearer ', '');
  expect(token.split('.')).toHaveLength(3);
  for (const path of ['/', '/alignment', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const kept = JSON.stringify([await keptBy(page), await context.storageState({ indexedDB: true })]);
    // Any JSON web token, not only the one that was seen.
    expect(kept).not.toMatch(/eyJ[\w-]{10,}\.eyJ/);
    expect(kept).not.toContain(await person.accessToken());
  }
  for (const url of visited) expect(url).not.toMatch(/access_token|id_token|refresh_token|eyJ[\w-]{10,}\.eyJ/);
  // The one-time code passed through the address bar and is in no entry that Back could lead to.
  const entries = await page.evaluate(() =>
    (window as unknown as { navigation: { entries(): { url: string }[] } }).navigation.entries().map(({ url }) => url),
  );
  expect(entries.length).toBeGreaterThan(1);
  for (const entry of entries) expect(entry).not.toMatch(/[?&]code=/);
  expect(complaints).toEqual([]);
  await context.close();
});

test('sign-out asks first, and leaves nothing of the person behind', async ({ browser }) => {
  const person = await Person.arrive(browser, `leaving-${Date.now()}@example.com`);
  const { page, context } = person;
  await person.signUp('/questionnaire/background-information');
  // What cannot be saved is kept on the device, which is the most that this portal stores.
  await page.route(`${callsOf(customer)}/users/**`, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.getByLabel('First name').fill('Nguyễn');
  await page.getByLabel('First name').blur();
  await expect
    .poll(async () => Object.keys((await keptBy(page)).local))
    .toContainEqual(expect.stringMatching(/^troth-draft\./));
  expect((await context.cookies()).filter(({ path }) => !path.startsWith('/oidc/interaction/'))).not.toEqual([]);
  const secondTab = await context.newPage();
  await secondTab.goto('/profile');
  await expect(secondTab.getByRole('heading', { level: 1 })).toBeVisible();

  const question = await signOut(page);
  await expect(question.getByText(/before your marriage date/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('You wrote: Nguyễn')).toBeVisible();

  await (await signOut(page)).getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${customer}/login`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await keptBy(page)).toEqual(NOTHING);
  // The cookie of the finished sign-up form stays until it expires, for that form's address alone.
  expect((await context.cookies()).filter(({ path }) => !path.startsWith('/oidc/interaction/'))).toEqual([]);
  // The other tab went too, and no address leads back in without the password.
  await secondTab.waitForURL(`${customer}/login`);
  expect(await keptBy(secondTab)).toEqual(NOTHING);
  await page.goto('/questionnaire/background-information');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await context.close();
});

test('a session that ends while somebody types loses nothing', async ({ browser }) => {
  const person = await Person.arrive(browser, `typing-${Date.now()}@example.com`);
  const { page, context } = person;
  await person.signUp('/');
  const userId = await person.id();
  await page.clock.install();
  await page.goto('/questionnaire/background-information');
  const field = page.getByLabel('First name');
  await expect(field).toBeVisible();
  // The session is ended from another device, and the token's minutes pass before the pause of the typing does.
  const newPassword = 'three other unrelated words';
  await person.resetPassword(browser, newPassword);
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.pressSequentially('O’Brien-Smith');
  await page.clock.fastForward('15:00');
  await page.clock.resume();

  const ended = page.getByRole('dialog', { name: 'Your session ended. Sign in again' });
  await expect(ended).toBeVisible();
  // What waits on the device tells nobody (ASVS 14.3.3).
  const waiting = await page.evaluate(
    () => Object.fromEntries(Object.entries(window.localStorage)) as Record<string, string>,
  );
  // Beside it stands that somebody was signed in here, and not who.
  const { 'troth-signed-in': mark, ...kept } = waiting;
  expect(mark).toBe('1');
  expect(Object.keys(kept)).toEqual([expect.stringMatching(/^troth-draft\./)]);
  expect(JSON.stringify(waiting)).not.toContain('Brien');
  const opened = page.waitForEvent('popup');
  await ended.getByRole('button', { name: 'Sign in again' }).click();
  const window = await opened;
  const closed = window.waitForEvent('close');
  await person.fillSignIn(window, newPassword);
  await closed;
  await expect(ended).toBeHidden();

  expect(new URL(page.url()).pathname).toBe('/questionnaire/background-information');
  // A failed write restores the stored value (customer spec §8) and offers what was typed.
  await expect(page.getByText('O’Brien-Smith').first()).toBeVisible();
  await page.getByRole('button', { name: 'Restore it and save' }).click();
  await expect(field).toHaveValue('O’Brien-Smith');
  const stored = async () => (await person.get<{ firstName: string | null }>(`/users/${userId}`)).firstName;
  await expect.poll(stored).toBe('O’Brien-Smith');
  await context.close();
});

for (const [email, wrong, own] of [
  ['alex@demo.troth', 'attorney', customer],
  ['alex@demo.troth', 'admin', customer],
  ['frances@demo.troth', 'customer', attorney],
  ['admin@demo.troth', 'customer', admin],
] as const) {
  test(`${email} at the ${wrong} portal is led to their own`, async ({ browser }) => {
    const person = await Person.arrive(browser, email, addresses, wrong);
    const { page, context } = person;
    await page.goto('/');
    await person.fillSignIn(page, DEMO_PASSWORD);
    await page.waitForURL((url) => url.origin === own && !url.pathname.startsWith('/signin'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });
}

test('an attorney who asks the couples’ portal is shown the attorneys’ sign-in', async ({ page }) => {
  await page.goto('/login?attorney=true');
  await page.waitForURL(`${attorney}/login?attorney=true`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Your clients, appointments and documents.')).toBeVisible();
});

test('pages and calls say what a browser may do with them', async ({ request }) => {
  for (const [url, framing] of [
    [`${customer}/`, "frame-ancestors 'self'"],
    [`${customer}/alignment`, "frame-ancestors 'self'"],
    [`${attorney}/`, "frame-ancestors 'self'"],
    [`${admin}/`, "frame-ancestors 'self'"],
    [`${api}/states`, "frame-ancestors 'none'"],
    [`${api}/users/me`, "frame-ancestors 'none'"],
    [`${api}/inbox`, 'frame-ancestors '],
    [`${api}/nowhere`, "frame-ancestors 'none'"],
    [`${callsOf(customer)}/states`, "frame-ancestors 'none'"],
    [`${callsOf(attorney)}/users/me`, "frame-ancestors 'none'"],
    [`${callsOf(admin)}/inbox`, "frame-ancestors 'none'"],
  ] as const) {
    const headers = (await request.get(url)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, url).toContain("default-src 'none'");
    expect(policy, url).toContain(framing);
    expect(policy.match(/script-src [^;]*/)?.[0] ?? '', url).not.toMatch(/unsafe|\*/);
    expect(policy.match(/style-src [^;]*/)?.[0] ?? '', url).not.toMatch(/unsafe|\*/);
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['referrer-policy'], url).toMatch(/^(no-referrer|same-origin|strict-origin-when-cross-origin)$/);
    expect(headers['permissions-policy'], url).toContain('camera=()');
    expect(headers['x-powered-by'], url).toBeUndefined();
  }
});

test('what the API answers under a portal’s origin is never a page of that origin', async ({ page }) => {
  for (const path of ['/states', '/inbox', '/docs', '/oidc/auth']) {
    const shown = await page.goto(`${callsOf(customer)}${path}`);
    expect(shown?.status(), path).toBe(404);
    expect(shown?.headers()['content-type'], path).toContain('json');
  }
});

test('a style or a script that is written into a page is kept out, and reported to the API', async ({
  page,
  request,
  violations,
}) => {
  for (const url of [customer, attorney, admin]) {
    await page.goto(`${url}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.head.append(style, script);
    });
    await expect.poll(() => violations.length, { message: url }).toBe(2);
    expect(violations.join('\n')).toMatch(/style-src 'self'/);
    expect(violations.join('\n')).toMatch(/script-src 'self'/);
    await expect(page).not.toHaveTitle('taken over');
    violations.length = 0;

    const headers = (await request.get(url)).headers();
    const address = /report-uri ([^;\s]+)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
    expect(headers['reporting-endpoints']).toContain(address);
    const report = { 'csp-report': { 'document-uri': url, 'effective-directive': 'style-src-elem' } };
    const taken = await request.post(address, {
      headers: { 'content-type': 'application/csp-report' },
      data: JSON.stringify(report),
    });
    expect(taken.status()).toBe(204);
  }
});

test('no other site can put a portal or the sign-in page into a frame', async ({ page, request }) => {
  const start = await request.get(`${customer}/environment.json`);
  const { authority } = (await start.json()) as { authority: string };
  const stranger = 'http://stranger.test/';
  for (const framed of [`${customer}/`, `${admin}/`, `${api}/inbox`, `${authority}/auth`]) {
    await page.route(stranger, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${framed}"></iframe>` }),
    );
    await page.goto(stranger);
    const frame = page.frames().find((each) => each !== page.mainFrame());
    await expect.poll(() => frame?.url(), { message: framed }).toBe('chrome-error://chromewebdata/');
    await page.unroute(stranger);
  }
});
