import { say } from '../assemble/wording';
import {
  isIn,
  leadOf,
  type Lead,
  type Mark,
  type MarkedBlock,
  type MarkedAgreement,
  type MarkedBlockOf,
  type MarkedClause,
  type MarkedNumber,
  type MarkedRun,
  type MarkedSection,
  type MarkedTable,
  numberRuns,
  plainRun,
  replacedText,
  sectionName,
} from '../drawing/marked';
import { indentAt, type Numbered, numberWidth } from './numbering';
import { markOfRow, type ParagraphLook, type Pen, type RunLook, runsOfRow } from './pen';
import { element, property } from './xml';

/** Of the page between its margins, in twentieths of a point. */
export const TEXT_WIDTH = 8640;
const NARROW_TABLE = 0.7;
const DEEPEST_TEXT = 5;
const DEEPEST_CLAUSE = 4;

type NumberedNames = Readonly<Record<'before' | 'after', ReadonlyMap<string, Numbered>>>;
type Explain = (change: Pick<MarkedClause, 'causes' | 'answers'>) => string[];

const UNLISTED: Numbered = { literal: '' };

/** The mark of a paragraph that is there only where it has words. */
function markOf(mark: Mark, runs: readonly MarkedRun[]): Mark {
  const [first] = runs;
  if (mark !== 'KEPT' || first === undefined) return mark;
  return runs.every((run) => run.mark === first.mark) ? first.mark : mark;
}

const borders = (name: string, sides: Readonly<Record<string, string | null>>) =>
  element(
    name,
    {},
    ...Object.entries(sides).map(([side, colour]) =>
      colour === null
        ? element(`w:${side}`, { 'w:val': 'nil' })
        : element(`w:${side}`, { 'w:val': 'single', 'w:sz': 4, 'w:space': 0, 'w:color': colour }),
    ),
  );

interface Cell {
  content: string;
  width: number;
  columns?: number;
  borders?: string;
}

/** Draws sections and clauses. */
export class Body {
  readonly #pen: Pen;
  readonly #numbered: NumberedNames;
  readonly #explain: Explain;
  readonly #initialed: readonly (readonly MarkedRun[])[];

