// The README's pictures: `npx pnpm --filter @troth/e2e pictures` writes docs/screenshots from the seeded product.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig(tests, { testDir: 'pictures', workers: 1, timeout: 120_000 });
