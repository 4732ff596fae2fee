import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly path: string;
  resize(megabytes: number): void;
  remove(): void;
}

const administrator = process.getuid?.() === 0 ? [] : ['sudo', '-n'];

function mount(args: readonly string[]): boolean {
  const [command = '', ...rest] = [...administrator, ...args];
  return spawnSync(command, rest, { stdio: 'ignore' }).status === 0;
}

/** A disk of a few megabytes in memory; null where the system lets us make none. */
export function smallDisk(megabytes: number): SmallDisk | null {
  if (process.platform !== 'linux') return null;
  const path = mkdtempSync(join(tmpdir(), 'troth-disk-'));
  const options = (size: number) => `size=${size}m,mode=0777`;
  if (!mount(['mount', '-t', 'tmpfs', '-o', options(megabytes), 'tmpfs', path])) {
    rmSync(path, { recursive: true });
    return null;
  }
  return {
    path,
    resize: (size) => {
      if (!mount(['mount', '-o', `remount,${options(size)}`, path])) throw new Error(`${path} could not be resized`);
    },
    remove: () => {
      if (!mount(['umount', path])) throw new Error(`${path} could not be unmounted`);
      rmSync(path, { recursive: true });
    },
  };
}
