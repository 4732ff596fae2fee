import { defineConfig } from 'vitest/config';
import shared from './vitest.config.ts';

/**
 * What is tried on the embedded database once all was tried on PostgreSQL: the program's plumbing and its storage; each
 * operation by everyone, since a call that asks for a second connection would wait there for itself; and what races.
 */
export default defineConfig({
  test: {
    ...shared.test,
    include: [
      'src/*.test.ts',
      'src/{audit,auth,database,http,jobs,mail,program,protection,sealing,seed}/**/*.test.ts',
      'src/modules/{booking,changes,generation}/**/*.test.ts',
      'src/modules/notarizations/killed-notarization.test.ts',
      'src/modules/payments/{killed-anywhere,never-twice,slow-provider}.test.ts',
    ],
  },
});
