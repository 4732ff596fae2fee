import { createHash } from 'node:crypto';
import { problem } from './problem';

/** The body of a request. */
export interface ReadBody {
  readonly value: unknown;
  /** As it came, for signatures over it. */
  readonly bytes: Uint8Array;
  /** Equal for equal content. A form's bytes are not: each sending draws another boundary between its fields. */
  readonly fingerprint: Uint8Array;
}

const bodyOf = (value: unknown, bytes: Uint8Array, fingerprint = bytes): ReadBody => ({ value, bytes, fingerprint });
export const NO_BODY = bodyOf(undefined, new Uint8Array());

export const MAX_JSON_BYTES = 1024 * 1024;

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limit) throw problem('TOO_LARGE');
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw problem('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const mediaType = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * The request's JSON. An absent body is `undefined`.
 * @throws Problem for a wrong media type, too many bytes, bytes that are not UTF-8, or text that is not JSON.
 */
export async function readJson(request: Request): Promise<ReadBody> {
  const bytes = await readBytes(request, MAX_JSON_BYTES);
  if (bytes.byteLength === 0) return NO_BODY;
  const type = mediaType(request);
  if (type !== 'application/json' && !type.endsWith('+json')) throw problem('UNSUPPORTED_MEDIA_TYPE');
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return bodyOf(value, bytes);
  } catch (cause) {
    throw problem('MALFORMED_REQUEST', { cause });
  }
}

/** A form with files, as a plain object; a field that comes twice is a list of its values, as in a query. */
export async function readForm(request: Request, limit: number): Promise<ReadBody> {
  if (mediaType(request) !== 'multipart/form-data') throw problem('UNSUPPORTED_MEDIA_TYPE');
  const bytes = await readBytes(request, limit);
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    }).formData();
  } catch (cause) {
    throw problem('MALFORMED_REQUEST', { cause });
  }
  const names = [...new Set(form.keys())];
  const value = Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
  return bodyOf(value, bytes, await fingerprintOf(form));
}

async function fingerprintOf(form: FormData): Promise<Uint8Array> {
  const hash = createHash('sha256');
  for (const [name, value] of form) {
    const [facts, content] =
      typeof value === 'string' ? [[name], value] : [[name, value.name, value.type], await value.arrayBuffer()];
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content);
    hash.update(JSON.stringify([...facts, bytes.byteLength])).update(bytes);
  }
  return hash.digest();
}

const brokenText = /\0|\p{Surrogate}/u;

/** Path of the first text that no database can hold: a null character or half of a surrogate pair. Null when all is well. */
export function brokenTextPath(
  value: unknown,
  path: readonly (string | number)[] = [],
): readonly (string | number)[] | null {
  if (typeof value === 'string') return brokenText.test(value) ? path : null;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const found = brokenTextPath(item, [...path, index]);
      if (found !== null) return found;
    }
    return null;
  }
  if (value !== null && typeof value === 'object' && !(value instanceof Blob)) {
    for (const [key, item] of Object.entries(value)) {
      const found = brokenTextPath(key, path) ?? brokenTextPath(item, [...path, key]);
      if (found !== null) return found;
    }
  }
  return null;
}
