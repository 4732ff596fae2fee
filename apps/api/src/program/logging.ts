import { renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import type { Config } from '../config';

const LARGEST_LOG_BYTES = 20 * 1024 * 1024;

/** Where the log goes: the named file, the data folder when the launcher owns the terminal, else the standard output. */
function logFileOf(config: Config, isLaunched: boolean): string | null {
  return config.logFile ?? (isLaunched ? join(config.dataDir, 'troth.log') : null);
}

/** Structured log. Ids, routes and numbers only: whatever could hold a person's words is cut out by name. */
export function openLog(config: Config, isLaunched: boolean): Logger {
  const file = logFileOf(config, isLaunched);
  const options = {
    level: config.logLevel,
    base: null,
    redact: {
      paths: [
        'email',
        '*.email',
        'token',
        '*.token',
        'password',
        '*.password',
        'body',
        '*.body',
        'headers',
        '*.headers',
      ],
      remove: true,
    },
  };
  if (file === null) return pino(options);
  try {
    if (statSync(file).size > LARGEST_LOG_BYTES) renameSync(file, `${file}.1`);
  } catch {
    // No log yet.
  }
  return pino(options, pino.destination({ dest: file, mkdir: true, sync: false }));
}
