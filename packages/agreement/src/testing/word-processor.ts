import { strFromU8, unzipSync } from 'fflate';
import { childOf, descendants, elementsOf, ownText, parsedXml, type XmlElement } from '../word/xml';

export { childOf, descendants, elementsOf, ownText, parsedXml, type XmlElement };

/**
 * What a word processor makes of a DOCX, as far as tests ask: accepting and rejecting all changes, numbering paragraphs
 * from their lists, and the words that are then to be read. Written from the format's description, and apart from the
 * code that writes the files.
 */

const valueOf = (element: XmlElement | undefined) => element?.attributes['w:val'];

export interface Docx {
  files: Record<string, string>;
  part(name: string): XmlElement;
}

export function openDocx(bytes: Uint8Array): Docx {
  const parts = unzipSync(bytes, { filter: ({ name }) => !name.endsWith('.odttf') });
  const files = Object.fromEntries(Object.entries(parts).map(([name, data]) => [name, strFromU8(data)]));
  const parsed = new Map<string, XmlElement>();
  return {
    files,
    part: (name) => {
      const text = files[name];
      if (text === undefined) throw new Error(`No part ${name}`);
      // Reading it takes longer than all that is asked of it; nobody changes what was read.
      const part = parsed.get(name) ?? parsedXml(text);
      parsed.set(name, part);
      return part;
    },
  };
}

type Decision = 'ACCEPT' | 'REJECT';
const GONE: Readonly<Record<Decision, readonly string[]>> = {
  ACCEPT: ['w:del', 'w:moveFrom'],
  REJECT: ['w:ins', 'w:moveTo'],
};
const STAYING: Readonly<Record<Decision, readonly string[]>> = {
  ACCEPT: ['w:ins', 'w:moveTo'],
  REJECT: ['w:del', 'w:moveFrom'],
};
const RANGES = /^w:(?:move(?:From|To)Range|comment(?:Range|Reference))/;

/** Whether the end of a paragraph, or a row, goes. */
const isGone = (properties: XmlElement | undefined, decision: Decision) =>
  properties !== undefined && elementsOf(properties).some(({ name }) => GONE[decision].includes(name));

function settledContent(children: XmlElement['children'], decision: Decision): XmlElement['children'] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return [child];
    if (GONE[decision].includes(child.name) || RANGES.test(child.name)) return [];
    if (STAYING[decision].includes(child.name)) return settledContent(child.children, decision);
    const name = child.name === 'w:delText' ? 'w:t' : child.name;
    return [{ ...child, name, children: settledContent(child.children, decision) }];
  });
}

/** The properties of a paragraph when its changes are settled. */
function settledProperties(properties: XmlElement, decision: Decision): XmlElement {
  const change = childOf(properties, 'w:pPrChange');
  const old = childOf(change, 'w:pPr');
  const shown = decision === 'REJECT' && old !== undefined ? old : properties;
  return { ...shown, children: elementsOf(shown).filter(({ name }) => name !== 'w:rPr' && name !== 'w:pPrChange') };
}

/** Paragraphs and tables of a body or a cell. What a paragraph loses its end for goes on in the next one. */
function settledBlocks(blocks: readonly XmlElement[], decision: Decision): XmlElement[] {
  const result: XmlElement[] = [];
  let waiting: XmlElement['children'] = [];
  for (const block of blocks) {
    if (block.name === 'w:p') {
      const properties = childOf(block, 'w:pPr');
      const content = settledContent(
        block.children.filter((child) => child !== properties),
        decision,
      );
      if (isGone(childOf(properties, 'w:rPr'), decision)) {
        waiting.push(...content);
        continue;
      }
      const own = properties === undefined ? [] : [settledProperties(properties, decision)];
      result.push({ ...block, children: [...own, ...waiting, ...content] });
      waiting = [];
    } else if (block.name === 'w:tbl') {
      if (waiting.some((child) => typeof child !== 'string' && textOfContent([child]) !== ''))
        throw new Error('Words of a paragraph without an end stand before a table');
      waiting = [];
      const rows = elementsOf(block).flatMap((row) => {
        if (row.name !== 'w:tr') return [row];
        if (isGone(childOf(row, 'w:trPr'), decision)) return [];
        return [
          {
            ...row,
            children: elementsOf(row).map((cell) =>
              cell.name === 'w:tc' ? { ...cell, children: settledBlocks(elementsOf(cell), decision) } : cell,
            ),
          },
        ];
      });
      if (rows.some(({ name }) => name === 'w:tr')) result.push({ ...block, children: rows });
    } else if (!RANGES.test(block.name)) result.push(block);
  }
  if (waiting.length > 0 && textOfContent(waiting) !== '') throw new Error('Words of a paragraph without an end');
  return result;
}

