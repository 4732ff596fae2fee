import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../database/database';
import { problem } from '../http/problem';
import type { Services } from '../services';
import type { Actor, Person, TokenIdentity } from './actor';
import { IssuerUnavailable } from './verify-token';

export const SESSION_COOKIE = 'troth_session';
const SESSION_HOURS = 12;
/** `lastActiveAt` is kept at most once a minute (decision 5). */
const ACTIVITY_RESOLUTION_MS = 60_000;

export interface Credentials {
  readonly authorization: string | undefined;
  readonly sessionCookie: string | undefined;
}

/**
 * Who makes the request: by bearer token, else by session cookie (customer spec section 7), else a stranger.
 * @returns the actor, and whether it was the cookie that named it: then writes must come from our own origins.
 * @throws Problem NOT_AUTHENTICATED for a token that is not valid; a wrong token never falls back to the cookie.
 */
export async function authenticate(
  services: Services,
  credentials: Credentials,
): Promise<{ actor: Actor; byCookie: boolean }> {
  if (credentials.authorization !== undefined) {
    const identity = await identityFromHeader(services, credentials.authorization);
    return { actor: await actorFor(services.database.db, identity, services.now()), byCookie: false };
  }
  if (credentials.sessionCookie !== undefined) {
    const identity = await identityFromSession(services.database.db, credentials.sessionCookie, services.now());
    if (identity !== null)
      return { actor: await actorFor(services.database.db, identity, services.now()), byCookie: true };
  }
  return { actor: { kind: 'stranger' }, byCookie: false };
}

async function identityFromHeader(services: Services, header: string): Promise<TokenIdentity> {
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(header)?.[1];
  if (token === undefined) throw unauthenticated();
  try {
    const identity = await services.tokens.verify(token);
    if (identity === null) throw unauthenticated();
    return identity;
  } catch (error) {
    if (error instanceof IssuerUnavailable)
      throw problem('UNAVAILABLE', { cause: error, headers: { 'retry-after': '5' } });
    throw error;
  }
}

const unauthenticated = () =>
  problem('NOT_AUTHENTICATED', { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });

async function actorFor(db: Db, identity: TokenIdentity, now: Date): Promise<Actor> {
  const row = await db
    .selectFrom('users')
    .leftJoin('attorneys', 'attorneys.id', 'users.id')
    .select([
      'users.id',
      'users.userType',
      'users.email',
      'users.emailVerified',
      'users.lastActiveAt',
      'attorneys.stage',
      'attorneys.lawFirmId',
      'attorneys.isLawFirmLead',
    ])
    .where('users.externalId', '=', identity.externalId)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return { kind: 'newcomer', identity };
  if (row.lastActiveAt === null || now.getTime() - row.lastActiveAt.getTime() >= ACTIVITY_RESOLUTION_MS) {
    await db.updateTable('users').set({ lastActiveAt: now }).where('id', '=', row.id).execute();
  }
  const person: Person = {
    kind: 'person',
    id: row.id,
    userType: row.userType,
    identity: {
      ...identity,
      email: identity.email ?? row.email,
      emailVerified: identity.emailVerified || row.emailVerified,
    },
    attorney:
      row.stage === null
        ? null
        : { stage: row.stage, lawFirmId: row.lawFirmId, isLawFirmLead: row.isLawFirmLead ?? false },
  };
  return person;
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

async function identityFromSession(db: Db, cookie: string, now: Date): Promise<TokenIdentity | null> {
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .where('tokenHash', '=', hashToken(cookie))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    externalId: row.externalId,
    ...row.claims,
    termsAgreedAt: null,
    termsVersion: null,
    expiresAt: row.expiresAt,
  };
}

/** Starts a cookie session for a verified identity. Only the token's hash is stored. @returns the cookie's value. */
export async function openSession(
  db: Db,
  identity: TokenIdentity,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + SESSION_HOURS * 3_600_000);
  await db
    .insertInto('sessions')
    .values({
      tokenHash: hashToken(token),
      externalId: identity.externalId,
      claims: JSON.stringify({
        email: identity.email,
        emailVerified: identity.emailVerified,
        clientId: identity.clientId,
      }),
      createdAt: now,
      expiresAt,
    })
    .execute();
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
  return { token, expiresAt };
}

export async function closeSession(db: Db, cookie: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', hashToken(cookie)).execute();
}
