import type { UploadKind } from './kinds';

type Detected = Exclude<UploadKind, 'text/csv'> | 'HEIC' | 'UNKNOWN' | 'MISPLACED_PDF';

const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
const PNG = '\x89PNG\r\n\x1a\n';
const HEIC_BRANDS = /^ftyp(hei[cfmsx]|hev[cmsx]|mif1|msf1)/;
/** A PDF's head may stand so far behind the beginning that lenient readers still find it. */
const PDF_HEAD_SEARCH_BYTES = 1024;
/** Text that other programs than a text viewer open: RTF, PostScript. */
const TEXT_FORMATS = /^(\{\\rtf|%!)/;

/** What a file is, by its first bytes alone; text is what nothing else claims, and is read before it is believed. */
export function detect(bytes: Uint8Array): Detected {
  const head = ascii(bytes, 0, PDF_HEAD_SEARCH_BYTES);
  if (/^%PDF-\d/.test(head)) return 'application/pdf';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith(PNG)) return 'image/png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  if (HEIC_BRANDS.test(head.slice(4))) return 'HEIC';
  if (head.includes('%PDF-')) return 'MISPLACED_PDF';
  return TEXT_FORMATS.test(head) || isBinary(bytes) ? 'UNKNOWN' : 'text/plain';
}

/** Controls that no text has. UTF-16 has null characters and says so by its first two bytes. */
function isBinary(bytes: Uint8Array): boolean {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return !isUtf16 && bytes.includes(0);
}

/** A page or a drawing, which a browser would run. Long enough never to come about in packed bytes by chance. */
const MARKUP = /<(?:!doctype\s+html|html|script|iframe|svg|math|object)[\s>/]/i;
/** Where an archive ends; programs that open archives look for it in the last 64 kB. */
const ARCHIVE_END = 'PK\x05\x06';
const ARCHIVE_END_BYTES = 22;
const ARCHIVE_SEARCH_BYTES = 0xffff + ARCHIVE_END_BYTES;

/** Whether the bytes are a page or an archive as well as what their head says. */
export function isSomethingElseToo(bytes: Uint8Array): boolean {
  return MARKUP.test(ascii(bytes, 0, bytes.byteLength)) || holdsArchive(bytes);
}

function holdsArchive(bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.subarray(Math.max(0, bytes.byteLength - ARCHIVE_SEARCH_BYTES)));
  for (let at = tail.indexOf(ARCHIVE_END, 0, 'latin1'); at !== -1; at = tail.indexOf(ARCHIVE_END, at + 1, 'latin1')) {
    if (at + ARCHIVE_END_BYTES > tail.byteLength) continue;
    // Four bytes come about by chance; an end of an archive also says that it is of one disk, and what is in it.
    const [disk, firstDisk] = [tail.readUInt16LE(at + 4), tail.readUInt16LE(at + 6)];
    const [onDisk, inAll] = [tail.readUInt16LE(at + 8), tail.readUInt16LE(at + 10)];
    if (disk === firstDisk && onDisk === inAll) return true;
  }
  return false;
}
