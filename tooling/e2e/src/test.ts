import { test as base } from '@playwright/test';

/** A test after which whoever came to it has gone: a page that stays open goes on working, and slows the tests that follow. */
export const test = base.extend<{ everybodyLeaves: undefined }>({
  everybodyLeaves: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      const guests = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(guests.map((context) => context.close()));
    },
    { auto: true },
  ],
});
