import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rotateLog } from './logging';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troth-log-'));
  file = join(folder, 'troth.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a log file', () => {
  it.each([
    ['one byte less', 9, false],
    ['just as large', 10, false],
    ['one byte more', 11, true],
  ])('is set aside when it is larger than it may be: %s', (_name, bytes, isRotated) => {
    writeFileSync(file, 'x'.repeat(bytes));
    expect(rotateLog(file, 10)).toBe(isRotated);
    expect(readdirSync(folder)).toEqual([isRotated ? 'troth.log.1' : 'troth.log']);
  });

  it('is not there at first', () => {
    expect(rotateLog(file, 10)).toBe(false);
  });

  it('replaces the one before, and what is logged afterwards goes into a new file', () => {
    writeFileSync(`${file}.1`, 'the one before');
    const destination = pino.destination({ dest: file, sync: true });
    const log = pino({ base: null, timestamp: false }, destination);
    log.info('first');
    expect(rotateLog(file, 10)).toBe(true);
    destination.reopen();
    log.info('second');
    expect(readFileSync(`${file}.1`, 'utf8')).toContain('first');
    expect(readFileSync(file, 'utf8')).toBe('{"level":30,"msg":"second"}\n');
  });
});
