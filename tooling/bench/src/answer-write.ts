/**
 * What it costs to save one typed answer: the product's own call with the token of a real sign-in, on PostgreSQL and on the
 * embedded database, beside a bare server that does the least that could be called the same (token, person, document held,
 * answers read, answer sealed and written, entry chained), and the same on Express with jose and zod. The product reads all
 * answers only where a rule may need them, which other words in place of words don't. Each server is a process of its own;
 * they take turns, so that what else the machine does meets all alike. Statements are counted without begin and commit.
 * `PROFILE=folder` has each server write what its processor did.
 *
 * Run: `pnpm --filter @troth/bench bench:answer-write`
 */
import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createEmptyDatabase } from '@troth/api/testing/postgres';
import pg from 'pg';
import { startPostgres } from '../../launcher/src/postgres.mjs';
import type { Asked, Ready, Spent } from './answer-write-servers';
import { median, print } from './figures';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SECONDS = Number(process.env['SECONDS'] ?? 3);
/** A folder into which each server writes a profile of its processor. */
const PROFILE = process.env['PROFILE'];
const AT_ONCE = [1, 16];
/** Red above these, on PostgreSQL: of the bare server and of Express with 16 at once; statements at any load. */
const BUDGETS = {
  ofBare: 0.4,
  ofExpress: 0.5,
  p99: 50,
  cpu: 2.5,
  statements: 5,
  embeddedPerSecond: 250,
  embeddedP99: 100,
};

const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

interface Server {
  readonly name: string;
  readonly process: ChildProcess;
  readonly ready: Ready;
  /** Asks the server's process for what it has spent so far. */
  readonly spent: () => Promise<Spent>;
  readonly analyze: () => Promise<unknown>;
}

