import type { RedlineCause } from '../redline/cause-names';
import type { AnswerChange, Hand, RedlineBlock } from '../redline/schemas';
import type { AgreementTree, ClauseNode, Inline, SectionNode } from '../tree';

/**
 * An agreement as files draw it: every part with a mark that says in which of two versions it is. What moved is drawn
 * at both places. One version alone is drawn with everything kept, so that a plain file and a redlined one cannot differ.
 */

export const MARKS = ['KEPT', 'INSERTED', 'DELETED', 'MOVED_FROM', 'MOVED_TO'] as const;
export type Mark = (typeof MARKS)[number];
export type Version = 'BEFORE' | 'AFTER';

const ABSENT: Readonly<Record<Version, readonly Mark[]>> = {
  BEFORE: ['INSERTED', 'MOVED_TO'],
  AFTER: ['DELETED', 'MOVED_FROM'],
};
/** Whether what is so marked is in a version. */
export const isIn = (mark: Mark, version: Version): boolean => !ABSENT[version].includes(mark);

export interface MarkedRun {
  mark: Mark;
  inline: Inline;
}
export interface MarkedNumber {
  before: string | null;
  after: string | null;
}
/** A paragraph stands in the versions that its mark says; its words may differ where it stands in both. */
export interface MarkedParagraph {
  type: 'paragraph';
  mark: Mark;
  runs: MarkedRun[];
}
interface MarkedLine {
  mark: Mark;
  label: MarkedRun[];
  width: 'full' | 'half';
}
export type MarkedBlock =
  | MarkedParagraph
  | { type: 'definitions'; mark: Mark; entries: { mark: Mark; term: MarkedRun[]; runs: MarkedRun[] }[] }
  | {
      type: 'table';
      mark: Mark;
      caption: MarkedRun[];
      columns: { label: MarkedRun[]; align: 'start' | 'end'; width: number }[];
      rows: { mark: Mark; cells: MarkedRun[][] }[];
      totals: { mark: Mark; label: MarkedRun[]; value: MarkedRun[] }[];
      emptyText: MarkedRun[];
    }
  | { type: 'signature'; mark: Mark; title: MarkedRun[]; name: MarkedRun[]; role: MarkedRun[]; lines: MarkedLine[] }
  | { type: 'certificate'; mark: Mark; title: MarkedRun[]; paragraphs: MarkedParagraph[]; lines: MarkedLine[] }
  | { type: 'initials'; mark: Mark; rows: { mark: Mark; label: MarkedRun[]; names: MarkedRun[][] }[] }
  | {
      type: 'summary';
      mark: Mark;
      entries: {
        mark: Mark;
        number: MarkedNumber;
        /** The clause that it speaks of, where it is known. */
        target: string | null;
        heading: MarkedRun[];
        text: MarkedRun[];
      }[];
    };
export type MarkedBlockOf<T extends MarkedBlock['type']> = Extract<MarkedBlock, { type: T }>;
export type MarkedTable = MarkedBlockOf<'table'>;

export interface MarkedClause {
  key: string;
  mark: Mark;
  /** What moved together has one name at both places; null where nothing moved, and on what moved along. */
  move: string | null;
  /** Whether words of its own differ. Where it is kept and has a cause but no other words, a reference is renumbered. */
  isReworded: boolean;
  number: MarkedNumber;
  heading: MarkedRun[];
  textStyle: ClauseNode['textStyle'];
  isSeparatePage: boolean;
  blocks: MarkedBlock[];
  children: MarkedClause[];
  causes: readonly RedlineCause[];
  answers: readonly AnswerChange[];
  /** Who did by hand what differs. */
  hands: readonly Hand[];
}

export interface MarkedSection {
  key: string;
  mark: Mark;
  move: string | null;
  kind: SectionNode['kind'];
  number: MarkedNumber;
  title: MarkedRun[];
  isSeparatePage: boolean;
  clauses: MarkedClause[];
  causes: readonly RedlineCause[];
}

/** An attorney who approved the version, and for which partner. */
export interface Approval {
  readonly side: 'A' | 'B';
  readonly attorney: string;
  readonly firm: string | null;
}
/** The copy that is signed, or a working copy with the approvals that its version has. */
export type Copy = 'SIGNING' | 'COMPANION' | { readonly approvals: readonly Approval[] };
export const DRAFT: Copy = { approvals: [] };

/** An agreement to be drawn, of one version or of two. */
export interface MarkedAgreement {
  copy: Copy;
  title: MarkedRun[];
  sections: MarkedSection[];
  before: AgreementTree;
  after: AgreementTree;
}

