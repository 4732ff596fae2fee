import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync, inflateSync } from 'node:zlib';

/** PostgreSQL compresses long values by eights of literal bytes, so a long text is looked for piece by piece too. */
const PIECE_BYTES = 8;
const SHORTEST_IN_PIECES = 2 * PIECE_BYTES - 1;

function piecesOf(bytes: Buffer): Buffer[] {
  if (bytes.byteLength < SHORTEST_IN_PIECES) return [];
  return Array.from({ length: PIECE_BYTES }, (_, at) => bytes.subarray(at, at + PIECE_BYTES));
}

/** A whole number as JSON does not have it: eight bytes either way round, and PostgreSQL's digits to the base 10000. */
function numberEncodingsOf(text: string): Buffer[] {
  if (!/^\d{9,}$/.test(text)) return [];
  const eight = Buffer.alloc(8);
  eight.writeBigInt64LE(BigInt(text));
  const digits = (text.padStart(Math.ceil(text.length / 4) * 4, '0').match(/\d{4}/g) ?? []).map(Number);
  // Whole runs of zeros would be compared for the zeros that a number begins with.
  return [eight, Buffer.from(eight).reverse().subarray(3), Buffer.from(new Uint16Array(digits).buffer)];
}

/** Ways in which a text can lie in bytes. Base64 depends on where the text begins, so all three cuts are tried. */
function encodingsOf(text: string): Buffer[] {
  const utf8 = Buffer.from(text);
  const base64 = [0, 1, 2].flatMap((offset) => {
    // The first and last digits also hold bits of what stands beside the text.
    const encoded = Buffer.concat([Buffer.alloc(offset), utf8])
      .toString('base64')
      .replace(/=+$/, '');
    const inner = encoded.slice(offset === 0 ? 0 : offset + 1, -1);
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
  });
  const json = JSON.stringify(text).slice(1, -1);
  return [
    utf8,
    Buffer.from(json),
    Buffer.from(text, 'latin1'),
    Buffer.from(text, 'utf16le'),
    Buffer.from(text, 'utf16le').swap16(),
    Buffer.from(utf8.toString('hex')),
    Buffer.from(utf8.toString('hex').toUpperCase()),
    Buffer.from(encodeURIComponent(text)),
    Buffer.from([...utf8].reverse()),
    ...base64.map((encoded) => Buffer.from(encoded)),
    ...piecesOf(utf8),
    ...numberEncodingsOf(text),
  ];
}

/** The bytes of a file as they lie there, and unpacked where they are a zlib or gzip stream somewhere inside. */
function* viewsOf(bytes: Buffer): Generator<Buffer> {
  yield bytes;
  for (const [magic, unpack] of [
    [Buffer.from([0x1f, 0x8b, 0x08]), gunzipSync],
    [Buffer.from([0x78, 0x9c]), inflateSync],
    [Buffer.from([0x78, 0xda]), inflateSync],
  ] as const) {
    for (let at = bytes.indexOf(magic); at >= 0; at = bytes.indexOf(magic, at + 1)) {
      try {
        yield unpack(bytes.subarray(at), { finishFlush: 2 });
      } catch {
        // Those bytes came about by chance.
      }
    }
  }
}

interface Needle {
  readonly text: string;
  readonly bytes: Buffer;
}

/** Looks for hundreds of needles in one pass: only where the first four bytes of one stand are the rest compared. */
function searchFor(needles: readonly Needle[]): (hay: Buffer) => string[] {
  const byStart = new Map<number, Needle[]>();
  for (const needle of needles) {
    const start = needle.bytes.readInt32BE();
    byStart.set(start, [...(byStart.get(start) ?? []), needle]);
  }
  const slotOf = (start: number) => Math.imul(start, 0x9e3779b1) >>> 16;
  const slots = new Uint8Array(1 << 16);
  for (const start of byStart.keys()) slots[slotOf(start)] = 1;
  return (hay) => {
    const found: string[] = [];
    for (let end = 0, start = 0; end < hay.length; end += 1) {
      start = (start << 8) | (hay[end] ?? 0);
      if (end < 3 || slots[slotOf(start)] === 0) continue;
      for (const { text, bytes } of byStart.get(start) ?? []) {
        if (hay.subarray(end - 3, end - 3 + bytes.length).equals(bytes)) found.push(text);
      }
    }
    return found;
  };
}

/**
 * Looks for texts in the bytes of every file under a folder, in every encoding that can be thought of.
 * @param raw Bytes to look for as they are, by the name that is told of them.
 * @returns The texts and names that were found, each with the files it was found in.
 */
export function foundIn(
  folder: string,
  texts: readonly string[],
  raw: Readonly<Record<string, Uint8Array>> = {},
): Record<string, string[]> {
  const search = searchFor([
    ...texts.flatMap((text) => encodingsOf(text).map((bytes) => ({ text, bytes }))),
    ...Object.entries(raw).map(([text, bytes]) => ({ text, bytes: Buffer.from(bytes) })),
  ]);
  const found: Record<string, string[]> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const here = new Set([...viewsOf(readFileSync(path))].flatMap(search));
    for (const text of here) found[text] = [...(found[text] ?? []), relative(folder, path)];
  }
  return found;
}
