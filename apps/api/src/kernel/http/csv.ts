import { BYTE_ORDER_MARK, type Cell, csvLine } from '@troth/domain/csv';
import type { Tx } from '../database/database';
import type { Services } from '../services';
import type { Later } from './operation';

/** A file of rows: UTF-8 with its mark, so that spreadsheets read accents. */
export const csvReply = (name: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): Response =>
  csvStream(name, columns, [rows]);

/** A file that is sent as it is read: pages of rows, as they come. */
function csvStream(
  name: string,
  columns: readonly string[],
  pages: Iterable<readonly (readonly Cell[])[]> | AsyncIterable<readonly (readonly Cell[])[]>,
): Response {
  const chunks = (async function* () {
    yield BYTE_ORDER_MARK + csvLine(columns);
    for await (const rows of pages) if (rows.length > 0) yield rows.map(csvLine).join('');
  })();
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await chunks.next();
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

interface ListFile<Cursor> {
  readonly name: string;
  readonly columns: readonly string[];
  /** One page, and where the next begins. */
  readonly read: (
    tx: Tx,
    after: Cursor | null,
  ) => Promise<{ readonly rows: readonly (readonly Cell[])[]; readonly next: Cursor | null }>;
}

/**
 * All rows of a list as a file. Each page is read when it is sent, in a short transaction of its own: a file of any length
 * needs the memory of one page, and nobody waits for it. What changes while it is read may be in it or not.
 */
export const listFile =
  <Cursor>({ database: { db } }: Pick<Services, 'database'>, { name, columns, read }: ListFile<Cursor>): Later =>
  () => {
    async function* pages() {
      let after: Cursor | null = null;
      do {
        const from: Cursor | null = after;
        const page: Awaited<ReturnType<typeof read>> = await db.transaction().execute((tx) => read(tx, from));
        yield page.rows;
        after = page.next;
      } while (after !== null);
    }
    return Promise.resolve(csvStream(name, columns, pages()));
  };
