import { createIdentity, type Identity, type IdentityMailPurpose, type IdentityStore } from '@troth/identity';
import { termsPage } from '@troth/content/legal';
import type { Logger } from 'pino';
import type { Config, Portal } from '../config';
import { type Database, executeSqlIn, type Tx } from '../database/database';
import type { Jobs } from '../jobs/jobs';
import type { MailName } from '../mail/catalogue/catalogue';
import { mailIn, type MailRequest } from '../mail/mail';
import type { InstallationKeys } from './keys';

const PORTALS = ['customer', 'attorney', 'admin'] as const satisfies readonly Portal[];

const ACCOUNT_MAILS = {
  SIGN_UP: 'account-sign-up',
  ALREADY_SIGNED_UP: 'account-exists',
  VERIFY_EMAIL: 'account-verify-email',
  PASSWORD_RESET: 'account-password-reset',
  PASSWORD_CHANGED: 'account-password-changed',
} as const satisfies Record<IdentityMailPurpose, MailName>;

/** The embedded OpenID provider over our database, with its mails in our outbox. */
export function openIdentity(options: {
  config: Config;
  database: Database;
  jobs: Jobs;
  keys: InstallationKeys;
  logger: Logger;
}): Identity {
  const { config, database, jobs, keys, logger } = options;
  return createIdentity({
    issuer: config.identity.issuer,
    audience: config.identity.audience,
    clients: PORTALS.map((portal) => ({
      clientId: config.clientIds[portal],
      portal,
      origin: config.origins[portal],
      redirectUris: [`${config.origins[portal]}/signin-redirect`, `${config.origins[portal]}/silent-renew.html`],
      postLogoutRedirectUris: [
        `${config.origins[portal]}/login`,
        // An attorney's way back in (portals spec section 2).
        ...(portal === 'attorney' ? [`${config.origins[portal]}/login?attorney=true`] : []),
      ],
      loginUrl: `${config.origins[portal]}/login`,
    })),
    store: {
      query: async <Row>(sql: string, params?: readonly (string | number | boolean | null)[]) =>
        (await database.executeSql(sql, params)).rows as Row[],
      transaction: (work) => database.db.transaction().execute((tx) => work(storeIn(tx))),
    },
    mailer: {
      send: async (mail) => {
        const { purpose, to, ...data } = mail;
        const request: MailRequest = { kind: ACCOUNT_MAILS[purpose], to, data };
        await database.db.transaction().execute((tx) => mailIn({ config, jobs }, tx, new Date())(request));
        jobs.wake();
      },
    },
    keys: keys.identity,
    legalUrls: { terms: `${config.origins.customer}/terms`, privacy: `${config.origins.customer}/privacy` },
    termsVersion: termsPage.version,
    logger: {
      info: (fields, message) => logger.info(fields, message),
      warn: (fields, message) => logger.warn(fields, message),
      error: (fields, message) => logger.error(fields, message),
    },
    limits: { signUpByAddress: { points: config.signUpsPerHour, windowSeconds: 3600 } },
    behindProxy: config.trustedProxies > 0,
  });
}

/** Identity's store inside an open transaction; one within it is the same one. */
export function storeIn(tx: Tx): IdentityStore {
  const execute = executeSqlIn(tx);
  const store: IdentityStore = {
    query: async <Row>(sql: string, params?: readonly (string | number | boolean | null)[]) =>
      (await execute(sql, params)).rows as Row[],
    transaction: (work) => work(store),
  };
  return store;
}
