import { attorneyServiceSchema } from '@troth/domain/attorneys';
import {
  appointmentCancellationSchema,
  attorneyHoursSchema,
  awayChangeSchema,
  awayStateSchema,
  slotSchema,
  timeOfferSchema,
} from '@troth/domain/booking';
import { eventSchema } from '@troth/domain/purchases';
import { eventFilterSchema, idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import { pageQuery, pageShape } from '../../kernel/database/keyset';
import { operation, type Work } from '../../kernel/http/operation';
import { present } from '../../kernel/http/present';
import { loadAttorneySubject } from '../../records/attorneys/attorney.repository';
import { cancelWith, complete, markNoShow, offerTimes, timesToOffer } from './book';
import { clientsAmong } from '../../records/attorneys/matter.repository';
import { attorneyCalendarPolicy } from '../../records/booking/booking.policy';
import { presentEvent } from '../../records/booking/event.presenter';
import { type EventView, pageOfCalls } from '../../records/booking/event.repository';
import { hoursAndAwayOf, hoursOf, replaceAway, replaceHours } from '../../records/booking/hours.repository';
import { callTimes, offerCall } from './offer-call';
import { maySeeBookingLink } from './services-of';
import { servicesOf } from '../../records/attorneys/service.repository';

const attorneyParams = z.object({ id: idSchema, aid: idSchema });
const eventParams = attorneyParams.extend({ eid: idSchema });

const ofAttorney = {
  tag: 'attorneys',
  policy: attorneyCalendarPolicy,
} as const;

type EventParams = z.output<typeof eventParams>;
const ofAppointment = {
  ...ofAttorney,
  params: eventParams,
  response: eventSchema,
  load: ({ tx, params }: Work & { params: EventParams }) => loadAttorneySubject(tx, params),
} as const;

const itemParams = attorneyParams.extend({ pid: idSchema });
const ofCall = {
  ...ofAttorney,
  isOurs: true,
  params: itemParams,
  action: 'offer',
  load: ({ tx, params }: Work & { params: z.output<typeof itemParams> }) => loadAttorneySubject(tx, params),
} as const;

const shown = ({ tx, actor, services: { config }, now }: Work, view: EventView) =>
  presentEvent(tx, view, actor, { config, now });

export const attorneyCalendarOperations = [
  operation({
    ...ofAttorney,
    route: 'GET /users/{id}/attorneys/{aid}/attorney-services',
    id: 'attorneys.listServices',
    summary: 'What an attorney offers; the booking link only for people who may book',
    params: attorneyParams,
    response: z.array(attorneyServiceSchema),
    action: 'readServices',
    load: ({ tx, params }) => loadAttorneySubject(tx, params),
    handle: async ({ tx, subject, actor }) => {
      const rows = await servicesOf(tx, subject.attorney.id);
      const canSee = await maySeeBookingLink(tx, subject.attorney.id, actor);
      return rows.map((row) =>
        present(attorneyServiceSchema, row, canSee(row.serviceType) ? { bookingLink: row.bookingLink } : {}),
      );
    },
  }),
  operation({
    ...ofAttorney,
    route: 'GET /users/{id}/attorneys/{aid}/hours',
    id: 'attorneyHours.read',
    summary: 'When an attorney takes calls',
    isOurs: true,
    params: attorneyParams,
    response: attorneyHoursSchema,
    action: 'readHours',
    load: ({ tx, params }) => loadAttorneySubject(tx, params),
    handle: ({ tx, subject }) => hoursOf(tx, subject.attorney.id),
  }),
  operation({
    ...ofAttorney,
    route: 'PUT /users/{id}/attorneys/{aid}/hours',
    id: 'attorneyHours.replace',
    summary: 'Changes when an attorney takes calls; booked appointments stay',
    isOurs: true,
    params: attorneyParams,
    body: attorneyHoursSchema,
    response: attorneyHoursSchema,
    action: 'changeHours',
    load: ({ tx, params }) => loadAttorneySubject(tx, params, 'change'),
    handle: async ({ tx, subject, body, now, audit }) => {
      await replaceHours(tx, subject.attorney.id, body, now);
      audit({ subjectKind: 'attorney', subjectId: subject.attorney.id });
      return hoursOf(tx, subject.attorney.id);
    },
  }),
  operation({
    ...ofAttorney,
    route: 'GET /users/{id}/attorneys/{aid}/away',
    id: 'attorneyHours.readAway',
    summary: 'The days on which an attorney is or will be away',
    isOurs: true,
    params: attorneyParams,
    response: awayStateSchema,
    action: 'readHours',
    load: ({ tx, params }) => loadAttorneySubject(tx, params),
    handle: async ({ tx, subject }) => ({ away: (await hoursAndAwayOf(tx, subject.attorney.id)).away }),
  }),
  operation({
    ...ofAttorney,
    route: 'PUT /users/{id}/attorneys/{aid}/away',
    id: 'attorneyHours.replaceAway',
    summary: 'Changes the days away; booked appointments stay',
    description: 'On these days no call can be booked, and no couple finds the attorney.',
    isOurs: true,
    params: attorneyParams,
    body: awayChangeSchema,
    response: awayStateSchema,
    action: 'changeHours',
    load: ({ tx, params }) => loadAttorneySubject(tx, params, 'change'),
    handle: async ({ tx, subject, body, now, audit }) => {
      const away = await replaceAway(tx, subject.attorney.id, body, now);
      audit({ subjectKind: 'attorney', subjectId: subject.attorney.id });
      return { away };
    },
  }),
  operation({
    ...ofAttorney,
    route: 'GET /users/{id}/attorneys/{aid}/events',
    id: 'attorneyCalls.list',
    summary: 'The calls of an attorney, a page of them, by when they begin',
    description:
      'future: still to be or under way, earliest first. past: all others; all: both; latest first, those without an ' +
      'outcome before all others.',
    isOurs: true,
    params: attorneyParams,
    query: z.object({
      filter: eventFilterSchema.default('all'),
      /** Calls that begin at this moment or later, and before that one. */
      from: instantSchema.optional(),
      until: instantSchema.optional(),
      ...pageQuery,
    }),
    response: z
      .object({
        events: z.array(eventSchema),
        /** Whose calls these are, and who are the attorney's clients no longer: their pages are closed. */
        formerClientIds: z.array(idSchema),
        ...pageShape,
      })
      .meta({ id: 'CallPage' }),
    action: 'readCalls',
    load: ({ tx, params }) => loadAttorneySubject(tx, params),
    handle: async (call) => {
      const { from, until, ...query } = call.query;
      const dateOf = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant));
      const { views, page } = await pageOfCalls(
        call.tx,
        call.params.aid,
        { ...query, from: dateOf(from), until: dateOf(until) },
        call.now,
      );
      const people = [...new Set(views.map(({ client }) => client.id))];
      const clients = await clientsAmong(call.tx, call.params.aid, people);
      return {
        events: views.map((view) => shown(call, view)),
        formerClientIds: people.filter((id) => !clients.has(id)),
        ...page,
      };
    },
  }),
  operation({
    ...ofAppointment,
    route: 'POST /users/{id}/attorneys/{aid}/events/{eid}/complete',
    id: 'events.complete',
    summary: 'The meeting took place; only after it began',
    action: 'judge',
    handle: async (call) => shown(call, await complete(call, call.params.aid, call.params.eid)),
  }),
  operation({
    ...ofAppointment,
    route: 'POST /users/{id}/attorneys/{aid}/events/{eid}/no-show',
    id: 'events.noShow',
    summary: 'The client was not there; only after it began',
    action: 'judge',
    handle: async (call) => shown(call, await markNoShow(call, call.params.aid, call.params.eid)),
  }),
  operation({
    ...ofAppointment,
    route: 'GET /users/{id}/attorneys/{aid}/events/{eid}/slots',
    id: 'events.listSlots',
    summary: 'The times to which an appointment could be moved',
    isOurs: true,
    response: z.array(slotSchema),
    action: 'offer',
    handle: (call) => timesToOffer(call, call.params.aid, call.params.eid),
  }),
  operation({
    ...ofAppointment,
    route: 'POST /users/{id}/attorneys/{aid}/events/{eid}/offer',
    id: 'events.offer',
    summary: 'Offers the client other times; the appointment stays until the client takes one',
    isOurs: true,
    body: timeOfferSchema,
    action: 'offer',
    handle: async (call) => shown(call, await offerTimes(call, call.params.aid, call.params.eid, call.body)),
  }),
  operation({
    ...ofCall,
    route: 'GET /users/{id}/attorneys/{aid}/purchase-items/{pid}/slots',
    id: 'attorneyCalls.listSlots',
    summary: 'The times that an attorney can offer for a call that is not booked yet',
    response: z.array(slotSchema),
    handle: (call) => callTimes(call, call.params.aid, call.params.pid),
  }),
  operation({
    ...ofCall,
    route: 'POST /users/{id}/attorneys/{aid}/purchase-items/{pid}/offer',
    id: 'attorneyCalls.offer',
    summary: 'Offers the client times for a call that is not booked yet',
    body: timeOfferSchema,
    response: z.object({ offeredTimes: z.array(instantSchema) }).meta({ id: 'CallOffer' }),
    handle: async (call) => {
      const offeredTimes = await offerCall(call, call.params.aid, call.params.pid, call.body);
      call.audit({ subjectKind: 'purchaseItem', subjectId: call.params.pid });
      return { offeredTimes };
    },
  }),
  operation({
    ...ofAppointment,
    route: 'POST /users/{id}/attorneys/{aid}/events/{eid}/cancel',
    id: 'events.cancel',
    summary: 'The attorney cancels, and says why; the client books again without limit',
    isOurs: true,
    body: appointmentCancellationSchema,
    action: 'cancel',
    handle: async (call) => shown(call, await cancelWith(call, call.params.aid, call.params.eid, call.body.reason)),
  }),
];
