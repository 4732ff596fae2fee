import { say } from '../assemble/wording';
import {
  isIn,
  type Mark,
  type MarkedAgreement,
  type MarkedBlock,
  type MarkedBlockOf,
  type MarkedRun,
  type MarkedTable,
  numberRuns,
  plainRun,
  replacedText,
  runsUnder,
} from '../drawing/marked';
import { indentAt } from './numbering';
import type { FlowPart } from './flow';
import { markOfRow, type Paragraph, type ParagraphLook, type Pen, type RunLook, runsOfRow, TEXT_WIDTH } from './pen';
import { element, property } from './xml';

const NARROW_TABLE = 0.7;
const DEEPEST_TEXT = 5;

/** The mark of a paragraph that is there only where it has words. */
export function markOf(mark: Mark, runs: readonly MarkedRun[]): Mark {
  const [first] = runs;
  if (mark !== 'KEPT' || first === undefined) return mark;
  return runs.every((run) => run.mark === first.mark) ? first.mark : mark;
}

/** How a paragraph is set that no list numbers. */
export function textLook(base: number): Pick<ParagraphLook, 'style' | 'indent'> {
  for (let depth = 0; depth <= DEEPEST_TEXT; depth += 1) {
    if (indentAt(depth) === base) return { style: `ClauseText${depth}` };
  }
  return { style: 'ClauseText0', indent: { left: base, hanging: 0 } };
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

/** Draws what stands in a clause: paragraphs, tables, lines to sign on. */
export class Blocks {
  readonly #pen: Pen;
  readonly #initialed: readonly (readonly MarkedRun[])[];

  constructor(pen: Pen, { before, after }: MarkedAgreement) {
    this.#pen = pen;
    this.#initialed = (['A', 'B'] as const).map((side) =>
      replacedText(before.parties[side].name, after.parties[side].name),
    );
  }

  /** @param captionStyle Of a table's name, which is a heading below the one that it stands under. */
  draw(block: MarkedBlock, base: number, captionStyle: string, keepNext = false): FlowPart[] {
    switch (block.type) {
      case 'paragraph':
        return [this.#paragraph({ ...textLook(base), mark: block.mark, keepNext }, block.runs)];
      case 'definitions':
        return block.entries.map(({ mark, term, runs }) => {
          const [open, close] = [plainRun('“', mark), plainRun('” ', mark)];
          const look: ParagraphLook = { style: 'Definition', mark, indent: { left: base + 260, hanging: 260 } };
          const words = this.#pen.runs([open]) + this.#pen.runs(term, { style: 'DefinedTerm' });
          return this.#pen.part(look, words + this.#pen.runs([close, ...runs]));
        });
      case 'table':
        return this.#table(block, base, captionStyle);
      case 'signature':
        return this.#signature(block, base);
      case 'certificate':
        return this.#certificate(block, base);
      case 'initials':
        return this.#initials(block, base);
      case 'summary':
        return block.entries.map(({ mark, number, target, heading, text }) => {
          const shown = this.#pen.runs(numberRuns(number, mark));
          const linked = target === null || !isIn(mark, 'AFTER') ? shown : this.#pen.link(target, shown);
          const stop = heading.length === 0 ? [] : [plainRun('. ', markOf(mark, heading))];
          return this.#pen.part(
            { style: 'Summary', mark },
            `${linked}${this.#pen.runs([plainRun('\t', mark)])}${this.#pen.runs([...heading, ...stop], { style: 'Strong' })}${this.#pen.runs(text)}`,
          );
        });
    }
  }

  #paragraph(look: ParagraphLook, runs: readonly MarkedRun[], runLook: RunLook = {}): Paragraph {
    return this.#pen.part(look, this.#pen.runs(runs, runLook));
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
  ): FlowPart[] {
    const xml = element(
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
    return [{ type: 'table', xml }, this.#afterTable(mark)];
  }

  /** A paragraph without words is not moved, since LibreOffice would keep it at both places: it goes and comes. */
  #afterTable(mark: Mark): Paragraph {
    return this.#pen.part({ style: 'AfterTable', mark: markOfRow(mark) }, '');
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

  #table(block: MarkedTable, base: number, captionStyle: string): FlowPart[] {
    const { mark, caption, columns, rows, totals, emptyText } = block;
    const heading =
      caption.length === 0 ? [] : [this.#paragraph({ style: captionStyle, mark: markOf(mark, caption) }, caption)];
    if (emptyText.length > 0)
      return [...heading, this.#paragraph({ style: 'EmptyList', mark: markOf(mark, emptyText) }, emptyText)];
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
    return [...heading, ...this.#tableXml(mark, 'Ledger', widths, base, lines, title)];
  }

  /** Lines to sign on: two half ones stand side by side. */
  #lines(mark: Mark, lines: MarkedBlockOf<'signature'>['lines'], base: number): FlowPart[] {
    if (lines.length === 0) return [];
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

  #signature(block: MarkedBlockOf<'signature'>, base: number): FlowPart[] {
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
      ...(title.length === 0
        ? []
        : [this.#paragraph({ ...look, mark: markOf(mark, title) }, title, { style: 'Strong' })]),
      ...(name.length + role.length === 0 ? [] : [this.#pen.part(look, names + roles)]),
      ...this.#lines(mark, lines, base),
    ];
  }

  #certificate(block: MarkedBlockOf<'certificate'>, base: number): FlowPart[] {
    const { mark, title, paragraphs, lines } = block;
    const indent = base === 0 ? {} : { indent: { left: base, hanging: 0 } };
    return [
      ...(title.length === 0
        ? []
        : [this.#paragraph({ style: 'CertificateHeading', mark: markOf(mark, title), ...indent }, title)]),
      ...paragraphs.map((paragraph) =>
        this.#paragraph(
          { style: 'Certificate', mark: mark === 'KEPT' ? paragraph.mark : mark, keepNext: true, ...indent },
          paragraph.runs,
        ),
      ),
      ...(lines.length === 0 ? [this.#afterTable(mark)] : this.#lines(mark, lines, base)),
    ];
  }

  #initials(block: MarkedBlockOf<'initials'>, base: number): FlowPart[] {
    const { mark, rows } = block;
    const room = TEXT_WIDTH - base;
    const nameWidth = 1656;
    const widths = [room - nameWidth * this.#initialed.length, ...this.#initialed.map(() => nameWidth)];
    const rule = borders('w:tcBorders', { bottom: '4C5557' });
    const head = this.#row(
      mark,
      [[plainRun(say('paper.section'), mark)], ...this.#initialed.map((name) => runsUnder(name, mark))].map(
        (label, at) => ({
          ...this.#cell(label, { style: at === 0 ? 'TableHead' : 'TableHeadCentred', keepNext: true }, widths[at] ?? 0),
          borders: rule,
        }),
      ),
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
