import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  type KyselyConfig,
  type KyselyPlugin,
  PGliteDialect,
  PostgresDialect,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { copyingOnPostgres, embeddedCopySession } from './copy-sessions';
import { analyzeChanged } from './embedded-statistics';
import type { Observer } from '../observe/observer';
import { listenOnPostgres } from './postgres-listener';
import { preparingClient, preparingPGlite } from './prepared-statements';
import type { Schema } from './schema';

/** The database or an open transaction of it: what repositories take. */
export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** Who listens to a channel of the database. */
export interface Ears {
  /** Called once for each notice, after the commit of the transaction that sent it. */
  readonly heard: (payload: string) => void;
  /** The connection was lost for a while: notices may have been missed. */
  readonly missed: () => void;
}

/** One open database, embedded or PostgreSQL, that the whole program shares. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  /** Runs SQL as it is, several statements too when there are no values. For migrations and the job queue. */
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /**
   * Hears what any copy of the program says by `pg_notify` on a channel, named in plain lower case.
   * @returns ends the listening.
   */
  listen(channel: string, ears: Ears): Promise<() => Promise<void>>;
  /**
   * Does something that only one copy of the program may do at a time, such as bringing the schema up to date: the others
   * wait for it, however long it takes.
   */
  alone<T>(work: () => Promise<T>, what?: AloneWork): Promise<T>;
  /**
   * One transaction in which whole tables are read or written as text: for backups. What is read is of one moment, and
   * nothing times out.
   */
  copying<T>(mode: 'read' | 'write', work: (session: CopySession) => Promise<T>): Promise<T>;
  /** The connections to PostgreSQL; there are none to the embedded one. */
  connections?(): { readonly total: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

/** What can be done with tables as text, in `COPY`'s format, within one transaction. */
export interface CopySession {
  readonly query: (text: string) => Promise<Record<string, unknown>[]>;
  /** @param statement `copy … to stdout` without its ending. */
  readonly copyOut: (statement: string) => AsyncIterable<Uint8Array>;
  /** @param statement `copy … from stdin` without its ending. */
  readonly copyIn: (statement: string, rows: AsyncIterable<Uint8Array>) => Promise<void>;
}

/** Any numbers will do, as long as every copy of the program asks for the same ones. */
const LOCKS = { start: 7_180_043, backup: 7_180_045 } as const;
export type AloneWork = keyof typeof LOCKS;

/** How long PostgreSQL lets a statement run, and a transaction wait for its next statement; 0 lets them for ever. */
export interface DatabaseTimeouts {
  readonly statementMs: number;
  readonly idleInTransactionMs: number;
}

export const DEFAULT_TIMEOUTS: DatabaseTimeouts = { statementMs: 30_000, idleInTransactionMs: 60_000 };

/** `DATE` columns are calendar dates, read as the text `YYYY-MM-DD`; a `Date` would drag a time zone in. */
const DATE_OID = 1082;
const BIGINT_OID = 20;
const BYTEA_OID = 17;
const asText = (value: string) => value;

const plugins = () => [
  // "user_a_id" and "userAId" are one name: capitals that stand side by side are separate words.
  new CamelCasePlugin({ underscoreBetweenUppercaseLetters: true, maintainNestedObjectKeys: true }),
];

/** So long the embedded database may go on before whatever else waits has its turn. */
const LONGEST_TURN_MS = 5;

/**
 * The embedded database answers at once, in this very thread: the queries of a request would follow one another with
 * nobody else having a turn, as if they were one. Between two of them there is a turn for the others now and then.
 */
class TakingTurns implements KyselyPlugin {
  #since = performance.now();
  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node;
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
    if (performance.now() - this.#since > LONGEST_TURN_MS) {
      await setImmediate();
      this.#since = performance.now();
    }
    return result;
  };
}

/** As often as PostgreSQL looks for tables to analyze. */
const STATISTICS_INTERVAL_MS = 60_000;

/** The embedded database's own cache is memory of this program, and the system caches the same files: 128 MB by default. */
const SHARED_BUFFERS = '16MB';

/**
 * How PGlite must be told to read and write values: so that both databases give the same ones, and bytes are not turned
 * into digits one by one, which takes longer than all else that is done with a sealed value. The extensions are those
 * that search needs.
 */
