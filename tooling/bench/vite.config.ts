import { defineConfig } from 'vite';

/** Benches of our own code run it as the API does: built, since what runs TypeScript directly adds to every function. */
export default defineConfig({
  build: { target: 'node20', outDir: 'node_modules/.built', emptyOutDir: false, minify: false, sourcemap: true },
  ssr: { noExternal: true },
});
