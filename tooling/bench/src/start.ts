/**
 * How long a restart takes, from the command to the first answer of everything, and the processor time of it: the built
 * program on a data folder that was seeded before, with the embedded database and with PostgreSQL on this machine. Red
 * above its budgets.
 *
 * Run: `pnpm --filter @troth/bench bench:start`; `RUNS` (9) of each database, in turns
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '@troth/e2e/product';
import { startPostgres } from '../../launcher/src/postgres.mjs';
import { median, print } from './figures';

const RUNS = Number(process.env['RUNS'] ?? 9);
const FIRST_PORT = 4790;
const BUDGETS = { embedded: 1_300, PostgreSQL: 800 };
/** What Linux counts a process's time in. */
const TICK_MS = 10;

type Database = keyof typeof BUDGETS;

/** Milliseconds of processor that a process has used so far. */
function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

async function restart(dataFolder: string, env: Readonly<Record<string, string>>) {
  const began = performance.now();
  const product = await startProduct({ dataFolder, firstPort: FIRST_PORT, env });
  const took = performance.now() - began;
  const processor = processorOf(product.process.pid ?? 0);
  await product.stop();
  return { took, processor };
}

const server = await startPostgres();
if (server === null) throw new Error('No PostgreSQL was found, and none could be installed.');
const folders = { embedded: '', PostgreSQL: '' };
const environments: Record<Database, Readonly<Record<string, string>>> = {
  embedded: {},
  PostgreSQL: { DATABASE_URL: server.url, TROTH_ROOT_KEY: randomBytes(32).toString('base64') },
};
const databases = Object.keys(BUDGETS) as Database[];
const measured: Record<Database, Awaited<ReturnType<typeof restart>>[]> = { embedded: [], PostgreSQL: [] };
try {
  for (const database of databases) {
    folders[database] = mkdtempSync(join(tmpdir(), 'troth-start-'));
    await restart(folders[database], environments[database]);
  }
  for (let run = 0; run < RUNS; run += 1)
    for (const database of databases) measured[database].push(await restart(folders[database], environments[database]));
} finally {
  await server.stop();
  for (const folder of Object.values(folders)) if (folder !== '') rmSync(folder, { recursive: true, force: true });
}
for (const database of databases) {
  const took = median(measured[database].map((one) => one.took));
  const processor = median(measured[database].map((one) => one.processor));
  print(
    `Restart, ${database}: ${took.toFixed(0)} ms at the median of ${RUNS} (at most ${BUDGETS[database]}), ` +
      `${processor.toFixed(0)} ms of processor`,
  );
  if (took > BUDGETS[database]) process.exitCode = 1;
}
