import { createServer } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClamdServer, EICAR } from '../../../testing/clamd-server';
import { clamdAddressFrom, clamdScanner } from './clamd-scanner';
import { ScannerFailure } from './file-scanner';

let clamd: Awaited<ReturnType<typeof aClamdServer>>;
beforeAll(async () => {
  clamd = await aClamdServer();
});
afterAll(() => clamd.close());
beforeEach(() => clamd.become('SCANS'));

const failureOf = (scan: Promise<unknown>) =>
  scan.then(
    () => 'a verdict',
    (error: unknown) => (error instanceof ScannerFailure ? error.message : error),
  );

describe('a scan by clamd', () => {
  it('lets clean files through, of any size, and sends each whole', async () => {
    for (const size of [0, 1, 64 * 1024, 64 * 1024 + 1, 5_000_000]) {
      const bytes = Buffer.alloc(size, 7);
      expect(await clamdScanner(clamd.address).scan(bytes)).toBe('CLEAN');
      expect(clamd.scanned.at(-1)?.equals(bytes)).toBe(true);
    }
  });

  it('finds what is infected, across the pieces that it sends too', async () => {
    const inPieces = Buffer.concat([Buffer.alloc(64 * 1024 - 10), Buffer.from(EICAR)]);
    for (const bytes of [Buffer.from(EICAR), inPieces]) {
      expect(await clamdScanner(clamd.address).scan(bytes)).toBe('INFECTED');
    }
  });

  it.each([
    ['HANGS', 'The scanner took too long.'],
    ['ANSWERS_GARBAGE', 'The scanner answered something else than a verdict.'],
    ['ANSWERS_WITHOUT_END', 'The scanner answered something else than a verdict.'],
    ['REFUSES_SIZE', 'The scanner answered something else than a verdict.'],
  ] as const)('has no verdict of a scanner that %s', async (mood, message) => {
    clamd.become(mood);
    expect(await failureOf(clamdScanner(clamd.address, mood === 'HANGS' ? 50 : undefined).scan(Buffer.from('a')))).toBe(
      message,
    );
  });

  it('has no verdict of a scanner that hangs up, however far it came', async () => {
    clamd.become('CLOSES_EARLY');
    for (const size of [1, 5_000_000]) {
      expect(await failureOf(clamdScanner(clamd.address).scan(Buffer.alloc(size)))).toMatch(/hung up|does not answer/);
    }
  });

  it('has no verdict where nobody listens', async () => {
    const gone = await aClamdServer();
    await gone.close();
    expect(await failureOf(clamdScanner(gone.address).scan(Buffer.from('a')))).toBe('The scanner does not answer.');
  });

  it('takes a socket of this machine', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'troth-clamd-'));
    const path = join(folder, 'clamd.sock');
    const server = createServer((socket) => socket.end('stream: OK\0'));
    await new Promise<void>((resolve) => {
      server.listen(path, resolve);
    });
    try {
      expect(await clamdScanner({ path }).scan(Buffer.from('a'))).toBe('CLEAN');
    } finally {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('the address of clamd', () => {
  it.each([
    ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['tcp://clamd.internal:3310', { host: 'clamd.internal', port: 3310 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('is read from %s', (text, address) => {
    expect(clamdAddressFrom(text)).toEqual(address);
  });

  it.each([
    '',
    'clamd:3310',
    'tcp://clamd',
    'tcp://clamd:0',
    'tcp://clamd:65536',
    'http://clamd:3310',
    'unix:clamd.ctl',
  ])('is not "%s"', (text) => {
    expect(clamdAddressFrom(text)).toBeNull();
  });
});
