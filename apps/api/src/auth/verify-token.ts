import {
  createLocalJWKSet,
  createRemoteJWKSet,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
  errors,
  jwtVerify,
} from 'jose';
import { z } from 'zod';
import type { TokenIdentity } from './actor';

/** Algorithms that a public key verifies. Symmetric ones and `none` would let anyone sign. */
const ALLOWED_ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const CLOCK_TOLERANCE_SECONDS = 5;
/** Access tokens only: an ID token, which other sites may hold, opens nothing here. */
const ACCEPTED_TYPES = new Set(['at+jwt', 'application/at+jwt', 'jwt']);

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  email: z.email().max(320).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  client_id: z.string().optional().catch(undefined),
  azp: z.string().optional().catch(undefined),
  terms_agreed_at: z.union([z.iso.datetime(), z.number()]).optional().catch(undefined),
  terms_version: z.string().optional().catch(undefined),
});

export interface TokenVerifier {
  /** What the token says; null when it is not a valid access token of our issuer for our audience. */
  verify(token: string): Promise<TokenIdentity | null>;
}

/** The issuer's keys cannot be had: nothing is wrong with the token, the caller should try again. */
export class IssuerUnavailable extends Error {
  override readonly name = 'IssuerUnavailable';
}

export function tokenVerifier(options: {
  issuer: string;
  audience: string;
  keys: JWTVerifyGetKey;
  now: () => Date;
}): TokenVerifier {
  return {
    verify: async (token) => {
      try {
        const { payload, protectedHeader } = await jwtVerify(token, options.keys, {
          // Providers differ on the slash at the end; it names the same issuer.
          issuer: [options.issuer, `${options.issuer}/`],
          audience: options.audience,
          algorithms: ALLOWED_ALGORITHMS,
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          requiredClaims: ['sub', 'exp'],
          currentDate: options.now(),
        });
        if (protectedHeader.typ !== undefined && !ACCEPTED_TYPES.has(protectedHeader.typ.toLowerCase())) return null;
        const claims = claimsSchema.safeParse(payload);
        if (!claims.success) return null;
        const { sub, email, email_verified, client_id, azp, terms_agreed_at, terms_version, exp } = claims.data;
        const agreedAt = typeof terms_agreed_at === 'number' ? terms_agreed_at * 1000 : terms_agreed_at;
        return {
          externalId: sub,
          email: email?.toLowerCase() ?? null,
          emailVerified: email !== undefined && email_verified === true,
          clientId: client_id ?? azp ?? null,
          termsAgreedAt: agreedAt === undefined ? null : new Date(agreedAt),
          termsVersion: terms_version ?? null,
          expiresAt: new Date(exp * 1000),
        };
      } catch (error) {
        if (error instanceof errors.JWKSTimeout) throw new IssuerUnavailable('key set timed out', { cause: error });
        if (error instanceof errors.JOSEError) {
          // The generic code is what a key set that cannot be fetched gives.
          if (error.code === 'ERR_JOSE_GENERIC') throw new IssuerUnavailable('key set unavailable', { cause: error });
          return null;
        }
        if (error instanceof TypeError) throw new IssuerUnavailable('key set unreachable', { cause: error });
        throw error;
      }
    },
  };
}

/** Keys of the embedded issuer, without a call to ourselves. */
export const localKeys = (keys: JSONWebKeySet): JWTVerifyGetKey => createLocalJWKSet(keys);

/**
 * Keys of any issuer, found by OpenID discovery at the first token and kept; new keys are picked up when a token names
 * one that is not known.
 */
export function discoveredKeys(issuer: string): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | null = null;
  const discover = async (): Promise<JWTVerifyGetKey> => {
    const response = await fetch(`${issuer}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(5000) });
    if (!response.ok) throw new IssuerUnavailable(`discovery answered ${response.status}`);
    const metadata = z.object({ issuer: z.string(), jwks_uri: z.url() }).parse(await response.json());
    if (metadata.issuer.replace(/\/+$/, '') !== issuer) throw new IssuerUnavailable('discovery names another issuer');
    return createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: 5000 });
  };
  return async (header, token) => {
    found ??= discover().catch((error: unknown) => {
      found = null;
      throw error instanceof IssuerUnavailable ? error : new IssuerUnavailable('discovery failed', { cause: error });
    });
    return (await found)(header, token);
  };
}
