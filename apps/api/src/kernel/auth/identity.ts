import {
  createIdentity,
  type Identity,
  type IdentityKeys,
  type IdentityMailPurpose,
  type IdentityStore,
} from '@troth/identity';
import { termsPage } from '@troth/content/legal';
import type { Logger } from 'pino';
import { type Config, PORTALS } from '../config/config';
import { type Database, executeSqlIn, type Tx } from '../database/database';
import { clientAddress } from '../http/client-address';
import type { Jobs } from '../jobs/jobs';
import type { MailName } from '../mail/catalogue/catalogue';
import { mailIn, type MailRequest } from '../mail/mail';
import type { HouseSeal } from '../protection/protection';
import { identityHost } from './identity-host';

const ACCOUNT_MAILS = {
  SIGN_UP: 'account-sign-up',
  ALREADY_SIGNED_UP: 'account-exists',
  VERIFY_EMAIL: 'account-verify-email',
  PASSWORD_RESET: 'account-password-reset',
  PASSWORD_CHANGED: 'account-password-changed',
  EMAIL_CHANGE: 'account-email-change',
  EMAIL_CHANGE_ASKED: 'account-email-change-asked',
  EMAIL_CHANGED: 'account-email-changed',
  FACTOR_ADDED: 'account-factor-added',
  FACTOR_REMOVED: 'account-factor-removed',
  RECOVERY_CODES_REPLACED: 'account-recovery-codes-replaced',
  RECOVERY_CODE_USED: 'account-recovery-code-used',
} as const satisfies Record<IdentityMailPurpose, MailName>;

/** The embedded OpenID provider over our database, with its mails in our outbox. */
export function openIdentity(options: {
  config: Config;
  database: Database;
  jobs: Jobs;
  keys: IdentityKeys;
  seal: HouseSeal;
  logger: Logger;
  now?: () => Date;
}): Identity {
  const { config, database, jobs, keys, logger, seal, now = () => new Date() } = options;
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
      // On loopback the demo admin signs in without one, and the API asks the others.
      requiresSecondFactor: portal === 'admin' && !config.isLoopbackOnly,
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
        await database.db.transaction().execute((tx) => mailIn({ config, jobs }, tx, now())(request));
      },
    },
    keys,
    // Identity's tables have text columns alone.
    sealing: {
      seal: (place, value) => seal.seal(place, value).toString('base64'),
      open: (place, sealed) => seal.open(place, Buffer.from(sealed, 'base64')),
    },
    now,
    host: identityHost(config, database),
    legalUrls: { terms: `${config.origins.customer}/terms`, privacy: `${config.origins.customer}/privacy` },
    termsVersion: termsPage.version,
    logger: {
      info: (fields, message) => logger.info(fields, message),
      warn: (fields, message) => logger.warn(fields, message),
      error: (fields, message) => logger.error(fields, message),
    },
    lifetimes: {
      session: Math.max(config.sessions.staff.absoluteSeconds, config.sessions.customer.absoluteSeconds),
    },
    limits: { signUpByAddress: { points: config.signUpsPerHour, windowSeconds: 3600 } },
    clientAddress: ({ socket, headers }) =>
      clientAddress(
        {
          socketAddress: socket.remoteAddress ?? null,
          forwardedFor: headers['x-forwarded-for']?.toString() ?? null,
        },
        config.trustedProxies,
      ) ?? '',
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