/** Accepts or rejects all changes of a part of the file: its body, its head or its foot. */
export function settled(part: XmlElement, decision: Decision): XmlElement {
  const body = childOf(part, 'w:body');
  if (body === undefined) return { ...part, children: settledBlocks(elementsOf(part), decision) };
  return { ...part, children: [{ ...body, children: settledBlocks(elementsOf(body), decision) }] };
}

function textOfContent(children: XmlElement['children']): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return '';
      if (child.name === 'w:t') return ownText(child);
      if (child.name === 'w:tab') return '\t';
      if (child.name === 'w:br') return '\n';
      return child.name === 'w:instrText' || child.name === 'w:pPr' ? '' : textOfContent(child.children);
    })
    .join('');
}

type Format = (value: number) => string;
const letters: Format = (value) => String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
const roman: Format = (value) => {
  const tens = ['', 'x', 'xx', 'xxx', 'xl', 'l', 'lx', 'lxx', 'lxxx', 'xc'];
  const ones = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
  const hundreds = ['', 'c', 'cc', 'ccc', 'cd', 'd', 'dc', 'dcc', 'dccc', 'cm'];
  const thousands = 'm'.repeat(Math.floor(value / 1000));
  return (
    thousands +
    (hundreds[Math.floor(value / 100) % 10] ?? '') +
    (tens[Math.floor(value / 10) % 10] ?? '') +
    (ones[value % 10] ?? '')
  );
};
const FORMATS: Readonly<Record<string, Format>> = {
  decimal: String,
  lowerLetter: letters,
  upperLetter: (value) => letters(value).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (value) => roman(value).toUpperCase(),
};

/** Counts as a word processor does: a paragraph of a level goes on, and those below it begin again. */
class Counter {
  readonly #numbering: XmlElement;
  readonly #counts = new Map<string, number[]>();

  constructor(numbering: XmlElement) {
    this.#numbering = numbering;
  }

  #byId(name: string, attribute: string, id: string | undefined): XmlElement | undefined {
    return elementsOf(this.#numbering).find((child) => child.name === name && child.attributes[attribute] === id);
  }

  next(numId: string, level: number): string {
    const num = this.#byId('w:num', 'w:numId', numId);
    const definition = this.#byId('w:abstractNum', 'w:abstractNumId', valueOf(childOf(num, 'w:abstractNumId')));
    if (num === undefined || definition === undefined) throw new Error(`No list ${numId}`);
    const levelOf = (at: number) =>
      elementsOf(definition).find(({ name, attributes }) => name === 'w:lvl' && attributes['w:ilvl'] === String(at));
    const own = levelOf(level);
    if (own === undefined) throw new Error(`No level ${level} of list ${numId}`);
    const counts = this.#counts.get(numId) ?? [];
    this.#counts.set(numId, counts);
    const start = Number(valueOf(childOf(num, 'w:lvlOverride', 'w:startOverride')) ?? valueOf(childOf(own, 'w:start')));
    counts[level] = (counts[level] ?? start - 1) + 1;
    counts.length = level + 1;
    return (valueOf(childOf(own, 'w:lvlText')) ?? '').replace(/%(\d)/g, (_match, digit: string) => {
      const at = Number(digit) - 1;
      const format = FORMATS[valueOf(childOf(levelOf(at), 'w:numFmt')) ?? ''];
      const count = counts[at];
      if (format === undefined || count === undefined) throw new Error(`Level ${at} of list ${numId} is not counted`);
      return format(count);
    });
  }
}

/** The paragraphs that are to be read, in order, with the numbers before them. Empty ones are left out. */
export function linesOf(docx: Docx, part: XmlElement): string[] {
  const counter = new Counter(docx.part('word/numbering.xml'));
  const lines: string[] = [];
  for (const paragraph of descendants(part)) {
    if (paragraph.name !== 'w:p') continue;
    const numbering = childOf(paragraph, 'w:pPr', 'w:numPr');
    const numId = valueOf(childOf(numbering, 'w:numId'));
    const number =
      numId === undefined || numId === '0' ? '' : counter.next(numId, Number(valueOf(childOf(numbering, 'w:ilvl'))));
    const line = plain(`${number} ${textOfContent(paragraph.children)}`);
    if (line !== '') lines.push(line);
  }
  return lines;
}

/** What a file cannot say, and marks that only say how a text runs. */
const UNSAID =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u200e\ufffd-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text without what a file cannot say, and with every stretch of white space as one space. */
export const plain = (text: string): string =>
  text
    .replace(UNSAID, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
