import { inflateSync } from 'node:zlib';

/**
 * What the pages of one of our PDFs say, as a reader who copies it or listens to it gets it: glyphs by their fonts'
 * `ToUnicode`, replaced by `ActualText` where there is one, without artifacts such as running heads. Reads what our own
 * typesetter writes, by the PDF specification (ISO 32000-1, 9.10 and 14.9.4), not any PDF.
 */

interface PdfObject {
  head: string;
  stream: string | null;
}

function objectsOf(bytes: Uint8Array): Map<string, PdfObject> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = file.toString('latin1');
  const objects = new Map<string, PdfObject>();
  const opening = /(\d+) 0 obj\s/g;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const start = opening.lastIndex;
    const end = text.indexOf('endobj', start);
    const streamAt = text.indexOf('stream', start);
    if (streamAt === -1 || streamAt > end) {
      objects.set(match[1] ?? '', { head: text.slice(start, end), stream: null });
      opening.lastIndex = end;
      continue;
    }
    const head = text.slice(start, streamAt);
    const dataAt = streamAt + (text.startsWith('stream\r\n', streamAt) ? 8 : 7);
    const data = file.subarray(dataAt, dataAt + Number(/\/Length (\d+)/.exec(head)?.[1]));
    objects.set(match[1] ?? '', {
      head,
      stream: (head.includes('/FlateDecode') ? inflateSync(data) : data).toString('latin1'),
    });
    opening.lastIndex = text.indexOf('endobj', dataAt + data.length);
  }
  return objects;
}

const fromHex = (hex: string) => Buffer.from(hex.replace(/\s/g, ''), 'hex');
const utf16 = (bytes: Buffer) =>
  Array.from({ length: bytes.length / 2 }, (_, at) => String.fromCharCode(bytes.readUInt16BE(at * 2))).join('');
/** A text string: UTF-16 after a byte order mark, else one byte for a character. */
const textString = (bytes: Buffer) =>
  bytes[0] === 0xfe && bytes[1] === 0xff ? utf16(bytes.subarray(2)) : bytes.toString('latin1');

/** A font's `ToUnicode` map; ours has single characters only. */
function characters(map: string): Map<number, string> {
  const known = new Map<number, string>();
  for (const [, section = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', text = ''] of section.matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]*)>/g))
      known.set(Number.parseInt(code, 16), utf16(fromHex(text)));
  }
  return known;
}

type Token = { kind: 'operator' | 'name' | 'number' | 'other'; text: string } | { kind: 'string'; bytes: Buffer };

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function literalString(stream: string, from: number): { bytes: Buffer; end: number } {
  let text = '';
  let depth = 1;
  let at = from + 1;
  for (; depth > 0; at += 1) {
    const character = stream[at] ?? '';
    if (character === '\\') {
      const octal = /^[0-7]{1,3}/.exec(stream.slice(at + 1, at + 4))?.[0];
      if (octal !== undefined) {
        text += String.fromCharCode(Number.parseInt(octal, 8));
        at += octal.length;
      } else {
        const escaped = stream[at + 1] ?? '';
        text += ESCAPES[escaped] ?? escaped;
        at += 1;
      }
      continue;
    }
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth > 0) text += character;
  }
  return { bytes: Buffer.from(text, 'latin1'), end: at };
}

