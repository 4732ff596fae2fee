import { createHash } from 'node:crypto';
import { text } from '../texts';
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

/** Far deeper than any body of ours, and far from where code that walks a value runs out of stack. */
export const MAX_JSON_DEPTH = 64;

/** More than any body of ours holds (a large save of drafts), and far from what keeps the program busy: a megabyte can hold half a million. */
export const MAX_JSON_VALUES = 40_000;

const MAX_FORM_FIELDS = 100;

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const declared = request.headers.get('content-length');
  if (Number(declared ?? 0) > limit) throw problem('TOO_LARGE');
  // No more comes than what was declared, and the server has a short way to take it in one piece.
  if (declared !== null) return new Uint8Array(await request.arrayBuffer());
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
 * Whether lists and objects lie deeper in each other, or hold more, than we read; null when they do not. Asked of the text,
 * before anything is built of it.
 */
function excessOf(json: string): 'depth' | 'values' | null {
  let depth = 0;
  // What a comma stands before; and each list and object, empty ones included.
  let values = 1;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at];
    if (isInText) {
      if (letter === '\\') at += 1;
      else if (letter === '"') isInText = false;
    } else if (letter === '"') isInText = true;
    else if (letter === ',') values += 1;
    else if (letter === '{' || letter === '[') {
      depth += 1;
      values += 1;
    } else if (letter === '}' || letter === ']') depth -= 1;
    if (depth > MAX_JSON_DEPTH) return 'depth';
    if (values > MAX_JSON_VALUES) return 'values';
  }
  return null;
}

/**
 * The request's JSON. An absent body is `undefined`.
 * @throws Problem for a wrong media type, too many bytes or values, bytes that are not UTF-8, nesting without end, or text
 *   that is not JSON.
 */
export async function readJson(request: Request): Promise<ReadBody> {
  const bytes = await readBytes(request, MAX_JSON_BYTES);
  if (bytes.byteLength === 0) return NO_BODY;
  const type = mediaType(request);
  if (type !== 'application/json' && type !== 'application/csp-report' && !type.endsWith('+json'))
    throw problem('UNSUPPORTED_MEDIA_TYPE');
  let json: string;
  try {
    json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw problem('MALFORMED_REQUEST', { cause });
  }
  const excess = excessOf(json);
  if (excess === 'depth')
    throw problem('MALFORMED_REQUEST', { detail: text('problem.nestedTooDeep', { levels: MAX_JSON_DEPTH }) });
  if (excess === 'values')
    throw problem('MALFORMED_REQUEST', { detail: text('problem.tooManyValues', { values: MAX_JSON_VALUES }) });
  try {
    return bodyOf(JSON.parse(json), bytes);
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
  const fields = [...form.keys()];
  if (fields.length > MAX_FORM_FIELDS)
    throw problem('MALFORMED_REQUEST', { detail: text('problem.tooManyValues', { values: MAX_FORM_FIELDS }) });
  const names = [...new Set(fields)];
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

interface Place {
  readonly value: unknown;
  /** Of this place in the one around it; null for the whole. */
  readonly key: string | number | null;
  readonly parent: Place | null;
}

function pathOf({ key, parent }: Place): (string | number)[] {
  const path: (string | number)[] = [];
  for (let at: Place | null = { value: null, key, parent }; at !== null; at = at.parent)
    if (at.key !== null) path.push(at.key);
  return path.reverse();
}

/** What lies inside a value, each name before what it names. */
function inside(place: Place): Place[] {
  const { value } = place;
  if (Array.isArray(value)) return value.map((item: unknown, key) => ({ value: item, key, parent: place }));
  if (value === null || typeof value !== 'object' || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    { value: key, key: null, parent: place },
    { value: item as unknown, key, parent: place },
  ]);
}

/**
 * Path of the first text that no database can hold: a null character or half of a surrogate pair. Null when all is well.
 * A list of what is left to look at, in place of a call for each level, bears any depth.
 */
export function brokenTextPath(value: unknown): readonly (string | number)[] | null {
  const left: Place[] = [{ value, key: null, parent: null }];
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    if (typeof place.value === 'string') {
      if (brokenText.test(place.value)) return pathOf(place);
    } else for (const next of inside(place).reverse()) left.push(next);
  }
  return null;
}
