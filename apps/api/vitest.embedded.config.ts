import { defineConfig } from 'vitest/config';
import shared from './vitest.config.ts';

/**
 * What is tried on the embedded database once all was tried on PostgreSQL: what opens, keeps and fills it, what is told by
 * it, and what races, or is killed, with its one connection. That no call asks for a second one is seen on PostgreSQL too
 * (`authorization.test.ts`). Fewer schedules than there: the killed program is the same, and only its database another.
 */
export default defineConfig({
  test: {
    ...shared.test,
    env: { SCHEDULES: process.env['SCHEDULES'] ?? '25' },
    include: [
      'src/{database,jobs,program,protection,seed}/**/*.test.ts',
      'src/audit/audit-trail.test.ts',
      'src/auth/auth.test.ts',
      'src/http/plumbing.test.ts',
      'src/sealing/seal-notarization.test.ts',
      'src/modules/booking/booking.test.ts',
      'src/modules/changes/**/*.test.ts',
      'src/modules/generation/{one-making-at-a-time,shared-parts}.test.ts',
      'src/modules/notarizations/killed-notarization.test.ts',
      'src/modules/payments/{killed-anywhere,never-twice,slow-provider}.test.ts',
    ],
  },
});
