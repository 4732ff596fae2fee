import { createHash, randomBytes } from 'node:crypto';
import { type SessionLimits, sessionEnd, type SessionTimes } from '@troth/domain/sessions';
import { sql } from 'kysely';
import type { Config } from '../config/config';
import type { Db } from '../database/database';
import { preparedQuery } from '../database/prepared-query';
import { problem } from '../http/problem';
import type { Services } from '../services';
import type { Actor, Newcomer, TokenIdentity } from './actor';
import { isPersonalToken, personByToken } from './personal-token';
import { hasClient } from './second-factor';
import { limitsFor } from './session-limits';
import { personFrom, type StoredUser, USER_COLUMNS } from './stored-user';
import { IssuerUnavailable } from './verify-token';

/** Its name apart from identity's own session; with `__Host-` wherever a browser takes that: on https (ASVS 5.0, 3.3.3). */
export const sessionCookieName = ({ origins }: Pick<Config, 'origins'>): string =>
  origins.api.startsWith('https:') ? '__Host-troth_api' : 'troth_api';
/** `lastActiveAt` is kept at most once a minute (D5). */
const ACTIVITY_RESOLUTION_MS = 60_000;

export interface Credentials {
  readonly authorization: string | undefined;
  readonly sessionCookie: string | undefined;
  /** The page asks on its own, with nobody at it: no activity of the person. */
  readonly isBackground: boolean;
}

/** The session in which a request is made. */
interface CurrentSession {
  readonly times: SessionTimes;
  markActive(): Promise<void>;
  end(): Promise<void>;
}

interface SignedIn {
  readonly identity: TokenIdentity;
  /** Null where an outside provider has the session: then only the token's times are known. */
  readonly session: CurrentSession | null;
  /** Who of our users it is; undefined for a newcomer. */
  readonly user: StoredUser | undefined;
}

/**
 * Who makes the request: by bearer token (the provider's, or a personal one), else by session cookie (customer spec section 7), else a stranger.
 * Signed-in people are limited each for themselves, and addresses only for what is not signed in: people of one office
 * share an address.
 * @returns the actor, and whether it was the cookie that named it: then writes must come from our own origins.
 * @throws Problem NOT_AUTHENTICATED for a token that is not valid, or whose session has ended; a wrong token never falls
 *   back to the cookie. TOO_MANY_REQUESTS where the person's or the address's limit is met.
 */
export async function authenticate(
  services: Services,
  credentials: Credentials,
  address: string,
): Promise<{ actor: Actor; byCookie: boolean }> {
  const { limits } = services;
  const byCookie = credentials.authorization === undefined;
  const token = bearerOf(credentials.authorization);
  if (token !== undefined && isPersonalToken(token)) {
    const person = await personByToken(services, token);
    if (person !== null) return { actor: person, byCookie };
    await limits.count('ADDRESS_REQUESTS', address);
    throw unauthenticated();
  }
  const signedIn = await identify(services, credentials).catch(async (error: unknown) => {
    await limits.count('ADDRESS_REQUESTS', address);
    throw error;
  });
  if (signedIn === null) {
    await limits.count('ADDRESS_REQUESTS', address);
    return { actor: { kind: 'stranger' }, byCookie: false };
  }
  await limits.count('PERSON_REQUESTS', signedIn.identity.externalId);
  const actor = await actorFor(services, signedIn, credentials.isBackground);
  if (actor !== null)
    return {
      actor: actor.kind === 'newcomer' ? await withEmail(services, actor, credentials.authorization) : actor,
      byCookie,
    };
  if (!byCookie) throw unauthenticated();
  return { actor: { kind: 'stranger' }, byCookie: false };
}

/** A newcomer's address from the issuer, where the token carries none: an account is opened with it. */
async function withEmail(services: Services, newcomer: Newcomer, header: string | undefined): Promise<Newcomer> {
  const { identity } = newcomer;
  const token = bearerOf(header);
  if (identity.email !== null || token === undefined) return newcomer;
  return { ...newcomer, identity: { ...identity, ...(await emailByUserinfo(services, newcomer, token)) } };
}

/**
 * A newcomer's address as the issuer's userinfo call tells it for a token; null where it tells none of this very person,
 * or where it is known already. Many providers take no other token there than one that was asked for it alone.
 * @throws Problem UNAVAILABLE where the issuer cannot be asked.
 */
