import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Person } from './person';

/** A call to the API, as a page made it. */
export interface Call {
  readonly path: string;
  /** When the page asked, however long the call then waited for a connection. */
  readonly began: number;
  readonly ended: number;
  /** Of the answer with its headers, as it came over the wire. */
  readonly bytes: number;
}

/** So long nothing is asked for any more when a screen is complete. */
const QUIET_MS = 1000;

/** The stream of changes stays open. */
const isOfScreen = (request: Request, api: string): boolean =>
  request.url().startsWith(api) && request.method() === 'GET' && !new URL(request.url()).pathname.endsWith('/changes');

/** What the page itself knows of its requests, in the order in which it made them. */
const entriesOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd }) => ({ name, began: startTime, ended: responseEnd })),
  );

async function describe(page: Page, requests: readonly Request[], api: string): Promise<Call[]> {
  const entries = await entriesOf(page);
  const calls: Call[] = [];
  for (const request of requests) {
    const at = entries.findIndex(({ name }) => name === request.url());
    const [entry] = at < 0 ? [] : entries.splice(at, 1);
    if (entry === undefined) throw new Error(`The page knows nothing of ${request.url()}.`);
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const bytes = responseBodySize + responseHeadersSize;
    calls.push({ path: request.url().slice(api.length), began: entry.began, ended: entry.ended, bytes });
  }
  return calls;
}

/** The longest row of calls of which each began after another had ended. */
export function longestChain(calls: readonly Call[]): number {
  const depths = new Map<Call, number>();
  for (const call of [...calls].sort((a, b) => a.began - b.began)) {
    const before = [...depths].filter(([earlier]) => earlier.ended <= call.began).map(([, depth]) => depth);
    depths.set(call, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths.values());
}

async function callsUntilQuiet(page: Page, api: string, go: () => Promise<unknown>): Promise<Call[]> {
  const done: Request[] = [];
  let lastAt = Date.now();
  const note = () => {
    lastAt = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', (request) => {
    note();
    if (isOfScreen(request, api)) done.push(request);
  });
  await go();
  await expect
    .poll(() => Date.now() - lastAt > QUIET_MS && done.length > 0, { timeout: 30_000, intervals: [100] })
    .toBe(true);
  return describe(page, done, api);
}

/**
 * The addresses that a page's browser asks for leave to call, each of them a round trip before the call itself. Only its own protocol
 * tells of them.
 */
export async function preflightsOf(page: Page): Promise<readonly string[]> {
  const preflights: string[] = [];
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  browser.on('Network.requestWillBeSent', ({ request }) => {
    if (request.method === 'OPTIONS') preflights.push(request.url);
  });
  return preflights;
}

/**
 * Follows a link to a screen in a new page of someone who is signed in. @returns what it asks the API, which is
 * called at `api`.
 */
export async function firstVisit(
  person: Person,
  path: string,
  api: string,
): Promise<{ calls: readonly Call[]; preflights: readonly string[] }> {
  const page = await person.context.newPage();
  try {
    const preflights = await preflightsOf(page);
    const calls = await callsUntilQuiet(page, api, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
    return { calls, preflights };
  } finally {
    await page.close();
  }
}
