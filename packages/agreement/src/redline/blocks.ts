import type { AgreementBlock, AgreementTable, Inline, SignatureBlock } from '../tree';
import { inOrder, memberAt, type Names, pairByName, type Standing } from './align';
import { Flow } from './flow';
import { isSameBlock } from './same';
import type { Change, RedlineBlock, RedlineParagraph, Run } from './schemas';
import { areKept, compareInlines, compareParagraphs, compareTexts, keptRuns, noPart } from './texts';

type Part = Exclude<AgreementBlock, { type: 'paragraph' }>;
type PartOf<T extends Part['type']> = Extract<Part, { type: T }>;

/** Keys by the printed number of a clause, in one version. */
export type KeysByNumber = ReadonlyMap<string, string>;
export interface Numbers {
  readonly before: KeysByNumber;
  readonly after: KeysByNumber;
}

interface Listed {
  standing: Standing;
  key: string;
}

/**
 * The members of two lists as a redline shows them.
 *
 * @param compare The words of a member; null where one of the versions does not have it.
 * @param left What a move leaves at the place it came from.
 */
function compareLists<T, R extends object>(
  before: readonly T[],
  after: readonly T[],
  names: Names<T>,
  compare: (before: T | null, after: T | null) => R,
  left: R,
): (Listed & R)[] {
  const partners = pairByName(before, after, names);
  return inOrder(partners, after.length).map((place) => {
    const { standing } = place;
    if (standing === 'MOVED_AWAY') return { standing, key: `before-${place.before}`, ...left };
    const key = place.before >= 0 ? `before-${place.before}` : `after-${place.after}`;
    return { standing, key, ...compare(memberAt(before, place.before), memberAt(after, place.after)) };
  });
}

const firstLine = (cell: string | undefined) => (cell ?? '').split('\n', 1)[0] ?? '';

/** A row is known by all of it, else by its first two cells, its first, or all but its first. */
const ROW_NAMES: Names<readonly string[]> = [
  (row) => row.join('\0'),
  (row) => `${firstLine(row[0])}\0${firstLine(row[1])}`,
  (row) => firstLine(row[0]),
  (row) => row.slice(1).join('\0'),
];

function compareCells(before: readonly string[], after: readonly string[]): Run[][] {
  const cells: Run[][] = [];
  const most = Math.max(before.length, after.length);
  for (let cell = 0; cell < most; cell += 1) cells.push(compareTexts(before[cell] ?? null, after[cell] ?? null));
  return cells;
}

function compareTables(change: Change, before: AgreementTable | null, after: AgreementTable | null): RedlineBlock {
  const shown = (after ?? before) as AgreementTable;
  return {
    type: 'table',
    change,
    caption: compareTexts(before?.caption ?? null, after?.caption ?? null),
    columns: shown.columns.map(({ align, width }, index) => ({
      label: compareTexts(before?.columns[index]?.label ?? null, after?.columns[index]?.label ?? null),
      align,
      width,
    })),
    rows: compareLists(
      before?.rows ?? [],
      after?.rows ?? [],
      ROW_NAMES,
      (was, is) => ({ cells: compareCells(was ?? [], is ?? []) }),
      { cells: [] },
    ),
    totals: compareLists(
      before?.totals ?? [],
      after?.totals ?? [],
      [({ label }) => label, ({ value }) => value],
      (was, is) => ({
        label: compareTexts(was?.label ?? null, is?.label ?? null),
        value: compareTexts(was?.value ?? null, is?.value ?? null),
      }),
      { label: [], value: [] },
    ),
    emptyText: compareTexts(before?.emptyText ?? null, after?.emptyText ?? null),
  };
}

type Line = SignatureBlock['lines'][number];
const compareLines = (before: readonly Line[], after: readonly Line[]) =>
  compareLists<Line, { label: Run[]; width: Line['width'] }>(
    before,
    after,
    [({ label }) => label],
    (was, is) => ({
      label: compareTexts(was?.label ?? null, is?.label ?? null),
      width: is?.width ?? was?.width ?? 'full',
    }),
    { label: [], width: 'full' },
  );

function compareSignatures(change: Change, before: SignatureBlock | null, after: SignatureBlock | null): RedlineBlock {
  return {
    type: 'signature',
    change,
    side: (after ?? before)?.side ?? null,
    title: compareTexts(before?.title ?? null, after?.title ?? null),
    name: compareTexts(before?.name ?? null, after?.name ?? null),
    role: compareTexts(before?.role ?? null, after?.role ?? null),
    lines: compareLines(before?.lines ?? [], after?.lines ?? []),
  };
}

