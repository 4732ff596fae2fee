import { defineConfig } from '@playwright/test';
import { addresses } from './src/product';

const executablePath = process.env.CHROMIUM_PATH;
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests',
  globalSetup: './src/global-setup.ts',
  fullyParallel: true,
  // The product, its database and the browser share two cores; one story at a time keeps every wait short. Tests share
  // nothing but the product, so a machine with more cores may run several at once.
  workers: Number(process.env.TROTH_E2E_WORKERS ?? 1),
  forbidOnly: process.env.CI !== undefined,
  // A test that needs a second try is a defect to mend: the report names it as flaky, and nobody is stopped by it.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: addresses.customer,
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 10_000,
    // Steps and what the page held at each, without a film: filming takes a core that the product needs.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium's sandbox cannot start as root.
      chromiumSandbox: !isRoot,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
