import { parse, type PGlite, protocol } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import pg from 'pg';

/** Asked so often, a statement is prepared: parsed and planned once, and from then on named. */
const WORTH_PREPARING = 3;
/** Each connection keeps a plan of each: some kilobytes. */
const MOST_PREPARED = 300;
/** Texts that are counted: with lists of any length in them there is no end of texts. */
const MOST_COUNTED = 2000;

/**
 * Takes whatever columns a table has. Prepared, it would fail from the moment at which a newer copy of the program adds one,
 * while this one still runs.
 */
const TAKES_ALL_COLUMNS = /[\s.]\*/;

/** @returns the name under which a statement is prepared; null for one that goes as it stands. */
export function preparedNames(): (text: string) => string | null {
  const statements = new Map<string, { times: number; name: string | null }>();
  let prepared = 0;
  return (text) => {
    const statement = statements.get(text) ?? { times: 0, name: null };
    if (statement.name !== null) return statement.name;
    statement.times += 1;
    if (statements.size < MOST_COUNTED) statements.set(text, statement);
    if (statement.times < WORTH_PREPARING || prepared === MOST_PREPARED || TAKES_ALL_COLUMNS.test(text)) return null;
    prepared += 1;
    statement.name = `troth_${prepared}`;
    return statement.name;
  };
}

/** Connections that prepare what is asked often. The driver knows what it has prepared on which. */
export function preparingClient(): typeof pg.Client {
  const nameOf = preparedNames();
  const query = Reflect.get(pg.Client.prototype, 'query') as (...asked: unknown[]) => unknown;
  class PreparingClient extends pg.Client {}
  PreparingClient.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const [text, values, ...rest] = asked;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : null;
    return query.apply(this, name === null ? asked : [{ name, text, values }, ...rest]);
  } as pg.Client['query'];
  return PreparingClient;
}

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type AskedPGlite = Exclude<PGliteDialectConfig['pglite'], (...options: never[]) => unknown>;
type AskedQuery = AskedPGlite['query'];

const { serialize } = protocol;

/**
 * The embedded database, which prepares what is asked often: it is told the name and the values in one message, where its
 * own `query` sends six.
 */
export function preparingPGlite(pglite: PGlite): AskedPGlite {
  const nameOf = preparedNames();
  const prepared = new Map<string, { readonly parameters: readonly number[]; readonly columns: Messages }>();
  const send = (...messages: Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });
  const prepare = async (name: string, text: string) => {
    const told = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const statement = {
      parameters: parse.parseDescribeStatementResults(told),
      columns: told.filter((message) => message.name === 'rowDescription'),
    };
    prepared.set(name, statement);
    return statement;
  };
  const valueFor = (type: number | undefined, value: unknown) =>
    value === null || value === undefined ? null : (pglite.serializers[type ?? 0] ?? String)(value);
  const execute = (name: string, text: string, values: readonly unknown[]) =>
    pglite.runExclusive(async () => {
      const { parameters, columns } = prepared.get(name) ?? (await prepare(name, text));
      const bound = values.map((value, index) => valueFor(parameters[index], value));
      const told = await send(serialize.bind({ statement: name, values: bound }), serialize.execute({}));
      return parse.parseResults([...columns, ...told], pglite.parsers)[0];
    });
  const asking = (query: AskedQuery, alone: <T>(work: () => Promise<T>) => Promise<T>) =>
    ((text, values = [], options) => {
      const name = nameOf(text);
      return name === null ? query(text, values, options) : alone(() => execute(name, text, values));
    }) as AskedQuery;
  const betweenTransactions = async <T>(work: () => Promise<T>) => {
    const done = await pglite._runExclusiveTransaction(work);
    await pglite.syncToFs();
    return done;
  };
  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    get waitReady() {
      return pglite.waitReady;
    },
    close: () => pglite.close(),
    query: asking((...asked) => pglite.query(...asked), betweenTransactions),
    transaction: (work) =>
      pglite.transaction((tx) =>
        work({
          query: asking(
            (...asked) => tx.query(...asked),
            (ask) => ask(),
          ),
          rollback: () => tx.rollback(),
        }),
      ),
  };
}
