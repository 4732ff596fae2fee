import type { Inline } from '@troth/domain/agreement';
import { CLAUSE_LEVELS_MAX } from '@troth/domain/constants';
import { isDerived, isTextBlock, newClause, newSection } from '../edit/parts';
import type { AgreementBlock, AgreementTree, ClauseNode, SectionNode } from '../tree';
import type { Alignment } from './align';
import type { ExpectedLine } from './expected';
import type { WordNote } from './notes';
import { plainWords } from './text';
import { type ComparedLine, inlinesOf, type Kept, rawOf, zoneOf } from './words';

/** The text as the file has it, line by line: sections, clauses with how deep they are, and their blocks. */

interface Placed {
  readonly block: AgreementBlock;
  /** Which block of the base it is; -1 for a new one. */
  readonly at: number;
}

interface ClausePart {
  readonly type: 'CLAUSE';
  readonly id: string;
  readonly base: ClauseNode | null;
  readonly depth: number;
  readonly isNumbered: boolean;
  heading: string | null;
  readonly blocks: Placed[];
}
interface SectionPart {
  readonly type: 'SECTION';
  readonly id: string;
  readonly base: SectionNode | null;
  readonly title: string;
}
type Part = ClausePart | SectionPart;

const DEEPEST = CLAUSE_LEVELS_MAX - 1;
/** Styles of ours that number, and how deep; what a word processor copies with a paragraph says the same. */
const DEPTHS: Readonly<Record<string, number>> = {
  Heading1: -1,
  HeadingUnnumbered: -1,
  // As LibreOffice calls it.
  Heading1Unnumbered: -1,
  Heading2: 0,
  Heading2Unnumbered: 0,
  Clause1: 0,
  Clause2: 1,
  Clause3: 2,
  Clause4: 3,
};
const HEADINGS = new Set(['Heading2', 'Heading2Unnumbered']);
/** How what is within a clause is numbered, by the clause's depth. */
const LISTS = ['ALPHA_LOWER', 'ROMAN_LOWER', 'ALPHA_UPPER', 'ROMAN_UPPER'] as const;
const DEFINITION = /^\s*[“"„]([^”"“]+)[”"]\s*/;

const isSigned = ({ blocks }: ClauseNode) => blocks.some(({ type }) => type === 'signature' || type === 'certificate');
const UNTIED = { value: 'VALUE', term: 'TERM', reference: 'REFERENCE' } as const;

export interface Read {
  readonly tree: readonly ExpectedLine[];
  readonly file: readonly ComparedLine[];
  readonly aligned: Alignment & { readonly start: number };
  /** By line of the file. */
  readonly kept: readonly Kept[];
}

/** How deep most of the clauses are that a list and level number: what was nested or lifted is among them by now. */
function depthsOf({ tree, file, aligned }: Read): ReadonlyMap<string, number> {
  const counts = new Map<string, Map<number, number>>();
  for (const [at, line] of aligned.treeLines.entries()) {
    const { part, depth } = tree[line] ?? { part: null, depth: 0 };
    const list = file[at]?.line.list;
    if (part === null || list == null || list === '0') continue;
    const own = counts.get(list) ?? new Map<number, number>();
    counts.set(list, own.set(depth, (own.get(depth) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([list, own]) => [list, [...own].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0]),
  );
}

export class EditedText {
  readonly notes: WordNote[] = [];
  readonly #base: AgreementTree;
  readonly #read: Read;
  readonly #newId: () => string;
  readonly #parts: Part[] = [];
  readonly #opened = new Set<string>();
  /** Clauses of the base whose first line has words: they are where that line is. */
  readonly #led = new Set<ClauseNode | null>();
  /** How deep the paragraphs of each list are. */
  readonly #depths: ReadonlyMap<string, number>;
  /** The part at each line of the file. */
  readonly #partIds: (string | null)[] = [];
  readonly #told = new Set<unknown>();
  /** The schedule that the lines are in; null before the first. */
  #schedule: ClauseNode | null = null;

  constructor(base: AgreementTree, read: Read, newId: () => string) {
    this.#base = base;
    this.#read = read;
    this.#newId = newId;
    const { tree, file, aligned } = read;
    for (const { part, clause } of tree) if (part !== null) this.#led.add(clause);
    this.#depths = depthsOf(read);
    for (let at = aligned.start; at < file.length; at += 1) {
      this.#line(at);
      this.#partIds[at] = this.#schedule?.id ?? this.#parts.at(-1)?.id ?? null;
    }
    this.#keepWhatIsSigned();
    this.#tellOfSchedules();
  }

  tell(kind: WordNote['kind'], partId: string | null, words: string, author = ''): void {
    this.notes.push({ kind, partId, words, author });
  }

  #tellOnce(key: unknown, ...note: Parameters<EditedText['tell']>): void {
    if (!this.#told.has(key)) this.tell(...note);
    this.#told.add(key);
  }

  /** The part in which a line of the file is. */
  partAt = (line: number): string | null => this.#partIds[line] ?? this.#partIds[line - 1] ?? null;

  #line(at: number): void {
    const { tree, aligned, kept } = this.#read;
    const file = this.#read.file[at] as ComparedLine;
    const expected = tree[aligned.treeLines[at] ?? -1];
    if (expected !== undefined) this.#schedule = expected.section.kind === 'SCHEDULES' ? expected.clause : null;
    if (this.#schedule !== null) {
      const { id } = this.#schedule;
      if (expected?.text !== file.text) this.#tellOnce(this.#schedule, 'SCHEDULE', id, file.line.text);
    } else if (expected === undefined) this.#new(at, file);
    else this.#known(expected, file, kept[at] as Kept);
    for (const { type, text } of this.#told.has(kept[at]) ? [] : (kept[at]?.untied ?? []))
      this.tell(UNTIED[type], this.#parts.at(-1)?.id ?? null, text);
    this.#told.add(kept[at]);
  }

  #known(expected: ExpectedLine, file: ComparedLine, kept: Kept): void {
    const { role, clause, section, blockAt, pieces } = expected;
    // A section stays one, and a clause a clause, whatever list they are in.
    const depth = Math.max(0, this.#depths.get(file.line.list ?? '') ?? expected.depth);
    const isSame = expected.text === file.text;
    const all = file.tokens.length;
    if (role === 'TITLE') {
      const title = isSame ? section.title : this.#headOf(file, all);
      this.#openSection({ type: 'SECTION', id: section.id, base: section, title });
      return;
    }
    if (clause === null) return;
    if (role === 'HEADLINE') {
      const heading = isSame ? clause.heading : this.#headOf(file, all);
      this.#open({ type: 'CLAUSE', id: clause.id, base: clause, depth, isNumbered: true, heading, blocks: [] });
      return;
    }
    if (role === 'LEAD') {
      const blocks: Placed[] = [];
      const part: ClausePart = {
        type: 'CLAUSE',
        id: clause.id,
        base: clause,
        depth,
        isNumbered: true,
        heading: null,
        blocks,
      };
      this.#open(part);
      const stop = isSame || clause.heading === null ? 0 : this.#endOfHead(file);
      part.heading = isSame ? clause.heading : this.#headOf(file, stop) || null;
      const block = clause.blocks[blockAt];
      if (isSame) {
        if (block !== undefined) blocks.push({ block, at: blockAt });
        return;
      }
      const from = file.tokens.findIndex((token, place) => place >= stop && zoneOf(token) !== 'NUMBER');
      const inlines = from < 0 ? [] : inlinesOf(file, from, all, kept);
      if (inlines.length > 0) blocks.push({ block: { type: 'paragraph', inlines }, at: blockAt });
      return;
    }
    // A clause without words of its own is where the first of its parts is.
    if (!this.#led.has(clause) && !this.#opened.has(clause.id))
      this.#open({
        type: 'CLAUSE',
        id: clause.id,
        base: clause,
        depth,
        isNumbered: true,
        heading: clause.heading,
        blocks: [],
      });
    const current = this.#current(expected);
    const block = clause.blocks[blockAt];
    if (block === undefined) return;
    const place = current.base === clause ? blockAt : -1;
    if (role === 'SEALED') {
      if (!isSame) this.#tellOnce(block, 'COMPUTED', current.id, file.line.text);
      if (place >= 0 && !current.blocks.some((one) => one.at === place)) current.blocks.push({ block, at: place });
    } else if (block.type === 'definitions') {
      const entry = block.entries[expected.entryAt];
      if (entry !== undefined) this.#define(current, isSame ? entry : this.#definition(entry, file, kept), place);
    } else if (block.type === 'paragraph') {
      const inlines = isSame ? pieces.map(({ inline }) => inline) : inlinesOf(file, 0, all, kept);
      const isWhole = isSame && place >= 0;
      if (inlines.length > 0)
        current.blocks.push({ block: isWhole ? block : { type: 'paragraph', inlines }, at: place });
    }
  }

  /** Where the heading that begins a line ends: by its style, else by the stop that was kept after it. */
  #endOfHead({ line, tokens }: ComparedLine): number {
    if (line.headLength > 0) return tokens.findLastIndex(({ start }) => start < line.headLength) + 1;
    return tokens.findLastIndex((token) => zoneOf(token) === 'STOP') + 1;
  }

  /** The words of a heading, without a number that is written out and the stop. */
  #headOf({ tokens }: ComparedLine, to: number): string {
    const words = tokens.slice(0, to).filter((token) => !['NUMBER', 'STOP'].includes(zoneOf(token) ?? ''));
    return words.map(rawOf).join('').trim().replace(/\.$/, '');
  }

  #definition(
    entry: { termKey: string; term: string; inlines: Inline[] },
    file: ComparedLine,
    kept: Kept,
  ): { termKey: string; term: string; inlines: Inline[] } {
    const found = DEFINITION.exec(file.line.text);
    const isNamed = found !== null && plainWords(found[1] ?? '') === plainWords(entry.term);
    if (!isNamed) this.tell('TERM_NAME', this.#parts.at(-1)?.id ?? null, file.line.text);
    if (found === null) return entry;
    const from = file.tokens.findIndex(({ start }) => start >= found[0].length);
    return { ...entry, inlines: from < 0 ? [] : inlinesOf(file, from, file.tokens.length, kept) };
  }

  #define(current: ClausePart, entry: { termKey: string; term: string; inlines: Inline[] }, at: number): void {
    const last = current.blocks.at(-1);
    if (last?.block.type === 'definitions' && (last.at === at || at < 0)) last.block.entries.push(entry);
    else current.blocks.push({ block: { type: 'definitions', entries: [entry] }, at });
  }

  /** The clause that takes what comes next; a section that begins with loose words gets one. */
  #current(expected: ExpectedLine | null): ClausePart {
    const last = this.#parts.at(-1);
    if (last?.type === 'CLAUSE') return last;
    if (last === undefined && expected !== null)
      this.#openSection({
        type: 'SECTION',
        id: expected.section.id,
        base: expected.section,
        title: expected.section.title,
      });
    const part: ClausePart = {
      type: 'CLAUSE',
      id: this.#newId(),
      base: null,
      depth: 0,
      isNumbered: true,
      heading: null,
      blocks: [],
    };
    this.#open(part);
    return part;
  }

  #openSection(part: SectionPart): void {
    this.#parts.push(part);
    this.#opened.add(part.id);
  }

  #open(part: ClausePart): void {
    this.#parts.push(part);
    this.#opened.add(part.id);
  }

  /** A line that no line of the base stands for. */
  #new(at: number, file: ComparedLine): void {
    const { line, tokens } = file;
    const kept = this.#read.kept[at] as Kept;
    const last = this.#parts.at(-1);
    if (line.isInTable) {
      const isFirst = this.#read.file[at - 1]?.line.isInTable !== true;
      if (isFirst) this.tell('TABLE', last?.id ?? null, line.text);
      return;
    }
    const style = line.style ?? '';
    const isNumbered = line.list === null ? style in DEPTHS : line.list !== '0';
    const depth = this.#depths.get(line.list ?? '') ?? DEPTHS[style] ?? (last?.type === 'CLAUSE' ? last.depth + 1 : 0);
    const isHeading = HEADINGS.has(style);
    if ((isNumbered || style in DEPTHS) && depth < 0)
      this.#openSection({ type: 'SECTION', id: this.#newId(), base: null, title: line.text });
    else if (last === undefined) return;
    else if (isNumbered || isHeading) {
      const head = isHeading ? tokens.length : line.headLength === 0 ? 0 : this.#endOfHead(file);
      const heading = this.#headOf(file, head) || null;
      const inlines = inlinesOf(file, head, tokens.length, kept);
      const deepest = last.type === 'CLAUSE' ? last.depth + 1 : 0;
      this.#open({
        type: 'CLAUSE',
        id: this.#newId(),
        base: null,
        depth: Math.min(depth, deepest, DEEPEST),
        isNumbered,
        heading,
        blocks: inlines.length === 0 ? [] : [{ block: { type: 'paragraph', inlines }, at: -1 }],
      });
    } else {
      const current = this.#current(null);
      const defined = current.blocks.at(-1)?.block.type === 'definitions' ? DEFINITION.exec(line.text) : null;
      const from = defined === null ? 0 : tokens.findIndex(({ start }) => start >= defined[0].length);
      const inlines = from < 0 ? [] : inlinesOf(file, from, tokens.length, kept);
      if (defined !== null && inlines.length > 0)
        this.#define(current, { termKey: `own_${this.#newId().slice(0, 8)}`, term: defined[1] ?? '', inlines }, -1);
      else if (inlines.length > 0) current.blocks.push({ block: { type: 'paragraph', inlines }, at: -1 });
    }
  }

  /** Pages that are signed stay, with the sections that they are in. */
  #keepWhatIsSigned(): void {
    let before = -1;
    const keep = (part: Part, isTold: boolean) => {
      const at = this.#parts.findIndex(({ id }) => id === part.id);
      if (at >= 0) {
        before = at;
        return;
      }
      before += 1;
      this.#parts.splice(before, 0, part);
      if (isTold && part.type === 'CLAUSE') this.tell('SIGNING', part.id, part.heading ?? '');
    };
    const holdsSigned = (clause: ClauseNode): boolean => isSigned(clause) || clause.children.some(holdsSigned);
    const visit = (clause: ClauseNode, depth: number) => {
      const isThere = this.#opened.has(clause.id);
      const { id, heading } = clause;
      if (isThere || holdsSigned(clause))
        keep({ type: 'CLAUSE', id, base: clause, depth, isNumbered: true, heading, blocks: [] }, isSigned(clause));
      for (const child of clause.children) visit(child, depth + 1);
    };
    for (const section of this.#base.sections) {
      if (section.kind === 'SCHEDULES') continue;
      if (this.#opened.has(section.id) || section.clauses.some(holdsSigned))
        keep({ type: 'SECTION', id: section.id, base: section, title: section.title }, false);
      for (const clause of section.clauses) visit(clause, 0);
    }
  }

  /** Lines of schedules that the file no longer has. */
  #tellOfSchedules(): void {
    const { tree, aligned } = this.#read;
    for (const [at, { section, clause, text }] of tree.entries())
      if (section.kind === 'SCHEDULES' && aligned.fileLines[at] === -1)
        this.#tellOnce(clause, 'SCHEDULE', clause?.id ?? null, text);
  }

  /** The blocks of a clause, with what is computed in its place, whether the file has it or not. */
  #blocksOf({ base, blocks, id }: ClausePart): AgreementBlock[] {
    const placed = [...blocks];
    const hasLines = (at: number) => this.#read.tree.some(({ clause, blockAt }) => clause === base && blockAt === at);
    for (const [at, block] of base?.blocks.entries() ?? []) {
      if (placed.some((one) => one.at === at) || (isTextBlock(block) && hasLines(at))) continue;
      if (!isDerived(block) && hasLines(at)) this.#tellOnce(block, 'COMPUTED_GONE', id, '');
      const after = placed.findLastIndex((one) => one.at >= 0 && one.at < at);
      placed.splice(after + 1, 0, { block, at });
    }
    const result = placed.map((one) => one.block);
    const isSame =
      result.length === base?.blocks.length && result.every((block, at) => isSameBlock(block, base.blocks[at]));
    return isSame ? base.blocks : result;
  }

  /** The agreement as the file has it, with the schedules of the base. */
  tree(): AgreementTree {
    const sections: SectionNode[] = [];
    const open: ClauseNode[] = [];
    let section: SectionNode | null = null;
    for (const part of this.#parts) {
      if (part.type === 'SECTION') {
        section =
          part.base === null ? newSection({ id: part.id, title: part.title }) : { ...part.base, title: part.title };
        section = { ...section, clauses: [] };
        sections.push(section);
        open.length = 0;
        continue;
      }
      if (section === null) {
        section = newSection({ id: this.#newId(), title: '' });
        sections.push(section);
      }
      open.length = Math.min(open.length, part.depth);
      const { base, id, heading } = part;
      const blocks = this.#blocksOf(part);
      const node: ClauseNode =
        base === null
          ? newClause(this.#base, section.kind, { id, heading, blocks })
          : { ...base, heading, blocks, children: [] };
      const parent = open.at(-1);
      if (
        parent !== undefined &&
        base === null &&
        part.isNumbered &&
        parent.children.length === 0 &&
        parent.listStyle === 'NONE'
      )
        parent.listStyle = LISTS[open.length - 1] ?? 'NONE';
      (parent?.children ?? section.clauses).push(node);
      open.push(node);
    }
    const schedules = this.#base.sections.filter(({ kind }) => kind === 'SCHEDULES');
    return { ...this.#base, sections: [...sections, ...schedules] };
  }
}

const isSameBlock = (one: AgreementBlock, other: AgreementBlock | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
