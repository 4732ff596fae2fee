import { changeEventSchema } from '@troth/domain/changes';
import { personOf } from '../../auth/actor';
import { idParam } from '../../http/common-schemas';
import { operation } from '../../http/operation';
import { tabOf } from '../../http/tab';
import type { Policy } from '../../policy';
import { isOwner, type Owned } from '../journey/couple.policy';

/** What moves in a person's data is the person's own to know: not even admins look on. */
const changePolicy = { read: isOwner } satisfies Policy<never, Owned>;

export const changeOperations = [
  operation({
    route: 'GET /users/{id}/changes',
    id: 'changes.follow',
    summary: 'Follows what changes for a person, as it happens',
    description:
      'Stays open and tells of each change after its commit, by topics and never by values; what a topic stands for is then asked for by the usual calls. A comment comes at once and every 15 seconds. The stream ends with the token that opened it: open it again with a fresh one, and ask for everything again, since changes between two streams are told by neither. A request and a stream that carry the same `X-Troth-Tab` belong together: a change is not told to the tab that made it.',
    tag: 'changes',
    isOurs: true,
    params: idParam,
    response: null,
    events: { change: changeEventSchema },
    policy: changePolicy,
    action: 'read',
    load: ({ params }) => ({ userId: params.id }),
    handle: ({ actor, params, services, now, request }) => {
      const lifeMs = personOf(actor).identity.expiresAt.getTime() - now.getTime();
      const stream = services.changes.follow({ userId: params.id, tabId: tabOf(request), lifeMs });
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
