// `node tooling/launcher/bin/draining.mjs [REQUESTS]`: two copies of the built product behind HAProxy, which looks at /readyz and asks
// nothing twice. While so many requests run (10,000 unless told otherwise) the copies are replaced in turns by SIGTERM.
// Counts what did not get an answer, and ends with 1 when there is any. Needs haproxy and PostgreSQL.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { houseRoot } from '../src/house.mjs';
import { startPostgres } from '../src/postgres.mjs';

const REQUESTS = Number(process.argv[2] ?? 10_000);
const CLIENTS = 20;
const COPIES = 2;
const CHECKED_EVERY_MS = 500;
const DRAIN_SECONDS = 3;
/** At least so many replacements, however fast the requests are. */
const REPLACED_AT_LEAST = 4;
const FIRST_PORT = Number(process.env.DRAINING_PORT ?? 4460);

const portOf = (/** @type {number} */ copy) => FIRST_PORT + 1 + copy;

const balancerConfig = `defaults
  mode http
  balance roundrobin
  retries 0
  timeout connect 2s
  timeout check 5s
  timeout client 1m
  timeout server 1m
  default-server inter ${CHECKED_EVERY_MS} fall 1 rise 1
listen api
  bind 127.0.0.1:${FIRST_PORT}
  option httpchk GET /readyz
${Array.from({ length: COPIES }, (_, copy) => `  server copy${copy} 127.0.0.1:${portOf(copy)} check`).join('\n')}
`;

/** @typedef {{ process: import('node:child_process').ChildProcess, exited: Promise<unknown> }} Copy */

/** @param {number} copy @param {Record<string, string>} env @returns {Promise<Copy>} */
async function start(copy, env) {
  const child = spawn(process.execPath, [join(houseRoot, 'apps/api/dist/main.js')], {
    env: { ...process.env, ...env, API_PORT: String(portOf(copy)), TROTH_DATA_DIR: `${env.TROTH_DATA_DIR}/${copy}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (piece) => String(piece).includes('TROTH_READY') && resolve(undefined));
    child.once('exit', (code) => reject(new Error(`A copy ended at its start (${code}).`)));
  });
  return { process: child, exited };
}

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
/** @returns {Promise<string>} The status, or what happened instead. */
const ask = (/** @type {string} */ path) =>
  new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port: FIRST_PORT, path, agent, timeout: 60_000 }, (response) => {
      response.resume();
      response.on('end', () => resolve(String(response.statusCode)));
      response.on('error', (error) => resolve(error.message));
    });
    sent.on('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? error.message));
    sent.end();
  });

async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'troth-draining-'));
  const postgres = await startPostgres();
  if (postgres === null) throw new Error('No PostgreSQL server can be had here.');
  const origin = `http://127.0.0.1:${FIRST_PORT}`;
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    DATABASE_URL: postgres.url,
    TROTH_ROOT_KEY: randomBytes(32).toString('base64'),
    TROTH_DATA_DIR: folder,
    TROTH_DRAIN_SECONDS: String(DRAIN_SECONDS),
    TROTH_SERVE_PORTALS: 'false',
    TROTH_SEED: 'off',
    API_ORIGIN: origin,
    LIMIT_ADDRESS_REQUESTS: '100000000',
  };
  /** @type {Copy[]} */
  const copies = [];
  for (let copy = 0; copy < COPIES; copy += 1) copies.push(await start(copy, env));
  const configFile = join(folder, 'haproxy.cfg');
  writeFileSync(configFile, balancerConfig);
  const balancer = spawn('haproxy', ['-db', '-f', configFile], { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    while ((await ask('/health')) !== '200') await pause(200);
    /** @type {Record<string, number>} */
    const answers = {};
    let [sent, replaced, isReplacing] = [0, 0, true];
    const replacing = (async () => {
      for (let copy = 0; isReplacing || replaced < REPLACED_AT_LEAST; copy = (copy + 1) % COPIES) {
        copies[copy]?.process.kill('SIGTERM');
        await copies[copy]?.exited;
        copies[copy] = await start(copy, env);
        replaced += 1;
        // As a deployment does, it waits until the balancer knows the new one.
        await pause(3 * CHECKED_EVERY_MS);
      }
    })();
    const asking = async () => {
      while (sent < REQUESTS || replaced < REPLACED_AT_LEAST) {
        sent += 1;
        const answer = await ask(sent % 2 === 0 ? '/health' : '/states');
        answers[answer] = (answers[answer] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, asking));
    isReplacing = false;
    await replacing;
    const good = answers['200'] ?? 0;
    process.stdout.write(`${JSON.stringify({ requests: sent, replaced, answers })}\n`);
    process.stdout.write(`${sent - good} of ${sent} requests had no answer while ${replaced} copies were replaced.\n`);
    return good === sent ? 0 : 1;
  } finally {
    agent.destroy();
    for (const { process: child, exited } of copies) {
      child.kill('SIGTERM');
      await exited;
    }
    balancer.kill();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await run();
