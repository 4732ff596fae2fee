/**
 * Whether the review screen keeps its reader waiting when the agreement has some 1,500 clauses: until the first clause and
 * the whole stand there, while one scrolls, types in the search, goes to a section and opens a clause's reason, and what it
 * holds in memory. In a real browser on the built portal and API: on a desktop, and at a phone's width slowed down fourfold.
 *
 * The couple, the version and everything around it are real; only the text of the version is made up, since no couple has
 * one so long. That every clause of it stands on the page is checked before anything counts.
 *
 * Run after a build: `pnpm --filter @troth/bench bench:review`; `CHROMIUM_PATH` names a browser of one's own. The machine
 * should have little else to do.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { assemble } from '@troth/agreement/assemble';
import { aFullCouple } from '@troth/agreement/testing';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import { makeVersion, prepareAgreement } from '@troth/e2e/agreement';
import { NOBODY_ELSE } from '@troth/e2e/answering';
import { aCouple } from '@troth/e2e/background';
import type { Addresses } from '@troth/e2e/product';
import { percentile, print } from './figures';
import { generatedTemplate } from './generated-template';
import { inBrowser } from './in-browser';

const CLAUSES = 1_500;
const READERS = [
  { name: 'desktop, 1440 px', width: 1440, height: 900, slowdown: 1 },
  { name: 'phone, 390 px, 4x', width: 390, height: 844, slowdown: 4 },
] as const;
const OPENINGS = 3;
const REASONS = 12;
const REST_MS = 2_000;
const SCROLL_MS = 4_000;
/** As far as a quick flick of the wheel goes between two frames. */
const SCROLL_STEP = 240;
const SEARCHED = 'separate property';
/** Frames that take longer than this are seen as a jerk. */
const JERK_MS = 50;

declare global {
  interface Window {
    /** When the version's answer was there, and the first clause and all of them on the screen. */
    commitAt: number;
    firstAt: number;
    wholeAt: number;
    longTasks: number[];
    /** From each click or key to the frame that shows its effect. */
    toPaint: number[];
  }
}

const nodesIn = (nodes: readonly ClauseNode[]): ClauseNode[] =>
  nodes.flatMap((node) => [node, ...nodesIn(node.children)]);
const clausesOf = ({ sections }: AgreementTree) => nodesIn(sections.flatMap(({ clauses }) => clauses));

/** An agreement in which so many clauses are, besides those that are left out. */
function longAgreement(): AgreementTree {
  const couple = aFullCouple().inState('NY').agreeOn({ sp_exceptions: 'The piano.' }).receiving('A').receiving('B');
  for (let size = CLAUSES; ; size += 50) {
    const tree = assemble({ ...couple.input(), template: generatedTemplate(size).template });
    if (clausesOf(tree).length >= CLAUSES) return tree;
  }
}

/** Runs in the page before anything else of it: notes when the first clause and the last stand there, and what takes long. */
function watch(clauses: number): void {
  window.longTasks = [];
  window.toPaint = [];
  const reset = () => {
    window.firstAt = Number.NaN;
    window.wholeAt = Number.NaN;
    window.commitAt = Number.NaN;
  };
  reset();
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByType('resource') as PerformanceResourceTiming[])
      if (/\/history\/[^/]+$/.test(entry.name)) window.commitAt = entry.responseEnd;
  }).observe({ type: 'resource', buffered: true });
  // A task that a frame's callback posts runs after that frame is painted.
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  let isFirstSeen = false;
  let isWholeSeen = false;
  new MutationObserver(() => {
    if (isWholeSeen) return;
    const count = document.querySelectorAll('article [data-clause]').length;
    if (count === 0) return;
    if (!isFirstSeen) afterPaint(() => (window.firstAt = performance.now()));
    isFirstSeen = true;
    if (count < clauses) return;
    isWholeSeen = true;
    afterPaint(() => (window.wholeAt = performance.now()));
  }).observe(document, { subtree: true, childList: true });
  window.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="/documents/review"]') !== null) {
        reset();
        isFirstSeen = false;
        isWholeSeen = false;
        window.longTasks.length = 0;
      }
    },
    { capture: true },
  );
  for (const type of ['click', 'keydown'] as const)
    window.addEventListener(
      type,
      (event) => afterPaint(() => window.toPaint.push(performance.now() - event.timeStamp)),
      {
        capture: true,
      },
    );
}

const forget = (page: Page) =>
  page.evaluate(() => {
    window.toPaint.length = 0;
    window.longTasks.length = 0;
  });

/** Does something that the reader sees the effect of, so many times. @returns how long each effect took to be painted. */
async function timed(page: Page, times: number, act: (time: number) => Promise<unknown>): Promise<number[]> {
  await forget(page);
  for (let time = 0; time < times; time += 1) {
    await act(time);
    await page.waitForFunction((least) => window.toPaint.length >= least, time + 1, { polling: 20 });
  }
  return page.evaluate(() => [...window.toPaint]);
}

