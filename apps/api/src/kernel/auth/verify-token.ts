import { createHash } from 'node:crypto';
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
/** What the `typ` of an access token is (RFC 9068). An ID token, which other sites may hold, opens nothing here. */
export const ACCESS_TOKEN_TYPES = ['at+jwt'] as const;

/** Whether a header's `typ` is among those that the issuer's access tokens have; `none` stands for none at all. */
const isAccepted = (typ: string | undefined, accepted: readonly string[]): boolean =>
  accepted.includes(typ === undefined ? 'none' : typ.toLowerCase().replace(/^application\//, ''));

/** What access tokens call what we read of a person; providers differ. */
export interface ClaimNames {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: string;
}
export const STANDARD_CLAIMS: ClaimNames = { subject: 'sub', email: 'email', emailVerified: 'email_verified' };

/** There are providers that write a claim of yes or no as text or as a number. */
const yesOrNo = z.union([z.boolean(), z.literal(['true', '1', 1]).transform(() => true)]);

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  email: z.email().max(320).optional().catch(undefined),
  email_verified: yesOrNo.optional().catch(undefined),
  client_id: z.string().optional().catch(undefined),
  sid: z.string().min(1).max(255).optional().catch(undefined),
  auth_time: z.number().nonnegative().optional().catch(undefined),
  azp: z.string().optional().catch(undefined),
  cid: z.string().optional().catch(undefined),
  amr: z.array(z.string().max(64)).max(32).optional().catch(undefined),
  acr: z.string().max(255).optional().catch(undefined),
  terms_agreed_at: z.union([z.iso.datetime(), z.number()]).optional().catch(undefined),
  terms_version: z.string().optional().catch(undefined),
});

/** So long a token is taken as it was verified, unless it runs out before: a key that is withdrawn opens nothing soon after. */
const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 5_000;

/**
 * Verifies a token once a minute instead of at each call that brings it. Whether its session has ended is asked at every call,
 * by whoever asks here.
 */
function remembering(verify: TokenVerifier['verify'], now: () => Date): TokenVerifier['verify'] {
  const verified = new Map<
    string,
    { readonly identity: TokenIdentity; readonly from: number; readonly until: number }
  >();
  return async (token) => {
    const key = createHash('sha256').update(token).digest('base64');
    const at = now().getTime();
    const known = verified.get(key);
    if (known !== undefined && known.from <= at && at < known.until) return known.identity;
    verified.delete(key);
    const identity = await verify(token);
    if (identity === null) return null;
    const [oldest] = verified.keys();
    if (verified.size >= MOST_REMEMBERED && oldest !== undefined) verified.delete(oldest);
    verified.set(key, { identity, from: at, until: Math.min(at + REMEMBERED_MS, identity.expiresAt.getTime()) });
    return identity;
  };
}

export interface TokenVerifier {
  /** What the token says; null when it is not a valid access token of our issuer for our audience. */
  verify(token: string): Promise<TokenIdentity | null>;
  /** Where the issuer can be asked; see `userinfoEmail`. */
  readonly emailOf?: EmailOf;
}

/** The address of a token's person; null when the issuer tells none, or tells of someone else. */
export type EmailOf = (token: string, sub: string) => Promise<Pick<TokenIdentity, 'email' | 'emailVerified'> | null>;

/** The issuer's keys cannot be had: nothing is wrong with the token, the caller should try again. */
export class IssuerUnavailable extends Error {
  override readonly name = 'IssuerUnavailable';
}

