import { UploadRefusal } from './refusal';

/** What a text holds besides letters: tab, line feed, form feed, carriage return. Escapes would command a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the controls are what it looks for
const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/**
 * The text as UTF-8: as it came, or converted from UTF-16 that says so by its first bytes.
 * @throws UploadRefusal for bytes that are no such text.
 */
export function readText(bytes: Uint8Array): Uint8Array {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = !isUtf16 ? 'utf-8' : bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new UploadRefusal('TEXT_ENCODING', cause);
  }
  if (CONTROLS.test(text)) throw new UploadRefusal('TYPE');
  return isUtf16 ? new TextEncoder().encode(text) : bytes;
}
