import { defineConfig } from '@playwright/test';
import { addresses } from './src/product';

const executablePath = process.env.CHROMIUM_PATH;
const isRoot = process.getuid?.() === 0;

/**
 * What Chromium does without. The first three draw the list under its address bar as two pages of their own for each window,
 * seen by nobody: a second of a core each time. The others are Playwright's own list, which a second switch would replace.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: 'tests',
  globalSetup: './src/global-setup.ts',
  fullyParallel: true,
  // A story waits half its time, for the product or for the page: two at once leave a quarter of two cores idle. Tests share
  // nothing but the product.
  workers: Number(process.env.TROTH_E2E_WORKERS ?? 3),
  forbidOnly: process.env.CI !== undefined,
  // A flaky test is a defect: Playwright fails, and `npm test` runs the test again (ADR 0223). The second try is for its trace.
  retries: process.env.CI === undefined ? 0 : 1,
  failOnFlakyTests: true,
  // A step that waits in vain ends after its own time; a whole story takes as long as it takes.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: addresses.customer,
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // A trace writes down the page after each step: a tenth of what the whole suite takes. A second try is traced, and
    // what fails is tried again with `--trace on`. No film: filming takes a core that the product needs.
    trace: { mode: 'on-first-retry', screenshots: false },
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
        // A page of a story is left after seconds: what its optimizing compilers do in them, a sixth of its time, never pays.
        '--js-flags=--no-opt,--no-maglev',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
});
