import type { ListStyle } from '@troth/domain/agreement';
import { type CountingStyle, numeral } from '../settle/numerals';
import { sectionName } from '../drawing/marked';
import type { AgreementTree, ClauseNode } from '../tree';
import { element, property, xmlFile } from './xml';

/**
 * Numbers are settled in the tree; a word processor counts on its own. This finds for each number the list in which it
 * comes out as the tree has it, so that the file goes on numbering when a lawyer works on it, and never differs.
 */

/** The styles by the names that the file has for them. */
const FORMATS = {
  NUMERIC: 'decimal',
  ALPHA_LOWER: 'lowerLetter',
  ALPHA_UPPER: 'upperLetter',
  ROMAN_LOWER: 'lowerRoman',
  ROMAN_UPPER: 'upperRoman',
} as const satisfies Record<CountingStyle, string>;
const COUNTING_STYLES = Object.keys(FORMATS) as CountingStyle[];

/** How a paragraph is numbered: by a list, or by words of its own where no list can say it. */
export type Numbered = { numId: number; level: number } | { literal: string };

interface Level {
  counts: CountingStyle;
  text: string;
  /** Of the paragraphs that it numbers on its own. */
  paragraphs: string | null;
}

/** The agreement's own list: sections, clauses, and what stands below them. */
const OUTLINE: readonly Level[] = [
  { counts: 'NUMERIC', text: '%1.', paragraphs: 'Heading1' },
  { counts: 'NUMERIC', text: '%1.%2', paragraphs: 'Heading2' },
  { counts: 'ALPHA_LOWER', text: '(%3)', paragraphs: 'Clause2' },
  { counts: 'ROMAN_LOWER', text: '(%4)', paragraphs: 'Clause3' },
  { counts: 'ALPHA_UPPER', text: '(%5)', paragraphs: 'Clause4' },
];
const OUTLINE_NUM = 1;

/** Widths of hanging numbers, in twentieths of a point: at a section none, at a clause, below it. */
export const numberWidth = (depth: number): number => (depth === 0 ? 680 : 500);
export const indentAt = (depth: number): number =>
  Array.from({ length: depth }, (_, at) => numberWidth(at)).reduce((sum, width) => sum + width, 0);

/** No list of an agreement is longer; whatever is, is numbered by words. */
const LONGEST_LIST = 400;

const values = new Map<string, number>();
function valueOf(counts: CountingStyle, text: string): number | null {
  if (counts === 'NUMERIC') return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
  if (values.size === 0) {
    for (const each of COUNTING_STYLES) {
      for (let value = LONGEST_LIST; value > 0; value -= 1) values.set(`${each} ${numeral(each, value)}`, value);
    }
  }
  return values.get(`${counts} ${text}`) ?? null;
}

interface OwnList {
  prefix: string;
  counts: CountingStyle;
  suffix: string;
  value: number;
}

/** Takes a printed number apart: what stands before and after the last of its counters. */
function parsed(number: string, style: ListStyle): OwnList | null {
  const match = /^(.*?)(\d+|[A-Za-z]+)([^A-Za-z0-9]*)$/s.exec(number);
  const [, prefix = '', counter = '', suffix = ''] = match ?? [];
  // A percent sign would be read as a counter.
  if (match === null || `${prefix}${suffix}`.includes('%')) return null;
  const preferred = style === 'NONE' ? [] : [style];
  for (const counts of [...preferred, ...COUNTING_STYLES]) {
    const value = valueOf(counts, counter);
    if (value !== null) return { prefix, counts, suffix, value };
  }
  return null;
}

interface Definition {
  level: Level;
  depth: number;
}

/** The lists of a file. */
export class Lists {
  readonly #definitions = new Map<string, { id: number; definition: Definition }>();
  readonly #nums = new Map<string, { numId: number; definitionId: number; start: number }>();

