import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kerning, kerningOf } from './kerning';

/**
 * Which characters the fonts can draw, read from their `cmap` tables (formats 4 and 12, which all of ours have), and how
 * wide they are.
 */

const CODE_POINTS = 0x110000;
/** Names of tables, as numbers. */
const CMAP = 0x636d6170;
const HEAD = 0x68656164;
const HHEA = 0x68686561;
const HMTX = 0x686d7478;
const GPOS = 0x47504f53;
const FONT_FILE = /\.(?:ttf|otf)$/i;

async function readBytes(font: FileHandle, position: number, length: number): Promise<DataView> {
  const buffer = new ArrayBuffer(length);
  await font.read(new Uint8Array(buffer), 0, length, position);
  return new DataView(buffer);
}

async function tableOf(font: FileHandle, name: number): Promise<DataView | null> {
  const tables = (await readBytes(font, 4, 2)).getUint16(0);
  const directory = await readBytes(font, 12, tables * 16);
  for (let index = 0; index < tables; index += 1) {
    if (directory.getUint32(index * 16) === name)
      return readBytes(font, directory.getUint32(index * 16 + 8), directory.getUint32(index * 16 + 12));
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
    const table = await tableOf(font, CMAP);
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

async function fontFiles(path: string): Promise<string[]> {
  if (FONT_FILE.test(path)) return [path];
  return (await readdir(path)).filter((name) => FONT_FILE.test(name)).map((name) => join(path, name));
}

/** A test of whether any of these fonts, given as files or as folders of them, draws a character. */
export async function glyphCoverage(fontPaths: readonly string[]): Promise<(codePoint: number) => boolean> {
  const covered = new Uint8Array(CODE_POINTS / 8);
  for (const path of fontPaths) for (const file of await fontFiles(path)) await addFont(covered, file);
  return (codePoint) => ((covered[codePoint >> 3] ?? 0) & (1 << (codePoint & 7))) !== 0;
}

/** The widths of characters in a face, in em. */
export interface FaceWidths {
  /** Of a character alone; undefined where the face does not have it. */
  of(code: number): number | undefined;
  /** What two neighbours are set closer (below 0) or further apart. */
  between(left: number, right: number): number;
}

const NO_WIDTHS: FaceWidths = { of: () => undefined, between: () => 0 };
const LAST_OF_BASIC_PLANE = 0xffff;
/** What people's names and amounts have is some hundreds of pairs. */
const MOST_PAIRS_KNOWN = 20_000;
/** The format of character maps that lists runs of characters with runs of glyphs. */
const GROUPS = 12;

function glyphsByCode(cmap: DataView): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const offset = cmap.getUint32(8 + index * 8);
    if (cmap.getUint16(offset) !== GROUPS) continue;
    for (let group = 0; group < cmap.getUint32(offset + 12); group += 1) {
      const at = offset + 16 + group * 12;
      const [first, last, glyph] = [cmap.getUint32(at), cmap.getUint32(at + 4), cmap.getUint32(at + 8)];
      for (let code = first; code <= Math.min(last, LAST_OF_BASIC_PLANE); code += 1)
        glyphs.set(code, glyph + code - first);
    }
  }
  return glyphs;
}

/** Reads the widths of a font's characters. A font without the tables that tell has none. */
export async function faceWidths(path: string): Promise<FaceWidths> {
  const [file] = await fontFiles(path);
  if (file === undefined) return NO_WIDTHS;
  const font = await open(file);
  try {
    const cmap = await tableOf(font, CMAP);
    const head = await tableOf(font, HEAD);
    const hhea = await tableOf(font, HHEA);
    const hmtx = await tableOf(font, HMTX);
    const gpos = await tableOf(font, GPOS);
    if (cmap === null || head === null || hhea === null || hmtx === null) return NO_WIDTHS;
    const glyphs = glyphsByCode(cmap);
    const unitsPerEm = head.getUint16(18);
    const lastWithWidth = hhea.getUint16(34) - 1;
    const kerning: Kerning = gpos === null ? () => 0 : kerningOf(gpos);
    const known = new Map<number, number>();
    return {
      of: (code) => {
        const glyph = glyphs.get(code);
        return glyph === undefined ? undefined : hmtx.getUint16(Math.min(glyph, lastWithWidth) * 4) / unitsPerEm;
      },
      between: (left, right) => {
        const pair = left * (LAST_OF_BASIC_PLANE + 1) + right;
        let units = known.get(pair);
        if (units === undefined) {
          if (known.size >= MOST_PAIRS_KNOWN) known.clear();
          units = kerning(glyphs.get(left) ?? 0, glyphs.get(right) ?? 0) / unitsPerEm;
          known.set(pair, units);
        }
        return units;
      },
    };
  } finally {
    await font.close();
  }
}

/** Joiners and variation selectors shape their neighbours and have no glyph of their own. */
const isShaper = (code: number) =>
  (code >= 0x200b && code <= 0x200f) || (code >= 0xfe00 && code <= 0xfe0f) || code === 0x0a;

/** Nearly all texts are plain Latin, which every face has. */
const PLAIN = /^[\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d]*$/;
const MOST_TEXTS_KNOWN = 5_000;

/**
 * Makes texts printable: what no font draws, such as an emoji, is named by its code point, since leaving out what a
 * person wrote would change what they sign.
 */
export class Printer {
  readonly #isCovered: (codePoint: number) => boolean;
  readonly #nameOf: (code: string) => string;
  readonly #known = new Map<string, string>();
  /** How many texts so far had a character that no font draws. */
  lacking = 0;

  constructor(isCovered: (codePoint: number) => boolean, nameOf: (code: string) => string) {
    this.#isCovered = isCovered;
    this.#nameOf = nameOf;
  }

  readonly print = (text: string): string => {
    if (PLAIN.test(text)) return text;
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    let result = '';
    let isLacking = false;
    for (const character of text.normalize('NFC')) {
      const code = character.codePointAt(0) ?? 0;
      if (isShaper(code)) result += code >= 0xfe00 ? '' : character;
      else if (this.#isCovered(code)) result += character;
      else {
        result += this.#nameOf(code.toString(16).toUpperCase().padStart(4, '0'));
        isLacking = true;
      }
    }
    if (isLacking) {
      this.lacking += 1;
      return result;
    }
    if (this.#known.size > MOST_TEXTS_KNOWN) this.#known.clear();
    this.#known.set(text, result);
    return result;
  };
}
