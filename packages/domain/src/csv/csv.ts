/** What stands in one field of a CSV file; `null` is an empty field. */
export type Cell = string | number | boolean | null;

/** How a spreadsheet knows UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet takes a text that begins so for a formula, in some languages the wide forms too. */
const BEGINS_LIKE_A_FORMULA = /^[\s\u0000-\u001f]*[=+\-@\t\r\n＝＋－＠]/u;

/** An amount below zero begins like a formula and is none. */
const AMOUNT = /^-\d+(\.\d+)?$/;

const guarded = (text: string): string => (BEGINS_LIKE_A_FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text);

function field(cell: Cell): string {
  const text = guarded(cell === null ? '' : String(cell));
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * One record of a CSV file (RFC 4180) with its line's end. No spreadsheet runs what it holds: a text that begins like a
 * formula is led by an apostrophe.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(field).join(',')}\r\n`;

/** A whole CSV file, marked as UTF-8. */
export const csvFile = (lines: readonly (readonly Cell[])[]): string => BYTE_ORDER_MARK + lines.map(csvLine).join('');