async function startServer(name: string, asked: Asked): Promise<Server> {
  const child = fork(fileURLToPath(new URL('./answer-write-servers.ts', import.meta.url)), [JSON.stringify(asked)], {
    execArgv: [
      '--import',
      'tsx',
      '--max-semi-space-size=32',
      ...(PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`]),
    ],
  });
  const said = <T>() =>
    new Promise<T>((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`${name} ended with ${code}.`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        resolve(message as T);
      });
    });
  const ready = await said<Ready>();
  const ask = <T>(what: 'spent' | 'analyze') => {
    const answer = said<T>();
    child.send(what);
    return answer;
  };
  return { name, process: child, ready, spent: () => ask<Spent>('spent'), analyze: () => ask('analyze') };
}

/** The process of a PostgreSQL server, of which its connections are children; null where the system does not say. */
async function postmasterOf(url: string): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const status = readFileSync(`/proc/${rows[0]?.pid}/status`, 'utf8');
  await client.end();
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
}

/** Seconds of processor that a PostgreSQL server and its connections have used; 0 where the system does not say. */
function databaseSeconds(postmaster: number | null): number {
  if (postmaster === null || process.platform !== 'linux') return 0;
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[1]) === postmaster) ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // It has ended since.
    }
  }
  return ticks / 100;
}

interface Round {
  readonly perSecond: number;
  readonly times: readonly number[];
  readonly cpu: number;
  readonly databaseCpu: number;
  readonly statements: number;
}

let written = 0;

let postmaster: number | null = null;

async function drive({ ready, spent }: Server, atOnce: number, seconds: number): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: number[] = [];
  const [before, databaseBefore] = [await spent(), databaseSeconds(postmaster)];
  const started = performance.now();
  const until = started + seconds * 1000;
  const write = (number: number) =>
    new Promise<void>((resolve, reject) => {
      const target = ready.targets[number % ready.targets.length];
      if (target === undefined) return reject(new Error('There is nobody to write for.'));
      const body = JSON.stringify({ valueTyped: `Baker ${number}` });
      const sent = request(
        {
          port: ready.port,
          host: '127.0.0.1',
          agent,
          method: 'PATCH',
          path: target.path,
          headers: {
            authorization: target.authorization,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('end', () =>
            response.statusCode === 200 && text.includes(`Baker ${number}`)
              ? resolve()
              : reject(new Error(`${response.statusCode}: ${text.slice(0, 300)}`)),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) {
        const since = performance.now();
        await write((written += 1));
        times.push(performance.now() - since);
      }
    }),
  );
  const took = (performance.now() - started) / 1000;
  const [after, databaseAfter] = [await spent(), databaseSeconds(postmaster)];
  agent.destroy();
  return {
    perSecond: times.length / took,
    times,
    cpu: (after.cpuMs - before.cpuMs) / times.length,
    databaseCpu: ((databaseAfter - databaseBefore) * 1000) / times.length,
    statements: (after.statements - before.statements) / times.length,
  };
}

const red: string[] = [];
const must = (isMet: boolean, what: string) => void (isMet || red.push(what));

async function compare(title: string, servers: readonly Server[]): Promise<void> {
  for (const server of servers) {
    await drive(server, 16, Math.min(2, SECONDS));
    // Within a minute PostgreSQL's autovacuum does so, and of the embedded database the program. The PostgreSQL here has none.
    await server.analyze();
  }
  print(
    `\n${title}: ${servers[0]?.ready.answers} answers in each of ${servers[0]?.ready.targets.length} couples, median of ${ROUNDS} rounds of ${SECONDS} s in turns.\n`,
  );
  print('| server | at once | a second | p50 ms | p95 | p99 | processor ms | database ms | statements |');
  print('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const atOnce of AT_ONCE) {
    const rounds = new Map<Server, Round[]>(servers.map((server) => [server, []]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const server of servers) rounds.get(server)?.push(await drive(server, atOnce, SECONDS));
    const told = [...rounds].map(([{ name }, all]) => {
      const times = all.flatMap((round) => round.times).sort((a, b) => a - b);
      const of = (part: (round: Round) => number) => median(all.map(part));
      const figures = {
        perSecond: of((round) => round.perSecond),
        p50: at(times, 0.5),
        p95: at(times, 0.95),
        p99: at(times, 0.99),
        cpu: of((round) => round.cpu),
        database: of((round) => round.databaseCpu),
        statements: of((round) => round.statements),
      };
      print(
        `| ${name} | ${atOnce} | ${Object.values(figures)
          .map((value) => value.toFixed(value < 20 ? 2 : 0))
          .join(' | ')} |`,
      );
      return { name, ...figures };
    });
    const [ours, bare, express] = told;
    if (ours === undefined || atOnce === 1) continue;
    if (bare === undefined || express === undefined) {
      must(ours.perSecond >= BUDGETS.embeddedPerSecond, `embedded: ${BUDGETS.embeddedPerSecond} a second`);
      must(ours.p99 <= BUDGETS.embeddedP99, `embedded: p99 of ${BUDGETS.embeddedP99} ms`);
      continue;
    }
    print(
      `\nOf the bare server ${(ours.perSecond / bare.perSecond).toFixed(2)}, of Express ${(ours.perSecond / express.perSecond).toFixed(2)}.`,
    );
    must(ours.perSecond >= BUDGETS.ofBare * bare.perSecond, `${BUDGETS.ofBare} of the bare server`);
    must(ours.perSecond >= BUDGETS.ofExpress * express.perSecond, `${BUDGETS.ofExpress} of Express`);
    must(ours.p99 <= BUDGETS.p99, `p99 of ${BUDGETS.p99} ms`);
    must(ours.cpu <= BUDGETS.cpu, `${BUDGETS.cpu} ms of processor`);
    must(ours.statements <= BUDGETS.statements, `${BUDGETS.statements} statements`);
  }
}

const server = await startPostgres();
if (server === null) throw new Error('There is no PostgreSQL to measure on.');
const database = await createEmptyDatabase(server.url);
const started: Server[] = [];
try {
  const { url } = database;
  postmaster = await postmasterOf(url);
  // The product makes the couples that the others write for, too.
  started.push(await startServer('Troth', { kind: 'troth', url }));
  const { couples } = started[0]?.ready ?? { couples: [] };
  for (const [name, kind] of [
    ['bare node:http and pg', 'bare'],
    ['Express 5, jose, zod, pg', 'express'],
  ] as const)
    started.push(await startServer(name, { kind, url, couples }));
  await compare('PostgreSQL', started);
  postmaster = null;
  const embedded = await startServer('Troth', { kind: 'troth', url: null });
  started.push(embedded);
  await compare('The embedded database', [embedded]);
} finally {
  for (const each of started) {
    if (PROFILE === undefined) each.process.kill();
    else await new Promise((resolve) => each.process.once('exit', resolve) && each.process.send('end'));
  }
  await database.drop();
  await server.stop();
}
print(red.length === 0 ? '\nWithin its budgets.' : `\nMissed: ${red.join('; ')}.`);
if (red.length > 0) process.exitCode = 1;
