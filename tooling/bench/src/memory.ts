/**
 * What the program holds of the machine's memory: at its highest while a fresh data folder is seeded, at rest half a
 * minute and five minutes after, and at its highest while the requests of the fuzzer come over HTTP, many at a time, from a
 * person with a whole couple's data, and then bodies of nearly a megabyte, eight at a time. It is started by the launcher,
 * as `npm start` does it, and the system is asked (Linux: /proc).
 *
 * Run: `pnpm --filter @troth/bench bench:memory` (`-- --short` leaves the five minutes out).
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { operations } from '@troth/api/operations';
import { ATTACK_NAMES, attacks, picker, type Sent } from '@troth/api/testing/hostile-requests';
import { LIMIT_NAMES, limitVariable } from '@troth/domain/limits';
import { DEMO_PASSWORD, Person } from '@troth/e2e/person';
import { type Addresses, addressesFrom, environmentAt } from '@troth/e2e/product';
import { print } from './figures';

const FIRST_PORT = 4780;
const EVERY_MS = 200;
const REST_MS = 30_000;
const LONG_REST_MS = 300_000;
const LARGE_BODY = 900_000;
const AN_ID = '00000000-0000-4000-8000-000000000000';
const launcher = fileURLToPath(new URL('../../launcher/bin/start.mjs', import.meta.url));

/** The program is the launcher's only child once that says that Troth runs. */
const childOf = (pid: number) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);
const heldBy = (pid: number, what: 'VmRSS' | 'VmHWM') =>
  Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

interface Somebody {
  readonly authorization: string;
  readonly userId: string;
  readonly documentId: string;
}

/** A person of the demo couples: answers, a disclosure, an agreement and its files are read and written with her token. */
async function blake(at: Addresses): Promise<Somebody> {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    const person = await Person.arrive(browser, 'blake@demo.troth', at);
    await person.signIn(DEMO_PASSWORD);
    const [authorization, userId, documentId] = [
      await person.accessToken(),
      await person.id(),
      await person.documentId(),
    ];
    return { authorization, userId, documentId };
  } finally {
    await browser.close();
  }
}

type Attack = (at: number, operation: (typeof operations)[number], address: string) => Sent;

/** The fuzzer's attacks in turns. */
const hostile: Attack = (at, operation, address) =>
  attacks[ATTACK_NAMES[at % ATTACK_NAMES.length] ?? '']?.(operation, address, picker(at)) ?? {};
/** As much as a body may be. */
const large: Attack = () => ({ body: JSON.stringify({ text: 'a'.repeat(LARGE_BODY) }) });

/** @returns How many answers there were of each status; 0 where the connection was cut. */
async function answersTo(
  attack: Attack,
  { requests, atOnce }: { readonly requests: number; readonly atOnce: number },
  { api }: Addresses,
  { authorization, userId, documentId }: Somebody,
): Promise<Map<number, number>> {
  const answers = new Map<number, number>();
  let next = 0;
  const sendNext = async (): Promise<void> => {
    while (next < requests) {
      const at = next++;
      const operation = operations[at % operations.length];
      // The account that the tokens belong to is needed until the end.
      if (operation === undefined || operation.path.includes('/events') || operation.method === 'DELETE') continue;
      const address = operation.path
        .replace(/^(\/(?:admin\/)?users\/)\{id\}/, `$1${userId}`)
        .replace(/\{docId\}|(?<=\/documents\/)\{id\}/, documentId)
        .replace(/\{[^}]+\}/g, AN_ID);
      const sent = attack(at, operation, address);
      const status = await fetch(api + (sent.address ?? address), {
        method: operation.method,
        headers: { 'content-type': 'application/json', authorization, ...sent.headers },
        ...(operation.method === 'GET' || sent.body === undefined ? {} : { body: sent.body }),
        signal: AbortSignal.timeout(20_000),
      }).then(
        async (response) => {
          if (response.headers.get('content-type')?.startsWith('text/event-stream')) await response.body?.cancel();
          else await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  return answers;
}

const RUNS = [
  { title: 'hostile requests', attack: hostile, requests: 5_000, atOnce: 32 },
  { title: 'large bodies', attack: large, requests: 1_000, atOnce: 8 },
];

async function main(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'troth-memory-'));
  const child = spawn(process.execPath, [launcher], {
    env: {
      ...process.env,
      ...environmentAt(FIRST_PORT),
      TROTH_DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      ...Object.fromEntries(LIMIT_NAMES.map((name) => [limitVariable(name), '1000000'])),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.includes('Troth is running')) resolve();
      });
      void ended.then(() => reject(new Error('The launcher ended before Troth was running.')));
    });
    const pid = childOf(child.pid ?? 0);
    await setTimeout(REST_MS);
    print(`30 s after a seeded start  ${heldBy(pid, 'VmRSS')} MB (highest so far ${heldBy(pid, 'VmHWM')} MB)`);
    if (!process.argv.includes('--short')) {
      await setTimeout(LONG_REST_MS - REST_MS);
      print(`5 minutes after            ${heldBy(pid, 'VmRSS')} MB`);
    }
    const addresses = addressesFrom(FIRST_PORT);
    const person = await blake(addresses);
    for (const { title, attack, ...many } of RUNS) {
      let highest = 0;
      const watch = setInterval(() => {
        highest = Math.max(highest, heldBy(pid, 'VmRSS'));
      }, EVERY_MS);
      const answers = await answersTo(attack, many, addresses, person);
      clearInterval(watch);
      const told = [...answers].sort(([one], [other]) => one - other).map(([status, count]) => `${count} × ${status}`);
      print(`${many.requests} ${title}, ${many.atOnce} at once  ${highest} MB at most (${told.join(', ')})`);
    }
    await setTimeout(REST_MS);
    print(`30 s after those           ${heldBy(pid, 'VmRSS')} MB`);
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

await main();
