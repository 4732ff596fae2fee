import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    // One window and one load of the modules for each worker: making them again for each file took most of the time. What a
    // test leaves behind is cleared in the set-up file.
    isolate: false,
    // A person's typing, key by key, takes seconds where all cores are at work.
    testTimeout: 30_000,
    css: false,
    setupFiles: ['./src/test-setup.ts'],
  },
});
