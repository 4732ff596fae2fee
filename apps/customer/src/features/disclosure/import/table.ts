import Papa from 'papaparse';
import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX, ImportFailure } from './found';
import { isBlankAmount, readAmount } from './read-amount';
import { readDate } from './read-date';

/** The rows of a table with what stands above them. */
export interface Table {
  /** Lines before the head, such as 'Positions for account ...4821 as of 06/30/2026'. */
  readonly preamble: readonly string[];
  readonly names: readonly string[];
  /** False where the file has no head and the columns are only counted. */
  readonly hasHead: boolean;
  readonly rows: readonly (readonly string[])[];
}

const DELIMITERS = [',', ';', '\t', '|'];
/** The head is looked for in this many rows. */
const HEAD_WITHIN = 40;
const SAMPLE_ROWS = 200;

const cellsOf = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '');
const isAmount = (cell: string) => readAmount(cell, 'POINT') !== null || readAmount(cell, 'COMMA') !== null;
const isDate = (cell: string) => readDate(cell, 'DMY') !== null || readDate(cell, 'MDY') !== null;
const isFigure = (cell: string) => isAmount(cell) || isDate(cell);

/** The delimiter that splits the most rows into the same number of cells. */
function delimiterOf(text: string): string {
  const scores = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: SAMPLE_ROWS, skipEmptyLines: 'greedy' });
    const widths = new Map<number, number>();
    for (const { length } of data) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
    const [width = 0, count = 0] = [...widths].sort(([, one], [, other]) => other - one)[0] ?? [];
    return { delimiter, score: count * 100 + width };
  });
  return scores.sort((one, other) => other.score - one.score)[0]?.delimiter ?? ',';
}

/** The head: cells of words alone, over a row with figures. */
function headAt(rows: readonly (readonly string[])[]): number | null {
  for (const [at, row] of rows.slice(0, HEAD_WITHIN).entries()) {
    const cells = cellsOf(row);
    const below = cellsOf(rows[at + 1] ?? []);
    if (cells.length >= 2 && !cells.some(isFigure) && below.length >= 2 && below.some(isFigure)) return at;
  }
  return null;
}

/** Names of columns, each once: a second 'Date' becomes 'Date (2)'. */
function namesOf(head: readonly string[], width: number): string[] {
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, at) => {
    const name = (head[at] ?? '').replace(/\s+/g, ' ').trim().slice(0, 80) || `#${at + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/**
 * The table in a text of separated values, with whatever the bank wrote above and below it told apart.
 * @throws ImportFailure where there is none, or where it is larger than any statement.
 */
export function readTable(text: string): Table {
  // Some banks tell spreadsheets the delimiter in a first line of its own.
  const [, told] = /^\uFEFF?sep=(.)\r?\n/i.exec(text) ?? [];
  const body = told === undefined ? text : text.slice(text.indexOf('\n') + 1);
  const { data, meta } = Papa.parse<string[]>(body, {
    delimiter: told ?? delimiterOf(body),
    preview: IMPORT_ROWS_MAX + HEAD_WITHIN,
    skipEmptyLines: 'greedy',
  });
  if (meta.truncated) throw new ImportFailure('TOO_MANY_ROWS');
  const head = headAt(data);
  const first = head === null ? data.findIndex((row) => cellsOf(row).length >= 2 && row.some(isFigure)) : head + 1;
  const rows = first < 0 ? [] : data.slice(first).filter((row) => cellsOf(row).length >= 2);
  const width = Math.max(0, ...rows.slice(0, SAMPLE_ROWS).map(({ length }) => length));
  if (rows.length === 0 || width < 2 || width > IMPORT_COLUMNS_MAX) throw new ImportFailure('NO_TABLE');
  return {
    preamble: data.slice(0, head ?? first).map((row) => cellsOf(row).join(' ')),
    names: namesOf(head === null ? [] : (data[head] ?? []), width),
    hasHead: head !== null,
    rows,
  };
}

export const columnOf = ({ names, rows }: Table, name: string): string[] => {
  const at = names.indexOf(name);
  return at < 0 ? [] : rows.map((row) => (row[at] ?? '').trim());
};

/** What part of a column's cells is of a sort; blank ones do not count. */
export function partOf(cells: readonly string[], test: (cell: string) => boolean): number {
  const written = cells.filter((cell) => !isBlankAmount(cell));
  return written.length === 0 ? 0 : written.filter(test).length / written.length;
}

/** SHA-256 of the names of the columns: files of one bank's dialect have it in common. */
export async function fingerprintOf({ names }: Table): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(names));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export { isAmount, isDate };
