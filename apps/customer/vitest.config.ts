import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    // A person's typing, key by key, takes seconds where all cores are at work.
    testTimeout: 30_000,
    css: false,
    setupFiles: ['./src/testing/setup.ts'],
  },
});