  /** A list with a counter of its own. */
  num(name: string, definition: Definition, start: number): number {
    const { level, depth } = definition;
    const key = `${level.text} ${level.counts} ${level.paragraphs} ${depth}`;
    let known = this.#definitions.get(key);
    if (known === undefined) {
      known = { id: this.#definitions.size + 2, definition };
      this.#definitions.set(key, known);
    }
    const numKey = `${name} ${key} ${start}`;
    let num = this.#nums.get(numKey);
    if (num === undefined) {
      num = { numId: OUTLINE_NUM + 1 + this.#nums.size, definitionId: known.id, start };
      this.#nums.set(numKey, num);
    }
    return num.numId;
  }

  file(namespaces: Readonly<Record<string, string>>): string {
    const abstracts = [...this.#definitions.values()].map(({ id, definition }) =>
      element(
        'w:abstractNum',
        { 'w:abstractNumId': id },
        property('w:multiLevelType', 'singleLevel'),
        levelXml(definition.level, 0, definition.depth),
      ),
    );
    const nums = [...this.#nums.values()].map(({ numId, definitionId, start }) =>
      element(
        'w:num',
        { 'w:numId': numId },
        property('w:abstractNumId', definitionId),
        element('w:lvlOverride', { 'w:ilvl': 0 }, property('w:startOverride', start)),
      ),
    );
    const outline = element(
      'w:abstractNum',
      { 'w:abstractNumId': 1 },
      property('w:multiLevelType', 'multilevel'),
      ...OUTLINE.map((level, at) => levelXml(level, at, at - 1)),
    );
    const outlineNum = element('w:num', { 'w:numId': OUTLINE_NUM }, property('w:abstractNumId', 1));
    return xmlFile(element('w:numbering', namespaces, outline, ...abstracts, outlineNum, ...nums));
  }
}

/** @param depth Of clauses from 0; -1 for headings, whose number stands in the line. */
function levelXml({ counts, text, paragraphs }: Level, at: number, depth: number): string {
  const left = depth < 0 ? 0 : indentAt(depth + 1);
  return element(
    'w:lvl',
    { 'w:ilvl': at },
    property('w:start', 1),
    property('w:numFmt', FORMATS[counts]),
    paragraphs === null ? null : property('w:pStyle', paragraphs),
    depth < 0 ? property('w:suff', 'space') : null,
    property('w:lvlText', text),
    property('w:lvlJc', 'left'),
    element(
      'w:pPr',
      {},
      depth < 0 ? null : element('w:tabs', {}, element('w:tab', { 'w:val': 'num', 'w:pos': left })),
      element('w:ind', { 'w:left': left, 'w:hanging': depth < 0 ? 0 : numberWidth(depth) }),
    ),
  );
}

/** Follows a word processor's counters through one version. */
class Counting {
  readonly numbered = new Map<string, Numbered>();
  readonly #lists: Lists;
  readonly #outline: number[] = [];
  /** By what holds the list: the last list of its own, and what it counts next. */
  readonly #own = new Map<string, { numId: number; next: string; parts: OwnList }>();
  readonly #used = new Map<string, number>();

  constructor(lists: Lists) {
    this.#lists = lists;
  }

  /** What the outline would print for the next paragraph of a level; null where a level above has not been counted. */
  #nextOfOutline(at: number): string | null {
    const level = OUTLINE[at];
    // Programs differ on what a level counts from whose upper levels have not begun.
    if (level === undefined || this.#outline.length < at) return null;
    return level.text.replace(/%(\d)/g, (_match, digit: string) => {
      const place = Number(digit) - 1;
      const value = place === at ? (this.#outline[place] ?? 0) + 1 : this.#outline[place];
      return numeral(OUTLINE[place]?.counts ?? 'NUMERIC', value ?? 0);
    });
  }

  number(name: string, parent: string, at: number, printed: string, style: ListStyle, isOwnList = false): void {
    if (!isOwnList && this.#nextOfOutline(at) === printed) {
      this.#outline[at] = (this.#outline[at] ?? 0) + 1;
      this.#outline.length = at + 1;
      this.numbered.set(name, { numId: OUTLINE_NUM, level: at });
      return;
    }
    const last = this.#own.get(parent);
    let numId = last?.numId;
    let parts = last?.parts ?? null;
    if (last === undefined || last.next !== printed) {
      parts = parsed(printed, style);
      if (parts === null) {
        this.numbered.set(name, { literal: printed });
        return;
      }
      const text = `${parts.prefix}%1${parts.suffix}`;
      const key = `${parent} ${text} ${parts.value}`;
      const uses = (this.#used.get(key) ?? 0) + 1;
      this.#used.set(key, uses);
      const level: Level = { counts: parts.counts, text, paragraphs: null };
      numId = this.#lists.num(`${parent} ${uses}`, { level, depth: at - 1 }, parts.value);
    }
    if (numId === undefined || parts === null) return;
    const value = parts.value + 1;
    this.#own.set(parent, {
      numId,
      next: `${parts.prefix}${numeral(parts.counts, value)}${parts.suffix}`,
      parts: { ...parts, value },
    });
    this.numbered.set(name, { numId, level: 0 });
  }
}

/** How each numbered section and clause of a version is numbered in the file, by name. */
export function numberingOf(tree: AgreementTree, lists: Lists): ReadonlyMap<string, Numbered> {
  const counting = new Counting(lists);
  const visit = (nodes: readonly ClauseNode[], style: ListStyle, parent: string, depth: number): void => {
    for (const node of nodes) {
      if (node.number !== null) counting.number(node.key, parent, depth + 1, node.number, style);
      visit(node.children, node.listStyle, node.key, depth + 1);
    }
  };
  for (const section of tree.sections) {
    const name = sectionName(section.key);
    if (section.kind === 'SCHEDULES' || section.kind === 'EXECUTION') {
      if (section.kind === 'EXECUTION' && section.number !== null)
        counting.number(name, '', 0, `${section.number}.`, 'NUMERIC');
      for (const node of section.clauses) {
        if (node.number !== null) counting.number(node.key, name, 0, `${node.number}.`, 'ALPHA_UPPER', true);
        visit(node.children, node.listStyle, node.key, 1);
      }
    } else {
      if (section.number !== null) counting.number(name, '', 0, `${section.number}.`, 'NUMERIC');
      visit(section.clauses, section.listStyle, name, 0);
    }
  }
  return counting.numbered;
}

/** The number of a part as a reference says it, and the switch by which a word processor finds it. */
export interface ReferredNumber {
  text: string;
  /** `r`: its own number; `w`: that of what it stands under, and its own. */
  by: 'r' | 'w';
}

/** What a field can say of each numbered part, by name: nothing of one that no list numbers. */
export function referredNumbers(
  tree: AgreementTree,
  numbered: ReadonlyMap<string, Numbered>,
): ReadonlyMap<string, ReferredNumber> {
  const found = new Map<string, ReferredNumber>();
  const note = (name: string, own: string, path: string) => {
    const number = numbered.get(name);
    if (number === undefined || 'literal' in number) return;
    if (own === path) found.set(name, { text: path, by: 'r' });
    else if (number.numId === OUTLINE_NUM) found.set(name, { text: path, by: 'w' });
  };
  const visit = (nodes: readonly ClauseNode[], style: ListStyle, parent: string): void => {
    for (const { key, number, children, listStyle } of nodes) {
      const path = number === null ? parent : style === 'NUMERIC' ? number : `${parent}${number}`;
      if (number !== null) note(key, number, path);
      visit(children, listStyle, path);
    }
  };
  for (const { key, kind, number, clauses, listStyle } of tree.sections) {
    if (number !== null) note(sectionName(key), number, number);
    if (kind === 'SCHEDULES') {
      for (const node of clauses) if (node.number !== null) note(node.key, node.number, node.number);
    } else visit(clauses, listStyle, number ?? '');
  }
  return found;
}
