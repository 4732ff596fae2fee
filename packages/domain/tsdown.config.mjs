import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsdown';

/** One entry for each area: the folders of `src` that have an `index.ts`. */
const areas = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(`src/${entry.name}`).includes('index.ts'))
  .map((entry) => entry.name);

export default defineConfig({
  entry: Object.fromEntries(areas.map((area) => [`${area}/index`, `src/${area}/index.ts`])),
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  // Modules stay apart, so that a rule can be had without the schemas beside it.
  unbundle: true,
  dts: true,
  clean: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  external: [/^@troth\/domain\//],
});