function* tokens(stream: string): Generator<Token> {
  const plain = /\s*(?:(\/[^\s<>[\]()/]*)|([-+.\d][\d.]*)|(<<|>>|\[|\])|<([0-9A-Fa-f\s]*)>|([A-Za-z'"*]+\d?))/y;
  let at = 0;
  while (at < stream.length) {
    const opening = /\S/g;
    opening.lastIndex = at;
    const next = opening.exec(stream);
    if (next === null) return;
    if (next[0] === '(') {
      const { bytes, end } = literalString(stream, next.index);
      at = end;
      yield { kind: 'string', bytes };
      continue;
    }
    plain.lastIndex = at;
    const match = plain.exec(stream);
    if (match === null) throw new Error(`Cannot read ${stream.slice(at, at + 40)}`);
    at = plain.lastIndex;
    const [, name, number, bracket, hex, operator] = match;
    if (name !== undefined) yield { kind: 'name', text: name };
    else if (number !== undefined) yield { kind: 'number', text: number };
    else if (bracket !== undefined) yield { kind: 'other', text: bracket };
    else if (hex !== undefined) yield { kind: 'string', bytes: fromHex(hex) };
    else yield { kind: 'operator', text: operator ?? '' };
  }
}

/** A piece of a line that was drawn at once. */
export interface Piece {
  text: string;
  /** Where it begins, from the page's left and foot. */
  x: number;
  y: number;
  size: number;
  page: number;
}

interface Marked {
  isArtifact: boolean;
  isReversed: boolean;
  actualText: string | null;
  isSaid: boolean;
}

function piecesOfPage(stream: string, fonts: ReadonlyMap<string, Map<number, string>>, page: number): Piece[] {
  const pieces: Piece[] = [];
  const marked: Marked[] = [];
  const saved: [x: number, y: number][] = [];
  let x = 0;
  let y = 0;
  let size = 0;
  let font: Map<number, string> | undefined;
  let operands: Token[] = [];
  const numbers = () => operands.flatMap((token) => (token.kind === 'number' ? [Number(token.text)] : []));
  const lastName = () => operands.findLast((token) => token.kind === 'name');

  const show = () => {
    if (marked.some(({ isArtifact }) => isArtifact)) return;
    const said = marked.find(({ actualText }) => actualText !== null);
    if (said !== undefined) {
      if (!said.isSaid) pieces.push({ text: said.actualText ?? '', x, y, size, page });
      said.isSaid = true;
      return;
    }
    let text = '';
    for (const token of operands) {
      if (token.kind !== 'string') continue;
      for (let at = 0; at < token.bytes.length; at += 2) {
        const character = font?.get(token.bytes.readUInt16BE(at));
        if (character === undefined) throw new Error('A glyph without a character');
        text += character;
      }
    }
    const isReversed = marked.some((one) => one.isReversed);
    pieces.push({ text: isReversed ? [...text].reverse().join('') : text, x, y, size, page });
  };

  for (const token of tokens(stream)) {
    if (token.kind !== 'operator') {
      operands.push(token);
      continue;
    }
    switch (token.text) {
      case 'q':
        saved.push([x, y]);
        break;
      case 'Q':
        [x, y] = saved.pop() ?? [0, 0];
        break;
      case 'cm':
        [x = 0, y = 0] = numbers().slice(4);
        break;
      case 'Tf': {
        const name = lastName();
        [size = 0] = numbers();
        font = name?.kind === 'name' ? fonts.get(name.text.slice(1)) : undefined;
        break;
      }
      case 'BMC':
      case 'BDC': {
        const [tag] = operands;
        const at = operands.findIndex((one) => one.kind === 'name' && one.text === '/ActualText');
        const actual = at === -1 ? undefined : operands[at + 1];
        marked.push({
          isArtifact: tag?.kind === 'name' && tag.text === '/Artifact',
          isReversed: tag?.kind === 'name' && tag.text === '/ReversedChars',
          actualText: actual?.kind === 'string' ? textString(actual.bytes) : null,
          isSaid: false,
        });
        break;
      }
      case 'EMC':
        marked.pop();
        break;
      case 'Tj':
      case 'TJ':
        show();
        break;
      default:
        break;
    }
    operands = [];
  }
  return pieces;
}

/** Every piece of text in the order in which it is drawn. */
export function pdfPieces(bytes: Uint8Array): Piece[] {
  const objects = objectsOf(bytes);
  const referred = (head: string, key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? '';
  const kidsOf = (id: string): string[] => {
    const kids = /\/Kids \[([^\]]*)\]/.exec(objects.get(id)?.head ?? '')?.[1];
    return kids === undefined ? [id] : [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => kidsOf(kid));
  };
  const catalog = [...objects.values()].find(({ head }) => head.includes('/Type /Catalog'));
  return kidsOf(referred(catalog?.head ?? '', 'Pages')).flatMap((id, at) => {
    const head = objects.get(id)?.head ?? '';
    const fonts = new Map(
      [...(/\/Font <<([^>]*)>>/.exec(head)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)].map(
        ([, name = '', font = '']) => [
          name,
          characters(objects.get(referred(objects.get(font)?.head ?? '', 'ToUnicode'))?.stream ?? ''),
        ],
      ),
    );
    return piecesOfPage(objects.get(referred(head, 'Contents'))?.stream ?? '', fonts, at + 1);
  });
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Pieces without a space between them that stand further apart, in units of their size, are in different columns. */
const COLUMN_GAP = 0.6;
/** About how wide a letter is, in the same units. */
const LETTER = 0.45;
const isFarther = (piece: Piece, last: Piece | undefined) =>
  last !== undefined && piece.x - last.x > (COLUMN_GAP + last.text.length * LETTER) * piece.size;

/** Pieces of one line in reading order: words from right to left are drawn from the left, so that the last comes first. */
function inReadingOrder(line: readonly Piece[]): string {
  const ordered: string[] = [];
  let turned: string[] = [];
  let spaces: string[] = [];
  const turn = () => {
    ordered.push(...turned.toReversed(), ...spaces);
    turned = [];
    spaces = [];
  };
  for (const [at, piece] of line.entries()) {
    const { text } = piece;
    if (spaces.length === 0 && isFarther(piece, line[at - 1])) turn();
    if (RIGHT_TO_LEFT.test(text)) {
      turned.push(...spaces, text);
      spaces = [];
    } else if (turned.length > 0 && /^\s*$/.test(text)) {
      spaces.push(text);
    } else {
      turn();
      ordered.push(text);
    }
  }
  turn();
  return ordered.join('');
}

/** Texts alike, however their characters are composed, spaced and isolated. */
export const plainText = (text: string) =>
  text
    .replace(/[\u00ad\u2060\u2066-\u2069]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();

/** All that the pages say, from the first to the last, without heads and feet. */
export function pdfText(bytes: Uint8Array): string {
  const lines: Piece[][] = [];
  for (const piece of pdfPieces(bytes)) {
    const last = lines.at(-1);
    if (last?.[0]?.y === piece.y && last[0].page === piece.page) last.push(piece);
    else lines.push([piece]);
  }
  return plainText(lines.map(inReadingOrder).join(''));
}
