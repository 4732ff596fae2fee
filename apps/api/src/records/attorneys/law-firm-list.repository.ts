import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { inOrder, pageOfIds, type PageRequest, type SortDirection } from '../../kernel/database/keyset';
import { isFound, wordStart } from '../../kernel/database/search';
import { accountsOfFirms, lawFirmsById, membersOfFirms } from './law-firm.repository';

/** What the list can be sorted by. WAITING: firms that await approval first, then by name. */
export const LAW_FIRM_SORTS = ['WAITING', 'NAME', 'CREATED'] as const;
type LawFirmSort = (typeof LAW_FIRM_SORTS)[number];

const words = sql<string>`law_firms.search_words`;
const name = sql`search_text(law_firms.name)`;
const sortColumns = {
  WAITING: [sql`law_firms.is_approved`, name],
  NAME: [name],
  CREATED: [sql`law_firms.created_at`],
} as const satisfies Record<LawFirmSort, readonly RawBuilder<unknown>[]>;

interface LawFirmFilter extends PageRequest {
  readonly search?: string | undefined;
  readonly isApproved?: boolean | undefined;
  readonly sort: LawFirmSort;
  readonly direction: SortDirection;
}

function conditionsOf({ search, isApproved }: LawFirmFilter): RawBuilder<SqlBool>[] {
  const conditions = [sql<SqlBool>`law_firms.deleted_at is null`];
  if (isApproved !== undefined) conditions.push(sql<SqlBool>`law_firms.is_approved = ${isApproved}`);
  if (search !== undefined) conditions.push(isFound({ table: 'law_firms', words }, search));
  return conditions;
}

/** One page of firms, each with how many attorneys it has, its lead, and whether it can be paid. */
export async function findLawFirms(tx: Tx, filter: LawFirmFilter) {
  const { ids, page } = await pageOfIds(
    tx,
    {
      from: sql`law_firms`,
      id: sql<string>`law_firms.id`,
      where: conditionsOf(filter),
      order: [
        ...(filter.search === undefined ? [] : [wordStart(words, filter.search, filter.direction)]),
        ...sortColumns[filter.sort],
      ],
      direction: filter.direction,
    },
    filter,
  );
  return { firms: inOrder(ids, await lawFirmsById(tx, ids)), page };
}

/** What is listed beside a firm. */
export async function factsOfFirms(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return { membersOf: () => [], accountOf: () => null };
  const members = await membersOfFirms(tx, ids);
  const accounts = await accountsOfFirms(tx, ids);
  return {
    membersOf: (firmId: string) => members.filter(({ lawFirmId }) => lawFirmId === firmId),
    accountOf: (firmId: string) => accounts.find(({ lawFirmId }) => lawFirmId === firmId) ?? null,
  };
}
