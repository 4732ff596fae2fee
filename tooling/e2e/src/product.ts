import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { LIMIT_NAMES, limitVariable } from '@troth/domain/limits';
import { movableClock } from './clock-ahead';
import { refusalIn } from './refusals';

/** Where a product listens: four ports in a row, away from those of a Troth that a person may be running. */
const FIRST_PORT = Number(process.env.TROTH_E2E_PORT ?? 4600);

/** For a test that starts a product of its own, beside the one that serves the run. */
const STARTERS = [
  'attorney',
  'booking',
  'california',
  'costs',
  'durability',
  'guesses',
  'launcher',
  'limits',
  'outside provider',
  'passkeys',
  'second copy',
] as const;

/** Its ports are nobody else's, and move with those of the run: two runs on one machine do not meet. */
export const firstPortOf = (starter: (typeof STARTERS)[number]): number =>
  FIRST_PORT + 10 * (1 + STARTERS.indexOf(starter));

export interface Addresses {
  readonly api: string;
  readonly customer: string;
  readonly attorney: string;
  readonly admin: string;
}

export const addressesFrom = (firstPort: number): Addresses => ({
  api: `http://127.0.0.1:${firstPort}`,
  customer: `http://127.0.0.1:${firstPort + 1}`,
  attorney: `http://127.0.0.1:${firstPort + 2}`,
  admin: `http://127.0.0.1:${firstPort + 3}`,
});

/** Where the pages of a portal call the API: under their own origin. */
export const callsOf = (portal: string): string => `${portal}/api`;

/** Tells a product where to listen. */
export const environmentAt = (firstPort: number) => ({
  API_PORT: String(firstPort),
  CUSTOMER_PORT: String(firstPort + 1),
  ATTORNEY_PORT: String(firstPort + 2),
  ADMIN_PORT: String(firstPort + 3),
});

/** The product that serves the whole run. */
export const addresses = addressesFrom(FIRST_PORT);

/** The built program, for tests that start it in ways of their own. */
export const productProgram = fileURLToPath(new URL('../../../apps/api/dist/main.js', import.meta.url));

const { scripts } = JSON.parse(readFileSync(new URL('../../../apps/api/package.json', import.meta.url), 'utf8')) as {
  readonly scripts: { readonly start: string };
};

/** What the program's own `start` gives Node: without its room for what lives shortly, each start takes a tenth longer. */
const nodeOptions = scripts.start.split(' ').filter((part) => part.startsWith('--'));

export interface RunningProduct {
  readonly process: ChildProcess;
  readonly addresses: Addresses;
  readonly dataFolder: string;
  /** Each 429 and 5xx that it has answered so far, as `429 POST /users/_/invite`. */
  refusals(): readonly string[];
  /** Sets how far its clock is ahead of the real one; only where it was started with a clock that can be moved. */
  setClockAhead(milliseconds: number): Promise<void>;
  /** Ends it as Ctrl-C does and removes its data. @throws when it has answered a 429 or a 5xx that no test asked for. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Kept between starts when given; else a new one that `stop` removes. */
  readonly dataFolder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The first of four ports in a row. */
  readonly firstPort?: number;
  /** Which refusals its tests ask for. */
  readonly expectedRefusals?: RegExp;
  /** Tokens expire as time passes: who was signed in before a long leap signs in again. */
  readonly hasMovableClock?: boolean;
  /** A module that runs in it before everything else, and is spoken to by messages. */
  readonly counter?: string;
}

/** Starts the built product on its own data folder and resolves when everything answers. */
export async function startProduct(options: ProductOptions = {}): Promise<RunningProduct> {
  const firstPort = options.firstPort ?? FIRST_PORT;
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'troth-e2e-'));
  const { hasMovableClock = false } = options;
  const modules = [
    ...(hasMovableClock ? [movableClock] : []),
    ...(options.counter === undefined ? [] : [options.counter]),
  ];
  const clockOptions = modules.flatMap((module) => ['--import', module]);
  const child = spawn(process.execPath, [...nodeOptions, ...clockOptions, productProgram], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...environmentAt(firstPort),
      TROTH_DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      // On a PostgreSQL server nobody is seeded unless asked for.
      TROTH_SEED: 'demo',
      // Everybody in the tests comes from this one machine, and works faster than people do: no test meets a limit.
      SIGN_UPS_PER_HOUR: '1000',
      ...Object.fromEntries(LIMIT_NAMES.map((name) => [limitVariable(name), '1000000'])),
      // A payment that arrives later is waited for: long enough for a busy machine to draw the page that says so.
      SANDBOX_SETTLE_SECONDS: '8',
      // Receivers of the tests are on this machine.
      WEBHOOKS_LOCAL: 'allowed',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe', modules.length > 0 ? 'ipc' : 'ignore'],
  });
  const said: string[] = [];
  const refusals: string[] = [];
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const isReady = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line);
        const refusal = refusalIn(line);
        if (refusal !== null) refusals.push(refusal);
        if (line.startsWith('TROTH_READY')) resolve();
      });
    }
    void ended.then(() => reject(new Error(`The product ended before it was ready:\n${said.slice(-40).join('\n')}`)));
  });
  await isReady;
  return {
    process: child,
    addresses: addressesFrom(firstPort),
    dataFolder,
    refusals: () => refusals,
    async setClockAhead(ahead) {
      const isSet = once(child, 'message');
      child.send({ ahead });
      await isSet;
    },
    async stop() {
      // A product that stops refuses what open pages still ask for: that is no finding.
      const answered = [...refusals];
      child.kill('SIGTERM');
      await ended;
      if (options.dataFolder === undefined) rmSync(dataFolder, { recursive: true, force: true });
      const unexpected = answered.filter((refusal) => options.expectedRefusals?.test(refusal) !== true);
      if (unexpected.length > 0)
        throw new Error(`The product answered what no test asked for:\n${unexpected.join('\n')}`);
    },
  };
}
