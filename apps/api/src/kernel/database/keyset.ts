import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { idSchema } from '@troth/domain/records';
import type { Tx } from './database';

const PAGE_SIZE = 25;
const LARGEST_PAGE = 100;
/** Counted exactly up to this many; beyond, a list says "more than". */
export const LARGEST_EXACT_TOTAL = 10_000;

/** The page of a list, named by the row beside it: rows that come or go in between move nothing. */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(PAGE_SIZE),
  /** The last row of the page before. */
  after: idSchema.optional(),
  /** The first row of the page after. */
  before: idSchema.optional(),
};

export const directionQuery = z.enum(['ascending', 'descending']);
export type SortDirection = z.infer<typeof directionQuery>;

/** What each page of a list says beside its rows. */
export const pageShape = {
  /** How many there are in all, at most 10,000. */
  total: z.int().min(0),
  /** False where there are more than `total`. */
  isTotalExact: z.boolean(),
  /** For `after`; null on the last page. */
  nextCursor: idSchema.nullable(),
  /** For `before`; null on the first page. */
  previousCursor: idSchema.nullable(),
};

export interface PageRequest {
  readonly limit: number;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  /** False where nobody reads the total: for files, page after page. */
  readonly isCounted?: boolean | undefined;
}

/** So many rows are read for a file at once. */
const FILE_PAGE_SIZE = 500;
/** Fewer at first, so that a download starts sooner. */
const FIRST_FILE_PAGE_SIZE = 100;

/** How many rows of a file are read after a row, or at first. */
export const fileLimit = (after: unknown) => (after === null ? FIRST_FILE_PAGE_SIZE : FILE_PAGE_SIZE);

/** The next page of a file. */
export const pageOfFile = (after: string | null) => ({
  limit: fileLimit(after),
  ...(after !== null && { after }),
  isCounted: false,
});

export interface PageOfIds {
  readonly ids: string[];
  readonly page: {
    readonly total: number;
    readonly isTotalExact: boolean;
    readonly nextCursor: string | null;
    readonly previousCursor: string | null;
  };
}

interface Listing {
  /** Table, with its joins. */
  readonly from: RawBuilder<unknown>;
  readonly id: RawBuilder<string>;
  readonly where: readonly RawBuilder<SqlBool>[];
  /** Never null, and all in one direction; the id settles ties. */
  readonly order: readonly RawBuilder<unknown>[];
  readonly direction: SortDirection;
}

const flipped = { ascending: 'descending', descending: 'ascending' } as const;

/**
 * One page of a list, by ids. It begins where the row named by `after` or `before` is in the order, so that the thousandth
 * page costs as much as the first; a row that is not there gives an empty page.
 */
export async function pageOfIds(
  tx: Tx,
  listing: Listing,
  { limit, after, before, isCounted = true }: PageRequest,
): Promise<PageOfIds> {
  const { from, id, where, order } = listing;
  const cursor = after ?? before;
  const isBackwards = after === undefined && before !== undefined;
  const direction = isBackwards ? flipped[listing.direction] : listing.direction;
  const keys = sql.join([...order, id]);
  const beyond =
    cursor === undefined
      ? []
      : [
          sql<SqlBool>`(${keys}) ${direction === 'ascending' ? sql`>` : sql`<`} (select ${keys} from ${from} where ${id} = ${cursor})`,
        ];
  const filter = (conditions: readonly RawBuilder<SqlBool>[]) =>
    conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`;
  const towards = direction === 'ascending' ? sql`asc` : sql`desc`;
  const ordering = sql.join([...order, id].map((key) => sql`${key} ${towards}`));
  const { rows: found } = await sql<{ id: string }>`
    select ${id} as id from ${from} ${filter([...where, ...beyond])} order by ${ordering} limit ${limit + 1}`.execute(
    tx,
  );
  const total = isCounted ? await countUpTo(tx, sql`select 1 from ${from} ${filter(where)}`) : 0;
  const hasMore = found.length > limit;
  const kept = found.slice(0, limit).map((row) => row.id);
  const ids = isBackwards ? kept.toReversed() : kept;
  const hasNext = isBackwards ? true : hasMore;
  const hasPrevious = isBackwards ? hasMore : after !== undefined;
  return {
    ids,
    page: {
      total: Math.min(total, LARGEST_EXACT_TOTAL),
      isTotalExact: total <= LARGEST_EXACT_TOTAL,
      nextCursor: hasNext ? (ids.at(-1) ?? null) : null,
      previousCursor: hasPrevious ? (ids[0] ?? null) : null,
    },
  };
}

/**
 * One page of rows that no query can order: all of them are in memory, in their order. The row beside the page may be one
 * that the filters leave out, so that it still says where the page begins; one that is not there gives an empty page.
 */
export function pageOfRows<Row>(
  ordered: readonly Row[],
  { cursorOf, isListed }: { readonly cursorOf: (row: Row) => string; readonly isListed: (row: Row) => boolean },
  { limit, after, before }: Pick<PageRequest, 'limit' | 'after' | 'before'>,
): { rows: Row[]; page: PageOfIds['page'] } {
  const listed = ordered.filter(isListed);
  const total = { total: listed.length, isTotalExact: true };
  const cursor = after ?? before;
  const at = cursor === undefined ? -1 : ordered.findIndex((row) => cursorOf(row) === cursor);
  if (cursor !== undefined && at === -1)
    return { rows: [], page: { ...total, nextCursor: null, previousCursor: null } };
  const isBackwards = after === undefined && before !== undefined;
  const passed = ordered.slice(0, isBackwards ? at : at + 1).filter(isListed).length;
  const from = isBackwards ? Math.max(0, passed - limit) : passed;
  const until = isBackwards ? passed : passed + limit;
  const rows = listed.slice(from, until);
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    page: {
      ...total,
      nextCursor: last !== undefined && until < listed.length ? cursorOf(last) : null,
      previousCursor: first !== undefined && from > 0 ? cursorOf(first) : null,
    },
  };
}

async function countUpTo(tx: Tx, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (${rows} limit ${LARGEST_EXACT_TOTAL + 1}) as counted`.execute(tx);
  return Number(counted[0]?.total ?? 0);
}

/** Rows in the order of their ids, as a page lists them. */
export function inOrder<Row extends { readonly id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
