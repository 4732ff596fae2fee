import { defineConfig } from 'vitest/config';
import shared from './vitest.config.ts';

/**
 * What is tried on the embedded database once all was tried on PostgreSQL: what opens, keeps and fills it, what is told by
 * it, and what races, or is killed, with its one connection. That no call asks for a second one is seen on PostgreSQL too
 * (`authorization.test.ts`). Fewer schedules than there: the killed program is the same, and only its database another. What is
 * killed is the program as it was built.
 */
export default defineConfig({
  test: {
    ...shared.test,
    env: { SCHEDULES: process.env['SCHEDULES'] ?? '25', TROTH_TEST_PROGRAM: 'dist/main.js' },
    include: [
      'src/kernel/{database,jobs,protection}/**/*.test.ts',
      'src/program/{content,seed}/**/*.test.ts',
      'src/kernel/auth/identity.test.ts',
      'src/program/{data-folder-lock,housekeeping,seal-old-rows,killed-while-committing,killed-while-paying,killed-while-paying-out,log-refusals,root-key-file,self-check,start-together}.test.ts',
      'src/kernel/audit/audit-trail.test.ts',
      'src/kernel/auth/auth.test.ts',
      'src/kernel/http/plumbing.test.ts',
      'src/features/sealing/seal-notarization.test.ts',
      'src/features/booking/booking.test.ts',
      'src/kernel/changes/**/*.test.ts',
      'src/features/generation/{one-making-at-a-time,shared-parts}.test.ts',
      'src/features/notarizations/killed-notarization.test.ts',
      'src/features/payments/{killed-anywhere,never-twice,slow-provider}.test.ts',
    ],
  },
});
