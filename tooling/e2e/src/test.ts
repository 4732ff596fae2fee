import { type BrowserContext, test as base } from '@playwright/test';
import { delayAnswers } from './slow-line';

/** What Chromium says of a page that does what its content security policy refuses; being framed by strangers is not the page's doing. */
const isViolation = (text: string) => text.includes('Content Security Policy') && !text.includes('frame-ancestors');

interface Everywhere {
  everybodyLeaves: undefined;
  /** What pages did against their policy in this test. A test that provokes some empties it. */
  violations: string[];
}

export const test = base.extend<Everywhere>({
  /**
   * A test that closes its people's pages at the end: a page that stays open goes on working, and slows the tests
   * that follow.
   */
  everybodyLeaves: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      const guests = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(guests.map((context) => context.close()));
    },
    { auto: true },
  ],
  /** No page of any test does what its content security policy refuses. */
  violations: [
    async ({ browser }, use) => {
      const violations: string[] = [];
      const listen = (context: BrowserContext) => {
        context.on('console', (message) => {
          if (isViolation(message.text())) violations.push(`${message.location().url}: ${message.text()}`);
        });
        void delayAnswers(context);
      };
      for (const context of browser.contexts()) listen(context);
      browser.on('context', listen);
      await use(violations);
      browser.off('context', listen);
      base.expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
