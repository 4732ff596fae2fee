import { defineConfig } from 'vitest/config';

// Nothing here waits for anything: every core is used, where vitest would leave one free.
export default defineConfig({ test: { maxWorkers: '100%' } });
