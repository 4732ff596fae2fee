import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts', 'words/index': 'src/words/index.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  unbundle: true,
  dts: true,
  clean: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  external: [/^@troth\/domain\//],
});