export async function emailByUserinfo(
  { tokens }: Pick<Services, 'tokens'>,
  actor: Actor,
  token: string | undefined,
): Promise<Pick<TokenIdentity, 'email' | 'emailVerified'> | null> {
  if (token === undefined || actor.kind !== 'newcomer' || actor.identity.email !== null) return null;
  return (await tokens.emailOf?.(token, actor.identity.externalId).catch(whenUnavailable)) ?? null;
}

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;
const bearerOf = (header: string | undefined) => (header === undefined ? undefined : BEARER.exec(header)?.[1]);

/** @throws Problem UNAVAILABLE where the issuer cannot be asked; anything else as it is. */
function whenUnavailable(error: unknown): never {
  if (error instanceof IssuerUnavailable)
    throw problem('UNAVAILABLE', { cause: error, headers: { 'retry-after': '5' } });
  throw error;
}

/** @returns null for strangers, and for a cookie whose session has ended. @throws Problem NOT_AUTHENTICATED */
async function identify(services: Services, { authorization, sessionCookie }: Credentials): Promise<SignedIn | null> {
  if (authorization === undefined)
    return sessionCookie === undefined ? null : signedInByCookie(services, sessionCookie);
  const identity = await identityFromHeader(services, authorization);
  if (services.sessions === null) return { identity, session: null, user: await findUser(services, identity) };
  const signedIn = await inSession(services, identity);
  if (signedIn === null) throw unauthenticated();
  return signedIn;
}

async function identityFromHeader(services: Services, header: string): Promise<TokenIdentity> {
  const token = bearerOf(header);
  if (token === undefined) throw unauthenticated();
  const identity = await services.tokens.verify(token).catch(whenUnavailable);
  if (identity === null) throw unauthenticated();
  return identity;
}

const unauthenticated = () =>
  problem('NOT_AUTHENTICATED', { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });

/** The embedded provider's table, which is in the same database. */
const sessionTable = sql<{
  id: string;
  accountId: string;
  authenticatedAt: Date;
  lastActiveAt: Date;
}>`identity_session`;

const userOf = preparedQuery((db, { externalId }: { externalId: string }) =>
  db
    .selectFrom('users')
    .leftJoin('attorneys', 'attorneys.id', 'users.id')
    .select(USER_COLUMNS)
    .select(hasClient.as('hasClient'))
    .where('users.externalId', '=', externalId)
    .where('users.deletedAt', 'is', null),
);

async function findUser({ database: { db } }: Services, { externalId }: TokenIdentity) {
  const [user] = await userOf(db, { externalId }).execute();
  return user;
}

const sessionWithUser = preparedQuery((db, { sessionId, accountId }: { sessionId: string; accountId: string }) =>
  db
    .selectFrom(sessionTable.as('session'))
    .leftJoin('users', (join) =>
      join.onRef('users.externalId', '=', 'session.accountId').on('users.deletedAt', 'is', null),
    )
    .leftJoin('attorneys', 'attorneys.id', 'users.id')
    .select(USER_COLUMNS)
    .select(hasClient.as('hasClient'))
    .select(['session.id as sessionId', 'session.authenticatedAt', 'session.lastActiveAt as sessionActiveAt'])
    .where('session.id', '=', sessionId)
    .where('session.accountId', '=', accountId),
);

/**
 * The session at the embedded identity provider, with the user whose it is: each request asks for both, so one statement
 * reads both. Null when the session has ended, and the token with it. ASVS 5.0, 7.4.1.
 */
async function inSession(
  { sessions, now, database: { db } }: Services,
  identity: TokenIdentity,
): Promise<SignedIn | null> {
  if (sessions === null || identity.sessionId === null) return null;
  const asked = { sessionId: identity.sessionId, accountId: identity.externalId };
  const [row] = await sessionWithUser(db, asked).execute();
  if (row === undefined) return null;
  const { sessionId, authenticatedAt, sessionActiveAt, id, userType, email, emailVerified, ...user } = row;
  const isUser = id !== null && userType !== null && email !== null && emailVerified !== null;
  return {
    identity: { ...identity, authenticatedAt },
    session: {
      times: { authenticatedAt, lastActiveAt: sessionActiveAt },
      markActive: () => sessions.markActive(sessionId, now()),
      end: () => sessions.end({ id: sessionId, accountId: identity.externalId }),
    },
    user: isUser ? { ...user, id, userType, email, emailVerified } : undefined,
  };
}

