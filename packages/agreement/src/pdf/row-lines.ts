import type { AgreementTable } from '../tree';
import type { FaceWidths } from './glyphs';

/*
 * How many lines the rows of a schedule take, worked out from the widths of the face's characters. A row whose lines are
 * known is set once; the typesetter sets each other one up to three times to find its height. What is not certain is
 * left to it.
 */

/** Lines of a row's tallest cell: of its text, and of the smaller details under it. */
type RowLines = readonly [text: number, details: number];

/** As `parts.typ` sets schedules, in points: the room between the page's margins, and what stands in it. */
const PAGE_WIDTH = 432;
const TEXT_SIZE = 9;
const DETAIL_SIZE = 8;
const LEADING = 0.5 * TEXT_SIZE;
const SIDE_INSET = 0.45 * TEXT_SIZE;
const LINE_EM = 0.67;
/** Longer amounts may be set smaller, as `parts.typ` decides by their bytes. */
const LONGEST_AMOUNT_BYTES = 15;
/** What rounding may add or take away. */
const HAIR = 0.01;

/** Others may be shaped otherwise, be of another face, or let a line break within a word. */
const CERTAIN = /^[\p{Script=Latin}0-9 .,:;$€£%&#()'’“”]+$/u;
const SPACES_APART = /^ | {2}| $/;

const SPACE = 0x20;
const SMALL_F = 0x66;
/** So that memory stays bounded. */
const MOST_WORDS_KNOWN = 5_000;

/** What ligatures take away at most of each `f`, in em. */
const LIGATURE = 0.08;
/** What may be wrong with a width, of it. */
const DOUBT = 0.004;

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** How few lines words take, each `widths` em wide, that are set one after the other; null where a word has no room. */
function fewestLines(widths: readonly number[], space: number, room: number): number | null {
  let lines = 1;
  let taken = 0;
  for (const width of widths) {
    if (width > room) return null;
    if (taken > 0 && taken + space + width > room) {
      lines += 1;
      taken = width;
    } else taken += (taken > 0 ? space : 0) + width;
  }
  return lines;
}

/** Counts lines in one face. */
export class RowMeter {
  readonly #widths: FaceWidths;
  /** Amounts, dates and kinds of things come again and again. */
  readonly #known = new Map<string, Bounds | null>();

  constructor(widths: FaceWidths) {
    this.#widths = widths;
  }

  #boundsOf(word: string): Bounds | null {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const bounds = this.#measure(word);
    if (this.#known.size >= MOST_WORDS_KNOWN) this.#known.clear();
    this.#known.set(word, bounds);
    return bounds;
  }

  #measure(word: string): Bounds | null {
    let most = 0;
    let ligatures = 0;
    for (let at = 0; at < word.length; at += 1) {
      const code = word.charCodeAt(at);
      const width = this.#widths.of(code);
      if (width === undefined) return null;
      most += width + (at === 0 ? 0 : this.#widths.between(word.charCodeAt(at - 1), code));
      if (code === SMALL_F) ligatures += LIGATURE;
    }
    // Beside the spaces around it.
    const [first, last] = [
      this.#widths.between(SPACE, word.charCodeAt(0)),
      this.#widths.between(word.charCodeAt(word.length - 1), SPACE),
    ];
    const aside = [first, last, 0];
    return {
      least: (most - ligatures) * (1 - DOUBT) + Math.min(...aside) * 2,
      most: most * (1 + DOUBT) + Math.max(...aside) * 2,
    };
  }

  /** How many lines a text takes; null when that is not certain. */
  linesOf(text: string, room: number, size: number): number | null {
    if (!CERTAIN.test(text) || SPACES_APART.test(text)) return null;
    const space = this.#widths.of(SPACE);
    if (space === undefined) return null;
    const least: number[] = [];
    const most: number[] = [];
    for (const word of text.split(' ')) {
      const bounds = this.#boundsOf(word);
      if (bounds === null) return null;
      least.push(bounds.least);
      most.push(bounds.most);
    }
    // First come, first set takes the fewest lines that there can be, and wider words never take fewer.
    const lines = fewestLines(most, space, (room - HAIR) / size);
    return lines !== null && fewestLines(least, space, (room + HAIR) / size) === lines ? lines : null;
  }

  #cellLines(cell: readonly string[], isAmount: boolean, room: number): RowLines | null {
    const [text = '', ...details] = cell;
    if (text === '' && details.length === 0) return [0, 0];
    if (isAmount && Buffer.byteLength(text) > LONGEST_AMOUNT_BYTES) return null;
    const textLines = text === '–' ? 1 : this.linesOf(text, room, TEXT_SIZE);
    if (textLines === null) return null;
    let detailLines = 0;
    for (const detail of details) {
      const lines = this.linesOf(detail, room, DETAIL_SIZE);
      if (lines === null) return null;
      detailLines += lines;
    }
    return [textLines, detailLines];
  }

  /**
   * Of each row its lines, or null where they are not certain.
   *
   * @param rows Cells by their lines, as printed.
   */
  rowsOf(columns: AgreementTable['columns'], rows: readonly (readonly string[][])[]): (RowLines | null)[] {
    const parts = columns.reduce((sum, { width }) => sum + width, 0);
    const rooms = columns.map(({ width }, at) => {
      const isAtEdge = at === 0 || at === columns.length - 1;
      return (PAGE_WIDTH * width) / parts - SIDE_INSET * (isAtEdge ? 1 : 2);
    });
    const heightOf = ([text, details]: RowLines) =>
      text === 0 ? 0 : text * LINE_EM * TEXT_SIZE + (text - 1 + details) * LEADING + details * LINE_EM * DETAIL_SIZE;
    return rows.map((cells) => {
      let tallest: RowLines = [0, 0];
      for (const [at, cell] of cells.entries()) {
        const lines = this.#cellLines(cell, columns[at]?.align === 'end', rooms[at] ?? 0);
        if (lines === null) return null;
        if (heightOf(lines) > heightOf(tallest)) tallest = lines;
      }
      return tallest[0] === 0 ? null : tallest;
    });
  }
}