export const pgliteOptions = {
  extensions: { pg_trgm, unaccent },
  parsers: {
    [DATE_OID]: asText,
    [BYTEA_OID]: (digits: string) => Buffer.from(digits.slice('\\x'.length), 'hex'),
  },
  serializers: {
    [BYTEA_OID]: (bytes: Uint8Array) =>
      `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`,
  },
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
};

export function embeddedDatabase(pglite: PGlite, statement: Observer['statement'] = null): Database {
  const db = new Kysely<Schema>({
    dialect: new PGliteDialect({ pglite: preparingPGlite(pglite) }),
    plugins: [...plugins(), new TakingTurns()],
    ...timed(statement),
  });
  let last: Promise<unknown> = Promise.resolve();
  // What fails is tried again a minute later: without it, queries are only slower.
  const statistics = setInterval(() => void analyzeChanged(pglite).catch(() => undefined), STATISTICS_INTERVAL_MS);
  statistics.unref();
  return {
    kind: 'embedded',
    db,
    executeSql: async (text, values) => {
      if (values === undefined || values.length === 0) {
        const results = await pglite.exec(text);
        return { rows: results.at(-1)?.rows ?? [] };
      }
      return pglite.query<Record<string, unknown>>(text, [...values]);
    },
    // The one connection there is: it cannot be lost while the program runs.
    listen: async (channel, { heard }) => {
      const stop = await pglite.listen(channel, heard);
      return () => stop();
    },
    // The data folder's lock lets one program in, which may come to the same work twice.
    alone: (work) => {
      const next = last.then(work);
      last = next.catch(() => undefined);
      return next;
    },
    copying: (_mode, work) => pglite.transaction((tx) => work(embeddedCopySession(tx))),
    close: async () => {
      clearInterval(statistics);
      await db.destroy();
      if (!pglite.closed) await pglite.close();
    },
  };
}

/** Waits for the lock on a connection of its own, on which nothing times out. The connection's end gives it back. */
async function aloneOnPostgres<T>(url: string, what: AloneWork, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'troth-start', statement_timeout: 0 });
  // Lost in between, it is the work's own connections that say so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS[what]]);
    return await work();
  } finally {
    await client.end();
  }
}

interface PostgresOptions {
  /** For what needs a connection that stays one, where a pooler stands before the other. */
  readonly listenUrl?: string;
  readonly statement?: Observer['statement'];
}

const timed = (statement: Observer['statement']): Pick<KyselyConfig, 'log'> =>
  statement === null
    ? {}
    : {
        log: ({ level, query, queryDurationMillis }) =>
          statement({ text: query.sql, ms: queryDurationMillis, isFailed: level === 'error' }),
      };

export function postgresDatabase(
  url: string,
  poolSize: number,
  onLostConnection: (error: Error) => void,
  { statementMs, idleInTransactionMs }: DatabaseTimeouts = DEFAULT_TIMEOUTS,
  { listenUrl = url, statement = null }: PostgresOptions = {},
): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(DATE_OID, asText);
  types.setTypeParser(BIGINT_OID, Number);
  const pool = new pg.Pool({
    // A pooler hands connections on, and not what is prepared on them.
    Client: listenUrl === url ? preparingClient() : pg.Client,
    connectionString: url,
    max: poolSize,
    types,
    application_name: 'troth',
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  });
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', onLostConnection);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: plugins(), ...timed(statement) });
  return {
    kind: 'postgres',
    db,
    executeSql: async (text, values) => {
      const result = await pool.query<Record<string, unknown>>(text, values === undefined ? undefined : [...values]);
      const last = Array.isArray(result) ? (result as pg.QueryResult<Record<string, unknown>>[]).at(-1) : result;
      return { rows: last?.rows ?? [] };
    },
    listen: (channel, ears) => listenOnPostgres(listenUrl, channel, ears, onLostConnection),
    alone: (work, what = 'start') => aloneOnPostgres(listenUrl, what, work),
    copying: (mode, work) => copyingOnPostgres(listenUrl, mode, work),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  };
}

/** Runs SQL inside an open transaction, for libraries that bring their own SQL. */
export function executeSqlIn(tx: Db) {
  const plain = tx.withoutPlugins();
  return async (text: string, values: readonly unknown[] = []): Promise<{ rows: Record<string, unknown>[] }> => {
    const result = await plain.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]));
    return { rows: result.rows };
  };
}
