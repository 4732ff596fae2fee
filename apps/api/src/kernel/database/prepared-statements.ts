import { parse, type PGlite, protocol } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import pg from 'pg';

/**
 * The name of each prepared statement, by its text; the same on every connection. Each connection keeps a plan of each, a few
 * kilobytes, so only queries written as prepared ones get a name.
 */
const names = new Map<string, string>();

/** Makes each connection prepare this statement when it first runs it. */
export function prepare(text: string): void {
  if (!names.has(text)) names.set(text, `troth_${names.size + 1}`);
}

/** A client that prepares named statements; the driver remembers which connection has prepared which. */
export function preparingClient(): typeof pg.Client {
  const query = Reflect.get(pg.Client.prototype, 'query') as (...asked: unknown[]) => unknown;
  class PreparingClient extends pg.Client {}
  PreparingClient.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const [text, values, ...rest] = asked;
    const name = typeof text === 'string' ? names.get(text) : undefined;
    return query.apply(this, name === undefined ? asked : [{ name, text, values }, ...rest]);
  } as pg.Client['query'];
  return PreparingClient;
}

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type AskedPGlite = Exclude<PGliteDialectConfig['pglite'], (...options: never[]) => unknown>;
type AskedQuery = AskedPGlite['query'];

const { serialize } = protocol;

/** The embedded database with prepared statements: one message with name and values instead of the six of its own `query`. */
export function preparingPGlite(pglite: PGlite): AskedPGlite {
  const prepared = new Map<string, { readonly parameters: readonly number[]; readonly columns: Messages }>();
  const send = (...messages: Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });
  const prepareHere = async (name: string, text: string) => {
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
      const { parameters, columns } = prepared.get(name) ?? (await prepareHere(name, text));
      const bound = values.map((value, index) => valueFor(parameters[index], value));
      const told = await send(serialize.bind({ statement: name, values: bound }), serialize.execute({}));
      return parse.parseResults([...columns, ...told], pglite.parsers)[0];
    });
  const asking = (query: AskedQuery, alone: <T>(work: () => Promise<T>) => Promise<T>) =>
    ((text, values = [], options) => {
      const name = names.get(text);
      return name === undefined ? query(text, values, options) : alone(() => execute(name, text, values));
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
