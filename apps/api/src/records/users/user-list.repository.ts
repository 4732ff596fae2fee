import { type DocumentStage, documentStage } from '@troth/domain/documents';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { inOrder, pageOfIds, type PageRequest, type SortDirection } from '../../kernel/database/keyset';
import { idMatches, isFound, wordStart } from '../../kernel/database/search';
import { isoOrNull } from '../../kernel/http/present';
import type { DocumentRow } from '../couples/couple';
import { openedUser } from './contact';
import { presentUser } from './user.presenter';

/** What the list can be sorted by. */
export const USER_SORTS = ['NAME', 'USER_TYPE', 'CREATED', 'LAST_ACTIVE'] as const;
type UserSort = (typeof USER_SORTS)[number];

const id = sql<string>`users.id`;
const words = sql<string>`users.search_words`;

/** A person who was never active is listed as if it had been long ago. */
const sortColumns = {
  NAME: sql`users.sort_name`,
  USER_TYPE: sql`users.user_type`,
  CREATED: sql`users.created_at`,
  LAST_ACTIVE: sql`coalesce(users.last_active_at, timestamptz '1970-01-01 00:00:00+00')`,
} as const satisfies Record<UserSort, unknown>;

interface UserFilter extends PageRequest {
  readonly search?: string | undefined;
  readonly userType?: 'CUSTOMER' | 'ATTORNEY' | 'ADMIN' | undefined;
  readonly stateId?: string | undefined;
  readonly isWaitlisted?: boolean | undefined;
  readonly sort: UserSort;
  readonly direction: SortDirection;
}

const stageOf = (document: DocumentRow, isNotarized: boolean): DocumentStage =>
  documentStage({ ...document, hasAttorney: (document.attorneyAId ?? document.attorneyBId) !== null, isNotarized });

/** By words of name and e-mail, or by the beginning of the person's or the document's id. */
const found = (search: string): RawBuilder<SqlBool> =>
  isFound(
    {
      table: 'users',
      words,
      alsoBy: (range) => {
        const documents = idMatches(sql`documents.id`, range);
        return [
          sql`select user_a_id from documents where ${documents}`,
          sql`select user_b_id from documents where ${documents}`,
        ];
      },
    },
    search,
  );

/** Of the active document, or of a licence. */
const inState = (stateId: string) => sql<SqlBool>`users.id in (
  select user_a_id from documents where state_id = ${stateId} and is_active and deleted_at is null
  union select user_b_id from documents where state_id = ${stateId} and is_active and deleted_at is null
  union select attorney_id from attorney_states where state_id = ${stateId} and deleted_at is null
)`;

function conditionsOf({ search, userType, stateId, isWaitlisted }: UserFilter): RawBuilder<SqlBool>[] {
  const conditions = [sql<SqlBool>`users.deleted_at is null`];
  if (userType !== undefined) conditions.push(sql<SqlBool>`users.user_type = ${userType}`);
  if (search !== undefined) conditions.push(found(search));
  if (stateId !== undefined) conditions.push(inState(stateId));
  if (isWaitlisted === true) conditions.push(sql<SqlBool>`users.id in (select user_id from postnup_waitlist)`);
  return conditions;
}

/** One page of users, each with the active document's state and stage, an attorney with the licences. */
export async function findUsers(tx: Tx, filter: UserFilter) {
  const { ids, page } = await pageOfIds(
    tx,
    {
      from: sql`users`,
      id,
      where: conditionsOf(filter),
      order: [
        ...(filter.search === undefined ? [] : [wordStart(words, filter.search, filter.direction)]),
        sortColumns[filter.sort],
      ],
      direction: filter.direction,
    },
    filter,
  );
  if (ids.length === 0) return { rows: [], page };
  const users = inOrder(ids, await tx.selectFrom('users').selectAll().where('id', 'in', ids).execute());
  const documents = await tx
    .selectFrom('documents')
    .selectAll()
    .where((eb) => eb.or([eb('userAId', 'in', ids), eb('userBId', 'in', ids)]))
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .execute();
  const documentIds = documents.map((document) => document.id);
  const facts = await factsOfDocuments(tx, documentIds);
  const stages = await tx.selectFrom('attorneys').select(['id', 'stage']).where('id', 'in', ids).execute();
  const licenses = await tx
    .selectFrom('attorneyStates')
    .select(['attorneyId', 'stateId'])
    .where('attorneyId', 'in', ids)
    .where('deletedAt', 'is', null)
    .orderBy('order')
    .execute();
  const waiting = await tx
    .selectFrom('postnupWaitlist')
    .select(['userId', 'joinedAt'])
    .where('userId', 'in', ids)
    .execute();
  const rows = users.map((user) => {
    const document = documents.find((row) => row.userAId === user.id || row.userBId === user.id);
    return {
      ...presentUser(openedUser(tx, user)),
      stateId: document?.stateId ?? null,
      licensedStateIds: licenses.filter((row) => row.attorneyId === user.id).map((row) => row.stateId),
      documentId: document?.id ?? null,
      documentStage: document === undefined ? null : stageOf(document, facts.notarized.has(document.id)),
      isPaid: document !== undefined && facts.paid.has(document.id),
      attorneyStage: stages.find((row) => row.id === user.id)?.stage ?? null,
      waitlistedAt: isoOrNull(waiting.find(({ userId }) => userId === user.id)?.joinedAt ?? null),
    } as const;
  });
  return { rows, page };
}

/** Which of the documents are notarized, and for which the prenup is paid. */
async function factsOfDocuments(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return { notarized: new Set<string>(), paid: new Set<string>() };
  const notarized = await tx
    .selectFrom('notarizations')
    .select('documentId')
    .where('documentId', 'in', [...ids])
    .where('notarizationCompletedAt', 'is not', null)
    .execute();
  const paid = await tx
    .selectFrom('purchaseItems')
    .innerJoin('products', 'products.id', 'purchaseItems.productId')
    .select('purchaseItems.documentId')
    .where('purchaseItems.documentId', 'in', [...ids])
    .where('products.productType', '=', 'PRENUP')
    .where('purchaseItems.paymentStatus', '=', 'SUCCESSFUL')
    .where('purchaseItems.deletedAt', 'is', null)
    .execute();
  return {
    notarized: new Set(notarized.map(({ documentId }) => documentId)),
    paid: new Set(paid.map(({ documentId }) => documentId)),
  };
}
