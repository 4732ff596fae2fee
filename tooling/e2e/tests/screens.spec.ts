import { expect, type Page } from '@playwright/test';
import { ADDRESSES, ADMIN_ADDRESSES, ATTORNEY_ADDRESSES, SECTIONS } from '../src/screens';
import { complaintsOf, inspect } from '../src/inspect';
import { floatingThings, lowTargets, PHONE } from '../src/on-a-phone';
import { DEMO_PASSWORD, Person } from '../src/person';
import { addresses } from '../src/product';
import { test } from '../src/test';

/** Screens of the couples' portal with most to see on them, beside every address of it for one of them (below). */
const screens: readonly [who: string, paths: readonly string[]][] = [
  ['emery@demo.troth', ['/', '/questionnaire/background-information']],
  ['casey@demo.troth', ['/documents', '/documents/review']],
];

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Runs in the page: adds up what moved without anybody having done anything. */
function watchLayoutShift() {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: ends when nothing of it has changed for half a second. */
const untilStill = () =>
  new Promise<void>((resolve) => {
    const QUIET_MS = 500;
    let timer = setTimeout(resolve, QUIET_MS);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, QUIET_MS);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });

const layoutShift = (page: Page) => page.evaluate(() => window.layoutShift);

/** What has the focus once a screen has loaded: its heading, nothing, or an element by its tag. */
const focusAtLoad = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.hasAttribute('data-page-heading') === true ? 'heading' : activeElement?.tagName;
  });

for (const [email, paths] of screens) {
  test(`the screens of ${email} hold for everyone, at both widths`, async ({ browser }) => {
    const person = await Person.arrive(browser, email);
    const { page } = person;
    const complaints = complaintsOf(page);
    await page.addInitScript(watchLayoutShift);
    await person.signIn(DEMO_PASSWORD);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await expect(page).toHaveTitle(/Troth/);
      expect(await focusAtLoad(page), `where the focus is at ${path}`).toMatch(/^(BODY|heading)$/);
      await inspect(page, `${email.split('@')[0] ?? ''} at ${path}`);
    }
    expect(complaints).toEqual([]);
    await person.context.close();
  });
}

test('nothing on the dashboard jumps, for anyone, at either width', async ({ browser }) => {
  const jumps: string[] = [];
  for (const name of ['alex', 'blake', 'casey', 'devon', 'emery']) {
    const person = await Person.arrive(browser, `${name}@demo.troth`);
    const { page } = person;
    await page.addInitScript(watchLayoutShift);
    await person.signIn(DEMO_PASSWORD);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(untilStill);
      const shift = (await layoutShift(page)) ?? 1;
      if (shift > 0.01) jumps.push(`${name} at ${width}: ${shift.toFixed(3)}`);
    }
    await person.context.close();
  }
  expect(jumps).toEqual([]);
});

/** Where every address of the couples' portal is gone to, in two parts that can be walked at once. */
const parts = [
  ['every address', ADDRESSES],
  ['every section', SECTIONS],
] as const;

/** Goes to an address with a phone, and tells what is not as it should be there. */
async function faultsOnAPhone(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  const focus = await focusAtLoad(page);
  return [
    ...(focus === 'heading' || focus === 'BODY' ? [] : [`${path}: the focus is at ${focus ?? 'nothing'}`]),
    ...(await page.evaluate(floatingThings)).map((thing) => `${path}: over the page floats ${thing}`),
    ...(await page.evaluate(lowTargets)).map((thing) => `${path}: too low for a finger is ${thing}`),
  ];
}

for (const [what, paths] of parts) {
  test(`${what} of the couples’ portal holds for one person, at both widths, without a console message`, async ({
    browser,
  }) => {
    const person = await Person.arrive(browser, 'alex@demo.troth');
    const { page } = person;
    await person.signIn(DEMO_PASSWORD);
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(error.message));
    const looked = new Set<string>();
    for (const path of paths) {
      expect.soft(await faultsOnAPhone(page, path)).toEqual([]);
      await expect(page).toHaveTitle(/Troth/);
      // An address that leads on is looked at where it leads, once.
      const at = new URL(page.url());
      if (looked.has(at.pathname + at.search)) continue;
      looked.add(at.pathname + at.search);
      await inspect(page, `alex at ${path}`);
    }
    expect(said).toEqual([]);
    await person.context.close();
  });

  test(`${what} of the couples’ portal holds on a phone for casey@demo.troth`, async ({ browser }) => {
    const person = await Person.arrive(browser, 'casey@demo.troth');
    const { page } = person;
    await page.setViewportSize(PHONE);
    await person.signIn(DEMO_PASSWORD);
    for (const path of paths) expect.soft(await faultsOnAPhone(page, path)).toEqual([]);
    await person.context.close();
  });
}

for (const [email, portal, paths] of [
  ['emery@demo.troth', 'customer', ADDRESSES],
  ['frances@demo.troth', 'attorney', ATTORNEY_ADDRESSES.map((path) => `/attorney${path}`)],
  ['admin@demo.troth', 'admin', ADMIN_ADDRESSES.map((path) => `/admin${path}`)],
] as const) {
  test(`every address of the ${portal} portal leaves the focus at the heading or nowhere for ${email}`, async ({
    browser,
  }) => {
    const person = await Person.arrive(browser, email, addresses, portal);
    const { page } = person;
    await person.signIn(DEMO_PASSWORD);
    const astray: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      const focus = await focusAtLoad(page);
      if (focus !== 'heading' && focus !== 'BODY') astray.push(`${path}: ${focus ?? ''}`);
    }
    expect(astray).toEqual([]);
    await person.context.close();
  });
}

test('an explainer with a YouTube address plays from the host without cookies, once it is pressed', async ({
  browser,
}) => {
  const person = await Person.arrive(browser, 'alex@demo.troth');
  const { page } = person;
  const complaints = complaintsOf(page);
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Stand-in</title><p>Stand-in video' });
  });
  await page.route(/\/videos\?/, async (route) => {
    const reply = await route.fetch();
    const videos = (await reply.json()) as Record<string, unknown>[];
    await route.fulfill({
      response: reply,
      json: videos.map((video) => ({ ...video, youtubeLink: 'https://www.youtube.com/watch?v=abcdefghijk' })),
    });
  });
  await person.signIn(DEMO_PASSWORD);
  await page.goto('/questionnaire/background-information');
  const play = page.getByRole('button', { name: /^Play video: / }).first();
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await inspect(page, 'an explainer before it plays');
  await play.click();
  await expect(page.frameLocator('iframe').first().getByText('Stand-in video')).toBeVisible();
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?/);
  expect(complaints).toEqual([]);
  await person.context.close();
});

test('the account of an attorney leaves the focus where the navigation put it', async ({ browser }) => {
  const person = await Person.arrive(browser, 'frances@demo.troth', addresses, 'attorney');
  const { page } = person;
  await person.signIn(DEMO_PASSWORD);
  await page.goto('/attorney/account');
  await expect(page.getByRole('button', { name: 'Prepare my data' })).toBeVisible();
  expect(await focusAtLoad(page)).toMatch(/^(BODY|heading)$/);
  await person.context.close();
});
