import { sessionsEndSchema } from '@troth/domain/people';
import { instantSchema } from '@troth/domain/records';
import { endSessionsOf } from '@troth/identity';
import { getCookie, serialize } from './cookies';
import { z } from 'zod';
import { closeSession, openSession, sessionCookieName } from '../../kernel/auth/authenticate';
import { limitsFor } from '../../kernel/auth/session-limits';
import { idParam } from '../../kernel/http/common-schemas';
import { noSubject, operation } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { allOf, anyone, isAdmin, isSignedIn, type Policy } from '../../kernel/http/policy';
import { storeIn } from '../../kernel/auth/identity';
import { text } from '../../kernel/texts';
import { isSelf, type UserSubject } from '../../records/users/user.policy';
import { recordActionOnUser } from '../../records/admin-actions/admin-action.repository';
import { getUser } from '../../records/users/user.repository';
import { endStreams, sessionsEnded } from '../../kernel/auth/end-sessions';
import { endCookieSessions } from '../../kernel/auth/cookie-sessions';

const sessionPolicy = { read: anyone, open: isSignedIn, close: anyone } satisfies Policy<'open' | 'close', unknown>;

const endPolicy = {
  read: isAdmin,
  // Own sessions are ended on the account page, with a fresh sign-in.
  end: allOf(isAdmin, (actor, subject: UserSubject) => !isSelf(actor, subject)),
} satisfies Policy<'end', UserSubject>;

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
  operation({
    route: 'POST /admin/users/{id}/end-sessions',
    id: 'admin.endSessions',
    summary: 'Ends every session of a person, with a reason, and tells them by mail',
    tag: 'admin',
    isOurs: true,
    params: idParam,
    body: sessionsEndSchema,
    response: null,
    policy: endPolicy,
    action: 'end',
    load: ({ tx, params }) => getUser(tx, params.id),
    handle: async (call) => {
      const { tx, subject, body, services, sendMail } = call;
      if (services.config.identity.kind === 'external') {
        throw problem('REFUSED_BY_RULE', { detail: text('sessions.elsewhere') });
      }
      const store = storeIn(tx);
      await endSessionsOf(store, { sessionsEnded }, subject.externalId);
      await endCookieSessions(tx, subject.externalId);
      await sendMail({ kind: 'account-sessions-ended', to: subject.email, data: {} });
      await recordActionOnUser(call, 'admin.endSessions', subject.id, body.reason);
      return null;
    },
  }),
];
