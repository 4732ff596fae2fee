import { createHash } from 'node:crypto';
import { z } from 'zod';
import { jsonApi, parsedJson } from '../json-api';
import { isSignedBy } from '../payments/webhook-signature';
import type { BookingPort, OutsideBooking } from './booking-port';

export const CALENDLY_API_URL = 'https://api.calendly.com';

export interface CalendlySettings {
  /** A personal access token, or one of an OAuth app, of the organization in which the attorneys are. */
  readonly token: string;
  /** With which Calendly signs its deliveries: ours to choose. */
  readonly signingKey: string;
  /** Calendly's API, or what stands in its place in tests. */
  readonly url: string;
}

/** Calendly has no guard of its own against deliveries that are played back. */
const SIGNATURE_TOLERANCE_SECONDS = 180;
const PAGE_SIZE = 100;
/** An organization with more bookings than this has them told by deliveries; the list only finds what was lost. */
const PAGES_MAX = 20;

const EVENTS = ['invitee.created', 'invitee.canceled', 'invitee_no_show.created', 'invitee_no_show.deleted'];

const uri = z.string().max(500);
const time = z.string().transform((value, context) => {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) context.addIssue({ code: 'custom', message: 'is no time' });
  return moment;
});

const scheduledEventSchema = z.object({
  uri,
  start_time: time,
  end_time: time,
  event_type: uri.nullish(),
  location: z.object({ type: z.string(), location: z.string().nullish() }).nullish(),
});

const inviteeSchema = z.object({
  uri,
  status: z.string(),
  timezone: z.string().nullish(),
  event: uri,
  cancel_url: z.url({ protocol: /^https$/ }).nullish(),
  reschedule_url: z.url({ protocol: /^https$/ }).nullish(),
  rescheduled: z.boolean().nullish(),
  old_invitee: uri.nullish(),
  new_invitee: uri.nullish(),
  cancellation: z.object({ canceler_type: z.string().nullish() }).nullish(),
  no_show: z.object({ uri }).nullish(),
  tracking: z.object({ utm_content: z.string().nullish() }).nullish(),
  scheduled_event: scheduledEventSchema.nullish(),
});
type Invitee = z.output<typeof inviteeSchema>;

const resource = <S extends z.ZodType>(schema: S) => z.object({ resource: schema });
const collection = <S extends z.ZodType>(schema: S) =>
  z.object({
    collection: z.array(schema),
    pagination: z.object({ next_page_token: z.string().nullish() }).nullish(),
  });
const named = z.object({ uri });
const subscriptionSchema = named.extend({ callback_url: z.string(), state: z.string() });

const deliverySchema = z.looseObject({
  event: z.string().max(100),
  /** The invitee; of a missed call some name the invitee in a field of their own. */
  payload: z.looseObject({ uri: uri.optional(), invitee: uri.optional() }),
});

/** Things at Calendly are named by addresses. Only the path is ours to follow, and only to what it may name. */
const PATHS = {
  invitee: /^\/scheduled_events\/[\w-]+\/invitees\/[\w-]+$/,
  event: /^\/scheduled_events\/[\w-]+$/,
  eventType: /^\/event_types\/[\w-]+$/,
  subscription: /^\/webhook_subscriptions\/[\w-]+$/,
} as const;
function pathOf(kind: keyof typeof PATHS, name: string): string | null {
  const path = URL.canParse(name) ? new URL(name).pathname : '';
  return PATHS[kind].test(path) ? path : null;
}

