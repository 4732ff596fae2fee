import { sessionEnd } from '@troth/domain/sessions';
import type { IdentityHost } from '@troth/identity';
import { limitsFor } from './session-limits';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { sessionsEnded } from './end-sessions';

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
});
