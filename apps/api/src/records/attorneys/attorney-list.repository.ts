import type { AttorneyStage } from '@troth/domain/attorneys';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { pageOfIds, type PageRequest, type SortDirection } from '../../kernel/database/keyset';
import { idMatches, idRange, matches, wordStart } from '../../kernel/database/search';
import { attorneyViews } from './attorney.repository';

/** What the list can be sorted by. WAITING: applications first, then the newest. */
export const ATTORNEY_SORTS = ['WAITING', 'NAME', 'FIRM', 'STAGE', 'CREATED'] as const;
type AttorneySort = (typeof ATTORNEY_SORTS)[number];

const id = sql<string>`attorneys.id`;
const words = sql<string>`users.search_words`;
const created = sql`attorneys.created_at`;

const sortColumns = {
  WAITING: [sql`(attorneys.stage = 'UNDER_REVIEW')`, created],
  NAME: [sql`users.sort_name`],
  FIRM: [sql`coalesce(law_firms.name, '')`],
  STAGE: [sql`attorneys.stage`, created],
  CREATED: [created],
} as const satisfies Record<AttorneySort, readonly RawBuilder<unknown>[]>;

interface AttorneyFilter extends PageRequest {
  readonly search?: string | undefined;
  readonly stage?: AttorneyStage | undefined;
  readonly stateId?: string | undefined;
  readonly lawFirmId?: string | undefined;
  readonly sort: AttorneySort;
  readonly direction: SortDirection;
}

/** By words of name and e-mail, of the firm, or by the beginning of the id. */
function found(search: string): RawBuilder<SqlBool> {
  const range = idRange(search);
  return sql<SqlBool>`attorneys.id in (
    select users.id from users where users.user_type = 'ATTORNEY' and ${sql.join(matches(words, search), sql` and `)}
    union select of_firm.id from attorneys of_firm join law_firms on law_firms.id = of_firm.law_firm_id
      where ${sql.join(matches(sql`law_firms.search_words`, search), sql` and `)}
    ${range === null ? sql`` : sql`union select by_id.id from attorneys by_id where ${idMatches(sql`by_id.id`, range)}`}
  )`;
}

function conditionsOf({ search, stage, stateId, lawFirmId }: AttorneyFilter): RawBuilder<SqlBool>[] {
  const conditions = [sql<SqlBool>`attorneys.deleted_at is null`, sql<SqlBool>`users.deleted_at is null`];
  if (search !== undefined) conditions.push(found(search));
  if (stage !== undefined) conditions.push(sql<SqlBool>`attorneys.stage = ${stage}`);
  if (lawFirmId !== undefined) conditions.push(sql<SqlBool>`attorneys.law_firm_id = ${lawFirmId}`);
  if (stateId !== undefined) {
    conditions.push(
      sql<SqlBool>`attorneys.id in (select attorney_id from attorney_states where state_id = ${stateId} and deleted_at is null)`,
    );
  }
  return conditions;
}

/** One page of attorneys with their firms and licences. */
export async function findAttorneys(tx: Tx, filter: AttorneyFilter) {
  const { ids, page } = await pageOfIds(
    tx,
    {
      // The type is the same for each of them, and there is an index by it: without it, all users are read.
      from: sql`attorneys join users on users.id = attorneys.id and users.user_type = 'ATTORNEY'
        left join law_firms on law_firms.id = attorneys.law_firm_id`,
      id,
      where: conditionsOf(filter),
      order: [
        ...(filter.search === undefined ? [] : [wordStart(words, filter.search, filter.direction)]),
        ...sortColumns[filter.sort],
      ],
      direction: filter.direction,
    },
    filter,
  );
  return { views: await attorneyViews(tx, ids), page };
}
