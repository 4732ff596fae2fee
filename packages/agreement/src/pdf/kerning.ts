/**
 * How much closer or further apart a font sets two glyphs than their widths say: pair adjustments of its `GPOS` table
 * (lookups of type 2, or of type 9 that lead to such), for its feature `kern`.
 */

/** Units between two glyphs; 0 where the font says nothing. */
export type Kerning = (left: number, right: number) => number;

const KERN = 0x6b65726e;
const PAIR = 2;
const EXTENSION = 9;
const RECORD_OF_RANGE = 6;
/** Values of a record by its format: X and Y of placement, then X of advance. */
const X_ADVANCE = 0x4;

const bitsIn = (mask: number) => {
  let bits = 0;
  for (let rest = mask; rest > 0; rest >>= 1) bits += rest & 1;
  return bits;
};

/** Glyphs to numbers by a coverage table (their place) or by a table of classes (their class). */
function readGlyphs(table: DataView, at: number, isCoverage: boolean): Map<number, number> {
  const numbers = new Map<number, number>();
  const format = table.getUint16(at);
  if (format === 1) {
    const first = isCoverage ? 0 : table.getUint16(at + 2);
    const list = isCoverage ? at + 4 : at + 6;
    for (let index = 0; index < table.getUint16(list - 2); index += 1) {
      const value = table.getUint16(list + index * 2);
      if (isCoverage) numbers.set(value, index);
      else numbers.set(first + index, value);
    }
    return numbers;
  }
  for (let index = 0; index < table.getUint16(at + 2); index += 1) {
    const range = at + 4 + index * RECORD_OF_RANGE;
    const [first, last, value] = [table.getUint16(range), table.getUint16(range + 2), table.getUint16(range + 4)];
    for (let glyph = first; glyph <= last; glyph += 1) numbers.set(glyph, isCoverage ? value + glyph - first : value);
  }
  return numbers;
}

/** A subtable of pairs; null of a pair of which it says nothing, so that the next one is asked. */
function pairsOf(table: DataView, at: number): (left: number, right: number) => number | null {
  const format = table.getUint16(at);
  const covered = readGlyphs(table, at + table.getUint16(at + 2), true);
  const [ofFirst, ofSecond] = [table.getUint16(at + 4), table.getUint16(at + 6)];
  const size = (bitsIn(ofFirst) + bitsIn(ofSecond)) * 2;
  const advance = (record: number) =>
    (ofFirst & X_ADVANCE) === 0 ? 0 : table.getInt16(record + bitsIn(ofFirst & (X_ADVANCE - 1)) * 2);
  if (format === 1) {
    return (left, right) => {
      const place = covered.get(left);
      if (place === undefined) return null;
      const set = at + table.getUint16(at + 10 + place * 2);
      for (let index = 0; index < table.getUint16(set); index += 1) {
        const record = set + 2 + index * (size + 2);
        if (table.getUint16(record) === right) return advance(record + 2);
      }
      return null;
    };
  }
  const leftClasses = readGlyphs(table, at + table.getUint16(at + 8), false);
  const rightClasses = readGlyphs(table, at + table.getUint16(at + 10), false);
  const classes = table.getUint16(at + 14);
  return (left, right) => {
    if (!covered.has(left)) return null;
    const row = (leftClasses.get(left) ?? 0) * classes + (rightClasses.get(right) ?? 0);
    return advance(at + 16 + row * size);
  };
}

/** The lookups that any script or language of the font names for kerning, in their order. */
function kernLookups(table: DataView): number[] {
  const features = table.getUint16(6);
  const lookups = new Set<number>();
  for (let index = 0; index < table.getUint16(features); index += 1) {
    const record = features + 2 + index * 6;
    if (table.getUint32(record) !== KERN) continue;
    const feature = features + table.getUint16(record + 4);
    for (let at = 0; at < table.getUint16(feature + 2); at += 1) lookups.add(table.getUint16(feature + 4 + at * 2));
  }
  return [...lookups].toSorted((a, b) => a - b);
}

export function kerningOf(table: DataView): Kerning {
  const list = table.getUint16(8);
  const lookups = kernLookups(table).map((number) => {
    const lookup = list + table.getUint16(list + 2 + number * 2);
    const type = table.getUint16(lookup);
    const subtables = [];
    for (let index = 0; index < table.getUint16(lookup + 4); index += 1) {
      const at = lookup + table.getUint16(lookup + 6 + index * 2);
      const isExtension = type === EXTENSION;
      if ((isExtension ? table.getUint16(at + 2) : type) !== PAIR) continue;
      subtables.push(pairsOf(table, isExtension ? at + table.getUint32(at + 4) : at));
    }
    return subtables;
  });
  return (left, right) => {
    let units = 0;
    for (const subtables of lookups) {
      for (const ask of subtables) {
        const found = ask(left, right);
        if (found === null) continue;
        units += found;
        break;
      }
    }
    return units;
  };
}
