import { describe, expect, it } from 'vitest';
import { archiveExpiresAt, archiveRefusal, fitsArchive } from './archive';

const now = new Date('2026-06-15T12:00:00.000Z');
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
const HOUR_MS = 3_600_000;

describe('asking for the archive of one’s data', () => {
  it.each([
    ['for the first time', null, null],
    ['while one is being made', { status: 'MAKING' as const, requestedAt: ago(2 * HOUR_MS) }, 'BEING_MADE'],
    ['less than an hour after the last', { status: 'READY' as const, requestedAt: ago(HOUR_MS - 1) }, 'TOO_SOON'],
    ['an hour after the last', { status: 'READY' as const, requestedAt: ago(HOUR_MS) }, null],
    ['more than an hour after it', { status: 'READY' as const, requestedAt: ago(HOUR_MS + 1) }, null],
    ['soon after one that was taken away', { status: 'GONE' as const, requestedAt: ago(1) }, 'TOO_SOON'],
    ['at once after one that failed', { status: 'FAILED' as const, requestedAt: ago(1) }, null],
  ])('%s', (_name, last, refusal) => expect(archiveRefusal(last, now)).toBe(refusal));

  it('is kept for seven days', () => expect(archiveExpiresAt(now).toISOString()).toBe('2026-06-22T12:00:00.000Z'));
});

describe('what fits into an archive', () => {
  const MOST = 0xff_ff_ff_ff - 256 * 1024 * 1024;
  it.each([
    ['nothing', [], true],
    ['the last byte', [MOST - 10, 10], true],
    ['one byte more', [MOST - 10, 11], false],
    ['the last file', Array.from({ length: 65_000 }, () => 1), true],
    ['one file more', Array.from({ length: 65_001 }, () => 1), false],
  ])('%s', (_name, sizes, fits) => expect(fitsArchive(sizes)).toBe(fits));
});
