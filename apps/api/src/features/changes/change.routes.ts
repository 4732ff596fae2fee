import { changeEventSchema } from '@troth/domain/changes';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { tabOf } from '../../kernel/http/tab';
import type { Policy } from '../../kernel/http/policy';
import { storeIn } from '../../kernel/auth/identity';
import { isOwner, type Owned } from '../../records/couples/couple.policy';

/** A year: more than this is a broken clock, and the answer would be the same. */
const LONGEST_ABSENCE_MS = 365 * 86_400_000;

/** What moves in a person's data is the person's own to know: not even admins look on. */
const changePolicy = { read: isOwner } satisfies Policy<never, Owned>;

export const changeOperations = [
  operation({
    route: 'GET /users/{id}/changes',
    id: 'changes.follow',
    summary: 'Follows what changes for a person, as it happens',
    description:
      'Stays open and tells of each change after its commit, by topics and never by values; what a topic stands for is then asked for by the usual calls. A comment comes at once and every 15 seconds. The stream ends with the token that opened it, and at once when its session does: open it again with a fresh one, and say with `sinceMs` how long ago everything was known: what has moved since is then told first, or every topic where nobody remembers any more. A request and a stream that carry the same `X-Troth-Tab` belong together: a change is not told to the tab that made it.',
    tag: 'changes',
    isOurs: true,
    params: idParam,
    query: z.object({ sinceMs: z.coerce.number().int().min(0).max(LONGEST_ABSENCE_MS).optional() }),
    response: null,
    events: { change: changeEventSchema },
    policy: changePolicy,
    action: 'read',
    load: ({ params }) => ({ userId: params.id }),
    handle: async ({ tx, actor, params, query, services, now, request }) => {
      const { sessionId, expiresAt } = personOf(actor).identity;
      const lifeMs = expiresAt.getTime() - now.getTime();
      const sinceMs = query.sinceMs ?? null;
      const stream = services.changes.follow({ userId: params.id, tabId: tabOf(request), sessionId, lifeMs, sinceMs });
      // It may have ended since the request was let in. From here on the stream would be told.
      const hasEnded =
        services.sessions !== null &&
        sessionId !== null &&
        (await services.sessions.find(sessionId, storeIn(tx))) === null;
      if (hasEnded) {
        await stream.cancel();
        throw problem('NOT_AUTHENTICATED', { headers: { 'www-authenticate': 'Bearer' } });
      }
      return new Response(stream, {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          // Proxies that collect what they pass on would hold the events back.
          'x-accel-buffering': 'no',
          // The connection is the stream's own and ends with it, so that a stop of the program finds none left over.
          connection: 'close',
        },
      });
    },
  }),
];
