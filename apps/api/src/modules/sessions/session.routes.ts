import { instantSchema } from '@troth/domain/records';
import { getCookie, serialize } from './cookies';
import { z } from 'zod';
import { closeSession, openSession, sessionCookieName } from '../../auth/authenticate';
import { limitsFor } from '../../auth/session-limits';
import { noSubject, operation } from '../../http/operation';
import { iso } from '../../http/present';
import { problem } from '../../http/problem';
import { anyone, isSignedIn, type Policy } from '../../policy';
import { storeIn } from '../../program/identity';
import { endStreams } from './end-sessions';

const sessionPolicy = { read: anyone, open: isSignedIn, close: anyone } satisfies Policy<'open' | 'close', unknown>;

const sessionSchema = z.object({ expiresAt: instantSchema }).meta({ id: 'Session', description: 'A cookie session.' });

export const sessionOperations = [
  operation({
    route: 'POST /session',
    id: 'sessions.open',
    summary: 'Exchanges a valid token for a session cookie, the fallback where no token can be had',
    tag: 'session',
    isOurs: true,
    audited: false,
    response: sessionSchema,
    policy: sessionPolicy,
    action: 'open',
    load: noSubject,
    handle: async ({ tx, actor, now, services }) => {
      if (actor.kind === 'stranger') throw problem('NOT_AUTHENTICATED');
      const { identity } = actor;
      const limits = limitsFor(services.config, actor.kind === 'person' ? actor.userType : null, identity.clientId);
      const { token, expiresAt } = await openSession(tx, identity, limits, now);
      const cookie = serialize(sessionCookieName(services.config), token, {
        expires: expiresAt,
        secure: services.config.origins.api.startsWith('https:'),
      });
      return new Response(JSON.stringify(sessionSchema.parse({ expiresAt: iso(expiresAt) })), {
        headers: { 'content-type': 'application/json', 'cache-control': 'no-store', 'set-cookie': cookie },
      });
    },
  }),
  operation({
    route: 'DELETE /session',
    id: 'sessions.close',
    summary: 'Ends the cookie session',
    tag: 'session',
    isOurs: true,
    audited: false,
    response: null,
    policy: sessionPolicy,
    action: 'close',
    load: noSubject,
    handle: async ({ tx, request, services }) => {
      const token = getCookie(request, sessionCookieName(services.config));
      const closed = token === null ? undefined : await closeSession(tx, token);
      if (closed !== undefined) await endStreams(storeIn(tx), closed.externalId, [closed.sessionId]);
      const cookie = serialize(sessionCookieName(services.config), '', {
        expires: new Date(0),
        secure: services.config.origins.api.startsWith('https:'),
      });
      return new Response(null, { status: 204, headers: { 'set-cookie': cookie } });
    },
  }),
];
