import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Person } from './person';

/** A call to the API, as a page made it. */
export interface Call {
  readonly path: string;
  readonly began: number;
  readonly ended: number;
  /** Of the answer with its headers, as it came over the wire. */
  readonly bytes: number;
}

/** So long nothing is asked for any more when a screen is complete. */
const QUIET_MS = 1000;

/** The stream of changes stays open, and signing in is not the screen's. */
const isOfScreen = (request: Request, api: string): boolean =>
  request.url().startsWith(api) &&
  request.method() === 'GET' &&
  !request.url().startsWith(`${api}/oidc`) &&
  !new URL(request.url()).pathname.endsWith('/changes');

async function callOf(request: Request, api: string): Promise<Call> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const { startTime, responseEnd } = request.timing();
  return {
    path: request.url().slice(api.length),
    began: startTime,
    ended: startTime + responseEnd,
    bytes: responseBodySize + responseHeadersSize,
  };
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
  const done: Promise<Call>[] = [];
  let lastAt = Date.now();
  const note = () => {
    lastAt = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', (request) => {
    note();
    if (isOfScreen(request, api)) done.push(callOf(request, api));
  });
  await go();
  await expect
    .poll(() => Date.now() - lastAt > QUIET_MS && done.length > 0, { timeout: 30_000, intervals: [100] })
    .toBe(true);
  return Promise.all(done);
}

/** Follows a link to a screen in a new page of somebody who is signed in. @returns what it asks the API. */
export async function callsOfFirstVisit(person: Person, path: string, api: string): Promise<Call[]> {
  const page = await person.context.newPage();
  try {
    return await callsUntilQuiet(page, api, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
  } finally {
    await page.close();
  }
}