/** What names a section; a clause may have the same key. */
export const sectionName = (key: string): string => `section ${key}`;

const kept = (inlines: readonly Inline[]) =>
  inlines.filter(({ text }) => text !== '').map((inline) => ({ change: 'KEPT' as const, inline, textBefore: null }));
export const keptText = (text: string | null) => (text === null ? [] : kept([{ type: 'text', text }]));
const KEPT = { standing: 'KEPT', key: '' } as const;
const keptLines = (lines: readonly { label: string; width: 'full' | 'half' }[]) =>
  lines.map(({ label, width }) => ({ ...KEPT, label: keptText(label), width }));

/** A block that is in both versions as it is. */
export function keptBlock(block: ClauseNode['blocks'][number]): RedlineBlock {
  switch (block.type) {
    case 'paragraph':
      return { type: block.type, runs: kept(block.inlines), end: 'KEPT' };
    case 'definitions':
      return {
        type: block.type,
        change: 'KEPT',
        entries: block.entries.map(({ term, inlines }) => ({ ...KEPT, term: keptText(term), runs: kept(inlines) })),
      };
    case 'table':
      return {
        type: block.type,
        change: 'KEPT',
        caption: keptText(block.caption),
        columns: block.columns.map((column) => ({ ...column, label: keptText(column.label) })),
        rows: block.rows.map((row) => ({ ...KEPT, cells: row.map(keptText) })),
        totals: block.totals.map(({ label, value }) => ({ ...KEPT, label: keptText(label), value: keptText(value) })),
        emptyText: keptText(block.emptyText),
      };
    case 'signature':
      return {
        type: block.type,
        change: 'KEPT',
        side: block.side,
        title: keptText(block.title),
        name: keptText(block.name),
        role: keptText(block.role),
        lines: keptLines(block.lines),
      };
    case 'certificate':
      return {
        type: block.type,
        change: 'KEPT',
        title: keptText(block.title),
        paragraphs: block.paragraphs.map((text) => ({ type: 'paragraph', runs: keptText(text), end: 'KEPT' })),
        lines: keptLines(block.lines),
      };
    case 'initials':
      return {
        type: block.type,
        change: 'KEPT',
        rows: block.rows.map(({ label, names }) => ({ ...KEPT, label: keptText(label), names: names.map(keptText) })),
      };
    case 'summary':
      return {
        type: block.type,
        change: 'KEPT',
        entries: block.entries.map(({ number, heading, text }) => ({
          ...KEPT,
          number: { before: number, after: number },
          heading: keptText(heading),
          text: keptText(text),
        })),
      };
  }
}

/** The runs of one version, under another mark. */
export const runsOf = (runs: readonly MarkedRun[], version: Version, mark: Mark): MarkedRun[] =>
  runs.filter((run) => isIn(run.mark, version)).map(({ inline }) => ({ mark, inline }));

/** The runs as a part of that mark shows them: all of them where it is in both versions, else those of its own. */
export const runsUnder = (runs: readonly MarkedRun[], mark: Mark): MarkedRun[] =>
  mark === 'KEPT' ? [...runs] : runsOf(runs, isIn(mark, 'AFTER') ? 'AFTER' : 'BEFORE', mark);

export const plainRun = (text: string, mark: Mark = 'KEPT'): MarkedRun => ({ mark, inline: { type: 'text', text } });

/** A text of both versions, replaced as a whole where it differs. */
export function replacedText(before: string, after: string): MarkedRun[] {
  if (before === after) return after === '' ? [] : [plainRun(after)];
  return [plainRun(before, 'DELETED'), plainRun(after, 'INSERTED')].filter(({ inline }) => inline.text !== '');
}

/** A number as text; one that stands in one version alone is so marked by the part that it numbers. */
export function numberRuns({ before, after }: MarkedNumber, mark: Mark, suffix = ''): MarkedRun[] {
  const text = (number: string | null) => (number === null ? '' : number + suffix);
  if (mark === 'KEPT') return replacedText(text(before), text(after));
  const shown = text(isIn(mark, 'AFTER') ? after : before);
  return shown === '' ? [] : [plainRun(shown, mark)];
}

/** The paragraph that a clause begins with: its number hangs, its heading runs into the words. */
export interface Lead extends MarkedParagraph {
  number: MarkedNumber;
  heading: MarkedRun[];
}

/**
 * Parts a clause into its lead and what follows. Where the versions do not begin with the same paragraph there are two
 * leads, one for each, since a number and its heading belong to the first paragraph that a version has.
 */
