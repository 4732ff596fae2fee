import { renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { retainedSince } from '@troth/domain/retention';
import pino, { type Logger } from 'pino';
import type { Config } from './config/config';

const LARGEST_LOG_BYTES = 20 * 1024 * 1024;

const fileIn = ({ logFile, dataDir }: Pick<Config, 'logFile' | 'dataDir'>): string =>
  logFile ?? join(dataDir, 'troth.log');
const setAside = (file: string): string => `${file}.1`;

const CHECK_EVERY_MS = 60_000;

/** Sets the file aside once it is too large; the one that was set aside before goes. True where it did. */
export function rotateLog(file: string, largestBytes = LARGEST_LOG_BYTES): boolean {
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size <= largestBytes) return false;
  renameSync(file, setAside(file));
  return true;
}

/** Where the log goes: the named file, the data folder when the launcher owns the terminal, else the standard output. */
const logFileOf = (config: Config, isLaunched: boolean): string | null =>
  isLaunched ? fileIn(config) : config.logFile;

/** Removes the log file before the present one, once its time is over. */
export function removeOldLog(config: Pick<Config, 'logFile' | 'dataDir'>, now: Date): void {
  const file = setAside(fileIn(config));
  const { mtime } = statSync(file, { throwIfNoEntry: false }) ?? {};
  if (mtime !== undefined && mtime <= retainedSince('logFile', now)) rmSync(file, { force: true });
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
  rotateLog(file);
  const destination = pino.destination({ dest: file, mkdir: true, sync: false });
  setInterval(() => {
    if (rotateLog(file)) destination.reopen();
  }, CHECK_EVERY_MS).unref();
  return pino(options, destination);
}