function compareCertificates(
  change: Change,
  before: PartOf<'certificate'> | null,
  after: PartOf<'certificate'> | null,
): RedlineBlock {
  const flowOf = (paragraphs: readonly string[]) => {
    const flow = new Flow();
    for (const text of paragraphs) flow.addParagraph([{ type: 'text', text }]);
    return flow;
  };
  const [was, is] = [flowOf(before?.paragraphs ?? []), flowOf(after?.paragraphs ?? [])];
  return {
    type: 'certificate',
    change,
    title: compareTexts(before?.title ?? null, after?.title ?? null),
    paragraphs: compareParagraphs<never>(was, is, noPart),
    lines: compareLines(before?.lines ?? [], after?.lines ?? []),
  };
}

const SECTION_NUMBER = /\d+(?:\.\d+)+/;

/** A printed label in which the number of a clause is a reference to it, so that renumbering changes no word. */
function linked(label: string, keys: KeysByNumber): Inline[] {
  const match = SECTION_NUMBER.exec(label);
  const target = match === null ? undefined : keys.get(match[0]);
  if (match === null || target === undefined) return [{ type: 'text', text: label }];
  const rest = label.slice(match.index + match[0].length);
  return [
    { type: 'text', text: label.slice(0, match.index) },
    { type: 'reference', text: match[0], target },
    { type: 'text', text: rest },
  ];
}

function compareInitials(
  change: Change,
  before: PartOf<'initials'> | null,
  after: PartOf<'initials'> | null,
  numbers: () => Numbers,
): RedlineBlock {
  const rowsOf = (part: PartOf<'initials'> | null, keys: KeysByNumber) =>
    (part?.rows ?? []).map(({ label, names }) => {
      const inlines = linked(label, keys);
      const target = inlines.find((inline) => inline.type === 'reference')?.target ?? label;
      return { target, inlines, names };
    });
  return {
    type: 'initials',
    change,
    rows: compareLists(
      rowsOf(before, numbers().before),
      rowsOf(after, numbers().after),
      [({ target }) => target],
      (was, is) => ({
        label: compareInlines(was?.inlines ?? null, is?.inlines ?? null),
        names: Array.from({ length: Math.max(was?.names.length ?? 0, is?.names.length ?? 0) }, (_, index) =>
          compareTexts(was?.names[index] ?? null, is?.names[index] ?? null),
        ),
      }),
      { label: [], names: [] },
    ),
  };
}

function compareDefinitions(
  change: Change,
  before: PartOf<'definitions'> | null,
  after: PartOf<'definitions'> | null,
): RedlineBlock {
  return {
    type: 'definitions',
    change,
    entries: compareLists(
      before?.entries ?? [],
      after?.entries ?? [],
      [({ termKey }) => termKey],
      (was, is) => ({
        term: compareTexts(was?.term ?? null, is?.term ?? null),
        runs: compareInlines(was?.inlines ?? null, is?.inlines ?? null),
      }),
      { term: [], runs: [] },
    ),
  };
}

function compareSummaries(
  change: Change,
  before: PartOf<'summary'> | null,
  after: PartOf<'summary'> | null,
): RedlineBlock {
  return {
    type: 'summary',
    change,
    entries: compareLists(
      before?.entries ?? [],
      after?.entries ?? [],
      [({ target }) => target],
      (was, is) => ({
        number: { before: was?.number ?? null, after: is?.number ?? null },
        heading: compareTexts(was?.heading ?? null, is?.heading ?? null),
        text: compareTexts(was?.text ?? null, is?.text ?? null),
      }),
      { number: { before: null, after: null }, heading: [], text: [] },
    ),
  };
}

