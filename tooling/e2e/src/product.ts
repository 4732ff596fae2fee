import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Ports of the product under test, away from those of a Troth that a person may be running. */
export const ports = { api: 4600, customer: 4601, attorney: 4602, admin: 4603 } as const;

export const addresses = {
  api: `http://127.0.0.1:${ports.api}`,
  customer: `http://127.0.0.1:${ports.customer}`,
  attorney: `http://127.0.0.1:${ports.attorney}`,
  admin: `http://127.0.0.1:${ports.admin}`,
} as const;

const program = fileURLToPath(new URL('../../../apps/api/dist/main.js', import.meta.url));

export interface RunningProduct {
  readonly process: ChildProcess;
  readonly dataFolder: string;
  /** Ends it as Ctrl-C does and removes its data. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Kept between starts when given; else a new one that `stop` removes. */
  readonly dataFolder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the built product on its own data folder and resolves when everything answers. */
export async function startProduct(options: ProductOptions = {}): Promise<RunningProduct> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'troth-e2e-'));
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      API_PORT: String(ports.api),
      CUSTOMER_PORT: String(ports.customer),
      ATTORNEY_PORT: String(ports.attorney),
      ADMIN_PORT: String(ports.admin),
      TROTH_DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const isReady = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line);
        if (line.startsWith('TROTH_READY')) resolve();
      });
    }
    void ended.then(() => reject(new Error(`The product ended before it was ready:\n${said.slice(-40).join('\n')}`)));
  });
  await isReady;
  return {
    process: child,
    dataFolder,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      if (options.dataFolder === undefined) rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
