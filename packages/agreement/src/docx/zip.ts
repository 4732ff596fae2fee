import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** 1980-01-01 00:00, the earliest that the format knows: the same files give the same bytes. */
const DATE = 0x0021;
const TIME = 0;
const DEFLATED = 8;
/** Names are in UTF-8. */
const FLAGS = 0x0800;
const VERSION = 20;

function header(signature: number, fields: readonly (readonly [size: 2 | 4, value: number])[], name: Buffer): Buffer {
  const bytes = Buffer.alloc(4 + fields.reduce((sum, [size]) => sum + size, 0));
  bytes.writeUInt32LE(signature, 0);
  let at = 4;
  for (const [size, value] of fields) {
    bytes.writeUIntLE(value, at, size);
    at += size;
  }
  return Buffer.concat([bytes, name]);
}

/** A ZIP archive of texts, in this order. They are compressed outside of the event loop. */
export async function zip(files: readonly (readonly [name: string, content: string])[]): Promise<Uint8Array> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  const packed = await Promise.all(
    files.map(async ([name, content]) => {
      const bytes = Buffer.from(content, 'utf8');
      return { name: Buffer.from(name, 'utf8'), size: bytes.length, sum: crc32(bytes), data: await deflate(bytes) };
    }),
  );
  for (const { name, size, sum, data } of packed) {
    const common = [
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, TIME],
      [2, DATE],
      [4, sum],
      [4, data.length],
      [4, size],
      [2, name.length],
      [2, 0],
    ] as const;
    const start = header(0x04034b50, common, name);
    local.push(start, data);
    const place = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const;
    central.push(header(0x02014b50, [[2, VERSION], ...common, ...place], name));
    offset += start.length + data.length;
  }
  const length = central.reduce((sum, entry) => sum + entry.length, 0);
  const end = [
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, length],
    [4, offset],
    [2, 0],
  ] as const;
  return new Uint8Array(Buffer.concat([...local, ...central, header(0x06054b50, end, Buffer.alloc(0))]));
}