/** Of two parts that go together both are of one type; where there is one, it decides. */
function compareParts(change: Change, before: Part | null, after: Part | null, numbers: () => Numbers): RedlineBlock {
  const ofType = <T extends Part['type']>(part: Part | null, type: T) =>
    part?.type === type ? (part as PartOf<T>) : null;
  const type = (after ?? before)?.type;
  switch (type) {
    case 'table':
      return compareTables(change, ofType(before, type), ofType(after, type));
    case 'signature':
      return compareSignatures(change, ofType(before, type), ofType(after, type));
    case 'certificate':
      return compareCertificates(change, ofType(before, type), ofType(after, type));
    case 'initials':
      return compareInitials(change, ofType(before, type), ofType(after, type), numbers);
    case 'definitions':
      return compareDefinitions(change, ofType(before, type), ofType(after, type));
    case 'summary':
      return compareSummaries(change, ofType(before, type), ofType(after, type));
    case undefined:
      throw new Error('A part is in one of the versions at least.');
  }
}

/** A part within its clause; the last name is its kind alone, so that what is left pairs in order. */
const PART_NAMES: Names<Part> = [
  (part) => {
    switch (part.type) {
      case 'table':
        return `table ${part.columns.length} ${part.caption ?? ''}`;
      case 'signature':
        return `signature ${part.side} ${part.role} ${part.name}`;
      case 'certificate':
        return `certificate ${part.title}`;
      case 'definitions':
      case 'initials':
      case 'summary':
        return part.type;
    }
  },
  (part) => {
    if (part.type === 'table') return `table ${part.columns.length}`;
    return part.type === 'signature' ? `signature ${part.side}` : part.type;
  },
];

function compareWithParts(
  before: readonly AgreementBlock[],
  after: readonly AgreementBlock[],
  numbers: () => Numbers,
): RedlineBlock[] {
  const partsOf = (blocks: readonly AgreementBlock[]) => blocks.filter((block) => block.type !== 'paragraph');
  const [partsBefore, partsAfter] = [partsOf(before), partsOf(after)];
  const partners = pairByName(partsBefore, partsAfter, PART_NAMES);
  const pairOfAfter = new Map(partners.map((partner, place) => [partner, place]));
  const flowOf = (blocks: readonly AgreementBlock[], nameOf: (place: number) => string) => {
    const flow = new Flow();
    let place = 0;
    for (const block of blocks) {
      if (block.type === 'paragraph') flow.addParagraph(block.inlines);
      else {
        flow.addPart(nameOf(place));
        place += 1;
      }
    }
    return flow;
  };
  const was = flowOf(before, (place) => `${place} `);
  const is = flowOf(after, (place) => `${pairOfAfter.get(place) ?? ''} ${pairOfAfter.has(place) ? '' : place}`);
  return compareParagraphs<Exclude<RedlineBlock, RedlineParagraph>>(was, is, (change, name) => {
    const [first = '', second = ''] = name.split(' ');
    const placeBefore = first === '' ? -1 : Number(first);
    const placeAfter = first === '' ? Number(second) : (partners[placeBefore] ?? -1);
    return compareParts(
      change,
      change === 'INSERTED' ? null : (partsBefore[placeBefore] ?? null),
      change === 'DELETED' ? null : (partsAfter[placeAfter] ?? null),
      numbers,
    ) as Exclude<RedlineBlock, RedlineParagraph>;
  });
}

type Paragraph = Extract<AgreementBlock, { type: 'paragraph' }>;

const isKeptParagraph = (was: Paragraph, is: Paragraph) => areKept(was.inlines, is.inlines);
const keptParagraph = (was: Paragraph, is: Paragraph): RedlineParagraph => ({
  type: 'paragraph',
  runs: keptRuns(was.inlines, is.inlines),
  end: 'KEPT',
});

/** As `compareBlocks`, of paragraphs alone. Those that are the same at the start and at the end are not looked into. */
function compareTextBlocks(before: readonly Paragraph[], after: readonly Paragraph[]): RedlineBlock[] {
  const areAllKept =
    before.length === after.length && before.every((was, place) => isKeptParagraph(was, after[place] as Paragraph));
  if (areAllKept) return after.map((is, place) => keptParagraph(before[place] as Paragraph, is));
  const least = Math.min(before.length, after.length);
  const isSame = (was: number, is: number) => isSameBlock(before[was] as Paragraph, after[is] as Paragraph);
  let head = 0;
  while (head < least && isSame(head, head)) head += 1;
  let tail = 0;
  while (tail < least - head && isSame(before.length - 1 - tail, after.length - 1 - tail)) tail += 1;
  const flowOf = (paragraphs: readonly Paragraph[]) => {
    const flow = new Flow();
    for (let place = head; place < paragraphs.length - tail; place += 1)
      flow.addParagraph((paragraphs[place] as Paragraph).inlines);
    return flow;
  };
  const result: RedlineBlock[] = after.slice(0, head).map((same) => keptParagraph(same, same));
  result.push(...compareParagraphs<never>(flowOf(before), flowOf(after), noPart));
  for (const same of after.slice(after.length - tail)) result.push(keptParagraph(same, same));
  return result;
}