/** @returns null when the session is over: the person has done nothing for too long, or signed in too long ago. */
async function actorFor(
  services: Services,
  { identity, session, user: row }: SignedIn,
  isBackground: boolean,
): Promise<Actor | null> {
  const { config } = services;
  const { db } = services.database;
  const now = services.now();
  const times = session?.times ?? timesOutside(identity, row?.lastActiveAt ?? null);
  const limits = limitsFor(config, row?.userType ?? null, identity.clientId);
  if (times !== null && sessionEnd(times, limits, now) !== null) {
    await session?.end();
    return null;
  }
  const isWorthKeeping = (last: Date | null) =>
    !isBackground && (last === null || now.getTime() - last.getTime() >= ACTIVITY_RESOLUTION_MS);
  if (session !== null && isWorthKeeping(session.times.lastActiveAt)) await session.markActive();
  if (row === undefined) return { kind: 'newcomer', identity };
  if (isWorthKeeping(row.lastActiveAt)) {
    await db.updateTable('users').set({ lastActiveAt: now }).where('id', '=', row.id).execute();
  }
  return personFrom(config, row, identity);
}

/**
 * The times of a session that an outside provider has: its token says when the person signed in, and we know when the
 * person was last active here. Null where it does not say.
 */
function timesOutside({ authenticatedAt }: TokenIdentity, lastActiveAt: Date | null): SessionTimes | null {
  if (authenticatedAt === null) return null;
  const isLater = lastActiveAt !== null && lastActiveAt > authenticatedAt;
  return { authenticatedAt, lastActiveAt: isLater ? lastActiveAt : authenticatedAt };
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

async function signedInByCookie(services: Services, cookie: string): Promise<SignedIn | null> {
  const { db } = services.database;
  const now = services.now();
  const tokenHash = hashToken(cookie);
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (row === undefined) return null;
  const identity: TokenIdentity = {
    externalId: row.externalId,
    ...row.claims,
    amr: row.claims.amr ?? [],
    acr: row.claims.acr ?? null,
    termsAgreedAt: null,
    termsVersion: null,
    // Streams end with the session; without one at the provider, with this one.
    sessionId: row.sessionId ?? tokenHash,
    authenticatedAt: row.authenticatedAt,
    expiresAt: row.expiresAt,
  };
  if (services.sessions !== null) return inSession(services, identity);
  const own = db.updateTable('sessions').where('tokenHash', '=', tokenHash);
  return {
    identity,
    user: await findUser(services, identity),
    session: {
      times: row,
      markActive: async () => void (await own.set({ lastActiveAt: now }).execute()),
      end: async () => void (await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()),
    },
  };
}

/**
 * Starts a cookie session for a verified identity: it lasts as long as a session of the person may. Only the token's hash
 * is stored. @returns the cookie's value.
 */
export async function openSession(
  db: Db,
  identity: TokenIdentity,
  { absoluteSeconds }: SessionLimits,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const authenticatedAt = identity.authenticatedAt ?? now;
  const expiresAt = new Date(authenticatedAt.getTime() + absoluteSeconds * 1000);
  await db
    .insertInto('sessions')
    .values({
      tokenHash: hashToken(token),
      externalId: identity.externalId,
      claims: JSON.stringify({
        email: identity.email,
        emailVerified: identity.emailVerified,
        clientId: identity.clientId,
        amr: identity.amr,
        acr: identity.acr,
      }),
      sessionId: identity.sessionId,
      authenticatedAt,
      lastActiveAt: now,
      createdAt: now,
      expiresAt,
    })
    .execute();
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
  return { token, expiresAt };
}

/** @returns whose session it was, and its name in streams; undefined when there is none. */
export async function closeSession(
  db: Db,
  cookie: string,
): Promise<{ externalId: string; sessionId: string } | undefined> {
  const tokenHash = hashToken(cookie);
  const closed = await db
    .deleteFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .returning(['externalId', 'sessionId'])
    .executeTakeFirst();
  return closed && { externalId: closed.externalId, sessionId: closed.sessionId ?? tokenHash };
}
