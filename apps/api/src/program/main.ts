import { compiledPGlite, optimizeLater } from '../kernel/database/compiled-pglite';

optimizeLater();
// On other threads, and so beside the loading of the rest. Whoever opens the database hears of a failure. ADR 0126.
if (!process.env['DATABASE_URL']) compiledPGlite().catch(() => undefined);

/** Resolves when everything answers. */
export const started = import('./run').then(({ run }) => run());
