import { compiledPGlite } from '../kernel/database/compiled-pglite';

// On other threads, and so beside the loading of the rest. Whoever opens the database hears of a failure. ADR 0126.
if (!process.env['DATABASE_URL']) compiledPGlite().catch(() => undefined);
const { run } = await import('./run');
await run();
