/**
 * What an admin waits for where there are 100,000 users, 50,000 documents, 200,000 purchases, 100,000 appointments and 1,000,000
 * entries of the log, 20,000 tickets and 20,000 on the waitlist: each list, searched, filtered, ordered, and a file of all users. The product's own calls on PostgreSQL.
 *
 * Run: `pnpm --filter @troth/bench bench:admin-lists`; `SHARE=0.1` fills a tenth, `ROUNDS` is for a shorter run.
 */
import { openApp } from '@troth/api/testing/open-app';
import { anAdmin } from '@troth/api/testing/builders';
import { addManyRows, listsOf } from '@troth/api/testing/many-rows';
import { createEmptyDatabase, openMigrated } from '@troth/api/testing/postgres';
import { startPostgres } from '../../launcher/src/postgres.mjs';
import { print } from './figures';

const SHARE = Number(process.env['SHARE'] ?? 1);
const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
/** In ms. */
const MOST_P50 = 50;
const MOST_P95 = 100;
const FILE_STARTS_IN = 300;
/** What a file may keep in memory while it is sent, in MB, after a collection: V8 takes its time where there is room. */
const FILE_HOLDS = 64;
/** A collection after each so many parts of the file. */
const PARTS = 20;

const at = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
const shown = (value: number) => value.toFixed(0).padStart(8);

const server = await startPostgres();
if (server === null) throw new Error('There is no PostgreSQL to measure on.');
const database = await createEmptyDatabase(server.url);
const api = await openApp(await openMigrated(database.url, 4));
const admin = await anAdmin(api);
const filling = performance.now();
await addManyRows(api, {
  users: 100_000 * SHARE,
  documents: 50_000 * SHARE,
  items: 200_000 * SHARE,
  events: 100_000 * SHARE,
  entries: 1_000_000 * SHARE,
  tickets: 20_000 * SHARE,
  waiting: 20_000 * SHARE,
});
print(`Filled in ${((performance.now() - filling) / 1_000).toFixed(0)} s. Each call ${ROUNDS} times; ms`);
print(`  ${''.padEnd(34)}     p50     p95`);
let over = 0;
for (const [what, path] of await listsOf(api, admin)) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const { status } = await api.get(path, admin);
    times.push(performance.now() - started);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
  }
  const isOver = at(times, 0.5) > MOST_P50 || at(times, 0.95) > MOST_P95;
  if (isOver) over += 1;
  print(`  ${what.padEnd(34)}${shown(at(times, 0.5))}${shown(at(times, 0.95))}${isOver ? '  OVER' : ''}`);
}
const held = () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
};
const before = held();
const started = performance.now();
const authorization = `Bearer ${await api.issuer.sign(admin.claims)}`;
const file = await api.app.request('/admin/users/export', { headers: { authorization } });
const reader = file.body?.getReader();
let [first, bytes, parts, most] = [0, 0, 0, before];
for (;;) {
  const part = await reader?.read();
  if (first === 0) first = performance.now() - started;
  if (part?.value === undefined) break;
  bytes += part.value.length;
  parts += 1;
  if (parts % PARTS === 0) most = Math.max(most, held());
}
const whole = (performance.now() - started) / 1_000;
print(
  `  file of all users: begins after ${first.toFixed(0)} ms, ${(bytes / 2 ** 20).toFixed(1)} MB in ${whole.toFixed(1)} s, holds ${(most - before).toFixed(1)} MB`,
);
if (first > FILE_STARTS_IN || most - before > FILE_HOLDS) over += 1;
print(
  over === 0
    ? '  within'
    : `  ${over} OVER ${MOST_P50} ms p50, ${MOST_P95} ms p95, ${FILE_STARTS_IN} ms or ${FILE_HOLDS} MB`,
);
await api.close();
await database.drop();
await server.stop();
process.exitCode = over === 0 ? 0 : 1;