/** Scrolls as a wheel does, one step for each frame. @returns how long each frame took. */
const scroll = (page: Page): Promise<number[]> =>
  page.evaluate(
    async ({ forMs, step }) => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      const frames: number[] = [];
      const began = performance.now();
      let last = began;
      while (last - began < forMs) {
        window.scrollBy({ top: step, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = performance.now();
        frames.push(now - last);
        last = now;
      }
      return frames;
    },
    { forMs: SCROLL_MS, step: SCROLL_STEP },
  );

const figures = (values: readonly number[]) =>
  [0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(0).padStart(7)).join(' ');
const row = (label: string, values: readonly number[], more = '') =>
  print(`${label.padEnd(46)} ${figures(values)}${more === '' ? '' : `   ${more}`}`);

/** What the page's thread has worked so far: the same on a busy machine, as the clock's time is not. */
async function worked(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1_000;
}

/**
 * Opens the screen from the one before it, as people do, on a machine that is slowed down.
 *
 * @returns what the page had worked before.
 */
async function open(page: Page, devtools: CDPSession, slowdown: number): Promise<number> {
  await page.goto('/documents');
  const link = page.locator('main a[href^="/documents/review"]').first();
  await link.waitFor();
  // What the screen before it still loads is no part of this.
  await page.waitForTimeout(REST_MS);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const before = await worked(devtools);
  await link.click();
  await page.waitForFunction(() => window.wholeAt > 0, undefined, { polling: 50 });
  return before;
}

async function measureReader(
  page: Page,
  devtools: CDPSession,
  { name, width, height, slowdown }: (typeof READERS)[number],
  clauses: number,
): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.setViewportSize({ width, height });
  const openings: { first: number; whole: number; longest: number; work: number }[] = [];
  for (let round = 0; round < OPENINGS; round += 1) {
    const before = await open(page, devtools, slowdown);
    const work = (await worked(devtools)) - before;
    const opened = await page.evaluate(() => ({
      first: window.firstAt - window.commitAt,
      whole: window.wholeAt - window.commitAt,
      longest: Math.max(0, ...window.longTasks),
    }));
    openings.push({ ...opened, work });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  const shown = await page.locator('article [data-clause]').count();
  if (shown !== clauses) throw new Error(`The page shows ${shown} clauses, not ${clauses}.`);

  print(`\n${`${name}; ms`.padEnd(46)}     p50     p95     max`);
  row(
    'from the answer to the first clause',
    openings.map(({ first }) => first),
  );
  row(
    'from the answer to the whole',
    openings.map(({ whole }) => whole),
  );
  row(
    '  longest task meanwhile',
    openings.map(({ longest }) => longest),
  );
  row(
    '  processor time of the page, from the click',
    openings.map(({ work }) => work),
  );

  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const frames = await scroll(page);
  const jerks = frames.filter((frame) => frame > JERK_MS).length;
  row('a frame while scrolling the first time', frames, `${jerks} of ${frames.length} over ${JERK_MS}`);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const whys = page.locator('article [data-clause] button[aria-expanded]');
  const all = await whys.count();
  const places = Array.from({ length: REASONS }, (_, at) => Math.floor((at * all) / REASONS));
  for (const place of places) await whys.nth(place).scrollIntoViewIfNeeded();
  const reasons = await timed(page, REASONS, (time) => whys.nth(places[time] ?? 0).dispatchEvent('click'));
  if ((await page.locator('article [role="dialog"]').count()) !== 1) throw new Error('No reason is shown.');
  row("opening a clause's reason", reasons);

  await page.getByRole('button', { name: 'Find in the agreement' }).click();
  const field = page.getByRole('search').getByRole('textbox');
  await field.waitFor();
  const [first, ...others] = await timed(page, SEARCHED.length, (time) =>
    page.keyboard.press(SEARCHED[time] === ' ' ? 'Space' : (SEARCHED[time] ?? 'a')),
  );
  row('the first key of a search', [first ?? Number.NaN]);
  row('the others', others);
  const count = page.getByRole('search').getByText(/^\d+ of \d+$/);
  await count.first().waitFor();
  print(`  (${await count.first().textContent()} found)`);
  row('to the next match', await timed(page, REASONS, () => page.keyboard.press('Enter')));
  await page.keyboard.press('Escape');

  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  print(`memory: ${(usedSize / 2 ** 20).toFixed(0)} MB of script objects, ${nodes} nodes`);
}

async function measure(browser: Browser, addresses: Addresses): Promise<void> {
  const couple = await aCouple(browser, 'review-bench', { state: 'NY', at: addresses });
  await prepareAgreement(couple, NOBODY_ELSE);
  await makeVersion(couple);
  const tree = longAgreement();
  const clauses = clausesOf(tree).length;
  const { page } = couple.a;
  // The compiler that runs this file wraps functions in a helper of this name, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watch, clauses);
  await page.route(/\/documents\/[^/]+\/history\/[^/]+$/, async (route) => {
    const response = await route.fetch();
    const commit = (await response.json()) as object;
    await route.fulfill({ response, json: { ...commit, tree } });
  });
  print(`${clauses} clauses, ${(JSON.stringify(tree).length / 1e6).toFixed(1)} million characters of JSON`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  for (const reader of READERS) await measureReader(page, devtools, reader, clauses);
}

await inBrowser(measure);
