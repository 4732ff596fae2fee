import { eventSchema, eventStatusSchema } from '@troth/domain/purchases';
import { eventFilterSchema, idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { directionQuery, pageOfFile, pageQuery, pageShape } from '../../kernel/database/keyset';
import { searchQuery } from '../../kernel/database/search';
import { listFile } from '../../kernel/http/csv';
import { noSubject, operation } from '../../kernel/http/operation';
import { adminPolicy } from '../../records/attorneys/attorney.policy';
import { presentEvent } from '../../records/booking/event.presenter';
import { eventsInOrder, findEvents } from '../../records/booking/event-list.repository';
import { hoursOf } from '../../records/booking/hours.repository';

const adminEventSchema = eventSchema
  .extend({ attorneyTimeZone: z.string() })
  .meta({ id: 'AdminEvent', description: 'An appointment as admins see it, with the clocks of both sides.' });

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
      for (const view of await eventsInOrder(tx, ids)) {
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
            rows: (await eventsInOrder(tx, ids))
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
