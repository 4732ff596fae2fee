import { say } from '../assemble/wording';
import { assembled, bothNames, headOf, notice, shortHash, underLaw } from '../drawing/frame';
import { boundTogether } from '../drawing/bound';
import { RIGHT_TO_LEFT } from '../drawing/right-to-left';
import type { Copy } from '../drawing/marked';
import type { AgreementBlock, AgreementTree, ClauseNode, Inline, SectionNode } from '../tree';
import type { RowMeter } from './row-lines';
import { fittedTo, fitters, partingOf } from './table-parting';

/** What the layout reads: the tree without what paper does not show. The layout's labels come with it. */
interface Run {
  /**
   * `t`: text; `n`: a name, which is not hyphenated; `u`: what no line breaks at all; `r`: a link to `to`; `b`: a blank
   * to write on, as underscores.
   */
  k: 't' | 'n' | 'u' | 'r' | 'b';
  t: string;
  to?: string;
}

/** What every part of a paper is written with. */
export interface Pen {
  /** Makes a text printable. */
  print: (text: string) => string;
  /** Words of the partners' names that a line could break; null when there are none. */
  names: RegExp | null;
  /** What no line breaks: the law's citations, and terms with a hyphen. */
  whole: RegExp;
  /** Whose initials are asked for, as the agreement calls them. */
  initialed: [string, string];
  /** Counts the lines of rows where a table has the page's width; null elsewhere. */
  meter: RowMeter | null;
}

const BLANK = /(_{3,})/;

