import type { CopySession } from './database';

/** The job queue's library makes its own tables; of them, what waits and what was done is taken along. */
const QUEUE_TABLES = ['pgboss.job', 'pgboss.archive'];

const TABLES = `
  select table_name, string_agg(column_name, ', ' order by at) as columns from (
    select format('%I.%I', n.nspname, c.relname) as table_name, quote_ident(a.attname) as column_name, a.attnum as at
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' or format('%I.%I', n.nspname, c.relname) in (${QUEUE_TABLES.map((name) => `'${name}'`).join(', ')}))
  ) as found group by table_name order by table_name`;

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as last_value
  from pg_sequences where schemaname = 'public' and last_value is not null order by 1`;

const line = (text: string) => Buffer.from(`${text}\n`);

/** Rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

/**
 * Every row of every table as plain SQL, such as `psql` reads: one `COPY` for each table, and where the sequences stand.
 * The schema is not in it; migrations make it.
 * @param counted Told of each table once all of its rows were given.
 */
export async function* dumpTables(
  { query, copyOut }: CopySession,
  counted: (table: string, rows: number) => void,
): AsyncGenerator<Uint8Array> {
  for (const { table_name: table, columns } of await query(TABLES)) {
    yield line(`COPY ${String(table)} (${String(columns)}) FROM stdin;`);
    let rows = 0;
    for await (const piece of copyOut(`copy (select ${String(columns)} from ${String(table)})`)) {
      for (const byte of piece) if (byte === NEWLINE) rows += 1;
      yield piece;
    }
    yield line('\\.');
    counted(String(table), rows);
  }
  for (const { name, last_value: last } of await query(SEQUENCES))
    yield line(`SELECT pg_catalog.setval('${String(name)}', ${String(last)}, true);`);
}

const NEWLINE = 10;
const END_OF_ROWS = Buffer.from('\\.\n');
const COPY_LINE = /^COPY ((?:public|pgboss)\.[\w"]+) \(([\w", ]+)\) FROM stdin;$/;
const SEQUENCE_LINE = /^SELECT pg_catalog\.setval\('public\.[\w"]+', \d+, true\);$/;

/** Reads a dump line by line, and the rows of a table as they come. */
class DumpReader {
  #rest = Buffer.alloc(0);
  readonly #source: AsyncIterator<Uint8Array>;
  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async #more(): Promise<boolean> {
    const next = await this.#source.next();
    if (next.done === true) return false;
    this.#rest = Buffer.concat([this.#rest, next.value]);
    return true;
  }

  /** @returns null at the end. */
  async line(): Promise<string | null> {
    for (;;) {
      const at = this.#rest.indexOf(NEWLINE);
      if (at >= 0) {
        const text = this.#rest.subarray(0, at).toString('utf8');
        this.#rest = this.#rest.subarray(at + 1);
        return text;
      }
      if (!(await this.#more())) return null;
    }
  }

  /** Whole rows up to the line that ends them. What is left always begins with a new row. */
  async *rows(): AsyncGenerator<Uint8Array> {
    for (;;) {
      if (this.#rest.subarray(0, END_OF_ROWS.length).equals(END_OF_ROWS)) {
        this.#rest = this.#rest.subarray(END_OF_ROWS.length);
        return;
      }
      const end = this.#rest.indexOf('\n\\.\n');
      const last = end >= 0 ? end : this.#rest.lastIndexOf(NEWLINE);
      if (last >= 0) {
        yield this.#rest.subarray(0, last + 1);
        this.#rest = this.#rest.subarray(last + 1);
      } else if (!(await this.#more())) throw new Error('The dump ends in the middle of a table.');
    }
  }
}

const FOREIGN_KEYS = `
  select format('%I.%I', n.nspname, c.relname) as table_name, quote_ident(k.conname) as name,
    pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and n.nspname = 'public' and k.conparentid = 0`;

/**
 * Replaces every row of every table with those of a dump. References are taken away first and put back, checked, at the end;
 * triggers are off until it is done.
 */
export async function loadTables(session: CopySession, dump: AsyncIterable<Uint8Array>): Promise<void> {
  const { query, copyIn } = session;
  const tables = (await query(TABLES)).map((row) => String(row['table_name']));
  const own = tables.filter((table) => !QUEUE_TABLES.includes(table));
  const references = await query(FOREIGN_KEYS);
  for (const { table_name: table, name } of references)
    await query(`alter table ${String(table)} drop constraint ${String(name)}`);
  for (const table of own) await query(`alter table ${table} disable trigger user`);
  await query(`truncate ${tables.join(', ')}`);
  const reader = new DumpReader(dump);
  for (let text = await reader.line(); text !== null; text = await reader.line()) {
    const copy = COPY_LINE.exec(text);
    if (copy !== null) await copyIn(`copy ${copy[1]} (${copy[2]})`, reader.rows());
    else if (SEQUENCE_LINE.test(text)) await query(text);
    else throw new Error('The dump holds something else than tables.');
  }
  for (const table of own) await query(`alter table ${table} enable trigger user`);
  for (const { table_name: table, name, definition } of references)
    await query(`alter table ${String(table)} add constraint ${String(name)} ${String(definition)}`);
}

/** How many rows each table has. */
export async function countRows({ query }: CopySession): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  for (const { table_name: table } of await query(TABLES)) {
    const [row] = await query(`select count(*)::int as rows from ${String(table)}`);
    counts[String(table)] = Number(row?.['rows']);
  }
  return counts;
}
