import { anchorOf } from './anchors';
import type {
  AnswerChange,
  Change,
  ReaderBlock,
  ReaderClause,
  ReaderInline,
  ReaderRedline,
  ReaderSection,
  ReaderTree,
  RedlineBlock,
  RedlineCause,
  RedlineClause,
  RedlineMember,
  RedlineParagraph,
  RedlineSection,
  Renumbered,
  Run,
  Runs,
  Standing,
} from './tree';

/** The place that a moved clause or section left. */
export const leftAnchorOf = (target: string): string => `agreement-left-${target}`;
/** The line that names the document and the parties. */
export const TITLE_ANCHOR = 'agreement-title';

export type ReadBlock = RedlineBlock;

/** How a part differs from the earlier version, for those who say why. */
export interface PartChange {
  readonly key: string;
  readonly standing: Exclude<Standing, 'MOVED_AWAY'>;
  readonly causes: readonly RedlineCause[];
  readonly answers: readonly AnswerChange[];
}

/** A clause as it is read: of the tree, of the redline, or of both. */
export interface ReadClause {
  readonly key: string;
  readonly kind: ReaderClause['kind'];
  /** Null when only the earlier version has it. */
  readonly clause: ReaderClause | null;
  readonly standing: Standing;
  readonly number: Renumbered;
  readonly heading: Runs;
  readonly blocks: readonly ReadBlock[];
  readonly children: readonly ReadClause[];
  /** Null when neither its words nor its place differ; those of its children may. */
  readonly change: PartChange | null;
}

export interface ReadSection {
  readonly key: string;
  readonly standing: Standing;
  readonly number: Renumbered;
  readonly title: Runs;
  readonly clauses: readonly ReadClause[];
  /** Of the section itself: it came, went, moved or has another title. */
  readonly change: PartChange | null;
  /** Whether anything in it differs. */
  readonly isChanged: boolean;
}

export interface Reading {
  /** How many clauses of the first level follow that are not drawn yet. */
  readonly clausesToCome: number;
  readonly title: Runs;
  readonly titleChange: PartChange | null;
  readonly sections: readonly ReadSection[];
  /** Where the changes are, by element id, in the order of reading. */
  readonly stops: readonly string[];
  /** The clause of the first level in which a clause stands. */
  readonly topOf: ReadonlyMap<string, string>;
  /** Which clause of the first level a printed number names. */
  readonly keyOf: ReadonlyMap<string, string>;
}

const kept = (inline: ReaderInline): Run => ({ change: 'KEPT', inline, textBefore: null });
const keptText = (text: string | null): Runs => (text === null || text === '' ? [] : [kept({ type: 'text', text })]);
const listed = (index: number) => ({ standing: 'KEPT' as const, key: String(index) });
const keptParagraph = (inlines: readonly ReaderInline[]): RedlineParagraph => ({
  type: 'paragraph',
  runs: inlines.map(kept),
  end: 'KEPT',
});
const keptLines = (lines: readonly { label: string; width: 'full' | 'half' }[]) =>
  lines.map(({ label, width }, index) => ({ ...listed(index), label: keptText(label), width }));

/** A block as it is, in the form in which changes are drawn. */
export function keptBlock(block: ReaderBlock): ReadBlock {
  const change = 'KEPT' as const;
  switch (block.type) {
    case 'paragraph':
      return keptParagraph(block.inlines);
    case 'definitions':
      return {
        type: 'definitions',
        change,
        entries: block.entries.map(({ term, inlines }, index) => ({
          ...listed(index),
          term: keptText(term),
          runs: inlines.map(kept),
        })),
      };
    case 'table':
      return {
        type: 'table',
        change,
        caption: keptText(block.caption),
        columns: block.columns.map(({ label, align }) => ({ label: keptText(label), align })),
        rows: block.rows.map((cells, index) => ({ ...listed(index), cells: cells.map(keptText) })),
        totals: block.totals.map(({ label, value }, index) => ({
          ...listed(index),
          label: keptText(label),
          value: keptText(value),
        })),
        emptyText: keptText(block.emptyText),
      };
    case 'signature':
      return {
        type: 'signature',
        change,
        title: keptText(block.title),
        name: keptText(block.name),
        role: keptText(block.role),
        lines: keptLines(block.lines),
      };
    case 'certificate':
      return {
        type: 'certificate',
        change,
        title: keptText(block.title),
        paragraphs: block.paragraphs.map((text) => keptParagraph([{ type: 'text', text }])),
        lines: keptLines(block.lines),
      };
    case 'initials':
      return {
        type: 'initials',
        change,
        rows: block.rows.map(({ label, names }, index) => ({
          ...listed(index),
          label: keptText(label),
          names: names.map(keptText),
        })),
      };
    case 'summary':
      return {
        type: 'summary',
        change,
        entries: block.entries.map(({ number, heading, text }, index) => ({
          ...listed(index),
          number: { before: number, after: number },
          heading: keptText(heading),
          text: keptText(text),
        })),
      };
  }
}

