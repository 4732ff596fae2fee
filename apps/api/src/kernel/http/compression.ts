import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

type Encoding = 'br' | 'gzip';

/** Bytes; less fits into one packet as it is. */
export const SMALLEST_WORTH_COMPRESSING = 1024;
/** What is made for one reader, while they wait: higher ones take several times as long for a few percent. */
const ANSWER_QUALITY = 4;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The shortest encoding that an `Accept-Encoding` header takes; null for none of ours (RFC 9110, 12.5.3). */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const codings = (accepted ?? '').split(',').map((coding) => {
    const [name = '', ...parameters] = coding.split(';').map((part) => part.trim().toLowerCase());
    return { name, isRefused: parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) };
  });
  const takes = (encoding: string) => codings.find(({ name }) => name === encoding)?.isRefused === false;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

/** @param quality Of brotli: 0 to 11. */
export async function compress(
  bytes: Uint8Array,
  encoding: Encoding,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    encoding === 'br'
      ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : await gzipped(bytes),
  );
}

/**
 * Compresses JSON, but never where a cookie said who asks: ADR 0103.
 * Only answers that tell their length are looked at; the others are short, or files.
 * @param sessionCookie Its name.
 */
export function compressedJson(sessionCookie: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res, req } = context;
    const isJson = res.headers.get('content-type')?.startsWith('application/json') === true;
    if (!isJson || Number(res.headers.get('content-length') ?? 0) < SMALLEST_WORTH_COMPRESSING) return;
    res.headers.append('vary', 'accept-encoding');
    const encoding = encodingFor(req.header('accept-encoding'));
    const isByCookie =
      req.header('authorization') === undefined && req.header('cookie')?.includes(`${sessionCookie}=`) === true;
    if (encoding === null || isByCookie || res.headers.has('content-encoding')) return;
    const bytes = await compress(new Uint8Array(await res.arrayBuffer()), encoding, ANSWER_QUALITY);
    const headers = new Headers(res.headers);
    headers.set('content-encoding', encoding);
    headers.set('content-length', String(bytes.byteLength));
    // Hono would add the headers of the answer that is replaced, its length among them.
    context.res = undefined;
    context.res = new Response(bytes, { status: res.status, headers });
  };
}
