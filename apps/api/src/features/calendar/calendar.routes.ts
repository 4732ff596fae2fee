import { type CalendarFeed, calendarFeedSchema } from '@troth/domain/calendar';
import { z } from 'zod';
import { hashSecretToken } from '../../kernel/auth/secret-token';
import type { Config } from '../../kernel/config/config';
import { idParam } from '../../kernel/http/common-schemas';
import { noSubject, operation, type Work } from '../../kernel/http/operation';
import { isoOrNull } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { allOf, anyOf, anyone, type Policy, type Predicate } from '../../kernel/http/policy';
import { isOwner, isOwningCustomer, type Owned } from '../../records/couples/couple.policy';
import { loadJourney } from '../journey/load-journey';
import { userPolicy } from '../../records/users/user.policy';
import { getUser, ownerInPath } from '../../records/users/user.repository';
import { calendarFile } from './calendar-file';
import { entriesFor } from '../../records/calendar/calendar-entry.repository';
import {
  type CalendarFeedRow,
  feedByToken,
  feedOf,
  markFeedRead,
  replaceFeed,
  revokeFeed,
} from '../../records/calendar/calendar-feed.repository';
import { loadAttorneySubject } from '../../records/attorneys/attorney.repository';
import { callsSince } from '../../records/booking/event.repository';
import { renderCalendar } from './render-calendar';
import { renderCalls } from './render-calls';

const isAttorney: Predicate<unknown> = (actor) => actor.kind === 'person' && actor.userType === 'ATTORNEY';
const isSubscriber = anyOf<Owned>(isOwningCustomer, allOf(isOwner, isAttorney));

const calendarPolicy = {
  read: (actor, subject) => userPolicy.read(actor, { id: subject.userId }),
  readOwn: isOwningCustomer,
  // Partners subscribe to their days, attorneys to their calls.
  subscribe: isSubscriber,
} satisfies Policy<'readOwn' | 'subscribe', Owned>;

/** The secret in the address is the key: who holds it reads the days, signed in or not. */
const feedPolicy = { read: anyone } satisfies Policy<never, unknown>;

const FEED_MAX_AGE_SECONDS = 900;
/** So long a call stays in the attorney's feed after it took place. */
const CALLS_KEPT_MS = 30 * 24 * 3_600_000;

/** The deadlines of a person as a calendar file. */
async function deadlinesOf({ tx, now, services }: Work, userId: string): Promise<string> {
  const { deadlines } = await loadJourney(tx, userId, now);
  return renderCalendar(await entriesFor(tx, userId, deadlines, now), {
    citations: new Map(deadlines.map(({ step, citation }) => [step, citation])),
    portalUrl: services.config.origins.customer,
  });
}

/** What a person's feed shows: an attorney's calls, anyone else's deadlines. */
async function feedFor(work: Work, userId: string): Promise<string> {
  const { tx, now, services } = work;
  const { userType } = await getUser(tx, userId);
  if (userType !== 'ATTORNEY') return deadlinesOf(work, userId);
  // Losing the approval closes the feed at the next read.
  const { attorney } = await loadAttorneySubject(tx, { id: userId, aid: userId });
  if (attorney.stage !== 'APPROVED') throw problem('NOT_FOUND');
  return renderCalls(await callsSince(tx, userId, new Date(now.getTime() - CALLS_KEPT_MS)), {
    portalUrl: services.config.origins.attorney,
  });
}

const own = {
  tag: 'calendar',
  isOurs: true,
  params: idParam,
  policy: calendarPolicy,
  load: ownerInPath,
} as const;

/** Calendar programs subscribe to addresses of this scheme when they are opened. */
const WEBCAL = 'webcal:';

function presentFeed(row: CalendarFeedRow | undefined, address: string | null): CalendarFeed {
  return {
    isActive: row !== undefined,
    createdAt: isoOrNull(row?.createdAt ?? null),
    lastReadAt: isoOrNull(row?.lastReadAt ?? null),
    url: address,
    webcalUrl: address === null ? null : address.replace(/^https?:/, WEBCAL),
  };
}

const addressOf = (config: Config, token: string) => `${config.origins.api}/calendar/${token}`;

export const calendarOperations = [
  operation({
    ...own,
    route: 'GET /users/{id}/calendar-feed',
    id: 'calendar.readFeed',
    summary: 'Whether there is a secret calendar address; the address itself is returned only when it is created',
    response: calendarFeedSchema,
    action: 'subscribe',
    handle: async ({ tx, subject }) => presentFeed(await feedOf(tx, subject.userId), null),
  }),
  operation({
    ...own,
    route: 'POST /users/{id}/calendar-feed',
    id: 'calendar.makeFeed',
    summary: 'Makes the secret calendar address, or replaces it by a new one',
    response: calendarFeedSchema,
    action: 'subscribe',
    handle: async ({ tx, subject, now, services }) => {
      const { row, token } = await replaceFeed(tx, subject.userId, now);
      return presentFeed(row, addressOf(services.config, token));
    },
  }),
  operation({
    ...own,
    route: 'DELETE /users/{id}/calendar-feed',
    id: 'calendar.revokeFeed',
    summary: 'Revokes the secret calendar address; it stops working',
    response: calendarFeedSchema,
    action: 'subscribe',
    handle: async ({ tx, subject }) => {
      await revokeFeed(tx, subject.userId);
      return presentFeed(undefined, null);
    },
  }),
  operation({
    ...own,
    route: 'GET /users/{id}/calendar.ics',
    id: 'calendar.download',
    summary: 'The latest safe days of the remaining steps as a calendar file',
    produces: 'text/calendar',
    response: null,
    action: 'readOwn',
    handle: async (call) => calendarFile(await deadlinesOf(call, call.subject.userId)),
  }),
  operation({
    route: 'GET /calendar/{token}',
    id: 'calendar.readByToken',
    summary: 'The same calendar, or an attorney’s calls, under its secret address, as calendar programs ask for it',
    tag: 'calendar',
    isOurs: true,
    params: z.object({ token: z.string().min(1).max(200) }),
    produces: 'text/calendar',
    response: null,
    policy: feedPolicy,
    action: 'read',
    load: noSubject,
    handle: async (call) => {
      const { tx, params, now, services } = call;
      await services.limits.count('CALENDAR_READS', hashSecretToken(params.token));
      const feed = await feedByToken(tx, params.token);
      if (feed === undefined) throw problem('NOT_FOUND');
      const calendar = await feedFor(call, feed.userId);
      await markFeedRead(tx, feed.userId, now);
      return calendarFile(calendar, {
        isSaved: false,
        cacheControl: `private, max-age=${FEED_MAX_AGE_SECONDS}`,
      });
    },
  }),
];
