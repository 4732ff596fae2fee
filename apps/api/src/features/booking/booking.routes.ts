import { answerSharingSchema, bookingChoiceSchema, bookingSchema, rebookingSchema } from '@troth/domain/booking';
import { say } from '@troth/domain/messages';
import { eventSchema } from '@troth/domain/purchases';
import { eventFilterSchema, idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { idParam } from '../../kernel/http/common-schemas';
import { operation, type Work } from '../../kernel/http/operation';
import { invalidField, problem } from '../../kernel/http/problem';
import { isAdmin } from '../../kernel/http/policy';
import { phoneNumberIssue } from '../users/phone-number';
import { book, cancel, keepTime, move } from './book';
import { getBookable, presentChoice } from './booking-choice';
import { shareAnswers } from './share-answers';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { isOwningCustomer } from '../../records/couples/couple.policy';
import { bookingPolicy, ownEventsPolicy } from '../../records/booking/booking.policy';
import { presentEvent } from '../../records/booking/event.presenter';
import { eventsOfPerson, type EventView, getEvent } from '../../records/booking/event.repository';

const itemParams = idParam.extend({ pid: idSchema });
const eventParams = itemParams.extend({ eid: idSchema });

const own = {
  tag: 'payments',
  isOurs: true,
  policy: bookingPolicy,
  load: ({ params }: { params: { id: string } }) => ({ userId: params.id }),
} as const;

const shown = ({ tx, actor, services: { config }, now }: Work, view: EventView) =>
  presentEvent(tx, view, actor, { config, now });

/** @throws Problem NOT_FOUND for an appointment of another purchase, or of another person's */
async function requireOwnEvent({ tx, now }: Work, params: z.infer<typeof eventParams>): Promise<void> {
  const { item } = await getBookable(tx, params.id, params.pid, now);
  if ((await getEvent(tx, params.eid)).purchaseItemId !== item.id) throw problem('NOT_FOUND');
}

export const bookingOperations = [
  operation({
    route: 'GET /users/{id}/purchase-items/events',
    id: 'purchaseItems.listEvents',
    summary: 'The appointments of a client, or those that name an attorney',
    description:
      'future: still to be or under way, earliest first. past: all others, latest first. all: both, latest first.',
    tag: 'payments',
    params: idParam,
    query: z.object({ filter: eventFilterSchema.default('all') }),
    response: z.array(eventSchema),
    policy: ownEventsPolicy,
    action: 'read',
    load: ({ params }) => ({ userId: params.id }),
    handle: async (call) => {
      const views = await eventsOfPerson(call.tx, call.params.id, { filter: call.query.filter, now: call.now });
      return views.map((view) => shown(call, view));
    },
  }),
  operation({
    ...own,
    route: 'GET /users/{id}/purchase-items/{pid}/slots',
    id: 'booking.listSlots',
    summary: 'The times at which a bought service can be booked, or its appointment be moved to',
    params: itemParams,
    response: bookingChoiceSchema,
    action: 'read',
    handle: async (call) => {
      const { tx, params, now, actor } = call;
      return presentChoice(call, await getBookable(tx, params.id, params.pid, now), isAdmin(actor, null));
    },
  }),
  operation({
    ...own,
    route: 'POST /users/{id}/purchase-items/{pid}/events',
    id: 'booking.book',
    summary: 'Books an appointment: the attorney calls the number',
    description:
      '409 when someone else just booked this time, or it is no longer offered. Request the slots again. An admin who books for somebody gives a `reason`; the client and the attorney both get the invitation.',
    params: itemParams,
    body: bookingSchema,
    response: eventSchema,
    status: 201,
    action: 'book',
    handle: async (call) => {
      const { params, body } = call;
      const issue = phoneNumberIssue(body.phoneNumber, ['phoneNumber']);
      if (issue !== null) throw problem('VALIDATION_FAILED', { issues: [issue] });
      // An admin who books for somebody shares nothing for them, and says why.
      const isOwn = isOwningCustomer(call.actor, call.subject);
      if (!isOwn && body.reason === undefined) throw invalidField('reason', say('validation.required'), 'required');
      if (body.sharesAnswers === true && isOwn) {
        call.audit({});
        await shareAnswers(call, params, true);
      }
      const view = await book(call, { userId: params.id, purchaseItemId: params.pid }, body);
      if (!isOwn && body.reason !== undefined) {
        await recordAdminAction(call, {
          action: 'booking.book',
          subjectKind: 'event',
          subjectId: view.event.id,
          userId: view.client.id,
          reason: body.reason,
        });
      }
      return shown(call, view);
    },
  }),
  operation({
    ...own,
    route: 'PUT /users/{id}/purchase-items/{pid}/answer-sharing',
    id: 'booking.shareAnswers',
    summary:
      'Lets the attorney of a call about questions read one’s answers until 30 days after it, or takes that back',
    params: itemParams,
    body: answerSharingSchema,
    response: null,
    action: 'share',
    handle: async (call) => {
      await shareAnswers(call, call.params, call.body.isShared);
      return null;
    },
  }),
  operation({
    ...own,
    route: 'POST /users/{id}/purchase-items/{pid}/events/{eid}/reschedule',
    id: 'booking.move',
    summary: 'Moves an appointment to another time',
    params: eventParams,
    body: rebookingSchema,
    response: eventSchema,
    action: 'book',
    handle: async (call) => {
      await requireOwnEvent(call, call.params);
      return shown(call, await move(call, call.params.eid, call.body));
    },
  }),
  operation({
    ...own,
    route: 'POST /users/{id}/purchase-items/{pid}/events/{eid}/keep-time',
    id: 'booking.keepTime',
    summary: 'Keeps the time of an appointment for which the attorney offers others',
    params: eventParams,
    response: eventSchema,
    action: 'book',
    handle: async (call) => {
      await requireOwnEvent(call, call.params);
      return shown(call, await keepTime(call, call.params.eid));
    },
  }),
  operation({
    ...own,
    route: 'POST /users/{id}/purchase-items/{pid}/events/{eid}/cancel',
    id: 'booking.cancel',
    summary: 'Cancels an appointment; the service stays bought',
    params: eventParams,
    response: eventSchema,
    action: 'book',
    handle: async (call) => {
      await requireOwnEvent(call, call.params);
      return shown(call, await cancel(call, call.params.eid, isAdmin(call.actor, null) ? 'TROTH' : 'CLIENT'));
    },
  }),
];
