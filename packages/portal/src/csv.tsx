/** Cells that a spreadsheet would take for a formula begin with a quote, as text does there. */
export const asText = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Lines as a spreadsheet reads them: RFC 4180, with a mark that it is UTF-8. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
