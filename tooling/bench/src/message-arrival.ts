/**
 * How soon a message stands in the other one's browser, from the key that sends it: two partners with the panel open, on
 * the built portal and API. Customer spec §9 "Subscription sync" asks for 500 ms. Beside the whole it prints what the time
 * goes into: the call that stores it, the way to the other browser (the database's notice, the stream, the pause in which
 * changes gather), the call that fetches it, and the drawing.
 *
 * Run after a build: `pnpm --filter @troth/bench bench:message-arrival`; `CHROMIUM_PATH` names a browser of one's own. The
 * machine should have little else to do.
 */
import type { Browser, Page, Request } from '@playwright/test';
import { DEMO_PASSWORD, Person } from '@troth/e2e/person';
import type { Addresses } from '@troth/e2e/product';
import { percentile, print } from './figures';
import { inBrowser } from './in-browser';

const WARMING = 4;
const MESSAGES = 30;
/** Longer than everything that one message sets off, so that each is measured alone. */
const PAUSE_MS = 1500;

interface Arrival {
  readonly whole: number;
  readonly stored: number;
  readonly told: number;
  readonly fetched: number;
  readonly drawn: number;
}

declare global {
  interface Window {
    /** When each text was first on the page, in milliseconds since 1970. */
    shownAt: Record<string, number>;
    pressedAt: number;
  }
}

/** Runs in the page before anything else of it. */
function watchTexts(): void {
  window.shownAt = {};
  const now = () => performance.timeOrigin + performance.now();
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') window.pressedAt = now();
  });
  new MutationObserver(() => {
    const texts = document.body?.textContent ?? '';
    for (const [text] of texts.matchAll(/Message \d+ of the bench/g)) window.shownAt[text] ??= now();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Collects when the calls to the messages of a page began and ended. */
function callsOf(page: Page, method: string): { startedAt: number; endedAt: number }[] {
  const calls: { startedAt: number; endedAt: number }[] = [];
  page.on('requestfinished', (request: Request) => {
    if (request.method() !== method || !/\/chats(\?|$)/.test(request.url())) return;
    const { startTime, responseEnd } = request.timing();
    calls.push({ startedAt: startTime, endedAt: startTime + responseEnd });
  });
  return calls;
}

async function open(browser: Browser, addresses: Addresses, email: string): Promise<Person> {
  const person = await Person.arrive(browser, email, addresses);
  // The compiler that runs this file wraps functions in a helper of this name, which the page does not have.
  await person.page.addInitScript('globalThis.__name = (named) => named;');
  await person.page.addInitScript(watchTexts);
  await person.signIn(DEMO_PASSWORD);
  return person;
}

async function measure(browser: Browser, addresses: Addresses): Promise<void> {
  const writer = await open(browser, addresses, 'alex@demo.troth');
  const reader = await open(browser, addresses, 'blake@demo.troth');
  await writer.page.goto(`/?messages=${await reader.id()}`);
  await reader.page.goto(`/?messages=${await writer.id()}`);
  const field = writer.page.getByRole('dialog').getByRole('textbox');
  await field.waitFor();
  await reader.page.getByRole('dialog').getByRole('textbox').waitFor();
  const sent = callsOf(writer.page, 'POST');
  const fetched = callsOf(reader.page, 'GET');

  const arrivals: Arrival[] = [];
  for (let at = 0; at < WARMING + MESSAGES; at += 1) {
    const text = `Message ${at} of the bench`;
    await writer.page.waitForTimeout(PAUSE_MS);
    await field.fill(text);
    sent.length = 0;
    fetched.length = 0;
    await field.press('Enter');
    await reader.page.waitForFunction((wanted) => window.shownAt[wanted] !== undefined, text, { polling: 20 });
    const pressedAt = await writer.page.evaluate(() => window.pressedAt);
    const shownAt = await reader.page.evaluate((wanted) => window.shownAt[wanted] ?? Number.NaN, text);
    await writer.page.waitForTimeout(PAUSE_MS / 3);
    const stored = sent[0]?.endedAt ?? Number.NaN;
    // The fetch that brought it: the last one that was over when it was drawn.
    const bringing = fetched.findLast(({ endedAt }) => endedAt <= shownAt);
    if (at < WARMING || bringing === undefined) continue;
    arrivals.push({
      whole: shownAt - pressedAt,
      stored: stored - pressedAt,
      told: bringing.startedAt - stored,
      fetched: bringing.endedAt - bringing.startedAt,
      drawn: shownAt - bringing.endedAt,
    });
  }

  print(`${arrivals.length} messages, one at a time; ms       p50     p95     max`);
  for (const [part, label] of [
    ['whole', 'from the key to the other screen'],
    ['stored', '  until its call is answered'],
    ['told', '  until the other browser asks'],
    ['fetched', '  until it has it'],
    ['drawn', '  until it is drawn'],
  ] as const) {
    const values = arrivals.map((arrival) => arrival[part]);
    const figures = [0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(0).padStart(7)).join(' ');
    print(`${label.padEnd(40)} ${figures}`);
  }
}

await inBrowser(measure);
