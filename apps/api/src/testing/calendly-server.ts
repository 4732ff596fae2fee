import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CalendlySettings, calendlyBooking } from '../kernel/ports/booking/calendly-booking';
import { signWebhook } from '../kernel/ports/payments/webhook-signature';

const API = 'https://api.calendly.com';
const SIGNING_KEY = 'a signing key of the tests';
const TOKEN = 'a token of the tests';

interface FakeInvitee {
  readonly uri: string;
  readonly event: string;
  readonly eventType: string;
  readonly email: string;
  readonly utmContent: string | null;
  readonly startAt: string;
  readonly oldInvitee: string | null;
  newInvitee: string | null;
  status: 'active' | 'canceled';
  cancelerType: 'host' | 'invitee' | null;
  noShow: string | null;
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

/** A delivery as it comes in over the wire. */
export interface Delivered {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const CALL_MS = 30 * 60_000;

const PAGE = ['count', 'page_token'];
/** What may be sent with a call, in its address or its body, as Calendly's reference has it; nothing with any other. */
const FIELDS: readonly (readonly [call: RegExp, fields: readonly string[]])[] = [
  [/^GET \/scheduled_events$/, ['organization', 'user', 'status', 'min_start_time', 'max_start_time', 'sort', ...PAGE]],
  [/^GET \/scheduled_events\/[^/]+\/invitees$/, ['status', 'email', 'sort', ...PAGE]],
  [/^POST \/scheduled_events\/[^/]+\/cancellation$/, ['reason']],
  [/^POST \/invitee_no_shows$/, ['invitee']],
  [/^GET \/webhook_subscriptions$/, ['organization', 'user', 'scope', 'sort', ...PAGE]],
  [/^POST \/webhook_subscriptions$/, ['url', 'events', 'organization', 'user', 'scope', 'signing_key']],
];

/** The fields of a call that Calendly does not know. */
function unknownFields(call: string, url: URL, body: Record<string, unknown>): string[] {
  const known = FIELDS.find(([pattern]) => pattern.test(call))?.[1] ?? [];
  return [...url.searchParams.keys(), ...Object.keys(body)].filter((field) => !known.includes(field));
}

/**
 * A server in Calendly's place, with an organization of its own: what people do on its pages, what its API says of it, and
 * the deliveries that it would send. Its shapes are those of Calendly's API v2; it refuses a call with a field that the API
 * does not have, and remembers it.
 */
export async function aCalendlyServer(now: () => Date) {
  const invitees = new Map<string, FakeInvitee>();
  const pages = new Map<string, string>();
  const subscriptions: { uri: string; callback_url: string; state: string }[] = [];
  const sent: { call: string; body: Record<string, unknown> }[] = [];
  const failing: number[] = [];
  const unknown: string[] = [];

  const present = (invitee: FakeInvitee) => ({
    uri: invitee.uri,
    name: 'A client',
    email: invitee.email,
    status: invitee.status,
    timezone: 'America/Denver',
    event: invitee.event,
    cancel_url: `https://calendly.com/cancellations/${invitee.uri.split('/').at(-1) ?? ''}`,
    reschedule_url: `https://calendly.com/reschedulings/${invitee.uri.split('/').at(-1) ?? ''}`,
    rescheduled: invitee.newInvitee !== null,
    old_invitee: invitee.oldInvitee,
    new_invitee: invitee.newInvitee,
    ...(invitee.status === 'canceled' && { cancellation: { canceler_type: invitee.cancelerType, reason: '' } }),
    no_show: invitee.noShow === null ? null : { uri: invitee.noShow },
    tracking: { utm_content: invitee.utmContent, utm_source: null },
    questions_and_answers: [],
  });
  const presentEvent = (invitee: FakeInvitee) => ({
    uri: invitee.event,
    name: 'Intake',
    status: invitee.status,
    start_time: invitee.startAt.replace('Z', '000Z'),
    end_time: new Date(Date.parse(invitee.startAt) + CALL_MS).toISOString(),
    event_type: invitee.eventType,
    location: { type: 'outbound_call', location: '+1 212-555-0123' },
    event_memberships: [{ user: `${API}/users/AAAA` }],
  });

  const add = (of: Pick<FakeInvitee, 'eventType' | 'email' | 'utmContent' | 'startAt' | 'oldInvitee'>) => {
    const event = `${API}/scheduled_events/${randomUUID()}`;
    const uri = `${event}/invitees/${randomUUID()}`;
    const invitee: FakeInvitee = {
      ...of,
      uri,
      event,
      newInvitee: null,
      status: 'active',
      cancelerType: null,
      noShow: null,
    };
    invitees.set(uri, invitee);
    return invitee;
  };
  const get = (uri: string): FakeInvitee => {
    const invitee = invitees.get(uri);
    if (invitee === undefined) throw new Error('There is no such invitee.');
    return invitee;
  };
  const ofEvent = (event: string) => [...invitees.values()].find((invitee) => invitee.event === event);

  /** What the API answers to a call. */
  function answer(call: string, url: URL, body: Record<string, unknown>): { status: number; body?: object } {
    const uri = `${API}${url.pathname}`;
    const list = (collection: readonly object[]) => ({
      status: 200,
      body: { collection, pagination: { count: collection.length, next_page_token: null } },
    });
    if (call === 'GET /users/me') {
      return {
        status: 200,
        body: { resource: { uri: `${API}/users/AAAA`, current_organization: `${API}/organizations/BBBB` } },
      };
    }
    if (call === 'GET /scheduled_events') {
      const from = url.searchParams.get('min_start_time') ?? '';
      const found = [...invitees.values()].filter(({ status, startAt }) => status === 'active' && startAt >= from);
      return list(found.map(presentEvent));
    }
    if (call === 'GET /webhook_subscriptions') return list(subscriptions);
    if (call === 'POST /webhook_subscriptions') {
      const made = {
        uri: `${API}/webhook_subscriptions/${randomUUID()}`,
        callback_url: String(body['url']),
        state: 'active',
      };
      subscriptions.push(made);
      return { status: 201, body: { resource: made } };
    }
    if (call.startsWith('DELETE /webhook_subscriptions/')) {
      subscriptions.splice(
        subscriptions.findIndex((one) => one.uri === uri),
        1,
      );
      return { status: 204 };
    }
    if (call === 'POST /invitee_no_shows') {
      const invitee = invitees.get(String(body['invitee']));
      if (invitee === undefined) return { status: 404, body: {} };
      if (invitee.noShow !== null) return { status: 400, body: { title: 'Invalid Argument' } };
      invitee.noShow = `${API}/invitee_no_shows/${randomUUID()}`;
      return { status: 201, body: { resource: { uri: invitee.noShow, invitee: invitee.uri } } };
    }
    if (url.pathname.endsWith('/cancellation')) {
      const invitee = ofEvent(uri.replace(/\/cancellation$/, ''));
      if (invitee === undefined) return { status: 404, body: {} };
      if (invitee.status === 'canceled') return { status: 403, body: { title: 'Permission Denied' } };
      Object.assign(invitee, { status: 'canceled', cancelerType: 'host' });
      return { status: 201, body: { resource: { canceler_type: 'host' } } };
    }
    const page = pages.get(uri);
    if (page !== undefined) return { status: 200, body: { resource: { uri, scheduling_url: page } } };
    if (url.pathname.endsWith('/invitees')) {
      const invitee = ofEvent(uri.replace(/\/invitees$/, ''));
      return list(invitee === undefined ? [] : [present(invitee)]);
    }
    const invitee = invitees.get(uri);
    if (invitee !== undefined) return { status: 200, body: { resource: present(invitee) } };
    const event = ofEvent(uri);
    return event === undefined ? { status: 404, body: {} } : { status: 200, body: { resource: presentEvent(event) } };
  }

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://calendly.test');
      const call = `${request.method ?? ''} ${url.pathname}`;
      const isKnown = request.headers.authorization === `Bearer ${TOKEN}`;
      sent.push({ call, body });
      const failure = failing.shift();
      const strange = unknownFields(call, url, body);
      unknown.push(...strange.map((field) => `${call}: ${field}`));
      const reply = (): { status: number; body?: object } => {
        if (failure !== undefined) return { status: failure };
        if (!isKnown) return { status: 401 };
        return strange.length > 0 ? { status: 400, body: { title: 'Invalid Argument' } } : answer(call, url, body);
      };
      const { status, body: said } = reply();
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(said === undefined ? undefined : JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings: CalendlySettings = { token: TOKEN, signingKey: SIGNING_KEY, url: `http://127.0.0.1:${port}` };

  return {
    settings,
    port: calendlyBooking(settings),
    sent,
    /** Fields that were sent and that Calendly does not have. */
    unknown,
    subscriptions,
    invitee: get,
    /** The next calls are answered with these states. */
    fail: (...statuses: readonly number[]) => failing.push(...statuses),
    /** A kind of meeting with a page of its own. @returns its name at Calendly */
    eventType: (page: string): string => {
      const uri = `${API}/event_types/${randomUUID()}`;
      pages.set(uri, page);
      return uri;
    },
    /** What people do on Calendly's pages; each is told of by the deliveries that it returns. */
    book: (of: { eventType: string; utmContent: string | null; startAt: string; email?: string }): string =>
      add({ email: 'client@example.com', oldInvitee: null, ...of }).uri,
    reschedule: (uri: string, startAt: string): string => {
      const old = get(uri);
      const moved = add({ ...old, startAt, oldInvitee: uri });
      Object.assign(old, { status: 'canceled', cancelerType: 'invitee', newInvitee: moved.uri });
      return moved.uri;
    },
    cancel: (uri: string, cancelerType: 'host' | 'invitee' = 'invitee'): void => {
      Object.assign(get(uri), { status: 'canceled', cancelerType });
    },
    markNoShow: (uri: string): void => {
      get(uri).noShow = `${API}/invitee_no_shows/${randomUUID()}`;
    },
    takeBackNoShow: (uri: string): void => {
      get(uri).noShow = null;
    },
    /** A delivery about an invitee as it is now. */
    delivery: (event: string, uri: string, key = SIGNING_KEY): Delivered => {
      const invitee = invitees.get(uri);
      const payload = invitee === undefined ? { uri } : { ...present(invitee), scheduled_event: presentEvent(invitee) };
      const body = JSON.stringify({ event, created_at: now().toISOString(), created_by: `${API}/users/AAAA`, payload });
      const headers = {
        'content-type': 'application/json',
        'calendly-webhook-signature': signWebhook(key, Buffer.from(body), now()),
      };
      return { body, headers };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export type CalendlyServer = Awaited<ReturnType<typeof aCalendlyServer>>;
