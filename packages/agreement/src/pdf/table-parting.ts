import type { AgreementTable } from '../tree';

/*
 * Where tables may be parted over the end of a page, and words over the end of a column, decided from about how high and
 * wide they are. It need not be exact: what is kept together is far lower than a page, so that nothing kept together can
 * run off its foot.
 */

/** As `parts.typ` sets tables, in points. */
const PAGE_WIDTH = 432;
/** Between the indents of a clause, of which a table of two columns takes a part. */
const NARROW_WIDTH = 0.7 * 360;
const TEXT_SIZE = 9;
const DETAIL_SIZE = 8;
const LINE = 10.6;
const DETAIL_LINE = 9.9;
/** Above and below the lines, less the leading that the first line has none of. */
const ROW_INSET = 2.7;
const HEAD = 15.2;

/** A letter on the average, in em; with some slack for lines that are not full; and one of the wide scripts. */
const LEAST_LETTER = 0.48;
const LETTER = 0.54;
const WIDE_LETTER = 1.05;
const FIRST_WIDE = 0x2e80;

/** A lower table is kept on one page. */
const HIGHEST_TOGETHER = 120;
/** A table that is parted begins with so many rows, and not at all where there is no room for them. */
const ROWS_AT_START = 3;
/** A higher row may be parted itself. */
const HIGHEST_ROW = 300;

export interface Parting {
  /** Whether the table is kept on one page. */
  readonly together: boolean;
  /** The room that it needs to begin, in points. */
  readonly start: number;
  /** The rows that may be parted, by their places. */
  readonly long: readonly number[];
}

function widthOf(text: string, size: number): number {
  let em = 0;
  for (let at = 0; at < text.length; at += 1) em += text.charCodeAt(at) < FIRST_WIDE ? LETTER : WIDE_LETTER;
  return em * size;
}

function cellHeight(lines: readonly string[], room: number): number {
  let height = 0;
  for (const [at, line] of lines.entries()) {
    const [size, leading] = at === 0 ? [TEXT_SIZE, LINE] : [DETAIL_SIZE, DETAIL_LINE];
    height += Math.max(1, Math.ceil(widthOf(line, size) / room)) * leading;
  }
  return height;
}

const roomsOf = (columns: readonly Pick<AgreementTable['columns'][number], 'width'>[], hasPageWidth: boolean) => {
  const parts = columns.reduce((sum, { width }) => sum + width, 0);
  const tableWidth = hasPageWidth ? PAGE_WIDTH : NARROW_WIDTH;
  return columns.map(({ width }) => (tableWidth * width) / parts - TEXT_SIZE);
};

/** A line may break after a hyphen anyway, and letters of other scripts may join. */
const LATIN_WORD = /(?:(?!-)[\p{Script=Latin}\p{N}\p{P}\p{S}\p{M}])+/gu;
const BETWEEN_LETTERS = /(?<=\P{M}\p{M}*)(?=\P{M})/gu;

/**
 * A text whose words go on in the next line where they are wider than their column, which is narrow: they would lie
 * over what stands beside them.
 */
export const fittedTo = (room: number, text: string): string => {
  const most = room / (LEAST_LETTER * TEXT_SIZE);
  if (text.length <= most) return text;
  return text.replace(LATIN_WORD, (word) => (word.length <= most ? word : word.replace(BETWEEN_LETTERS, '\u200b')));
};

/** As `fittedTo`, for the cell of each column. */
export function fitters(
  columns: readonly Pick<AgreementTable['columns'][number], 'width'>[],
  hasPageWidth: boolean,
): ((text: string) => string)[] {
  return roomsOf(columns, hasPageWidth).map((room) => (text) => fittedTo(room, text));
}

/**
 * How a table is parted.
 *
 * @param rows Cells by their lines, as printed.
 * @param hasPageWidth Whether it stands between the page's margins; else it is narrower.
 */
export function partingOf(
  columns: readonly Pick<AgreementTable['columns'][number], 'width'>[],
  rows: readonly (readonly (readonly string[])[])[],
  totals: number,
  hasPageWidth: boolean,
): Parting {
  const rooms = roomsOf(columns, hasPageWidth);
  const heights = rows.map(
    (cells) => ROW_INSET + Math.max(LINE, ...cells.map((lines, at) => cellHeight(lines, rooms[at] ?? 0))),
  );
  const sum = (of: readonly number[]) => of.reduce((total, height) => total + height, HEAD);
  return {
    together: sum(heights) + totals * (ROW_INSET + LINE) <= HIGHEST_TOGETHER,
    start: Math.round(Math.min(sum(heights.slice(0, ROWS_AT_START)), HIGHEST_TOGETHER)),
    long: heights.flatMap((height, at) => (height > HIGHEST_ROW ? [at] : [])),
  };
}
