import { changeRefusal } from '@troth/domain/booking';
import { instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import { linkOperation } from '../../kernel/http/link-operation';
import { operation, type Work } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import { Problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { cancel, move } from './book';
import { calendarFor, getBookable, nextRefusal } from './booking-choice';
import { linkPolicy } from '../../records/booking/booking.policy';
import { eventFacts, linkUrls } from '../../records/booking/event.presenter';
import { type EventView, findEventByToken, holdEvent, viewOf } from '../../records/booking/event.repository';
import { cancelPage, movedPage, reschedulePage, respond, sayingPage, type ShownAppointment } from './link-page';

const MAX_FORM_BYTES = 16 * 1024;

const servicesUrl = ({ services }: Work) => `${services.config.origins.customer}/attorney-services`;

const shownOf = ({ services }: Work, token: string, { event, attorney }: EventView): ShownAppointment => ({
  attorneyName: attorney.name ?? text('booking.yourAttorney'),
  timeZone: event.timeZone,
  startAt: event.eventStartAt,
  ...linkUrls(services.config, token),
});

/** What a link opens now: an appointment that can be changed, or a page that says why there is none. */
async function open(work: Work, token: string, hold: 'read' | 'change'): Promise<EventView | Response> {
  const { tx, now } = work;
  const found = await findEventByToken(tx, token);
  // Under the lock once more: of two who press at once, the second finds what the first has done.
  if (found !== undefined && hold === 'change') await holdEvent(tx, found.id);
  const event = hold === 'change' ? await findEventByToken(tx, token) : found;
  if (event === undefined)
    return respond(sayingPage(text('booking.page.deadTitle'), text('booking.page.dead'), servicesUrl(work)), 404);
  const refusal = changeRefusal(eventFacts(event), iso(now));
  if (refusal !== null) {
    const words = text(`booking.eventRefusal.${refusal}`);
    return respond(sayingPage(text('booking.page.overTitle'), words, servicesUrl(work)), 410);
  }
  return viewOf(tx, event);
}

async function choicePage(work: Work, token: string, view: EventView, error: string | null): Promise<Response> {
  const { tx, now } = work;
  const bookable = await getBookable(tx, view.client.id, view.event.purchaseItemId, now);
  const calendar = await calendarFor(tx, bookable, now);
  return respond(reschedulePage(shownOf(work, token, view), calendar?.slots ?? [], error), error === null ? 200 : 409);
}

/** The links in a client's mail. GET only shows, since programs that scan mail follow links; POST acts. */
const link = { ...linkOperation, tag: 'payments', policy: linkPolicy } as const;

export const appointmentLinkOperations = [
  operation({
    ...link,
    route: 'GET /appointments/{token}/reschedule',
    id: 'booking.reschedulePage',
    summary: 'The page of the link by which an appointment is moved',
    action: 'read',
    handle: async (call) => {
      const found = await open(call, call.params.token, 'read');
      return found instanceof Response ? found : choicePage(call, call.params.token, found, null);
    },
  }),
  operation({
    ...link,
    route: 'POST /appointments/{token}/reschedule',
    id: 'booking.moveByLink',
    summary: 'Moves an appointment by its link, which stops working',
    body: z.object({ eventStartAt: z.string().max(40) }),
    form: { maxBytes: MAX_FORM_BYTES },
    action: 'change',
    handle: async (call) => {
      const { token } = call.params;
      const found = await open(call, token, 'change');
      if (found instanceof Response) return found;
      const time = instantSchema.safeParse(call.body.eventStartAt);
      if (!time.success) return choicePage(call, token, found, text('booking.page.chooseTime'));
      try {
        const moved = await move(call, found.event.id, { eventStartAt: time.data, timeZone: found.event.timeZone });
        return respond(movedPage(shownOf(call, token, moved), servicesUrl(call)));
      } catch (error) {
        // Nothing is written before a rule refuses.
        if (error instanceof Problem && error.options.cause === undefined && error.options.detail !== undefined)
          return choicePage(call, token, found, error.options.detail);
        throw error;
      }
    },
  }),
  operation({
    ...link,
    route: 'GET /appointments/{token}/cancel',
    id: 'booking.cancelPage',
    summary: 'The page of the link by which an appointment is canceled',
    action: 'read',
    handle: async (call) => {
      const found = await open(call, call.params.token, 'read');
      return found instanceof Response ? found : respond(cancelPage(shownOf(call, call.params.token, found)));
    },
  }),
  operation({
    ...link,
    route: 'POST /appointments/{token}/cancel',
    id: 'booking.cancelByLink',
    summary: 'Cancels an appointment by its link',
    action: 'change',
    handle: async (call) => {
      const found = await open(call, call.params.token, 'change');
      if (found instanceof Response) return found;
      const view = await cancel(call, found.event.id, 'CLIENT');
      const refusal = await nextRefusal(call.tx, view, call.now);
      const words = text(refusal === null ? 'booking.page.canceledWhat' : `booking.refusal.${refusal}`);
      return respond(sayingPage(text('booking.page.canceledTitle'), words, servicesUrl(call)));
    },
  }),
];
