import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './data-folder-lock';

let folder: string;
let lockFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troth-lock-'));
  lockFile = join(folder, 'troth.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const holder = (overrides: Record<string, unknown>) => {
  const own = JSON.parse(readFileSync(lockFile, 'utf8')) as Record<string, unknown>;
  writeFileSync(lockFile, JSON.stringify({ ...own, nonce: 'theirs', ...overrides }));
};
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('the lock of the data folder', () => {
  it('refuses a second copy, says who holds it, and is free again afterwards', () => {
    const lock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(new RegExp(`already using .*process ${process.pid}`));
    lock.release();
    expect(existsSync(lockFile)).toBe(false);
    lockDataFolder(folder).release();
  });

  it('recovers the lock of a process that is gone', () => {
    lockDataFolder(folder);
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    holder({ pid, processStart: null });
    lockDataFolder(folder).release();
  });

  it('recovers one whose process id was given to another process since', () => {
    lockDataFolder(folder);
    holder({ processStart: 'another boot:1' });
    lockDataFolder(folder).release();
  });

  it('keeps out while the process that holds it lives', () => {
    lockDataFolder(folder);
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)']);
    holder({ pid: child.pid, processStart: null });
    expect(() => lockDataFolder(folder)).toThrow('already using');
    child.kill('SIGKILL');
  });

  it('believes a holder on another machine while it keeps touching the lock, and no longer', () => {
    lockDataFolder(folder);
    holder({ host: 'another-machine', pid: 1 });
    expect(() => lockDataFolder(folder)).toThrow('already using');
    utimesSync(lockFile, minutesAgo(2), minutesAgo(2));
    lockDataFolder(folder).release();
  });

  it('never takes away a lock that is not its own', () => {
    const lock = lockDataFolder(folder);
    holder({});
    lock.release();
    expect(existsSync(lockFile)).toBe(true);
  });

  it('leaves everything else in the folder alone', () => {
    writeFileSync(join(folder, 'precious'), 'data');
    lockDataFolder(folder).release();
    expect(readFileSync(join(folder, 'precious'), 'utf8')).toBe('data');
  });
});
