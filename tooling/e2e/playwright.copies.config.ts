// Three copies behind a balancer, one killed every 20 seconds: `npx pnpm --filter @troth/e2e copies`. Needs haproxy.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig(tests, {
  testMatch: 'agreement-story.spec.ts',
  grep: /New York/,
  globalSetup: './src/copies-setup.ts',
  workers: 1,
  retries: 0,
  timeout: 1_200_000,
});
