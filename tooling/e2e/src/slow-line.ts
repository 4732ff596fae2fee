import type { BrowserContext } from '@playwright/test';

/** How long a file or an answer may take on its way, in milliseconds; 0 for no delay. */
const LONGEST_MS = Number(process.env.TROTH_E2E_DELAY_MS ?? 0);

/**
 * Delays what a browser reads, half of it, each by a time of its own: files and answers come in another order at every run,
 * and an address is there long before its screen. Races show here that a quick machine hides (ADR 0224).
 */
export async function delayAnswers(context: BrowserContext): Promise<void> {
  if (LONGEST_MS === 0) return;
  await context.route(/\/(api|assets)\//, async (route) => {
    if (route.request().method() === 'GET' && Math.random() < 0.5)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_MS));
    // The page may have gone.
    await route.continue().catch(() => undefined);
  });
}
