import { defineConfig } from 'vite';
import { define, dependenciesOfOurPackages } from './vite.config.ts';

/** The one of those below that only our packages use. */
const PASSWORDS = '@node-rs/argon2';

/** What has files of its own, and what is loaded only when it is first used. */
const INSTALLED = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  '@sentry/core',
  'nodemailer',
  'pdf-lib',
  'prom-client',
  'sharp',
  'stripe',
  'unpdf',
];

// The program with the libraries that a start loads, in few files, as `packed.ts` loads them. ADR 0126.
export default defineConfig({
  plugins: [dependenciesOfOurPackages((id) => id === PASSWORDS)],
  define,
  build: {
    target: 'node20',
    outDir: 'dist/program',
    sourcemap: true,
    minify: false,
    ssr: true,
    rollupOptions: {
      input: { program: 'src/program/main.ts' },
      // A library names functions by it.
      checks: { eval: false },
      output: {
        format: 'cjs',
        dynamicImportInCjs: false,
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
      },
      makeAbsoluteExternalsRelative: true,
    },
  },
  ssr: { noExternal: true, external: INSTALLED },
});