const isAll = (runs: Runs, change: Change) => runs.length > 0 && runs.every((run) => run.change === change);

/**
 * Paragraphs as people see them come and go. A comparison may take the end before a new paragraph for the new one and the
 * paragraph's own end for the old one; both say the same, and this says it as whole paragraphs.
 */
export function wholeParagraphs(blocks: readonly ReadBlock[]): ReadBlock[] {
  const result = [...blocks];
  for (let place = 0; place + 1 < result.length; place += 1) {
    const [one, next] = [result[place], result[place + 1]];
    if (one?.type !== 'paragraph' || next?.type !== 'paragraph') continue;
    if (one.end === 'KEPT' || next.end !== 'KEPT' || isAll(one.runs, one.end) || !isAll(next.runs, one.end)) continue;
    result[place] = { ...one, end: 'KEPT' };
    result[place + 1] = { ...next, end: one.end };
  }
  return result;
}

/** Whether a paragraph is wholly of one version, its end too: then nothing need be said of the end. */
export const isWholly = ({ runs, end }: RedlineParagraph): boolean => runs.length === 0 || isAll(runs, end);

class Reader {
  readonly #clauses = new Map<string, ReaderClause>();
  readonly stops: string[] = [];
  readonly topOf = new Map<string, string>();
  readonly keyOf = new Map<string, string>();

  constructor(tree: ReaderTree) {
    const visit = (clauses: readonly ReaderClause[]) => {
      for (const clause of clauses) {
        this.#clauses.set(clause.key, clause);
        visit(clause.children);
      }
    };
    for (const { clauses } of tree.sections) {
      visit(clauses);
      for (const { number, key } of clauses) if (number !== null) this.keyOf.set(number, key);
    }
  }

  /** A clause in which nothing differs. */
  #asItIs(clause: ReaderClause, top: string): ReadClause {
    this.topOf.set(clause.key, top);
    const { key, kind, number, heading, blocks, children } = clause;
    return {
      key,
      kind,
      clause,
      standing: 'KEPT',
      number: { before: number, after: number },
      heading: keptText(heading),
      blocks: blocks.map(keptBlock),
      children: children.map((child) => this.#asItIs(child, top)),
      change: null,
    };
  }

