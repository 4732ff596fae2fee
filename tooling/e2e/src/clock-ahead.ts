import type { BrowserContext, Page } from '@playwright/test';

/**
 * Moves the clock of whatever it runs in, before anything else runs there: every date that is made from then on is ahead.
 * It stands on its own, since its text is what is run. Timers go on as they were.
 *
 * @returns Changes how far ahead the clock is.
 */
function installClock(milliseconds: number): (milliseconds: number) => void {
  const clock = { ahead: milliseconds };
  globalThis.Date = new Proxy(Date, {
    construct: (date, parts, made) =>
      Reflect.construct(date, parts.length === 0 ? [date.now() + clock.ahead] : parts, made) as Date,
    get: (date, key): unknown => (key === 'now' ? () => date.now() + clock.ahead : Reflect.get(date, key)),
  });
  return (ahead) => {
    clock.ahead = ahead;
  };
}

/**
 * What a product is started with (`node --import`) so that a test can move its clock by a message. The
 * program knows of none: its own clock, its tokens and its embedded database all ask the process for the time.
 */
export const movableClock = `data:text/javascript,${encodeURIComponent(
  `const move = (${installClock.toString()})(0);
   process.on('message', ({ ahead }) => { move(ahead); process.send({ ahead }); });`,
)}`;

declare global {
  interface Window {
    /** Of a page on a device whose clock is ahead. */
    moveClock?: (milliseconds: number) => void;
  }
}

/** A browser on a device whose clock is ahead as the product's is. Before a page is opened, once. */
export async function setClockAhead(context: BrowserContext, milliseconds: number): Promise<void> {
  await context.addInitScript(`window.moveClock = (${installClock.toString()})(${milliseconds});`);
}

/** The device of such a browser slept, and wakes up so far ahead. */
export async function moveClock(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((ahead) => {
    if (window.moveClock === undefined) throw new Error('The clock of this page cannot be moved.');
    window.moveClock(ahead);
    document.dispatchEvent(new Event('visibilitychange'));
  }, milliseconds);
}
