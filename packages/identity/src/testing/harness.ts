import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import * as client from 'openid-client';
import { Pool } from 'pg';
import {
  createIdentity,
  generateKeys,
  identityMigrations,
  type Identity,
  type IdentityClient,
  type IdentityKeys,
  type IdentityMail,
  type IdentityOptions,
  type IdentitySealing,
  type IdentityStore,
} from '..';
import { Browser, type Answer } from './browser';

export const AUDIENCE = 'urn:troth:api';
export const TERMS_VERSION = '2026-11-01';
const PORTAL = 'http://127.0.0.1:4901';

type Query = (sql: string, params: unknown[]) => Promise<{ rows: unknown[] }>;

const storeFrom = (query: Query, transaction: IdentityStore['transaction']): IdentityStore => ({
  query: async <Row>(sql: string, params: readonly unknown[] = []) => (await query(sql, [...params])).rows as Row[],
  transaction,
});

/** PGlite, or the PostgreSQL server that TROTH_TEST_DATABASE_URL names. */
async function openStore(): Promise<IdentityStore> {
  const url = process.env['TROTH_TEST_DATABASE_URL'];
  return url === undefined ? openEmbedded() : openServer(url);
}

async function openEmbedded(): Promise<IdentityStore> {
  const db = await PGlite.create();
  for (const { sql } of identityMigrations) await db.exec(sql);
  return storeFrom(
    (sql, params) => db.query(sql, params),
    (work) =>
      db.transaction((tx) => {
        const inner: IdentityStore = storeFrom(
          (sql, params) => tx.query(sql, params),
          (next) => next(inner),
        );
        return work(inner);
      }),
  );
}

async function openServer(url: string): Promise<IdentityStore> {
  const schema = `identity_${randomUUID().replaceAll('-', '')}`;
  const pool = new Pool({ connectionString: url, options: `-c search_path=${schema}`, max: 5 });
  await pool.query(`CREATE SCHEMA ${schema}`);
  for (const { sql } of identityMigrations) await pool.query(sql);
  closers.push(async () => {
    await pool.query(`DROP SCHEMA ${schema} CASCADE`);
    await pool.end();
  });
  return storeFrom(
    (sql, params) => pool.query(sql, params),
    async (work) => {
      const connection = await pool.connect();
      try {
        await connection.query('BEGIN');
        const inner: IdentityStore = storeFrom(
          (sql, params) => connection.query(sql, params),
          (next) => next(inner),
        );
        const result = await work(inner);
        await connection.query('COMMIT');
        return result;
      } catch (error) {
        await connection.query('ROLLBACK');
        throw error;
      } finally {
        connection.release();
      }
    },
  );
}

const closers: (() => Promise<void>)[] = [];

let shared: Promise<{ store: IdentityStore; keys: IdentityKeys }> | undefined;

/** One database for a test file: starting one costs seconds. */
async function sharedParts() {
  return { store: await openStore(), keys: await generateKeys() };
}

/** After a file's last test. */
export async function closeDatabase(): Promise<void> {
  shared = undefined;
  for (const close of closers.splice(0)) await close();
}

function portal(name: IdentityClient['portal'], port: number): IdentityClient {
  const origin = `http://127.0.0.1:${port}`;
  return {
    clientId: `troth-${name}`,
    portal: name,
    origin,
    redirectUris: [`${origin}/signin-redirect`, `${origin}/silent-renew.html`],
    postLogoutRedirectUris: [`${origin}/login`],
    loginUrl: `${origin}/login`,
  };
}

export interface House {
  identity: Identity;
  store: IdentityStore;
  origin: string;
  issuer: string;
  mails: IdentityMail[];
  failures: unknown[];
  config: client.Configuration;
  browser(): Browser;
  close(): Promise<void>;
}

/** Stands in for the host's encryption: binds to the place, and hides the value from a look at the table. */
const testSealing: IdentitySealing = {
  seal: (place, value) => Buffer.from(JSON.stringify([place, value])).toString('base64'),
  open: (place, sealed) => {
    const [at, value] = JSON.parse(Buffer.from(sealed, 'base64').toString()) as [object, string];
    if (JSON.stringify(at) !== JSON.stringify(place)) throw new Error('sealed for another place');
    return value;
  },
};

