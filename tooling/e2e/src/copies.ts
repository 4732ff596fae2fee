import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '@troth/launcher/src/postgres.mjs';
import { startFauxqs } from 'fauxqs';
import { addresses, environmentAt, type RunningProduct, startProduct } from './product';

const COPIES = 3;
/** How long a copy lives until it is killed, in turns. */
const KILLED_EVERY_MS = Number(process.env.TROTH_KILLED_EVERY_SECONDS ?? 20) * 1000;

const portOf = (origin: string) => Number(new URL(origin).port);
/** Behind the balancer's own, which are those that the tests know. */
const firstPortOfCopy = (copy: number) => portOf(addresses.api) + 100 + 10 * copy;

/** HAProxy with a port for the API and for each portal, and all copies behind each. What only reads is asked again. */
function balancerConfig(): string {
  const names = ['api', 'customer', 'attorney', 'admin'] as const;
  const listeners = names.map((name, at) => {
    const servers = Array.from({ length: COPIES }, (_, copy) => {
      const first = firstPortOfCopy(copy);
      return `  server copy${copy} 127.0.0.1:${first + at} check port ${first}`;
    });
    return `listen ${name}\n  bind 127.0.0.1:${portOf(addresses[name])}\n  option httpchk GET /readyz\n  http-request disable-l7-retry if !METH_GET\n${servers.join('\n')}\n`;
  });
  return `defaults
  mode http
  balance roundrobin
  timeout connect 2s
  timeout check 10s
  timeout client 1h
  timeout server 1h
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response 502 503
  default-server inter 500ms fall 1 rise 1

${listeners.join('\n')}`;
}

/**
 * Three copies with separate folders behind HAProxy, one PostgreSQL, one S3 server. Every so many seconds one of them is killed
 * as by a power cut, and started again.
 */
export async function startCopies(): Promise<{ stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'troth-copies-'));
  const postgres = await startPostgres();
  if (postgres === null) throw new Error('No PostgreSQL server can be had here.');
  const s3 = await startFauxqs({ port: 0, logger: false, host: '127.0.0.1' });
  s3.createBucket('copies');
  const env = {
    DATABASE_URL: postgres.url,
    TROTH_ROOT_KEY: randomBytes(32).toString('base64'),
    FILES_URL: `s3://copies?endpoint=${encodeURIComponent(`http://127.0.0.1:${s3.port}`)}`,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    API_ORIGIN: addresses.api,
    CUSTOMER_ORIGIN: addresses.customer,
    ATTORNEY_ORIGIN: addresses.attorney,
    ADMIN_ORIGIN: addresses.admin,
  };
  const start = (copy: number): Promise<RunningProduct> => {
    const firstPort = firstPortOfCopy(copy);
    return startProduct({
      firstPort,
      dataFolder: join(folder, `copy${copy}`),
      env: { ...env, ...environmentAt(firstPort) },
      expectedRefusals: /^429 POST .*\/questionnaire-reminder$|^503 /,
    });
  };
  // The first makes the demo people.
  const copies = [await start(0)];
  for (let copy = 1; copy < COPIES; copy += 1) copies.push(await start(copy));
  const configFile = join(folder, 'haproxy.cfg');
  writeFileSync(configFile, balancerConfig());
  const balancer: ChildProcess = spawn('haproxy', ['-db', '-f', configFile], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let isOver = false;
  let kills = 0;
  const over = new AbortController();
  const killing = (async () => {
    for (let copy = 0; !isOver; copy = (copy + 1) % COPIES) {
      await pause(KILLED_EVERY_MS, undefined, { signal: over.signal }).catch(() => undefined);
      if (isOver) return;
      copies[copy]?.process.kill('SIGKILL');
      kills += 1;
      await copies[copy]?.stop();
      copies[copy] = await start(copy);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      over.abort();
      await killing;
      process.stdout.write(`${kills} copies were killed.\n`);
      balancer.kill();
      for (const copy of copies) await copy.stop();
      await s3.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
