import { type Browser, chromium } from '@playwright/test';
import { type Addresses, startProduct } from '@troth/e2e/product';

/** Measures on the built product in a real browser; `CHROMIUM_PATH` names one of one's own. */
export async function inBrowser(measure: (browser: Browser, addresses: Addresses) => Promise<void>): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH;
  // The browser first: where there is none, no product is left running.
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    const product = await startProduct();
    try {
      await measure(browser, product.addresses);
    } finally {
      await product.stop();
    }
  } finally {
    await browser.close();
  }
}
