import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { client: 'src/client.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  dts: true,
  clean: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  external: [/^@troth\/domain\//],
});
