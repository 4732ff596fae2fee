import { say } from '../assemble/wording';
import { explanation } from '../drawing/frame';
import {
  type Mark,
  type MarkedAgreement,
  type MarkedBlock,
  type MarkedBlockOf,
  type MarkedClause,
  type MarkedNumber,
  type MarkedRun,
  type MarkedSection,
  plainRun,
  sectionName,
} from '../drawing/marked';
import type { RedlineCause } from '../redline/cause-names';
import { INITIALS_ROOM, type Pen, paperFacts, paperRuns, penOf } from './paper';
import {
  type Committed,
  dateAndHash,
  dayAndTime,
  type Entry,
  movesOf,
  type Place,
  standingOf,
  summaryOf,
} from './redline-summary';
import { fittedTo, fitters, partingOf } from './table-parting';

type PaperRun = ReturnType<typeof paperRuns>[number];

/** Runs of one mark: `i` inserted, `d` deleted, `f` moved from here, `t` moved here; null where both versions have them. */
interface Group {
  m: 'i' | 'd' | 'f' | 't' | null;
  runs: PaperRun[];
}

const MARKS: Readonly<Record<Mark, Group['m']>> = {
  KEPT: null,
  INSERTED: 'i',
  DELETED: 'd',
  MOVED_FROM: 'f',
  MOVED_TO: 't',
};

/** Where links lead: a clause of the later version, else as the earlier one had it. */
const anchorOf = (key: string, mark: Mark) => (mark === 'DELETED' || mark === 'MOVED_FROM' ? `before ${key}` : key);

/** A clause or a block. */
interface PaperPart extends Readonly<Record<string, unknown>> {
  /** Whether a bar in the margin marks it: it or what it holds differs. */
  readonly changed: boolean;
}

/** Whether anything in a part as drawn has a mark. */
const hasMark = (drawn: unknown): boolean =>
  typeof drawn === 'object' &&
  drawn !== null &&
  (('m' in drawn && drawn.m !== null) || Object.values(drawn).some((inner) => hasMark(inner)));

const wordsOf = (groups: readonly Group[]) => groups.flatMap(({ runs }) => runs.map(({ t }) => t)).join('');

/** Both versions as the layout's JSON. */
class RedlinePaper {
  readonly #agreement: MarkedAgreement;
  readonly #pen: Pen;
  readonly #moves: ReadonlyMap<string, { from: Place; to: Place }>;
  readonly #anchors = new Set<string>();

  constructor(agreement: MarkedAgreement, pen: Pen) {
    this.#agreement = agreement;
    this.#pen = pen;
    this.#moves = movesOf(agreement);
    const visit = (clauses: readonly MarkedClause[]) => {
      for (const { key, mark, children } of clauses) {
        this.#anchors.add(anchorOf(key, mark));
        visit(children);
      }
    };
    for (const section of agreement.sections) visit(section.clauses);
  }

  #linkTo(key: string): string | null {
    return [key, anchorOf(key, 'DELETED')].find((anchor) => this.#anchors.has(anchor)) ?? null;
  }

