import type { Browser, CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    paints: number[];
    /** Of our own trial page: how long the rules take that run after keys, and the bytes of one clause's draft. */
    timeRules: (drafts: number) => Record<'renumbering' | 'redline' | 'drafts' | 'bytes', number[]>;
  }
}

export interface OpenPage {
  readonly page: Page;
  readonly session: CDPSession;
  /** From the address to the first key's paint. */
  readonly openMs: number;
  /** Of it, processor time of the main thread: the same on a machine that others use. */
  readonly cpuMs: number;
}

/** Runs in the page: notes how long after a key the frame that shows it was painted. */
function watchKeys(): void {
  window.paints = [];
  window.addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.paints.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    { capture: true },
  );
}

/** Runs in the page: the lines that are typed into, as they are shown, without white space. */
const readLines = () =>
  [...document.querySelectorAll('[contenteditable=true] h2 > span:last-child, [contenteditable=true] p')]
    .filter((line) => line.closest('[contenteditable=false]') === null)
    .map((line) => (line.textContent ?? '').replace(/[\s\uFEFF]/g, ''));

/** A person who types fast. */
const KEY_EVERY_MS = 70;

export async function cpuOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** A line that is typed into. */
const LINE = '[contenteditable=true] p:not([contenteditable=false])';

/** Opens an editor until a key shows at its caret. */
export async function openEditor(
  browser: Browser,
  {
    origin,
    name,
    slowdown,
    lines,
  }: { origin: string; name: string; slowdown: number; lines: readonly string[] | null },
): Promise<OpenPage> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watchKeys);
  const start = performance.now();
  await page.goto(`${origin}/${name}`);
  // The browser's own selectors: Playwright's read the whole text in JavaScript, in the time that is measured.
  await page.waitForFunction((selector) => document.querySelector(selector) !== null, LINE);
  if (lines !== null) {
    const shown = await page.evaluate(readLines);
    const wanted = lines.map((line) => line.replace(/\s/g, ''));
    const at = wanted.findIndex((line, index) => line !== shown[index]);
    if (at >= 0 || shown.length !== wanted.length)
      throw new Error(`${name} shows another text, line ${at}: “${shown[at]}” for “${wanted[at]}”`);
  }
  await page.evaluate((selector) => {
    const line = document.querySelector(selector);
    const words = line === null ? null : document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
    document.querySelector<HTMLElement>('[contenteditable=true]')?.focus();
    getSelection()?.collapse(words, 0);
  }, LINE);
  await page.keyboard.press('x');
  await page.waitForFunction(() => window.paints.length > 0);
  const openMs = performance.now() - start;
  const cpuMs = await cpuOf(session);
  const first = await page.locator(LINE).first().textContent();
  if (!first?.includes('x')) throw new Error(`${name} has no caret`);
  return { page, session, openMs, cpuMs };
}

/** Puts the caret into a line by a click, as a person does. */
export async function clickLine(page: Page, line: string): Promise<void> {
  const place = await page.evaluate(async (wanted) => {
    const found = [...document.querySelectorAll('[contenteditable=true] p')].find(
      ({ textContent }) => textContent === wanted,
    );
    // What was not drawn yet is not as high as was guessed: it is scrolled to again.
    for (let times = 0; times < 3; times += 1) {
      found?.scrollIntoView({ block: 'center' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const { left, top } = found?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + 120, y: top + 12 };
  }, line);
  await page.mouse.click(place.x, place.y);
}

/** Presses keys one after another. @returns From each key to its paint, and the main thread's processor time a key. */
export async function pressKeys(
  { page, session }: OpenPage,
  keyAt: (index: number) => string,
  presses: number,
): Promise<{ paints: number[]; cpuMs: number }> {
  await page.evaluate(() => {
    window.paints = [];
  });
  const before = await cpuOf(session);
  for (let index = 0; index < presses; index += 1) {
    await page.keyboard.press(keyAt(index));
    await page.waitForTimeout(KEY_EVERY_MS);
  }
  return {
    paints: await page.evaluate(() => window.paints),
    cpuMs: ((await cpuOf(session)) - before) / presses,
  };
}

/** Types this many keys by script, in one line after another. @returns The heap after them. */
export async function heapAfter({ page, session }: OpenPage, keys: number): Promise<number> {
  await page.evaluate(async (wanted) => {
    const lines = [...document.querySelectorAll('[contenteditable=true] p')].filter(
      (line) => line.closest('[contenteditable=false]') === null && (line.textContent ?? '').length > 80,
    );
    const pause = () => new Promise((resolve) => setTimeout(resolve));
    for (let index = 0; index < wanted; index += 1) {
      if (index % 200 === 0) {
        const line = lines[(index / 200) % lines.length];
        line?.scrollIntoView({ block: 'center' });
        const words = line === undefined ? null : document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
        getSelection()?.collapse(words, 1);
        await pause();
      }
      document.execCommand('insertText', false, 'abcdefghi '[index % 10]);
      await pause();
    }
  }, keys);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