  constructor(pen: Pen, numbered: NumberedNames, agreement: MarkedAgreement, explain: Explain) {
    this.#pen = pen;
    this.#numbered = numbered;
    this.#explain = explain;
    const { before, after } = agreement;
    this.#initialed = (['A', 'B'] as const).map((side) =>
      replacedText(before.parties[side].name, after.parties[side].name),
    );
  }

  section(section: MarkedSection): string {
    const { kind, clauses, mark, move } = section;
    const content = [
      kind === 'SCHEDULES' ? '' : this.#heading(section),
      ...clauses.map((clause) =>
        kind === 'SCHEDULES' || kind === 'EXECUTION' ? this.#sheet(clause, kind) : this.#clause(clause, 0, 0),
      ),
    ].join('');
    return this.#pen.moved(mark, move, content);
  }

  /** How a part is numbered: in the version that it is of, and in the one before where that differs. */
  #numbering(
    name: string,
    mark: Mark,
  ): { numbered: Numbered | undefined; was: Numbered | undefined; differs: boolean } {
    const before = this.#numbered.before.get(name);
    const after = this.#numbered.after.get(name);
    if (mark !== 'KEPT') return { numbered: isIn(mark, 'AFTER') ? after : before, was: undefined, differs: false };
    const isSame = (one: Numbered | undefined, other: Numbered | undefined) =>
      one === other ||
      (one !== undefined &&
        other !== undefined &&
        'numId' in one &&
        'numId' in other &&
        one.numId === other.numId &&
        one.level === other.level);
    const listed = (numbered: Numbered | undefined) =>
      numbered !== undefined && 'numId' in numbered ? numbered : undefined;
    return { numbered: after, was: before, differs: !isSame(listed(before), listed(after)) };
  }

  /** The number of a part whose list cannot say it. */
  #literal({ numbered, was }: { numbered: Numbered | undefined; was: Numbered | undefined }, mark: Mark): MarkedRun[] {
    const words = (number: Numbered | undefined) =>
      number !== undefined && 'literal' in number ? number.literal : null;
    const after = words(numbered);
    const number: MarkedNumber = mark === 'KEPT' ? { before: words(was), after } : { before: after, after };
    return numberRuns(number, mark);
  }

  #commented(change: Pick<MarkedClause, 'causes' | 'answers'>, content: string): string {
    const lines = this.#explain(change);
    return lines.length === 0 ? content : this.#pen.commented(lines, content);
  }

  #bookmarked(name: string, mark: Mark, content: string): string {
    return isIn(mark, 'AFTER') ? this.#pen.bookmark(name, content) : content;
  }

  /** A heading whose number stands in its line. */
  #numberedHeading(
    name: string,
    styles: { listed: string; unlisted: string },
    part: { mark: Mark; number: MarkedNumber; isSeparatePage: boolean; words: readonly MarkedRun[] },
    change: Pick<MarkedClause, 'causes' | 'answers'>,
  ): string {
    const { mark, isSeparatePage, words } = part;
    const numbering = this.#numbering(name, mark);
    const styleOf = (numbered: Numbered | undefined) =>
      numbered !== undefined && 'numId' in numbered ? styles.listed : styles.unlisted;
    const literal = this.#literal(numbering, mark).map((run) => ({
      ...run,
      inline: { ...run.inline, text: `${run.inline.text} ` },
    }));
    const look: ParagraphLook = {
      style: styleOf(numbering.numbered),
      mark,
      pageBreakBefore: isSeparatePage,
      // Said outright: some programs number whatever stands in the outline.
      numbered: numbering.numbered ?? UNLISTED,
      before: numbering.differs ? { style: styleOf(numbering.was), numbered: numbering.was ?? UNLISTED } : undefined,
    };
    const content = this.#bookmarked(name, mark, this.#pen.runs([...literal, ...words]));
    return this.#pen.paragraph(look, this.#commented(change, content));
  }

  #heading(section: MarkedSection): string {
    const { key, mark, kind, number, title, isSeparatePage, causes } = section;
    return this.#numberedHeading(
      sectionName(key),
      { listed: 'Heading1', unlisted: 'HeadingUnnumbered' },
      { mark, number, isSeparatePage: isSeparatePage || kind === 'EXECUTION', words: title },
      { causes, answers: [] },
    );
  }

  /** An execution page or a schedule: a heading of its own, and blocks under it. */
  #sheet(clause: MarkedClause, kind: 'EXECUTION' | 'SCHEDULES'): string {
    const { key, mark, move, number, heading, isSeparatePage, blocks, children } = clause;
    const style = kind === 'SCHEDULES' ? 'ScheduleHeading' : 'Heading2';
    const content = [
      this.#numberedHeading(
        key,
        { listed: style, unlisted: style },
        { mark, number, isSeparatePage, words: heading },
        clause,
      ),
      ...blocks.map((block) => this.#block(block, 0, kind === 'SCHEDULES' ? 'Heading2' : 'Heading3')),
      ...children.map((child) => this.#clause(child, 1, 0)),
    ].join('');
    return this.#pen.moved(mark, move, content);
  }

  #textLook(base: number): Pick<ParagraphLook, 'style' | 'indent'> {
    for (let depth = 0; depth <= DEEPEST_TEXT; depth += 1) {
      if (indentAt(depth) === base) return { style: `ClauseText${depth}` };
    }
    return { style: 'ClauseText0', indent: { left: base, hanging: 0 } };
  }

  /** How the first paragraph of a clause is set. */
  #leadLook(numbered: Numbered | undefined, depth: number, base: number): Pick<ParagraphLook, 'style' | 'indent'> {
    if (numbered === undefined) return this.#textLook(base);
    const width = numberWidth(depth);
    const indent = { left: base + width, hanging: width };
    if (!('numId' in numbered) || numbered.level === 0) return { style: 'ClauseText0', indent };
    const style = `Clause${Math.min(numbered.level, DEEPEST_CLAUSE)}`;
    return base === indentAt(depth) ? { style } : { style, indent };
  }

  #clause(clause: MarkedClause, depth: number, base: number): string {
    const { key, mark, move, number, children } = clause;
    const { leads, rest } = leadOf(clause);
    const isNumbered = (isIn(mark, 'AFTER') ? number.after : number.before) !== null;
    const inner = isNumbered ? base + numberWidth(depth) : base;
    // The lead of a list or table stays with what it introduces.
    const isIntroduction = rest.every((block) => block.type !== 'paragraph') && rest.length + children.length > 0;
    const content = [
      ...leads.map((lead, at) => this.#lead(clause, lead, { depth, base, keepNext: isIntroduction, at })),
      ...rest.map((block) => this.#block(block, inner, 'Heading2')),
      ...children.map((child) => this.#clause(child, depth + 1, inner)),
    ].join('');
    return this.#pen.moved(mark, move, leads.length > 0 ? content : this.#bookmarked(key, mark, content));
  }

  #lead(
    clause: MarkedClause,
    lead: Lead,
    place: { depth: number; base: number; keepNext: boolean; at: number },
  ): string {
    const { key } = clause;
    const { depth, base, keepNext, at } = place;
    const numbering = this.#numbering(key, lead.mark);
    const look = this.#leadLook(numbering.numbered, depth, base);
    const was = this.#leadLook(numbering.was, depth, base);
    const literal = this.#literal(numbering, lead.mark);
    const headingLook: RunLook = { style: 'ClauseHeading', underline: clause.textStyle === 'BOLD_UNDERLINED' };
    const { heading } = lead;
    const stop = heading.length === 0 ? [] : [plainRun('.', markOf(lead.mark, heading))];
    const gap = heading.length === 0 || lead.runs.length === 0 ? [] : [plainRun(' ', markOf(lead.mark, heading))];
    const numberWords =
      literal.length === 0 ? '' : this.#pen.runs(literal) + this.#pen.runs([plainRun('\t', lead.mark)]);
    const head = `${numberWords}${this.#pen.runs([...heading, ...stop], headingLook)}`;
    const words = `${head}${this.#pen.runs([...gap, ...lead.runs])}`;
    const isLast = isIn(lead.mark, 'AFTER') || clause.mark !== 'KEPT';
    const explained = at === 0 ? this.#commented(clause, words) : words;
    return this.#pen.paragraph(
      {
        ...look,
        mark: lead.mark,
        keepNext,
        pageBreakBefore: clause.isSeparatePage,
        numbered: numbering.numbered,
        before: numbering.differs ? { style: was.style, numbered: numbering.was } : undefined,
      },
      isLast ? this.#bookmarked(key, lead.mark, explained) : explained,
    );
  }

  #paragraph(look: ParagraphLook, runs: readonly MarkedRun[], runLook: RunLook = {}): string {
    return this.#pen.paragraph(look, this.#pen.runs(runs, runLook));
  }

  #block(block: MarkedBlock, base: number, captionStyle: string): string {
    switch (block.type) {
      case 'paragraph':
        return this.#paragraph({ ...this.#textLook(base), mark: block.mark }, block.runs);
      case 'definitions':
        return block.entries
          .map(({ mark, term, runs }) => {
            const [open, close] = [plainRun('“', mark), plainRun('” ', mark)];
            const look: ParagraphLook = { style: 'Definition', mark, indent: { left: base + 260, hanging: 260 } };
            const words = this.#pen.runs([open]) + this.#pen.runs(term, { style: 'DefinedTerm' });
            return this.#pen.paragraph(look, words + this.#pen.runs([close, ...runs]));
          })
          .join('');
      case 'table':
        return this.#table(block, base, captionStyle);
      case 'signature':
        return this.#signature(block, base);
      case 'certificate':
        return this.#certificate(block, base);
      case 'initials':
        return this.#initials(block, base);
      case 'summary':
        return block.entries
          .map(({ mark, number, target, heading, text }) => {
            const shown = this.#pen.runs(numberRuns(number, mark));
            const linked = target === null || !isIn(mark, 'AFTER') ? shown : this.#pen.link(target, shown);
            const stop = heading.length === 0 ? [] : [plainRun('. ', markOf(mark, heading))];
            return this.#pen.paragraph(
              { style: 'Summary', mark },
              `${linked}${this.#pen.runs([plainRun('\t', mark)])}${this.#pen.runs([...heading, ...stop], { style: 'Strong' })}${this.#pen.runs(text)}`,
            );
          })
          .join('');
    }
  }

  #row(mark: Mark, cells: readonly Cell[], isHead = false): string {
    const own = markOfRow(mark);
    const properties = element(
      'w:trPr',
      {},
      '<w:cantSplit/>',
      isHead ? '<w:tblHeader/>' : null,
      own === 'KEPT' ? null : this.#pen.revision(own),
    );
    const drawn = cells.map(({ content, width, columns, borders: sides }) =>
      element(
        'w:tc',
        {},
        element(
          'w:tcPr',
          {},
          element('w:tcW', { 'w:w': width, 'w:type': 'dxa' }),
          columns === undefined ? null : property('w:gridSpan', columns),
          sides ?? null,
        ),
        content,
      ),
    );
    return element('w:tr', {}, properties, ...drawn);
  }

  /** A table with the small paragraph that parts it from the next. */
  #tableXml(
    mark: Mark,
    style: string,
    widths: readonly number[],
    base: number,
    rows: readonly string[],
    title: string,
  ): string {
    const table = element(
      'w:tbl',
      {},
      element(
        'w:tblPr',
        {},
        property('w:tblStyle', style),
        element('w:tblW', { 'w:w': widths.reduce((sum, width) => sum + width, 0), 'w:type': 'dxa' }),
        element('w:tblInd', { 'w:w': base, 'w:type': 'dxa' }),
        element('w:tblLayout', { 'w:type': 'fixed' }),
        element('w:tblLook', { 'w:val': style === 'Ledger' ? '0620' : '0600' }),
        title === '' ? null : property('w:tblCaption', title),
      ),
      element('w:tblGrid', {}, ...widths.map((width) => element('w:gridCol', { 'w:w': width }))),
      ...rows,
    );
    // LibreOffice cannot take away the paragraph before a table, and an empty one takes the number of what went before
    // it: this one stays with nothing to see in it.
    const start =
      mark === 'KEPT' ? '' : this.#pen.paragraph({ style: 'BeforeTable', keepNext: true }, this.#pen.words(' '));
    return start + table + this.#pen.paragraph({ style: 'AfterTable', mark }, '');
  }

  /** The first line of a cell is its text, further lines are details, set smaller. */
  #cell(runs: readonly MarkedRun[], look: ParagraphLook, width: number, columns?: number): Cell {
    let isDetail = false;
    const content = runsOfRow(runs)
      .map((run) => {
        const [first = '', ...lines] = run.inline.text.split(/(?=\n)/);
        const piece = (text: string, style: RunLook) =>
          this.#pen.runs([{ ...run, inline: { ...run.inline, text } }], style);
        const start = isDetail || first.startsWith('\n') ? piece(first, { style: 'Detail' }) : piece(first, {});
        isDetail ||= first.startsWith('\n') || lines.length > 0;
        return start + piece(lines.join(''), { style: 'Detail' });
      })
      .join('');
    const cell: Cell = { content: this.#pen.paragraph(look, content), width };
    return columns === undefined ? cell : { ...cell, columns };
  }

  #table(block: MarkedTable, base: number, captionStyle: string): string {
    const { mark, caption, columns, rows, totals, emptyText } = block;
    const heading =
      caption.length === 0 ? '' : this.#paragraph({ style: captionStyle, mark: markOf(mark, caption) }, caption);
    if (emptyText.length > 0)
      return heading + this.#paragraph({ style: 'EmptyList', mark: markOf(mark, emptyText) }, emptyText);
    const room = (TEXT_WIDTH - base) * (columns.length === 2 && caption.length === 0 ? NARROW_TABLE : 1);
    const parts = columns.reduce((sum, { width }) => sum + width, 0);
    const widths = columns.map(({ width }) => Math.floor((room * width) / parts));
    const look = (at: number, style: string): ParagraphLook =>
      columns[at]?.align === 'end' ? { style, align: 'right' } : { style };
    const rowMark = (own: Mark): Mark => (mark === 'KEPT' ? own : mark);
    const head = this.#row(
      mark,
      columns.map(({ label }, at) => ({
        ...this.#cell(label, { ...look(at, 'TableHead'), keepNext: true }, widths[at] ?? 0),
        borders: borders('w:tcBorders', { bottom: '4C5557' }),
      })),
      true,
    );
    const labelWidth = widths.slice(0, -1).reduce((sum, width) => sum + width, 0);
    const lines = [
      head,
      ...rows.map((row) =>
        this.#row(
          rowMark(row.mark),
          columns.map((_, at) => this.#cell(row.cells[at] ?? [], look(at, 'TableText'), widths[at] ?? 0)),
        ),
      ),
      ...totals.map(({ mark: own, label, value }) => {
        const last = columns.length - 1;
        const sum = this.#cell(value, look(last, 'TableTotal'), widths[last] ?? 0);
        return this.#row(
          rowMark(own),
          last === 0 ? [sum] : [this.#cell(label, { style: 'TableTotal' }, labelWidth, last), sum],
        );
      }),
    ];
    const title = caption
      .filter((run) => isIn(run.mark, 'AFTER'))
      .map(({ inline }) => inline.text)
      .join('');
    return heading + this.#tableXml(mark, 'Ledger', widths, base, lines, title);
  }

  /** Lines to sign on: two half ones stand side by side. */
  #lines(mark: Mark, lines: MarkedBlockOf<'signature'>['lines'], base: number): string {
    if (lines.length === 0) return '';
    const room = TEXT_WIDTH - base;
    const half = Math.floor(room / 2);
    const rows: (typeof lines)[] = [];
    for (const line of lines) {
      const last = rows.at(-1);
      if (line.width === 'half' && last?.length === 1 && last[0]?.width === 'half') last.push(line);
      else rows.push([line]);
    }
    const drawn = rows.map((row, at) =>
      this.#row(
        mark,
        (row.length === 1 && row[0]?.width === 'half' ? [...row, null] : row).map((line, place) => {
          const look: ParagraphLook = {
            style:
              line === null
                ? 'TableText'
                : line.width === 'half' && place === 0
                  ? 'SignatureLineLeft'
                  : 'SignatureLine',
            keepNext: at < rows.length - 1,
          };
          const isFull = line?.width === 'full';
          return this.#cell(line?.label ?? [], look, isFull ? half * 2 : half, isFull ? 2 : undefined);
        }),
      ),
    );
    return this.#tableXml(mark, 'Signatures', [half, half], base, drawn, '');
  }

  #signature(block: MarkedBlockOf<'signature'>, base: number): string {
    const { mark, title, name, role, lines } = block;
    const look = {
      style: 'SignatureName',
      mark,
      keepNext: true,
      ...(base === 0 ? {} : { indent: { left: base, hanging: 0 } }),
    };
    const comma = name.length > 0 && role.length > 0 ? [plainRun(', ', mark)] : [];
    const names = this.#pen.runs(name, { style: 'Strong' });
    const roles = this.#pen.runs([...comma, ...role], name.length > 0 ? { style: 'Quiet' } : { style: 'Strong' });
    return [
      title.length === 0 ? '' : this.#paragraph({ ...look, mark: markOf(mark, title) }, title, { style: 'Strong' }),
      name.length + role.length === 0 ? '' : this.#pen.paragraph(look, names + roles),
      this.#lines(mark, lines, base),
    ].join('');
  }

  #certificate(block: MarkedBlockOf<'certificate'>, base: number): string {
    const { mark, title, paragraphs, lines } = block;
    const indent = base === 0 ? {} : { indent: { left: base, hanging: 0 } };
    return [
      title.length === 0
        ? ''
        : this.#paragraph({ style: 'CertificateHeading', mark: markOf(mark, title), ...indent }, title),
      ...paragraphs.map((paragraph) =>
        this.#paragraph(
          { style: 'Certificate', mark: mark === 'KEPT' ? paragraph.mark : mark, keepNext: true, ...indent },
          paragraph.runs,
        ),
      ),
      lines.length === 0 ? this.#pen.paragraph({ style: 'AfterTable', mark }, '') : this.#lines(mark, lines, base),
    ].join('');
  }

  #initials(block: MarkedBlockOf<'initials'>, base: number): string {
    const { mark, rows } = block;
    const room = TEXT_WIDTH - base;
    const nameWidth = 1656;
    const widths = [room - nameWidth * this.#initialed.length, ...this.#initialed.map(() => nameWidth)];
    const own = (runs: readonly MarkedRun[]): MarkedRun[] =>
      mark === 'KEPT'
        ? [...runs]
        : runs
            .filter((run) => isIn(run.mark, isIn(mark, 'AFTER') ? 'AFTER' : 'BEFORE'))
            .map((run) => ({ ...run, mark }));
    const rule = borders('w:tcBorders', { bottom: '4C5557' });
    const head = this.#row(
      mark,
      [[plainRun(say('paper.section'), mark)], ...this.#initialed.map(own)].map((label, at) => ({
        ...this.#cell(label, { style: at === 0 ? 'TableHead' : 'TableHeadCentred', keepNext: true }, widths[at] ?? 0),
        borders: rule,
      })),
      true,
    );
    const drawn = rows.map((row) =>
      this.#row(mark === 'KEPT' ? row.mark : mark, [
        this.#cell(row.label, { style: 'InitialsText' }, widths[0] ?? 0),
        ...this.#initialed.map((_, at) => this.#cell([], { style: 'InitialsLine' }, widths[at + 1] ?? 0)),
      ]),
    );
    return this.#tableXml(mark, 'Ledger', widths, base, [head, ...drawn], '');
  }
}
