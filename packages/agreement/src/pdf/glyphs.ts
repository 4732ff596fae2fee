import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Which characters the fonts can draw, read from their `cmap` tables (formats 4 and 12, which all of ours have). */

const CODE_POINTS = 0x110000;
const FONT_FILE = /\.(?:ttf|otf)$/i;

async function readBytes(font: FileHandle, position: number, length: number): Promise<DataView> {
  const buffer = new ArrayBuffer(length);
  await font.read(new Uint8Array(buffer), 0, length, position);
  return new DataView(buffer);
}

async function cmapTable(font: FileHandle): Promise<DataView | null> {
  const tables = (await readBytes(font, 4, 2)).getUint16(0);
  const directory = await readBytes(font, 12, tables * 16);
  for (let index = 0; index < tables; index += 1) {
    const isCmap = directory.getUint32(index * 16) === 0x636d6170;
    if (isCmap) return readBytes(font, directory.getUint32(index * 16 + 8), directory.getUint32(index * 16 + 12));
  }
  return null;
}

function addRange(covered: Uint8Array, first: number, last: number): void {
  for (let code = first; code <= Math.min(last, CODE_POINTS - 1); code += 1) covered[code >> 3]! |= 1 << (code & 7);
}

function addFormat4(covered: Uint8Array, table: DataView, offset: number): void {
  const segments = table.getUint16(offset + 6) / 2;
  for (let index = 0; index < segments; index += 1) {
    const last = table.getUint16(offset + 14 + index * 2);
    const first = table.getUint16(offset + 16 + segments * 2 + index * 2);
    if (first !== 0xffff) addRange(covered, first, last);
  }
}

function addFormat12(covered: Uint8Array, table: DataView, offset: number): void {
  const groups = table.getUint32(offset + 12);
  for (let index = 0; index < groups; index += 1) {
    const group = offset + 16 + index * 12;
    addRange(covered, table.getUint32(group), table.getUint32(group + 4));
  }
}

async function addFont(covered: Uint8Array, file: string): Promise<void> {
  const font = await open(file);
  try {
    const table = await cmapTable(font);
    if (table === null) return;
    for (let index = 0; index < table.getUint16(2); index += 1) {
      const offset = table.getUint32(8 + index * 8);
      const format = table.getUint16(offset);
      if (format === 4) addFormat4(covered, table, offset);
      if (format === 12) addFormat12(covered, table, offset);
    }
  } finally {
    await font.close();
  }
}

/** A test of whether any of these fonts, given as files or as folders of them, draws a character. */
export async function glyphCoverage(fontPaths: readonly string[]): Promise<(codePoint: number) => boolean> {
  const covered = new Uint8Array(CODE_POINTS / 8);
  for (const path of fontPaths) {
    if (FONT_FILE.test(path)) await addFont(covered, path);
    else for (const name of await readdir(path)) if (FONT_FILE.test(name)) await addFont(covered, join(path, name));
  }
  return (codePoint) => ((covered[codePoint >> 3] ?? 0) & (1 << (codePoint & 7))) !== 0;
}

/** Joiners and variation selectors shape their neighbours and have no glyph of their own. */
const isShaper = (code: number) =>
  (code >= 0x200b && code <= 0x200f) || (code >= 0xfe00 && code <= 0xfe0f) || code === 0x0a;

/**
 * Makes texts printable: what no font draws, such as an emoji, is named by its code point, since leaving out what a
 * person wrote would change what they sign.
 */
export function printableText(isCovered: (codePoint: number) => boolean, nameOf: (code: string) => string) {
  const known = new Map<string, string>();
  return (text: string): string => {
    // Nearly all texts are plain Latin, which every face has.
    if (/^[\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d]*$/.test(text)) return text;
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    let result = '';
    for (const character of text.normalize('NFC')) {
      const code = character.codePointAt(0) ?? 0;
      if (isShaper(code)) result += code >= 0xfe00 ? '' : character;
      else if (isCovered(code)) result += character;
      else result += nameOf(code.toString(16).toUpperCase().padStart(4, '0'));
    }
    if (known.size > 5_000) known.clear();
    known.set(text, result);
    return result;
  };
}