/** Scripts without spaces: the typesetter breaks their lines between the words of its dictionary, in names too. */
const UNSPACED = String.raw`[\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}]`;
const IS_UNSPACED = new RegExp(UNSPACED, 'u');
/** It breaks them before a closing mark as well. */
const UNSPACED_CLOSED = new RegExp(`(${UNSPACED}+["'”’»)\\]]+)`, 'u');
const CLOSING = /["'”’»)\]]+$/;
const unspacedWords = new Intl.Segmenter('th', { granularity: 'word' });

/** A text with the last word before each closing mark of a script without spaces kept together with the mark. */
function runsOfUnspaced(text: string): Run[] {
  return text.split(UNSPACED_CLOSED).flatMap((part, at): Run[] => {
    if (at % 2 === 0) return [{ k: 't', t: part }];
    const words = part.replace(CLOSING, '');
    const last = [...unspacedWords.segment(words)].at(-1)?.index ?? 0;
    return [
      { k: 't', t: words.slice(0, last) },
      { k: 'u', t: part.slice(last) },
    ];
  });
}

const wholeApart = (text: string, whole: RegExp): Run[] =>
  text.split(whole).map((t, at) => ({ k: at % 2 === 1 ? 'u' : 't', t }));

/** A text as runs, with the blanks, the names and what no line breaks apart. */
function textRuns(text: string, { print, names, whole }: Pen): Run[] {
  // Splitting by a group keeps what it matched, at each odd place.
  return text
    .split(BLANK)
    .flatMap((piece, place): Run[] => {
      if (place % 2 === 1) return [{ k: 'b', t: piece }];
      const parts = names === null ? [piece] : piece.split(names);
      return parts.flatMap((part, at): Run[] => {
        const printed = print(part);
        if (!IS_UNSPACED.test(printed)) return at % 2 === 1 ? [{ k: 'n', t: printed }] : wholeApart(printed, whole);
        return at % 2 === 1 ? [{ k: 'u', t: printed }] : runsOfUnspaced(printed);
      });
    })
    .filter(({ t }) => t !== '');
}

/** Runs of text; neighbours that look alike are one. */
export function paperRuns(inlines: readonly Inline[], pen: Pen): Run[] {
  const merged: { kind: 't' | 'r'; text: string; to?: string }[] = [];
  for (const inline of inlines) {
    const last = merged.at(-1);
    if (inline.type === 'reference') merged.push({ kind: 'r', text: inline.text, to: inline.target });
    else if (last?.kind === 't') last.text += inline.text;
    else merged.push({ kind: 't', text: inline.text });
  }
  return merged.flatMap(({ kind, text, to }) =>
    kind === 'r'
      ? // `Section` stays with its number.
        [{ k: kind, t: pen.print(text).replaceAll(' ', '\u00a0'), to: to ?? '' }]
      : textRuns(text, pen),
  );
}

/** What a name has over the lines for initials, in points. */
export const INITIALS_ROOM = 77;

/** A renderer is a table: a new block does not compile until paper draws it. */
const paperBlocks = {
  paragraph: (block, pen) => ({ type: block.type, runs: paperRuns(block.inlines, pen) }),
  definitions: (block, pen) => ({
    type: block.type,
    entries: block.entries.map((entry) => ({ term: pen.print(entry.term), runs: paperRuns(entry.inlines, pen) })),
  }),
  table: (block, { print, meter }) => {
    // A table of two columns without a caption is narrower.
    const hasPageWidth = block.columns.length !== 2 || block.caption !== null;
    const fits = fitters(block.columns, hasPageWidth);
    const fitted = (text: string, column: number) => fits[column]?.(text) ?? text;
    // The first line of a cell is its text, further lines are details. An amount is set smaller instead.
    const rows = block.rows.map((row) =>
      row.map((cell, at) => {
        const lines = print(cell).split('\n');
        return block.columns[at]?.align === 'end' ? lines : lines.map((line) => fitted(line, at));
      }),
    );
    const parting = partingOf(block.columns, rows, block.totals.length, hasPageWidth);
    const lines = meter !== null && hasPageWidth ? meter.rowsOf(block.columns, rows) : rows.map(() => null);
    return {
      type: block.type,
      caption: block.caption === null ? null : print(block.caption),
      columns: block.columns.map((column, at) => ({ ...column, label: fitted(print(column.label), at) })),
      rows,
      // A row of a known height cannot be parted.
      lines: parting.long.length === 0 ? lines : lines.map((known, at) => (parting.long.includes(at) ? null : known)),
      parting,
      totals: block.totals.map((total) => ({ label: print(total.label), value: print(total.value) })),
      empty: block.emptyText === null ? null : print(block.emptyText),
    };
  },
  signature: (block, { print }) => ({
    type: 'signatures',
    list: [
      {
        name: block.name === null ? null : print(block.name),
        role: block.role === null ? null : print(block.role),
        lines: block.lines.map((line) => ({ ...line, short: line.label === say('signature.date') })),
      },
    ],
  }),
  certificate: (block, pen) => ({
    type: block.type,
    title: pen.print(block.title),
    // Each paragraph by its lines.
    paragraphs: block.paragraphs.map((paragraph) => paragraph.split('\n').map((line) => textRuns(line, pen))),
    lines: block.lines,
  }),
  initials: (block, { print, initialed }) => ({
    type: block.type,
    label: say('paper.section'),
    names: initialed.map((name) => fittedTo(INITIALS_ROOM, print(name))),
    rows: block.rows.map((row) => ({ label: print(row.label), names: row.names.map(print) })),
  }),
  summary: (block, { print }) => ({
    type: block.type,
    entries: block.entries.map(({ number, heading, text, target }) => ({
      number,
      heading: print(heading),
      text: print(text),
      to: target,
    })),
  }),
} satisfies { [K in AgreementBlock['type']]: (block: Extract<AgreementBlock, { type: K }>, pen: Pen) => object };

type PaperBlock = ReturnType<(typeof paperBlocks)[AgreementBlock['type']]>;

export function paperBlock(block: AgreementBlock, pen: Pen): PaperBlock {
  // The table above has a drawer for each type, which the compiler cannot follow through the index.
  const draw = paperBlocks[block.type] as (block: AgreementBlock, pen: Pen) => PaperBlock;
  return draw(block, pen);
}

/** Blocks in their order; whoever signs one after the other is told together. */
function paperBlocksOf(blocks: readonly AgreementBlock[], pen: Pen): PaperBlock[] {
  const drawn: PaperBlock[] = [];
  for (const block of blocks) {
    const next = paperBlock(block, pen);
    const last = drawn.at(-1);
    if ('list' in next && last !== undefined && 'list' in last) last.list.push(...next.list);
    else drawn.push(next);
  }
  return drawn;
}

/** What is signed and has no more letters is far lower than a page, with the lines to sign. */
const MOST_LETTERS_WHOLE = 1_800;

/** Whether lines to sign stand on one page with all that is signed there. */
export function isWhole({ kind, blocks, children }: Pick<ClauseNode, 'kind' | 'blocks' | 'children'>): boolean {
  if (kind !== 'execution' || children.length > 0 || !blocks.some(({ type }) => type === 'signature')) return false;
  let letters = 0;
  for (const block of blocks) {
    if (block.type === 'signature') continue;
    if (block.type !== 'paragraph') return false;
    for (const { text } of block.inlines) letters += text.length;
  }
  return letters <= MOST_LETTERS_WHOLE;
}

export const paperClause = (node: ClauseNode, pen: Pen): object => ({
  key: node.key,
  number: node.number,
  heading: node.heading === null ? null : pen.print(node.heading),
  separate: node.isSeparatePage,
  whole: isWhole(node),
  listed: node.kind === 'schedule' && node.blocks.some(({ type }) => type === 'table'),
  blocks: paperBlocksOf(node.blocks, pen),
  children: node.children.map((child) => paperClause(child, { ...pen, meter: null })),
});

const RIGHT_TO_LEFT_WORDS = new RegExp(RIGHT_TO_LEFT, 'gu');

/** A quick test of the blocks that hold these scripts: nearly every text is Latin, and there are thousands of them. */
const MAY_RUN_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** A paper with a longer word in a name is not justified: its lines would have holes. */
const LONGEST_JUSTIFIED = 20;

/** Shorter words are never broken: three letters stay on the line and three follow. */
const LONGEST_UNBROKEN = 5;

/** Hyphens of English break Latin letters alone. Words from right to left must stay together with their neighbours. */
const isBroken = (word: string) =>
  IS_UNSPACED.test(word) ||
  (/\p{Script=Latin}/u.test(word) && !MAY_RUN_LEFT.test(word) && [...word].length > LONGEST_UNBROKEN);

const wordsOfNames = ({ A, B }: AgreementTree['parties']) =>
  [A, B].flatMap(({ name, fullName }) => [...name.split(/\s+/), ...fullName.split(/\s+/)]);

function namePattern(parties: AgreementTree['parties']): RegExp | null {
  const words = wordsOfNames(parties).filter(isBroken);
  if (words.length === 0) return null;
  const longestFirst = [...new Set(words)].toSorted((a, b) => b.length - a.length);
  return new RegExp(`(${longestFirst.map(literally).join('|')})`, 'u');
}

/**
 * Letters in which the typesetter finds no place to break the line: no space, hyphen or slash, and no script that has
 * breaks between its signs or words. So many of the widest fit on a line.
 */
const UNBREAKABLE = /[^\s_/?\-–—\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\uffff\u{10000}-\u{10ffff}]{30,}/gu;
const BREAK_AFTER = 4;
/** It fits on a line, and people copy it from there. */
const SHA_256 = /^[0-9a-f]{64}$/;
const graphemes = new Intl.Segmenter('en');

/** A long key or word with places to break, so that none of it runs off the page. */
function withBreaks(letters: string): string {
  if (SHA_256.test(letters)) return letters;
  let broken = '';
  let count = 0;
  for (const { segment } of graphemes.segment(letters)) {
    if (count > 0 && count % BREAK_AFTER === 0) broken += '\u200b';
    broken += segment;
    count += 1;
  }
  return broken;
}

/** A term such as “Cut-off Date.” */
const HYPHENATED_TERM = String.raw`\p{Lu}\p{L}+-\p{Ll}+(?: \p{Lu}\p{Ll}+)?`;
const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Of a list of sources each that has a number, without the name of its act or of its parties. */
function wholeOf(statute: string): RegExp {
  const cited = statute.split(/[;,] /).filter((part) => /[ -]/.test(part) && /\d|\bart\./.test(part));
  // As printed: what is bound together has another space.
  const printed = cited.map((part) => literally(part).replaceAll(' ', '[ \u00a0]'));
  return new RegExp(`(${[...printed, HYPHENATED_TERM].join('|')})`, 'u');
}

/**
 * What a tree is written with.
 * @param printable Makes a text printable; characters without a glyph are replaced there.
 */
export function penOf(
  { parties, state }: Pick<AgreementTree, 'parties'> & Partial<Pick<AgreementTree, 'state'>>,
  printable: (text: string) => string,
): Pen {
  return {
    // Words from right to left stand apart, or the quotation marks and brackets between two names change sides with
    // them.
    print: (text) => {
      const printed = boundTogether(printable(text)).replace(UNBREAKABLE, withBreaks);
      return MAY_RUN_LEFT.test(printed) ? printed.replace(RIGHT_TO_LEFT_WORDS, '\u2068$&\u2069') : printed;
    },
    names: namePattern(parties),
    whole: wholeOf(state?.statute ?? ''),
    initialed: [parties.A.name, parties.B.name],
    meter: null,
  };
}

/** What the layout says of the whole document: on its front page, at the head and foot of the others, in its title. */
export function paperFacts(tree: AgreementTree, pen: Pen, copy: Copy): object {
  const { A, B } = tree.parties;
  const { print } = pen;
  const party = ({ fullName, initials }: AgreementTree['parties']['A']) => ({
    full: print(fullName),
    initials: print(initials),
  });
  return {
    title: print(tree.title),
    running: print(bothNames(tree)),
    head: print(headOf(tree)),
    language: tree.language,
    ragged: wordsOfNames(tree.parties)
      .flatMap((word) => word.split('-'))
      .some((word) => [...word].length > LONGEST_JUSTIFIED),
    a: party(A),
    b: party(B),
    statute: textRuns(tree.state.statute, pen),
    version: shortHash(tree),
    labels: {
      between: say('paper.between'),
      and: say('paper.and'),
      under: underLaw(tree),
      contents: say('paper.contents'),
      page: say('paper.page', { page: '{page}', count: '{count}' }),
      // Only the copy that is signed is initialed; a draft says on each page that it is one.
      initials: copy === 'SIGNING' ? say('paper.initials') : null,
      draft: copy === 'SIGNING' || copy === 'COMPANION' ? null : say('paper.draft'),
      notice: notice(tree, copy).map(print),
      assembled: assembled(tree),
    },
  };
}

function paperSection(section: SectionNode, pen: Pen, meter: RowMeter | null): object {
  // Schedules stand between the page's margins; other clauses are set in.
  const penOfClauses = section.kind === 'SCHEDULES' ? { ...pen, meter } : pen;
  return {
    kind: section.kind,
    number: section.number,
    title: pen.print(section.title),
    separate: section.isSeparatePage,
    clauses: section.clauses.map((clause) => paperClause(clause, penOfClauses)),
  };
}

/**
 * The tree as the layout's JSON.
 * @param meter Counts the lines of schedules' rows; without it the typesetter finds them all, slower, to the same end.
 */
export function paperOf(
  tree: AgreementTree,
  copy: Copy,
  printable: (text: string) => string,
  meter: RowMeter | null,
): string {
  const pen = penOf(tree, printable);
  return JSON.stringify({
    ...paperFacts(tree, pen, copy),
    sections: tree.sections.map((section) => paperSection(section, pen, meter)),
  });
}
