import { eventSchema, eventStatusSchema } from '@troth/domain/purchases';
import { eventFilterSchema, idSchema } from '@troth/domain/records';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import {
  directionQuery,
  inOrder,
  pageOfFile,
  pageOfIds,
  pageQuery,
  type PageRequest,
  pageShape,
} from '../../kernel/database/keyset';
import { idMatches, idRange, matches, searchQuery } from '../../kernel/database/search';
import { listFile } from '../../kernel/http/csv';
import { noSubject, operation } from '../../kernel/http/operation';
import { adminPolicy } from '../../records/attorneys/attorney.policy';
import { presentEvent } from '../../records/booking/event.presenter';
import { eventsByIds } from '../../records/booking/event.repository';
import { hoursOf } from '../../records/booking/hours.repository';

const adminEventSchema = eventSchema
  .extend({ attorneyTimeZone: z.string() })
  .meta({ id: 'AdminEvent', description: 'An appointment as admins see it, with the clocks of both sides.' });

/** By words of either person, or the beginning of the id. */
function found(search: string): RawBuilder<SqlBool> {
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

const eventFilter = z.object({
  search: searchQuery,
  filter: eventFilterSchema.default('all'),
  status: eventStatusSchema.optional(),
  attorneyId: idSchema.optional(),
  /** Of either side: the client or the attorney. */
  userId: idSchema.optional(),
  /** Those that are over, and whose outcome nobody has recorded. */
  isOpen: z.enum(['true']).optional(),
  direction: directionQuery.optional(),
});

/** One page of appointments, by their ids. */
async function findEvents(tx: Tx, query: z.output<typeof eventFilter> & PageRequest, now: Date) {
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
  if (search !== undefined) where.push(found(search));
  const { ids, page } = await pageOfIds(
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
  return { ids, page };
}

async function viewsOf(tx: Tx, ids: readonly string[]) {
  const views = await eventsByIds(tx, ids);
  return inOrder(
    ids,
    views.map((view) => ({ ...view, id: view.event.id })),
  );
}

export const adminEventOperations = [
  operation({
    route: 'GET /admin/events',
    id: 'adminEvents.list',
    summary:
      'Appointments of everybody, by both people; those that are still to be the earliest first, others the latest first',
    description: 'future: still to be or under way, and not canceled. past: all others. all: both.',
    tag: 'attorneys',
    query: eventFilter.extend(pageQuery),
    response: z.object({ events: z.array(adminEventSchema), ...pageShape }).meta({ id: 'AdminEventPage' }),
    policy: adminPolicy,
    action: 'list',
    load: noSubject,
    handle: async ({ tx, query, now, actor, services }) => {
      const { ids, page } = await findEvents(tx, query, now);
      const events = [];
      const zones = new Map<string, string>();
      for (const view of await viewsOf(tx, ids)) {
        const { attorneyId } = view.event;
        const attorneyTimeZone = zones.get(attorneyId) ?? (await hoursOf(tx, attorneyId)).timeZone;
        zones.set(attorneyId, attorneyTimeZone);
        events.push({ ...presentEvent(tx, view, actor, { config: services.config, now }), attorneyTimeZone });
      }
      return { events, ...page };
    },
  }),
  operation({
    route: 'GET /admin/events/export',
    id: 'adminEvents.export',
    summary: 'The appointments of a filter as CSV',
    tag: 'attorneys',
    isOurs: true,
    changes: true,
    query: eventFilter,
    produces: 'text/csv',
    response: null,
    policy: adminPolicy,
    action: 'list',
    load: noSubject,
    handle: ({ services, query, now, actor, audit }) => {
      audit({ subjectKind: 'events' });
      return listFile<string>(services, {
        name: 'appointments.csv',
        columns: ['id', 'starts_at', 'ends_at', 'client', 'attorney', 'service', 'status', 'completed_at', 'time_zone'],
        read: async (tx, after) => {
          const { ids, page } = await findEvents(tx, { ...query, ...pageOfFile(after) }, now);
          return {
            rows: (await viewsOf(tx, ids))
              .map((view) => presentEvent(tx, view, actor, { config: services.config, now }))
              .map((event) => [
                event.id,
                event.eventStartAt,
                event.eventEndAt,
                event.clientName ?? null,
                event.attorneyName ?? null,
                event.serviceType,
                event.eventStatus,
                event.serviceCompletedAt,
                event.timeZone,
              ]),
            next: page.nextCursor,
          };
        },
      });
    },
  }),
];
