import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { freemem, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canInstallPackages, installPackages } from './browser.mjs';

/** @returns {string | null} The folder of the newest PostgreSQL server's programs. */
function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .map(Number)
        .filter(Number.isFinite)
        .sort((a, b) => b - a)
    : [];
  const folders = [
    ...versions.map((version) => join(debian, String(version), 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** PostgreSQL refuses to run as root; then it runs as the least of users that is there. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const row = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody');
  return row ? { uid: Number(row[2]), gid: Number(row[3]) } : null;
}

const GIBIBYTE = 2 ** 30;
const ENDING = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * A folder in memory, where there is plenty. Each test file's database is 1,300 files, and the system takes several times
 * as long to make and remove them on a disk.
 */
function memoryFolder() {
  const memory = '/dev/shm';
  if (!existsSync(memory) || freemem() < 4 * GIBIBYTE) return null;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize < 2 * GIBIBYTE ? null : memory;
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * Starts a throw-away PostgreSQL server.
 * @param {{ inMemory?: boolean }} [options] In memory where there is room: for many small databases, not for a large one.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | null>} Null where no server can be had.
 */
export async function startPostgres({ inMemory = false } = {}) {
  if (!findPrograms() && canInstallPackages()) await installPackages(['postgresql']);
  const programs = findPrograms();
  if (!programs) return null;
  const user = unprivilegedUser();
  if (process.getuid?.() === 0 && !user) return null;
  const folder = mkdtempSync(join((inMemory && memoryFolder()) || tmpdir(), 'troth-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const identity = user ?? {};
  const data = join(folder, 'data');
  await new Promise((resolve, reject) => {
    const initdb = spawn(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'troth', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      {
        ...identity,
        cwd: folder,
        stdio: 'ignore',
      },
    );
    initdb.once('error', reject);
    initdb.once('close', (code) => (code === 0 ? resolve(undefined) : reject(new Error(`initdb ended with ${code}`))));
  });
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=60',
    // What these two do for tables of a few rows costs a tenth of the server's processor.
    'jit=off',
    'autovacuum=off',
  ];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...identity,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const ended = new Promise((resolve) => server.once('close', resolve));
  const stop = async () => {
    for (const signal of ENDING) process.off(signal, stopAndEnd);
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  // The memory is given back after Ctrl-C, too.
  const stopAndEnd = () => void stop().then(() => process.exit(1));
  for (const signal of ENDING) process.once(signal, stopAndEnd);
  const ready = join(programs, 'pg_isready');
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = spawnSync(ready, ['-h', '127.0.0.1', '-p', String(port), '-q']).status === 0;
    // By the socket in its folder: a question to it and its answer take a third less of the processor than by TCP.
    if (isReady) return { url: `postgres://troth@127.0.0.1:${port}/postgres?host=${encodeURIComponent(folder)}`, stop };
    await pause(100);
  }
  await stop();
  return null;
}
