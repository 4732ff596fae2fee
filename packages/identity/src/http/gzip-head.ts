import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Of RFC 1952: deflate, no name, no time, from no system in particular. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const ENDS_BETWEEN_BYTES = { level: 9, finishFlush: constants.Z_FULL_FLUSH };

const compressedHeads = new Map<string, Buffer>();

function compressed(head: string): Buffer {
  const known = compressedHeads.get(head) ?? deflateRawSync(head, ENDS_BETWEEN_BYTES);
  compressedHeads.set(head, known);
  return known;
}

/**
 * A page in gzip, of which only the head is compressed. The rest may hold secrets beside text that an attacker chooses, and its
 * compressed length would reveal them (BREACH, ADR 0103).
 * @param head The same in all pages, so it is compressed once.
 */
export function gzipHead(head: string, rest: string): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(rest, crc32(head)), 0);
  trailer.writeUInt32LE(Buffer.byteLength(head) + Buffer.byteLength(rest), 4);
  return Buffer.concat([HEADER, compressed(head), deflateRawSync(rest, { level: 0 }), trailer]);
}
