import { sessionEnd } from '@troth/domain/sessions';
import type { IdentityHost } from '@troth/identity';
import { limitsFor } from './session-limits';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { sessionsEnded } from './end-sessions';
import { hashSecretToken } from './secret-token';

/** What the embedded identity provider asks us about people, and reports about them. */
export const identityHost = (config: Config, database: Database): IdentityHost => ({
  isSessionOver: async (session, now) => {
    const user = await database.db
      .selectFrom('users')
      .select('userType')
      .where('externalId', '=', session.accountId)
      .executeTakeFirst();
    return sessionEnd(session, limitsFor(config, user?.userType ?? null, session.clientId), now) !== null;
  },
  sessionsEnded,
  emailChanged: async (store, { accountId, email }) => {
    await store.query('update users set email = $2, email_verified = true where external_id = $1', [accountId, email]);
  },
  invitation: async (token, now) =>
    (await database.db
      .selectFrom('invitations')
      .innerJoin('users', 'users.id', 'invitations.invitedById')
      .select(['users.firstName as inviter', 'invitations.email'])
      .where('tokenHash', '=', hashSecretToken(token))
      .where('acceptedAt', 'is', null)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', now)
      .where('users.deletedAt', 'is', null)
      .executeTakeFirst()) ?? null,
});