const isParagraph = (block: AgreementBlock): block is Paragraph => block.type === 'paragraph';

/** Compares what two versions of a clause are made of. */
export function compareBlocks(
  before: readonly AgreementBlock[],
  after: readonly AgreementBlock[],
  numbers: () => Numbers,
): RedlineBlock[] {
  return before.every(isParagraph) && after.every(isParagraph)
    ? compareTextBlocks(before, after)
    : compareWithParts(before, after, numbers);
}

/** All texts in a part. */
function textsOf(block: Exclude<RedlineBlock, RedlineParagraph>): (readonly Run[])[] {
  const texts: (readonly Run[])[] = [];
  switch (block.type) {
    case 'definitions':
      for (const { term, runs } of block.entries) texts.push(term, runs);
      break;
    case 'table':
      texts.push(block.caption);
      for (const { label } of block.columns) texts.push(label);
      for (const { cells } of block.rows) for (const cell of cells) texts.push(cell);
      for (const { label, value } of block.totals) texts.push(label, value);
      texts.push(block.emptyText);
      break;
    case 'signature':
      texts.push(block.title, block.name, block.role);
      for (const { label } of block.lines) texts.push(label);
      break;
    case 'certificate':
      texts.push(block.title);
      for (const { runs } of block.paragraphs) texts.push(runs);
      for (const { label } of block.lines) texts.push(label);
      break;
    case 'initials':
      for (const { label, names } of block.rows) texts.push(label, ...names);
      break;
    case 'summary':
      for (const { heading, text } of block.entries) texts.push(heading, text);
  }
  return texts;
}

/** Keys of the clauses that some blocks refer to by a number that was another before. */
export function renumberedIn(blocks: readonly RedlineBlock[]): Set<string> {
  const keys = new Set<string>();
  const addOf = (runs: readonly Run[]) => {
    for (const { inline, textBefore } of runs)
      if (textBefore !== null && inline.type === 'reference') keys.add(inline.target);
  };
  for (const block of blocks) {
    if (block.type === 'paragraph') addOf(block.runs);
    else for (const runs of textsOf(block)) addOf(runs);
  }
  return keys;
}

/** All members of the lists in a part. */
function listedIn(block: Exclude<RedlineBlock, RedlineParagraph>): readonly Listed[] {
  switch (block.type) {
    case 'definitions':
    case 'summary':
      return block.entries;
    case 'table':
      return block.totals.length === 0 ? block.rows : [...block.rows, ...block.totals];
    case 'signature':
    case 'certificate':
      return block.lines;
    case 'initials':
      return block.rows;
  }
}

export const isChangedRun = ({ change }: Run): boolean => change !== 'KEPT';

/** Each text of a block in which a word was inserted or deleted, whole. */
export function changedTextsOf(block: RedlineBlock): (readonly Run[])[] {
  const texts = block.type === 'paragraph' ? [block.runs] : textsOf(block);
  return texts.filter((runs) => runs.some(isChangedRun));
}

/** The inserted and deleted words of some blocks, in order. */
export function changedRunsOf(blocks: readonly RedlineBlock[]): Run[] {
  const changed: Run[] = [];
  const addOf = (runs: readonly Run[]) => {
    for (const run of runs) if (isChangedRun(run)) changed.push(run);
  };
  for (const block of blocks) {
    if (block.type === 'paragraph') addOf(block.runs);
    else for (const runs of textsOf(block)) addOf(runs);
  }
  return changed;
}

/** Whether anything of a block differs; the printed number of another clause does not count. */
export function isChangedBlock(block: RedlineBlock): boolean {
  if (block.type === 'paragraph') return block.end !== 'KEPT' || block.runs.some(isChangedRun);
  return (
    block.change !== 'KEPT' ||
    listedIn(block).some(({ standing }) => standing !== 'KEPT') ||
    textsOf(block).some((runs) => runs.some(isChangedRun)) ||
    (block.type === 'certificate' && block.paragraphs.some(({ end }) => end !== 'KEPT'))
  );
}
