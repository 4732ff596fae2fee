import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { compressedJson, encodingFor, SMALLEST_WORTH_COMPRESSING } from './compression';

describe('which encoding an answer gets (RFC 9110, 12.5.3)', () => {
  it.each([
    ['what browsers send', 'gzip, deflate, br, zstd', 'br'],
    ['one without Brotli', 'gzip, deflate', 'gzip'],
    ['capitals', 'GZIP', 'gzip'],
    ['Brotli refused', 'br;q=0, gzip;q=0.5', 'gzip'],
    ['both refused', 'br;q=0.0, gzip; q=0', null],
    ['another one alone', 'deflate', null],
    ['a name that only begins alike', 'brotli', null],
    ['an empty header', '', null],
    ['no header', undefined, null],
  ])('%s', (_name, accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});

describe('compressed answers (ADR 0103)', () => {
  const jsonOf = (length: number) => `"${'a'.repeat(length - 2)}"`;
  const ask = async (
    headers: Record<string, string>,
    { length = SMALLEST_WORTH_COMPRESSING, type = 'application/json', method = 'GET' } = {},
  ) => {
    const app = new Hono().use(compressedJson('session'));
    app.get('/', () => {
      const body = jsonOf(length);
      return new Response(body, {
        status: 203,
        headers: { 'content-type': type, 'content-length': String(body.length), vary: 'Origin', 'x-own': 'kept' },
      });
    });
    const response = await app.request('/', { method, headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('come as %s, whole, with their status and headers', async (encoding, open) => {
    const { response, bytes } = await ask({ 'accept-encoding': encoding });
    expect(open(bytes).toString()).toBe(jsonOf(SMALLEST_WORTH_COMPRESSING));
    expect([response.status, response.headers.get('x-own')]).toEqual([203, 'kept']);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(response.headers.get('vary')).toBe('Origin, accept-encoding');
  });

  const takesBoth = { 'accept-encoding': 'br, gzip' };
  it.each<[string, Record<string, string>, { length?: number; type?: string }]>([
    ['is shorter than a kilobyte', takesBoth, { length: SMALLEST_WORTH_COMPRESSING - 1 }],
    ['is no JSON', takesBoth, { type: 'application/pdf' }],
    ['is read by somebody who takes no encoding', {}, {}],
    ['is read by whoever a cookie names: another site could measure it', { ...takesBoth, cookie: 'session=x' }, {}],
  ])('stays as it is what %s', async (_name, headers, options) => {
    const { response, bytes } = await ask(headers, options);
    expect(response.headers.has('content-encoding')).toBe(false);
    expect(bytes.toString()).toBe(jsonOf(options.length ?? SMALLEST_WORTH_COMPRESSING));
  });

  it('is compressed where a token says who asks, whatever cookies come along', async () => {
    const headers = { ...takesBoth, cookie: 'session=x', authorization: 'Bearer token' };
    expect((await ask(headers)).response.headers.get('content-encoding')).toBe('br');
    expect((await ask({ ...takesBoth, cookie: 'other=x' })).response.headers.get('content-encoding')).toBe('br');
  });

  it('answers HEAD with the headers alone', async () => {
    const { response, bytes } = await ask(takesBoth, { method: 'HEAD' });
    expect([response.headers.get('content-encoding'), bytes.byteLength]).toEqual(['br', 0]);
  });
});