/** Calendly by its API v2: an organization of which the attorneys are members (`reference` of the decision: 0038). */
export function calendlyBooking({ token, signingKey, url }: CalendlySettings): BookingPort {
  const { send, read, get } = jsonApi({ name: 'Calendly', url, headers: { authorization: `Bearer ${token}` } });

  let organization: string | null = null;
  /** The organization whose token this is; it does not change while the program runs. */
  async function ownOrganization(): Promise<string> {
    if (organization === null) {
      const me = resource(z.object({ current_organization: uri }));
      organization = read(me, await send('GET', '/users/me')).resource.current_organization;
    }
    return organization;
  }

  async function eventOf(invitee: Invitee): Promise<z.output<typeof scheduledEventSchema> | null> {
    if (invitee.scheduled_event != null) return invitee.scheduled_event;
    const path = pathOf('event', invitee.event);
    return path === null ? null : ((await get(path, resource(scheduledEventSchema)))?.resource ?? null);
  }

  async function* upcomingEvents(from: Date): AsyncGenerator<string> {
    const query = new URLSearchParams({
      organization: await ownOrganization(),
      status: 'active',
      min_start_time: from.toISOString(),
      count: String(PAGE_SIZE),
    });
    for (let page = 0; page < PAGES_MAX; page += 1) {
      const list = await get(`/scheduled_events?${query.toString()}`, collection(named));
      for (const event of list?.collection ?? []) yield event.uri;
      const next = list?.pagination?.next_page_token;
      if (next == null) return;
      query.set('page_token', next);
    }
  }

  return {
    provider: 'calendly',

    bookingUrl: (page, { tracking, name, email }) => {
      if (!URL.canParse(page)) return null;
      const address = new URL(page);
      if (address.protocol !== 'https:' || !/(^|\.)calendly\.com$/.test(address.hostname)) return null;
      if (name !== null) address.searchParams.set('name', name);
      address.searchParams.set('email', email);
      address.searchParams.set('utm_content', tracking);
      return address.href;
    },

    readNotice: (headers, bytes, now) => {
      const header = headers.get('calendly-webhook-signature');
      if (!isSignedBy(signingKey, header, bytes, now, SIGNATURE_TOLERANCE_SECONDS)) return null;
      const delivery = deliverySchema.safeParse(parsedJson(Buffer.from(bytes).toString('utf8')));
      if (!delivery.success) return null;
      const { event, payload } = delivery.data;
      const name = payload.invitee ?? payload.uri;
      const isOurs = EVENTS.includes(event) && name !== undefined && pathOf('invitee', name) !== null;
      // Deliveries have no name of their own; one that is repeated has the same bytes.
      const deliveryId = createHash('sha256').update(bytes).digest('hex');
      return { deliveryId, type: event, objectId: isOurs ? name : null };
    },

    isTakenBack: (noticeType) => noticeType === 'invitee_no_show.deleted',

    find: async (id) => {
      const path = pathOf('invitee', id);
      const found = path === null ? null : await get(path, resource(inviteeSchema));
      const event = found === null ? null : await eventOf(found.resource);
      return found === null || event === null ? null : presentBooking(found.resource, event);
    },

    isOfPage: async (eventType, page) => {
      const path = pathOf('eventType', eventType);
      const found = path === null ? null : await get(path, resource(z.object({ scheduling_url: z.string() })));
      if (found === null) return false;
      const [booked, own] = [placeOf(found.resource.scheduling_url), placeOf(page)];
      // The link may lead to one kind of meeting, or to all of the attorney's.
      return booked !== null && own !== null && (booked === own || booked.startsWith(`${own}/`));
    },

    listUpcoming: async (from, known) => {
      const knownEvents = new Set([...known].map((id) => id.split('/invitees/')[0]));
      const ids: string[] = [];
      for await (const event of upcomingEvents(from)) {
        const path = knownEvents.has(event) ? null : pathOf('event', event);
        if (path === null) continue;
        const invitees = await get(`${path}/invitees?count=${PAGE_SIZE}`, collection(named));
        ids.push(...(invitees?.collection ?? []).map((invitee) => invitee.uri));
      }
      return ids;
    },

    cancel: async (id, reason) => {
      const path = pathOf('invitee', id)?.split('/invitees/')[0];
      if (path === undefined) return;
      const answer = await send('POST', `${path}/cancellation`, { reason });
      // 403: canceled already, or over. Whatever became of it is asked for, not guessed.
      if (answer.status !== 403 && answer.status !== 404) read(z.unknown(), answer);
    },

    markNoShow: async (id) => {
      const answer = await send('POST', '/invitee_no_shows', { invitee: id });
      // 400: marked already.
      if (![400, 404, 409].includes(answer.status)) read(z.unknown(), answer);
    },

    subscribe: async (callbackUrl) => {
      const scope = { organization: await ownOrganization(), scope: 'organization' };
      const query = new URLSearchParams({ ...scope, count: String(PAGE_SIZE) });
      const list = await get(`/webhook_subscriptions?${query.toString()}`, collection(subscriptionSchema));
      const own = (list?.collection ?? []).filter((one) => one.callback_url === callbackUrl);
      if (own.some(({ state }) => state === 'active')) return;
      // After a day of failures Calendly turns one off for good: it has to be made again.
      for (const dead of own) {
        const path = pathOf('subscription', dead.uri);
        if (path !== null) await send('DELETE', path);
      }
      const wanted = { url: callbackUrl, events: EVENTS, ...scope, signing_key: signingKey };
      const answer = await send('POST', '/webhook_subscriptions', wanted);
      if (answer.status !== 409) read(z.unknown(), answer);
    },
  };
}

/** Host and path of a page, whatever is asked along with it. */
function placeOf(page: string): string | null {
  if (!URL.canParse(page)) return null;
  const { hostname, pathname } = new URL(page);
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`.toLowerCase();
}

function presentBooking(invitee: Invitee, event: z.output<typeof scheduledEventSchema>): OutsideBooking {
  const isCall = event.location?.type === 'outbound_call';
  return {
    id: invitee.uri,
    state: stateOf(invitee),
    movedFrom: invitee.old_invitee ?? null,
    movedTo: invitee.new_invitee ?? null,
    canceledBy: invitee.status === 'active' ? null : cancelerOf(invitee),
    tracking: invitee.tracking?.utm_content ?? null,
    eventType: event.event_type ?? null,
    startAt: event.start_time,
    endAt: event.end_time,
    phoneNumber: isCall ? (event.location?.location ?? null) : null,
    timeZone: invitee.timezone ?? null,
    cancelUrl: invitee.cancel_url ?? null,
    rescheduleUrl: invitee.reschedule_url ?? null,
  };
}

const cancelerOf = ({ cancellation }: Invitee) => (cancellation?.canceler_type === 'host' ? 'ATTORNEY' : 'CLIENT');

function stateOf({ status, rescheduled, new_invitee: next, no_show: noShow }: Invitee): OutsideBooking['state'] {
  if (status !== 'active') return rescheduled === true || next != null ? 'moved' : 'canceled';
  return noShow == null ? 'active' : 'no-show';
}
