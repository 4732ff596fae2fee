import { ImportFailure } from './found';

const SNIFFED_BYTES = 4096;
/** Of text without a byte order mark this part of every second byte is zero when it is UTF-16. */
const ZEROS_OF_UTF16 = 0.4;

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const sniffed = bytes.subarray(0, SNIFFED_BYTES);
  const zeros = [0, 0];
  for (const [at, byte] of sniffed.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros.map((count) => (2 * count) / sniffed.length);
  if (odd > ZEROS_OF_UTF16 && even === 0) return 'utf-16le';
  if (even > ZEROS_OF_UTF16 && odd === 0) return 'utf-16be';
  return 'utf-8';
}

/** Control characters that no text of a bank holds. */
const CONTROLS = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/**
 * The text of a file: UTF-8, UTF-16, or else Windows-1252, in which every byte is a character.
 * @throws ImportFailure where it is no text.
 */
export function decode(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new ImportFailure('EMPTY');
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new ImportFailure('PDF');
  // A zip archive (xlsx, ods, numbers) or the older workbook.
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new ImportFailure('WORKBOOK');
  }
  const encoding = encodingOf(bytes);
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  // Programs of long ago end a text with this.
  text = text.replace(/\u001a\s*$/, '');
  if (CONTROLS.test(text)) throw new ImportFailure('BINARY');
  if (text.trim() === '') throw new ImportFailure('EMPTY');
  return text;
}
