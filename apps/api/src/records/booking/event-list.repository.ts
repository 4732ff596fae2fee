import type { EventFilter } from '@troth/domain/records';
import type { EventStatus } from '@troth/domain/purchases';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { inOrder, type PageOfIds, pageOfIds, type PageRequest, type SortDirection } from '../../kernel/database/keyset';
import { idMatches, idRange, matches } from '../../kernel/database/search';
import { eventsByIds } from './event.repository';

/** Appointments of everybody, as admins list them. */

interface AdminEventFilter {
  readonly search?: string | undefined;
  readonly filter: EventFilter;
  readonly status?: EventStatus | undefined;
  readonly attorneyId?: string | undefined;
  /** Of either side: the client or the attorney. */
  readonly userId?: string | undefined;
  /** Those that are over, and whose outcome nobody has recorded. */
  readonly isOpen?: 'true' | undefined;
  readonly direction?: SortDirection | undefined;
}

/** By words of either person, or the beginning of the id. */
function isFound(search: string): RawBuilder<SqlBool> {
  // An array is looked up in the index, however many the planner believes that there are.
  const people = sql`array(select users.id from users where ${sql.join(matches(sql`users.search_words`, search), sql` and `)})`;
  const range = idRange(search);
  return sql<SqlBool>`appointment_events.id in (
    select id from appointment_events where attorney_id = any(${people})
    union select of_client.id from appointment_events of_client
      join purchase_items on purchase_items.id = of_client.purchase_item_id
      where purchase_items.beneficiary_user_id = any(${people})
    ${range === null ? sql`` : sql`union select by_id.id from appointment_events by_id where ${idMatches(sql`by_id.id`, range)}`}
  )`;
}

/** One page of appointments, by their ids. */
export function findEvents(tx: Tx, query: AdminEventFilter & PageRequest, now: Date): Promise<PageOfIds> {
  const { search, filter, status, attorneyId, userId, isOpen } = query;
  const future = sql<SqlBool>`(event_status = 'BOOKED' and service_completed_at is null and event_end_at > ${now})`;
  const where = [sql<SqlBool>`deleted_at is null`];
  if (filter === 'future') where.push(future);
  if (filter === 'past') where.push(sql<SqlBool>`not ${future}`);
  if (isOpen === 'true') {
    where.push(sql<SqlBool>`event_status = 'BOOKED' and service_completed_at is null and event_end_at <= ${now}`);
  }
  if (status !== undefined) where.push(sql<SqlBool>`event_status = ${status}`);
  if (attorneyId !== undefined) where.push(sql<SqlBool>`attorney_id = ${attorneyId}`);
  if (userId !== undefined) {
    where.push(sql<SqlBool>`appointment_events.id in (
      select own.id from appointment_events own where own.attorney_id = ${userId}
      union select of_client.id from appointment_events of_client
        join purchase_items on purchase_items.id = of_client.purchase_item_id
        where purchase_items.beneficiary_user_id = ${userId}
    )`);
  }
  if (search !== undefined) where.push(isFound(search));
  return pageOfIds(
    tx,
    {
      from: sql`appointment_events`,
      id: sql<string>`appointment_events.id`,
      where,
      order: [sql`appointment_events.event_start_at`],
      direction: query.direction ?? (filter === 'future' ? 'ascending' : 'descending'),
    },
    query,
  );
}

export async function eventsInOrder(tx: Tx, ids: readonly string[]) {
  const views = await eventsByIds(tx, ids);
  return inOrder(
    ids,
    views.map((view) => ({ ...view, id: view.event.id })),
  );
}
