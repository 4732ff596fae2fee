type Cell = string | number | boolean | null;

/** A spreadsheet takes what begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** One cell: quoted where it must be, and never a formula. */
export function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const lineOf = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** A file of rows, sent as it is written: UTF-8 with its mark, so that spreadsheets read accents. */
export function csvReply(name: string, columns: readonly string[], rows: Iterable<readonly Cell[]>): Response {
  const lines = (function* () {
    yield `\uFEFF${lineOf(columns)}`;
    for (const row of rows) yield lineOf(row);
  })();
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const { value, done } = lines.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(stream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