  /** @param isTold Whether what holds it came or went itself, so that its own coming or going is no news. */
  #changed(member: RedlineClause, top: string, isTold: boolean): ReadClause {
    const { key, kind, standing, number, isReworded, heading, blocks, children, causes, answers } = member;
    this.topOf.set(key, top);
    const clause = standing === 'DELETED' ? null : (this.#clauses.get(key) ?? null);
    const isNews = (standing !== 'KEPT' || isReworded) && !(isTold && standing !== 'MOVED_HERE');
    if (isNews) this.stops.push(anchorOf(key));
    const isWhole = standing === 'INSERTED' || standing === 'DELETED';
    return {
      key,
      kind,
      clause,
      standing,
      number,
      heading: heading ?? keptText(clause?.heading ?? null),
      blocks: blocks === null ? (clause?.blocks ?? []).map(keptBlock) : wholeParagraphs(blocks),
      children:
        children === null
          ? (clause?.children ?? []).map((child) => this.#asItIs(child, top))
          : this.members(children, top, isTold || isWhole),
      change: isNews ? { key, standing, causes, answers } : null,
    };
  }

  members(members: readonly RedlineMember[], top: string | null, isTold: boolean): ReadClause[] {
    return members.flatMap((member) => {
      const ownTop = top ?? member.key;
      if (member.type === 'clause') return [this.#changed(member, ownTop, isTold)];
      const clause = this.#clauses.get(member.key);
      if (clause === undefined) return [];
      if (member.type === 'same') return [this.#asItIs(clause, ownTop)];
      const { key, kind, number, heading } = clause;
      return [
        {
          key,
          kind,
          clause,
          standing: 'MOVED_AWAY' as const,
          number: { before: null, after: number },
          heading: keptText(heading),
          blocks: [],
          children: [],
          change: null,
        },
      ];
    });
  }

  clausesOf(section: ReaderSection | undefined): ReadClause[] {
    return (section?.clauses ?? []).map((clause) => this.#asItIs(clause, clause.key));
  }
}

const isReworded = (runs: Runs) => runs.some(({ change }) => change !== 'KEPT');

/** The agreement as it is read: the tree and, laid over it, what differs from an earlier version. */
export function readingOf(tree: ReaderTree, redline: ReaderRedline | null): Reading {
  const reader = new Reader(tree);
  const { stops, topOf, keyOf } = reader;
  if (redline === null || !redline.hasChanges) {
    const sections = tree.sections.map((section) => ({
      key: section.key,
      standing: 'KEPT' as const,
      number: { before: section.number, after: section.number },
      title: keptText(section.title),
      clauses: reader.clausesOf(section),
      change: null,
      isChanged: false,
    }));
    return { clausesToCome: 0, title: keptText(tree.title), titleChange: null, sections, stops, topOf, keyOf };
  }
  const own = new Map(tree.sections.map((section) => [section.key, section]));
  const titleChange = isReworded(redline.title)
    ? { key: 'title', standing: 'KEPT' as const, causes: redline.titleCauses, answers: [] }
    : null;
  if (titleChange !== null) stops.push(TITLE_ANCHOR);
  const sectionOf = ({ key, standing, number, title, clauses, causes }: RedlineSection): ReadSection => {
    const section = own.get(key);
    const shown = title ?? keptText(section?.title ?? null);
    if (standing === 'MOVED_AWAY')
      return { key, standing, number, title: shown, clauses: [], change: null, isChanged: true };
    const before = stops.length;
    const isOther = standing !== 'KEPT' || isReworded(shown);
    if (isOther) stops.push(anchorOf(key));
    const isWhole = standing === 'INSERTED' || standing === 'DELETED';
    const read = clauses === null ? reader.clausesOf(section) : reader.members(clauses, null, isWhole);
    return {
      key,
      standing,
      number,
      title: shown,
      clauses: read,
      change: isOther ? { key, standing, causes, answers: [] } : null,
      isChanged: stops.length > before,
    };
  };
  const sections = redline.sections.map(sectionOf);
  return { clausesToCome: 0, title: redline.title, titleChange, sections, stops, topOf, keyOf };
}

/** More clauses than a screen shows. */
const FIRST_CLAUSES = 40;

/** The sections at the beginning: what is drawn at once, while the rest of a long agreement follows. */
export function beginningOf(reading: Reading): Reading {
  const { sections } = reading;
  let count = 0;
  const after = sections.findIndex(({ clauses }) => {
    const isEnough = count >= FIRST_CLAUSES;
    count += clauses.length;
    return isEnough;
  });
  if (after < 0) return reading;
  const clausesToCome = sections.slice(after).reduce((sum, { clauses }) => sum + clauses.length, 0);
  return { ...reading, sections: sections.slice(0, after), clausesToCome };
}

/** The words of runs as the later version has them, or the earlier one where it has none. */
export function wordsOf(runs: Runs): string {
  const later = runs.filter(({ change }) => change !== 'DELETED');
  return (later.length > 0 ? later : runs).map(({ inline }) => inline.text).join('');
}