export function leadOf(clause: MarkedClause): { leads: Lead[]; rest: MarkedBlock[] } {
  const { number, heading, blocks, mark } = clause;
  const first = (version: Version) => blocks.find((block) => isIn(block.mark, version));
  const isUnled = (version: Version) =>
    number[version === 'BEFORE' ? 'before' : 'after'] === null && !heading.some((run) => isIn(run.mark, version));
  const lead = (part: Lead[], rest: MarkedBlock[]) => ({ leads: part, rest });
  if (mark !== 'KEPT') {
    const [block] = blocks;
    if (block?.type === 'paragraph') return lead([{ ...block, number, heading }], blocks.slice(1));
    const isLed = !isUnled(isIn(mark, 'AFTER') ? 'AFTER' : 'BEFORE');
    return lead(isLed ? [{ type: 'paragraph', mark, runs: [], number, heading }] : [], blocks);
  }
  const [before, after] = [first('BEFORE'), first('AFTER')];
  if (before === after && before?.type === 'paragraph')
    return lead(
      [{ ...before, number, heading }],
      blocks.filter((block) => block !== before),
    );
  const isParagraph = { BEFORE: before?.type === 'paragraph', AFTER: after?.type === 'paragraph' };
  const isShared = !isParagraph.BEFORE && !isParagraph.AFTER && isUnled('BEFORE') === isUnled('AFTER');
  if (isShared) return lead(isUnled('AFTER') ? [] : [{ type: 'paragraph', mark, runs: [], number, heading }], blocks);
  const ofVersion = (version: Version, of: Mark, block: MarkedBlock | undefined): Lead[] => {
    const runs = block?.type === 'paragraph' ? runsOf(block.runs, version, of) : [];
    if (block?.type !== 'paragraph' && isUnled(version)) return [];
    return [{ type: 'paragraph', mark: of, runs, number, heading: runsOf(heading, version, of) }];
  };
  // A paragraph of both versions that one of them begins with stays in its place for the other alone.
  const rest = blocks.flatMap((block): MarkedBlock[] => {
    if (block.type !== 'paragraph' || (block !== before && block !== after)) return [block];
    if (block.mark !== 'KEPT') return [];
    const [version, of] = block === before ? (['AFTER', 'INSERTED'] as const) : (['BEFORE', 'DELETED'] as const);
    return [{ ...block, mark: of, runs: runsOf(block.runs, version, of) }];
  });
  return lead([...ofVersion('BEFORE', 'DELETED', before), ...ofVersion('AFTER', 'INSERTED', after)], rest);
}

/** A heading on a line of its own, in the versions that its mark says. */
export interface Headline {
  mark: Mark;
  words: MarkedRun[];
}

/**
 * Parts a clause of the first rank: its heading stands on a line of its own, above all that the clause says. A version in
 * which it has none begins as `leadOf` has it.
 */
export function headlineOf(clause: MarkedClause): { headline: Headline | null; leads: Lead[]; rest: MarkedBlock[] } {
  const { number, heading, blocks, mark } = clause;
  if (heading.length === 0) return { headline: null, ...leadOf(clause) };
  const has = (version: Version) => heading.some((run) => isIn(run.mark, version));
  if (mark !== 'KEPT' || (has('BEFORE') && has('AFTER')))
    return { headline: { mark, words: heading }, leads: [], rest: blocks };
  const [headed, own, unheaded, other] = has('AFTER')
    ? (['AFTER', 'INSERTED', 'BEFORE', 'DELETED'] as const)
    : (['BEFORE', 'DELETED', 'AFTER', 'INSERTED'] as const);
  const headline: Headline = { mark: own, words: runsOf(heading, headed, own) };
  const first = blocks.find((block) => isIn(block.mark, unheaded));
  const runs = first?.type === 'paragraph' ? runsOf(first.runs, unheaded, other) : [];
  const isLed = first?.type === 'paragraph' || number[unheaded === 'BEFORE' ? 'before' : 'after'] !== null;
  const leads: Lead[] = isLed ? [{ type: 'paragraph', mark: other, runs, number, heading: [] }] : [];
  // A paragraph that one version begins with stands under the other's heading.
  const rest = blocks.flatMap((block): MarkedBlock[] => {
    if (block !== first || block.type !== 'paragraph') return [block];
    return block.mark === 'KEPT' ? [{ ...block, mark: own, runs: runsOf(block.runs, headed, own) }] : [];
  });
  return { headline, leads, rest };
}
