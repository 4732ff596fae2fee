import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { openedUser } from '../../records/users/contact';
import { presentUser } from '../../records/users/user.presenter';

/** What the list can be sorted by. */
export const USER_SORTS = ['NAME', 'USER_TYPE', 'CREATED', 'LAST_ACTIVE'] as const;
type UserSort = (typeof USER_SORTS)[number];

/** Nobody is sorted by letters that differ in size alone; whoever has no name stands under the e-mail address. */
const sortColumns = {
  NAME: sql`lower(coalesce(nullif(concat_ws(' ', users.first_name, users.last_name), ''), users.email))`,
  USER_TYPE: sql`users.user_type::text`,
  CREATED: sql`users.created_at`,
  LAST_ACTIVE: sql`users.last_active_at`,
} as const satisfies Record<UserSort, unknown>;

interface UserFilter {
  readonly search?: string | undefined;
  readonly userType?: 'CUSTOMER' | 'ATTORNEY' | 'ADMIN' | undefined;
  readonly stateId?: string | undefined;
  readonly sort: UserSort;
  readonly direction: 'ascending' | 'descending';
  readonly limit: number;
  readonly offset: number;
}

/** `%` and `_` are ordinary characters to the person who searches. */
const likePattern = (words: string) => `%${words.trim().replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;

interface DocumentFacts {
  stateId: string | null;
  lastGeneratedAt: Date | null;
  attorneyAId: string | null;
  attorneyBId: string | null;
  reviewedAt: Date | null;
  finalizedAt: Date | null;
}

function stageOf(document: DocumentFacts) {
  if (document.finalizedAt !== null) return 'FINALIZED';
  if (document.lastGeneratedAt !== null && (document.attorneyAId ?? document.attorneyBId) !== null) return 'IN_EDITOR';
  if (document.reviewedAt !== null) return 'REVIEWED';
  if (document.lastGeneratedAt !== null) return 'GENERATED';
  return document.stateId === null ? 'NO_STATE_YET' : 'QUESTIONNAIRE';
}

/** One page of users, each with the active document's state and stage, an attorney with the licences. */
export async function findUsers(tx: Tx, filter: UserFilter) {
  let matching = tx.selectFrom('users').where('users.deletedAt', 'is', null);
  const { userType, search, stateId } = filter;
  if (userType !== undefined) matching = matching.where('users.userType', '=', userType);
  if (search !== undefined && search.trim() !== '') {
    const pattern = likePattern(search);
    matching = matching.where((eb) =>
      eb.or([
        eb('users.email', 'ilike', pattern),
        eb(
          eb.fn<string>('concat_ws', [eb.val(' '), 'users.firstName', 'users.middleName', 'users.lastName']),
          'ilike',
          pattern,
        ),
        eb(eb.fn<string>('concat_ws', [eb.val(' '), 'users.firstName', 'users.lastName']), 'ilike', pattern),
      ]),
    );
  }
  if (stateId !== undefined) {
    matching = matching.where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('documents')
            .select('documents.id')
            .where('documents.stateId', '=', stateId)
            .where('documents.isActive', '=', true)
            .where('documents.deletedAt', 'is', null)
            .where((of) =>
              of.or([
                of('documents.userAId', '=', of.ref('users.id')),
                of('documents.userBId', '=', of.ref('users.id')),
              ]),
            ),
        ),
        eb.exists(
          eb
            .selectFrom('attorneyStates')
            .select('attorneyStates.id')
            .where('attorneyStates.stateId', '=', stateId)
            .where('attorneyStates.deletedAt', 'is', null)
            .where('attorneyStates.attorneyId', '=', eb.ref('users.id')),
        ),
      ]),
    );
  }
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const users = await matching
    .selectAll('users')
    .orderBy(sortColumns[filter.sort], (order) =>
      filter.direction === 'ascending' ? order.asc().nullsFirst() : order.desc().nullsLast(),
    )
    .orderBy('users.id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  const ids = users.map((user) => user.id);
  const documents =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('documents')
          .selectAll()
          .where((eb) => eb.or([eb('userAId', 'in', ids), eb('userBId', 'in', ids)]))
          .where('isActive', '=', true)
          .where('deletedAt', 'is', null)
          .execute();
  const stages =
    ids.length === 0 ? [] : await tx.selectFrom('attorneys').select(['id', 'stage']).where('id', 'in', ids).execute();
  const licenses =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('attorneyStates')
          .select(['attorneyId', 'stateId'])
          .where('attorneyId', 'in', ids)
          .where('deletedAt', 'is', null)
          .orderBy('order')
          .execute();
  const rows = users.map((user) => {
    const document = documents.find((row) => row.userAId === user.id || row.userBId === user.id);
    return {
      ...presentUser(openedUser(tx, user)),
      stateId: document?.stateId ?? null,
      licensedStateIds: licenses.filter((row) => row.attorneyId === user.id).map((row) => row.stateId),
      documentId: document?.id ?? null,
      documentStage: document === undefined ? null : stageOf(document),
      attorneyStage: stages.find((row) => row.id === user.id)?.stage ?? null,
    } as const;
  });
  return { rows, total: Number(total) };
}