/** Identity on a real port over a real database, with a mailbox. Limits are wide unless a test narrows them. */
export async function openHouse(
  options: Partial<IdentityOptions> = {},
  { cutsPrefix = false, host = '127.0.0.1' }: { cutsPrefix?: boolean; host?: string } = {},
): Promise<House> {
  shared ??= sharedParts();
  const { store, keys } = await shared;
  const mails: IdentityMail[] = [];
  const failures: unknown[] = [];
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  const issuer = `${origin}/oidc`;
  const wide = { points: 10_000, windowSeconds: 60 };
  const identity = createIdentity({
    issuer,
    audience: AUDIENCE,
    clients: [portal('customer', 4901), portal('attorney', 4902), portal('admin', 4903)],
    store,
    mailer: {
      send: (mail) => {
        mails.push(mail);
        return Promise.resolve();
      },
    },
    keys,
    sealing: testSealing,
    legalUrls: { terms: `${PORTAL}/terms`, privacy: `${PORTAL}/privacy` },
    termsVersion: TERMS_VERSION,
    logger: { info: () => undefined, warn: () => undefined, error: (fields) => failures.push(fields) },
    cleanUpEveryMs: 0,
    ...options,
    limits: {
      signInByAccountAndAddress: wide,
      signInByAccount: wide,
      signInByAddress: wide,
      signUpByAddress: wide,
      codeByAddress: wide,
      mailByAccount: wide,
      resetByAccount: wide,
      resetByAddress: wide,
      secondFactorByAccount: wide,
      secondFactorByAccountAndDay: wide,
      passkeyByAddress: wide,
      emailChangeByAccount: wide,
      ...options.limits,
    },
  });
  server.on('request', (request, response) => {
    if (cutsPrefix) request.url = (request.url ?? '').replace(/^\/oidc/, '');
    void identity.handle(request, response);
  });
  const config = await client.discovery(new URL(issuer), 'troth-customer', undefined, client.None(), {
    execute: [client.allowInsecureRequests],
  });
  return {
    identity,
    store,
    origin,
    issuer,
    mails,
    failures,
    config,
    browser: () => new Browser(origin),
    async close() {
      await identity.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface Attempt {
  url: string;
  verifier: string;
  state: string;
  nonce: string;
}

export const REDIRECT_URI = `${PORTAL}/signin-redirect`;
export const LOGIN_URL = `${PORTAL}/login`;

/** A portal's request to sign in, as oidc-client-ts makes it. */
export async function authorize(house: House, extra: Record<string, string> = {}): Promise<Attempt> {
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const nonce = client.randomNonce();
  const url = client.buildAuthorizationUrl(house.config, {
    redirect_uri: REDIRECT_URI,
    scope: 'openid email',
    resource: AUDIENCE,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...extra,
  });
  return { url: url.href, verifier, state, nonce };
}

export function exchange(house: House, attempt: Attempt, landing: Answer) {
  if (landing.location === null) throw new Error(`no redirect but ${landing.status}: ${landing.body.slice(0, 400)}`);
  return client.authorizationCodeGrant(house.config, new URL(landing.location), {
    pkceCodeVerifier: attempt.verifier,
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
  });
}

/** Signs a known person in, to the tokens. */
export async function signInAs(house: House, browser: Browser, email: string, password: string) {
  const attempt = await authorize(house);
  const page = await browser.follow(browser.open(attempt.url));
  const landing = await browser.follow(browser.submit(page, { email, password }));
  return exchange(house, attempt, landing);
}

export function lastMail(house: House, to: string): IdentityMail {
  const mail = house.mails.findLast((sent) => sent.to === to);
  if (!mail) throw new Error(`no mail to ${to}`);
  return mail;
}

export const codeIn = (mail: IdentityMail) => mail.code ?? '';

export const linkIn = (mail: IdentityMail) => mail.link.url;

let people = 0;

/** An address that no other test uses. */
export const newEmail = (name = 'person') => `${name}-${++people}-${Date.now()}@example.test`;

export const PASSWORD = 'lantern orchard quill';