export function tokenVerifier(options: {
  issuer: string;
  audience: string;
  keys: JWTVerifyGetKey;
  /** What the issuer says in `typ`, in lower case and without `application/`; `none` where it says nothing. */
  types: readonly string[];
  /** Clients whose tokens open the API; null takes those of any. A token for our audience may be another program's. */
  clients: readonly string[] | null;
  claims?: ClaimNames;
  /** Asks the issuer for the address that its access tokens do not carry. */
  emailOf?: EmailOf;
  now: () => Date;
}): TokenVerifier {
  const { emailOf, claims: names = STANDARD_CLAIMS } = options;
  return {
    ...(emailOf === undefined ? {} : { emailOf }),
    verify: remembering(async (token) => {
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
        if (!isAccepted(protectedHeader.typ, options.types)) return null;
        const claims = claimsSchema.safeParse({
          ...payload,
          sub: payload[names.subject],
          email: payload[names.email],
          email_verified: payload[names.emailVerified],
        });
        if (!claims.success) return null;
        const { sub, email, email_verified, sid, auth_time, terms_agreed_at, terms_version, exp } = claims.data;
        const clientId = claims.data.client_id ?? claims.data.azp ?? claims.data.cid ?? null;
        if (options.clients !== null && (clientId === null || !options.clients.includes(clientId))) return null;
        const agreedAt = typeof terms_agreed_at === 'number' ? terms_agreed_at * 1000 : terms_agreed_at;
        return {
          externalId: sub,
          email: email?.toLowerCase() ?? null,
          emailVerified: email !== undefined && email_verified === true,
          clientId,
          amr: claims.data.amr ?? [],
          acr: claims.data.acr ?? null,
          termsAgreedAt: agreedAt === undefined ? null : new Date(agreedAt),
          termsVersion: terms_version ?? null,
          sessionId: sid ?? null,
          authenticatedAt: auth_time === undefined ? null : new Date(auth_time * 1000),
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
    }, options.now),
  };
}

/** Keys of the embedded issuer, without a call to ourselves. */
export const localKeys = (keys: JSONWebKeySet): JWTVerifyGetKey => createLocalJWKSet(keys);

const ISSUER_TIMEOUT_MS = 5000;
/** So long tokens that name a key which is not known make nobody ask again. A new key is known by then at the latest. */
const KEYS_COOLDOWN_MS = 5000;

const metadataSchema = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional().catch(undefined),
});

/** An issuer's metadata by OpenID discovery, fetched when it is first needed and kept. @throws IssuerUnavailable */
function discovery(issuer: string) {
  let found: Promise<z.output<typeof metadataSchema>> | null = null;
  const discover = async () => {
    const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(ISSUER_TIMEOUT_MS),
    });
    if (!response.ok) throw new IssuerUnavailable(`discovery answered ${response.status}`);
    const metadata = metadataSchema.parse(await response.json());
    if (metadata.issuer.replace(/\/+$/, '') !== issuer) throw new IssuerUnavailable('discovery names another issuer');
    return metadata;
  };
  return () => {
    found ??= discover().catch((error: unknown) => {
      found = null;
      throw error instanceof IssuerUnavailable ? error : new IssuerUnavailable('discovery failed', { cause: error });
    });
    return found;
  };
}

/**
 * Keys of any issuer, found by OpenID discovery at the first token and kept; new keys are picked up when a token names
 * one that is not known.
 */
export function discoveredKeys(issuer: string): JWTVerifyGetKey {
  const metadata = discovery(issuer);
  let keys: JWTVerifyGetKey | null = null;
  return async (header, token) => {
    const { jwks_uri: address } = await metadata();
    keys ??= createRemoteJWKSet(new URL(address), {
      timeoutDuration: ISSUER_TIMEOUT_MS,
      cooldownDuration: KEYS_COOLDOWN_MS,
    });
    return keys(header, token);
  };
}

const userinfoSchema = z.object({
  sub: z.string(),
  email: z.email().max(320),
  email_verified: yesOrNo.optional().catch(undefined),
});

/**
 * Asks the issuer's userinfo call, since many providers put the address there and not into access tokens. Only an answer
 * about the token's own person counts (OpenID Connect Core 5.3.2).
 * @throws IssuerUnavailable when it cannot be asked now.
 */
export function userinfoEmail(issuer: string): EmailOf {
  const metadata = discovery(issuer);
  return async (token, sub) => {
    const { userinfo_endpoint: address } = await metadata();
    if (address === undefined) return null;
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: AbortSignal.timeout(ISSUER_TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new IssuerUnavailable('userinfo cannot be asked', { cause: error });
    });
    if (response.status >= 500) throw new IssuerUnavailable(`userinfo answered ${response.status}`);
    if (!response.ok) return null;
    const told = userinfoSchema.safeParse(await response.json().catch(() => null));
    if (!told.success || told.data.sub !== sub) return null;
    return { email: told.data.email.toLowerCase(), emailVerified: told.data.email_verified === true };
  };
}
