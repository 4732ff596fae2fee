import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { folderFailure, makeFolder, StartFailure } from '../kernel/start-failure';

const LOCK_FILE = 'troth.lock';
/** How often a living holder touches its lock, and after how long an untouched one of another machine is stale. */
const TOUCH_EVERY_MS = 5_000;
const STALE_AFTER_MS = 60_000;
const ATTEMPTS = 5;

const holderSchema = z.object({
  pid: z.int(),
  host: z.string(),
  startedAt: z.string(),
  processStart: z.string().nullable(),
  nonce: z.string(),
});
type Holder = z.infer<typeof holderSchema>;

export interface DataFolderLock {
  release(): void;
}

/** When a process began, as its system tells it: a process id alone may have been given to another since. */
function processStart(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name in parentheses may hold spaces; the 20th field after it is the start time in ticks since boot.
      const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return ticks === undefined ? null : `${boot}:${ticks}`;
    }
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to someone else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readHolder(path: string): { holder: Holder | null; touchedAt: number } | null {
  try {
    const touchedAt = statSync(path).mtimeMs;
    const parsed = holderSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    return { holder: parsed.success ? parsed.data : null, touchedAt };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    if (error instanceof SyntaxError) return { holder: null, touchedAt: statSync(path).mtimeMs };
    throw error;
  }
}

/** A holder on this machine is gone when its process is; one elsewhere (another container, say) when it stopped touching. */
function isStale({ holder, touchedAt }: { holder: Holder | null; touchedAt: number }): boolean {
  const isUntouched = Date.now() - touchedAt > STALE_AFTER_MS;
  if (holder === null || holder.host !== hostname()) return isUntouched;
  if (!isAlive(holder.pid)) return true;
  return holder.processStart !== null && processStart(holder.pid) !== holder.processStart;
}

/**
 * Takes the data folder for this process. The embedded database has no lock of its own, and two that write to one
 * folder would ruin it. The lock appears with its content in one step; a stale one is moved aside under a name of its
 * own and looked at again, so that of two who recover at once only one wins. Data is never touched.
 * @throws StartFailure DATA_FOLDER_IN_USE naming the holder.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  try {
    makeFolder(folder);
    return takeLock(folder);
  } catch (error) {
    throw folderFailure(error, folder);
  }
}

function takeLock(folder: string): DataFolderLock {
  const path = join(folder, LOCK_FILE);
  const own: Holder = {
    pid: process.pid,
    host: hostname(),
    startedAt: new Date().toISOString(),
    processStart: processStart(process.pid),
    nonce: randomUUID(),
  };
  const draft = join(folder, `.lock-${own.nonce}`);
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      try {
        linkSync(draft, path);
        return keepTouching(path, own);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const current = readHolder(path);
      if (current === null) continue;
      if (!isStale(current)) throw inUse(folder, current.holder);
      const aside = join(folder, `.stale-${own.nonce}`);
      try {
        renameSync(path, aside);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
        throw error;
      }
      const moved = readHolder(aside);
      if (moved?.holder?.nonce !== current.holder?.nonce) {
        // Someone recovered it in between, and this is theirs: give it back.
        linkSync(aside, path);
        unlinkSync(aside);
        throw inUse(folder, moved?.holder ?? null);
      }
      unlinkSync(aside);
    }
    throw inUse(folder, null);
  } finally {
    rmSync(draft, { force: true });
  }
}

const inUse = (folder: string, holder: Holder | null) =>
  new StartFailure(
    'DATA_FOLDER_IN_USE',
    `Another copy of Troth is already using ${folder}${
      holder === null ? '' : ` (process ${holder.pid} on ${holder.host}, since ${holder.startedAt})`
    }. Stop it first, or choose another folder with TROTH_DATA_DIR.`,
  );

function keepTouching(path: string, own: Holder): DataFolderLock {
  const timer = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // The folder went away under us; the next write to the database says so better than a timer can.
    }
  }, TOUCH_EVERY_MS);
  timer.unref();
  return {
    release: () => {
      clearInterval(timer);
      if (readHolder(path)?.holder?.nonce === own.nonce) rmSync(path, { force: true });
    },
  };
}
