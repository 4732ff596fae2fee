import { createSecretKey, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSealed, openWith, type Place, SealError, sealWith } from './sealing';

const key = createSecretKey(randomBytes(32));
const place: Place = { table: 'answers', column: 'sealed_value', rowId: '7d3c0f0e-5f0c-4c52-9d6f-3f1f1c6f2a10' };
const bytesOf = (text: string) => Buffer.from(text);

describe('sealing', () => {
  it('gives back every value, and never the same bytes twice', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const sealed = sealWith(key, place, bytes);
        expect(openWith(key, place, sealed)).toEqual(Buffer.from(bytes));
        expect(sealWith(key, place, bytes).equals(sealed)).toBe(false);
        expect(isSealed(sealed)).toBe(true);
      }),
    );
  });

  it('does not show the value', () => {
    expect(sealWith(key, place, bytesOf('Harbor Bank 4411')).includes('Harbor')).toBe(false);
  });

  it('refuses a value of which any bit was altered, or which was cut short', () => {
    const sealed = sealWith(key, place, bytesOf('$ 1,204.50'));
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 0, max: 7 }), (at, bit) => {
        const altered = Buffer.from(sealed);
        altered[at] = (altered[at] ?? 0) ^ (1 << bit);
        expect(() => openWith(key, place, altered)).toThrow(SealError);
        expect(() => openWith(key, place, sealed.subarray(0, at))).toThrow(SealError);
      }),
    );
  });

  it.each([
    ['row', { ...place, rowId: '7d3c0f0e-5f0c-4c52-9d6f-3f1f1c6f2a11' }],
    ['column', { ...place, column: 'sealed_previous_value' }],
    ['table', { ...place, table: 'resolutions' }],
  ])('refuses a value that was moved to another %s', (_what, moved) => {
    const sealed = sealWith(key, place, bytesOf('40000.00'));
    expect(() => openWith(key, moved, sealed)).toThrow(SealError);
  });

  it('tells no two places by the same words, however they are cut', () => {
    const sealed = sealWith(key, { table: 'a', column: 'b","c', rowId: 'd' }, bytesOf('x'));
    expect(() => openWith(key, { table: 'a","b', column: 'c', rowId: 'd' }, sealed)).toThrow(SealError);
  });

  it('refuses a value under another key, and says where it is but not what', () => {
    const sealed = sealWith(createSecretKey(randomBytes(32)), place, bytesOf('secret words'));
    expect(() => openWith(key, place, sealed)).toThrow(/answers\.sealed_value of 7d3c0f0e/);
  });
});
