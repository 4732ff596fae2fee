import { type Expression, type Simplify, sql } from 'kysely';
import type { Db } from './database';
import { PreparedQuery, preparedLists } from './prepared-query';

/** JSON tells an instant as text, and bytes as digits: which columns hold them is known by their names. */
const OTHER_INSTANTS = ['busyFrom', 'busyUntil', 'sealLeaseUntil'] as const;
const NO_BYTES = ['sealedWithDocumentId'] as const;
const otherInstants: ReadonlySet<string> = new Set(OTHER_INSTANTS);
const noBytes: ReadonlySet<string> = new Set(NO_BYTES);
const isInstant = (name: string): boolean => name.endsWith('At') || otherInstants.has(name);
const isBytes = (name: string): boolean => name.startsWith('sealed') && !noBytes.has(name);

/** What a column is read back as, by its name. */
type ToldAs<Name> = Name extends (typeof NO_BYTES)[number]
  ? 'plain'
  : Name extends `${string}At` | (typeof OTHER_INSTANTS)[number]
    ? 'instant'
    : Name extends `sealed${string}`
      ? 'bytes'
      : 'plain';
type Kind<Value> = [Extract<Value, Date>] extends [never]
  ? [Extract<Value, Uint8Array>] extends [never]
    ? 'plain'
    : 'bytes'
  : 'instant';

/** The columns that would be read back as what they are not. */
type Misread<Row> = { [Name in keyof Row]: Kind<Row[Name]> extends ToldAs<Name> ? never : Name }[keyof Row];

type Query<Row> = Expression<Row> & { execute(): Promise<Simplify<Row>[]> };
/** A query that JSON tells whole; what it would tell wrongly does not compile. */
type FaithfulQuery<Row> = [Misread<Row>] extends [never] ? Query<Row> : { readonly misread: Misread<Row> };

interface Asked {
  readonly query: Query<unknown>;
  readonly resolve: (rows: never) => void;
  readonly reject: (error: unknown) => void;
}
const askedSoFar = new WeakMap<Db, Asked[]>();

/**
 * What several readings give. It waits for all of them, also when one fails: nobody may ask anything of a transaction that
 * has ended.
 */
export async function together<Results extends readonly unknown[]>(
  ...readings: { readonly [Index in keyof Results]: Promise<Results[Index]> | Results[Index] }
): Promise<Results> {
  await Promise.allSettled(readings);
  return Promise.all(readings);
}

/**
 * The rows of a query. Queries that are asked for in a transaction at the same moment (`together`) go to the database as
 * one statement.
 */
export function rowsOf<Row>(db: Db, query: FaithfulQuery<Row> & Query<Row>): Promise<Simplify<Row>[]> {
  if (!db.isTransaction) return query.execute();
  return new Promise((resolve, reject) => {
    const asked: Asked = { query, resolve, reject };
    const waiting = askedSoFar.get(db);
    if (waiting !== undefined) {
      waiting.push(asked);
      return;
    }
    askedSoFar.set(db, [asked]);
    // After whatever else is about to ask: a tick that is set from within promises comes once all of them rest.
    queueMicrotask(() => process.nextTick(() => void answer(db)));
  });
}

/** The same for a query that finds one row, or none. */
export async function firstOf<Row>(db: Db, query: FaithfulQuery<Row> & Query<Row>): Promise<Simplify<Row> | undefined> {
  const [row] = await rowsOf(db, query);
  return row;
}

async function answer(db: Db): Promise<void> {
  const asked = askedSoFar.get(db) ?? [];
  askedSoFar.delete(db);
  try {
    const lists = await readLists(
      db,
      asked.map(({ query }) => query),
    );
    for (const [index, { resolve }] of asked.entries()) resolve(lists[index] as never);
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}

async function readLists(db: Db, queries: readonly Query<unknown>[]): Promise<readonly unknown[][]> {
  const [first] = queries;
  if (first !== undefined && queries.length === 1) return [await first.execute()];
  const prepared = queries.filter((query) => query instanceof PreparedQuery);
  const [row] =
    prepared.length === queries.length
      ? await preparedLists(db, prepared).execute()
      : await db
          .selectNoFrom(
            queries.map((query, index) =>
              sql<Record<string, unknown>[]>`(select coalesce(json_agg(listed), '[]') from ${query} as listed)`.as(
                `list${index}`,
              ),
            ),
          )
          .execute();
  return queries.map((_, index) => (row?.[`list${index}`] ?? []).map(decodedRow));
}

const camelCased = new Map<string, string>();
function camelCase(column: string): string {
  const known = camelCased.get(column);
  if (known !== undefined) return known;
  const name = column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  camelCased.set(column, name);
  return name;
}

/** A row as the database's driver would have read it. */
function decodedRow(json: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(json)) {
    const name = camelCase(column);
    row[name] = typeof value === 'string' ? toldValue(name, value) : value;
  }
  return row;
}

function toldValue(name: string, value: string): unknown {
  if (isInstant(name)) return new Date(value);
  return isBytes(name) ? Buffer.from(value.slice('\\x'.length), 'hex') : value;
}
