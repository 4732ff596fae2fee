import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { OAuth2Server } from 'oauth2-mock-server';
import { packageRoot } from '../kernel/package-root';

const CLIENT_ID = 'their-client';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** As it was built, where the run has built it; else from its source, which takes three seconds more of the processor. */
const BUILT = process.env['TROTH_TEST_PROGRAM'];
const PROGRAM = BUILT === undefined ? ['--import', 'tsx', 'src/program/main.ts'] : [BUILT];

/** The real program as a process of its own, on a data folder that outlives it: a test starts it and kills it. */
export async function programProcess(environment: Record<string, string> = {}) {
  const issuer = new OAuth2Server();
  await issuer.issuer.keys.generate('RS256');
  await issuer.start(0, '127.0.0.1');
  const dataDir = mkdtempSync(join(tmpdir(), 'troth-killed-'));
  const port = await freePort();
  let running: ChildProcess | null = null;
  return {
    dataDir,
    origin: `http://127.0.0.1:${port}`,

    /** Starts it, and answers once it takes calls. */
    async start(): Promise<ChildProcess> {
      const child = spawn(process.execPath, PROGRAM, {
        cwd: packageRoot(),
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: process.env['PATH'],
          HOME: process.env['HOME'],
          API_PORT: String(port),
          TROTH_DATA_DIR: dataDir,
          TROTH_SERVE_PORTALS: 'false',
          LOG_LEVEL: 'silent',
          OIDC_TOKEN_TYPES: 'none,jwt',
          OIDC_CLIENT_IDS: CLIENT_ID,
          OIDC_ISSUER: (issuer.issuer.url ?? '').replace(/\/+$/, ''),
          ...environment,
        },
      });
      running = child;
      const said: string[] = [];
      await new Promise<void>((resolve, reject) => {
        for (const stream of [child.stdout, child.stderr]) {
          createInterface({ input: stream }).on('line', (line) => {
            said.push(line);
            if (line.startsWith('TROTH_READY')) resolve();
          });
        }
        child.once('close', () => reject(new Error(`It ended before it was ready:\n${said.join('\n')}`)));
      });
      return child;
    },

    /** A token of the person whom the provider knows by this subject. */
    tokenOf: (sub: string, email = `${sub}@example.com`): Promise<string> =>
      issuer.issuer.buildToken({
        scopesOrTransform: (_header, payload) => {
          Object.assign(payload, { sub, email, email_verified: true, aud: 'urn:troth:api', azp: CLIENT_ID });
        },
      }),

    /** Ends what still runs, and takes the data folder away. */
    async end(): Promise<void> {
      running?.kill('SIGKILL');
      await issuer.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