  #groups(runs: readonly MarkedRun[]): Group[] {
    const groups: { mark: Mark; inlines: MarkedRun['inline'][] }[] = [];
    for (const { mark, inline } of runs) {
      const last = groups.at(-1);
      if (last?.mark === mark) last.inlines.push(inline);
      else groups.push({ mark, inlines: [inline] });
    }
    return groups.map(({ mark, inlines }) => ({
      m: MARKS[mark],
      runs: paperRuns(inlines, this.#pen).map((run): PaperRun => {
        if (run.k !== 'r') return run;
        const to = this.#linkTo(run.to ?? '');
        return to === null ? { k: 't', t: run.t } : { ...run, to };
      }),
    }));
  }

  /** The first line of a cell is its text, further lines are details. */
  #lines(runs: readonly MarkedRun[]): Group[][] {
    const lines: MarkedRun[][] = [[]];
    for (const { mark, inline } of runs) {
      const [first = '', ...more] = inline.text.split('\n');
      // What replaces a cell of several lines begins at its first.
      lines.at(-1)?.push({ mark, inline: { ...inline, text: first } });
      for (const text of more) lines.push([{ mark, inline: { ...inline, text } }]);
    }
    return lines.map((line) => this.#groups(line.filter(({ inline }) => inline.text !== '')));
  }

  readonly #blocks = {
    paragraph: (block) => ({ runs: this.#groups(block.runs) }),
    definitions: (block) => ({
      entries: block.entries.map(({ term, runs }) => ({ term: this.#groups(term), runs: this.#groups(runs) })),
    }),
    table: (block) => {
      const { columns, caption, totals } = block;
      const hasPageWidth = columns.length !== 2 || caption.length > 0;
      const fits = fitters(columns, hasPageWidth);
      const fitted = (runs: readonly MarkedRun[], column: number): MarkedRun[] =>
        runs.map(({ mark, inline }) => ({
          mark,
          inline: { ...inline, text: fits[column]?.(inline.text) ?? inline.text },
        }));
      const rows = block.rows.map(({ cells }) => columns.map((_, at) => this.#lines(fitted(cells[at] ?? [], at))));
      // An amount before and after stand on lines of their own.
      const words = rows.map((cells) =>
        cells.map((lines, at) =>
          columns[at]?.align === 'end' ? lines.flat().map((group) => wordsOf([group])) : lines.map(wordsOf),
        ),
      );
      return {
        caption: this.#groups(caption),
        columns: columns.map(({ label, align, width }, at) => ({
          label: this.#groups(fitted(label, at)),
          align,
          width,
        })),
        rows,
        parting: partingOf(columns, words, totals.length, hasPageWidth),
        totals: totals.map(({ label, value }) => ({ label: this.#groups(label), value: this.#groups(value) })),
        empty: this.#groups(block.emptyText),
      };
    },
    signature: (block) => ({
      name: this.#groups(block.name),
      role: this.#groups(block.role),
      lines: block.lines.map(({ label, width }) => ({ label: this.#groups(label), width })),
    }),
    certificate: (block) => ({
      title: this.#groups(block.title),
      paragraphs: block.paragraphs.map(({ runs }) => this.#groups(runs)),
      lines: block.lines.map(({ label, width }) => ({ label: this.#groups(label), width })),
    }),
    initials: (block) => ({
      label: say('paper.section'),
      names: this.#pen.initialed.map((name) => fittedTo(INITIALS_ROOM, this.#pen.print(name))),
      rows: block.rows.map(({ label }) => this.#groups(label)),
    }),
    summary: (block) => ({
      entries: block.entries.map(({ number, heading, text, target, mark }) => ({
        m: MARKS[mark],
        number: (mark === 'DELETED' ? number.before : number.after) ?? number.before ?? '',
        to: target === null ? null : this.#linkTo(target),
        heading: this.#groups(heading),
        text: this.#groups(text),
      })),
    }),
  } satisfies { [K in MarkedBlock['type']]: (block: MarkedBlockOf<K>) => object };

  #block(block: MarkedBlock): PaperPart {
    // The table above has a drawer for each type, which the compiler cannot follow through the index.
    const draw = this.#blocks[block.type] as (block: MarkedBlock) => object;
    const drawn = draw(block);
    return { type: block.type, changed: hasMark(drawn), ...drawn };
  }

  /** What is said above a change: what happened to it, and why. None where nothing did, or what holds it says so. */
  #note(part: MarkedClause | MarkedSection, parent: Mark): string[] {
    const standing = standingOf(part, this.#moves);
    if (standing === null || (part.mark === parent && parent !== 'KEPT')) return [];
    const reasons = explanation({ answers: [], ...part }, this.#agreement.after);
    return [standing, ...reasons].map(this.#pen.print);
  }

  #number(mark: Mark, { before, after }: MarkedNumber) {
    const number = mark === 'DELETED' || mark === 'MOVED_FROM' ? before : after;
    const isRenumbered = mark === 'KEPT' && before !== after && before !== null;
    return { number, formerly: isRenumbered ? say('redline.formerly', { number: before }) : null };
  }

  #clause(clause: MarkedClause, parent: Mark): PaperPart {
    const { key, mark, isSeparatePage } = clause;
    const note = this.#note(clause, parent);
    const heading = this.#groups(clause.heading);
    const blocks = clause.blocks.map((block) => this.#block(block));
    const children = clause.children.map((child) => this.#clause(child, mark));
    const isNoted = mark !== 'KEPT' || note.length > 0;
    return {
      key: anchorOf(key, mark),
      m: MARKS[mark],
      ...this.#number(mark, clause.number),
      heading,
      separate: isSeparatePage,
      note,
      changed: isNoted || hasMark(heading) || [...blocks, ...children].some(({ changed }) => changed),
      blocks,
      children,
    };
  }

  #section(section: MarkedSection): object {
    const { key, kind, mark, title, isSeparatePage, clauses } = section;
    return {
      key: anchorOf(sectionName(key), mark),
      kind,
      m: MARKS[mark],
      ...this.#number(mark, section.number),
      title: this.#groups(title),
      separate: isSeparatePage,
      note: this.#note(section, 'KEPT'),
      clauses: clauses.map((clause) => this.#clause(clause, mark)),
    };
  }

  json(titleCauses: readonly RedlineCause[], committed: Committed | null): string {
    const { before, after, title, sections } = this.#agreement;
    const { print } = this.#pen;
    const versions = { before: dateAndHash(before), after: dateAndHash(after) };
    const version = (which: 'before' | 'after') =>
      say('redline.version', {
        ...versions[which],
        ...(committed === null ? {} : { date: dayAndTime(committed[which], committed.timeZone) }),
      });
    const said = (cause: RedlineCause) => say(`redline.causeName.${cause}`);
    const { entries, counts, causes } = summaryOf(this.#agreement, this.#moves, titleCauses);
    const described = (entry: Entry) => ({
      to: entry.name === null ? null : anchorOf(entry.name, entry.mark),
      title: this.#groups([plainRun(entry.title)]),
      what: print(entry.what),
      why: entry.causes.map(said).join(', '),
    });
    return JSON.stringify({
      ...paperFacts(after, this.#pen, this.#agreement.copy),
      head: say('redline.head', {
        beforeDate: versions.before.date,
        beforeHash: versions.before.hash,
        afterDate: versions.after.date,
        afterHash: versions.after.hash,
      }),
      marked: this.#groups(title),
      redline: {
        name: say('redline.name'),
        title: print(say('redline.title', { title: after.title })),
        compares: say('redline.compares'),
        before: version('before'),
        with: say('redline.with'),
        after: version('after'),
        keys: [
          { m: 'i', text: say('redline.key.inserted') },
          { m: 'd', text: say('redline.key.deleted') },
          { m: 't', text: say('redline.key.movedHere') },
          { m: 'f', text: say('redline.key.movedAway') },
        ] satisfies { m: Group['m']; text: string }[],
        changes: say('redline.changes'),
        none: entries.length === 0 ? say('redline.none') : null,
        counts: say('redline.counts', {
          parts: entries.length,
          list: counts.map(({ standing, count }) => say(`redline.count.${standing}`, { count })).join(', '),
        }),
        causes: say('redline.causes', {
          list: causes.map(({ cause, count }) => say('redline.countOfCause', { cause: said(cause), count })).join(', '),
        }),
        columns: [
          say('redline.column.part'),
          say('redline.column.what'),
          say('redline.column.why'),
          say('redline.column.page'),
        ],
        entries: entries.map(described),
        spoken: {
          i: say('redline.inserted'),
          d: say('redline.deleted'),
          t: say('redline.movedHere'),
          f: say('redline.movedAway'),
          end: say('redline.endOfChange'),
        },
      },
      sections: sections.map((section) => this.#section(section)),
    });
  }
}

/**
 * Two versions as the layout's JSON.
 * @param printable Makes a text printable; characters without a glyph are replaced there.
 * @param committed Null where it is not known: the cover then says the day of each version alone.
 */
export const redlinePaperOf = (
  agreement: MarkedAgreement,
  titleCauses: readonly RedlineCause[],
  printable: (text: string) => string,
  committed: Committed | null = null,
): string => new RedlinePaper(agreement, penOf(agreement.after, printable)).json(titleCauses, committed);
