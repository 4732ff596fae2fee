import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { environmentAt } from './product';

const startProgram = fileURLToPath(new URL('../../launcher/bin/start.mjs', import.meta.url));

export interface Launch {
  readonly process: ChildProcess;
  /** What it has printed so far, on both streams. */
  said(): string;
  /** Resolves when it says that Troth is running; rejects with its words when it ends before. */
  readonly isRunning: Promise<void>;
  /** Its exit code once it has ended. */
  readonly ended: Promise<number | null>;
  /** Ctrl-C at a terminal: the signal reaches the launcher and the program it started alike. */
  interrupt(): void;
}

/** Runs what `npm start` runs, as a process group of its own, on four ports in a row. */
export function launch(firstPort: number, dataFolder: string): Launch {
  const child = spawn(process.execPath, [startProgram], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...environmentAt(firstPort),
      TROTH_DATA_DIR: dataFolder,
    },
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const isRunning = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Troth is running.')) resolve();
      });
    void ended.then(() => reject(new Error(`It ended before it ran:\n${output}`)));
  });
  // Whoever waits for its end alone need not wait for this too.
  isRunning.catch(() => undefined);
  return {
    process: child,
    said: () => output,
    isRunning,
    ended,
    interrupt: () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    },
  };
}
