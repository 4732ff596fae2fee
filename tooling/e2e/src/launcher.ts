import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { environmentAt } from './product';

const programs = {
  start: fileURLToPath(new URL('../../launcher/bin/start.mjs', import.meta.url)),
  dev: fileURLToPath(new URL('../../launcher/bin/dev.mjs', import.meta.url)),
} as const;

export interface Launch {
  readonly process: ChildProcess;
  /** What it has printed so far, on both streams. */
  said(): string;
  /** Resolves when everything of it runs; rejects with its words when it ends before, or takes minutes. */
  readonly isRunning: Promise<void>;
  /** Its exit code once it has ended. */
  readonly ended: Promise<number | null>;
  /** Ctrl-C at a terminal, while it runs: the signal reaches the launcher and the program it started alike. */
  interrupt(): void;
}

/** What each says once all of it answers. Under `npm run dev` the API is the last: its line comes through turbo. */
const isUp = {
  start: (said: string) => said.includes('Troth is running.'),
  dev: (said: string) => said.includes('TROTH_READY') && (said.match(/Local:/g) ?? []).length === 3,
} as const;

/** Short of a test's own time, after which nothing would stop what the test started. */
const PATIENCE_MS = 240_000;

/** Runs what `npm start` or `npm run dev` runs, as a process group of its own, on four ports in a row. */
export function launch(firstPort: number, dataFolder: string, program: keyof typeof programs = 'start'): Launch {
  const child = spawn(process.execPath, [programs[program]], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...environmentAt(firstPort),
      TROTH_DATA_DIR: dataFolder,
    },
  });
  let output = '';
  // A program under CI=true colors its words, also for a pipe.
  const said = () => stripVTControlCharacters(output);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const isRunning = new Promise<void>((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error(`It never ran:\n${said()}`)), PATIENCE_MS);
    void ended.then(() => clearTimeout(patience));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (isUp[program](said())) resolve();
      });
    void ended.then(() => reject(new Error(`It ended before it ran:\n${said()}`)));
  });
  // Waiting for its end alone need not wait for this too.
  isRunning.catch(() => undefined);
  return {
    process: child,
    said,
    isRunning,
    ended,
    interrupt: () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    },
  };
}
