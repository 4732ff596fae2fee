import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { packageRoot } from '../kernel/package-root';
import type * as main from './main';
import { packed } from './packed';

// Part of the build: the program starts once, and what Node compiled for that is kept. What is said here, and not in the environment
// of the build, is how it starts: with a database of its own, and without a word to anybody.
const probe = createServer().listen(0, '127.0.0.1');
await once(probe, 'listening');
const { port } = probe.address() as AddressInfo;
await new Promise((resolve) => probe.close(resolve));
const dataDir = mkdtempSync(join(tmpdir(), 'troth-compiled-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
process.env = {
  API_PORT: String(port),
  FX_REFRESH: 'off',
  LOG_LEVEL: 'silent',
  TROTH_DATA_DIR: dataDir,
  TROTH_SEED: 'off',
  TROTH_SERVE_PORTALS: 'false',
};

const { load, keepCompiled } = packed(join(packageRoot(), 'dist', 'program'));
// V8 soon throws away what ran but once, and a start is made of that. Flags must be as they are when it is read again.
setFlagsFromString('--no-flush-bytecode');
const { started } = load('program.cjs') as typeof main;
await started;
setFlagsFromString('--flush-bytecode');
keepCompiled();
process.kill(process.pid, 'SIGTERM');
