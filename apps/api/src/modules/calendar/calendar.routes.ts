import { calendarFeedSchema, type CalendarFeed } from '@troth/domain/calendar';
import type { Config } from '../../config';
import type { Tx } from '../../database/database';
import { idParam } from '../../http/common-schemas';
import { operation } from '../../http/operation';
import { isoOrNull } from '../../http/present';
import type { Policy } from '../../policy';
import { isOwningCustomer, type Owned } from '../journey/couple.policy';
import { userPolicy } from '../users/user.policy';
import { loadUserSubject } from '../users/user.repository';
import { type CalendarFeedRow, feedOf, replaceFeed, revokeFeed } from './calendar-feed.repository';

const calendarPolicy = {
  read: (actor, subject) => userPolicy.read(actor, { id: subject.userId }),
  readOwn: isOwningCustomer,
  change: isOwningCustomer,
} satisfies Policy<'readOwn' | 'change', Owned>;

const own = {
  tag: 'calendar',
  isOurs: true,
  params: idParam,
  policy: calendarPolicy,
  load: async ({ tx, params }: { tx: Tx; params: { id: string } }) => ({
    userId: (await loadUserSubject(tx, params.id)).id,
  }),
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
    summary: 'Whether there is a secret calendar address; the address itself is told only when it is made',
    response: calendarFeedSchema,
    action: 'readOwn',
    handle: async ({ tx, subject }) => presentFeed(await feedOf(tx, subject.userId), null),
  }),
  operation({
    ...own,
    route: 'POST /users/{id}/calendar-feed',
    id: 'calendar.makeFeed',
    summary: 'Makes the secret calendar address, or replaces it by a new one',
    response: calendarFeedSchema,
    action: 'change',
    handle: async ({ tx, subject, now, services }) => {
      const { row, token } = await replaceFeed(tx, subject.userId, now);
      return presentFeed(row, addressOf(services.config, token));
    },
  }),
  operation({
    ...own,
    route: 'DELETE /users/{id}/calendar-feed',
    id: 'calendar.revokeFeed',
    summary: 'Revokes the secret calendar address; it opens nothing any more',
    response: calendarFeedSchema,
    action: 'change',
    handle: async ({ tx, subject }) => {
      await revokeFeed(tx, subject.userId);
      return presentFeed(undefined, null);
    },
  }),
];
