import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { ACCESS_TOKEN_TYPES, localKeys, tokenVerifier, type TokenVerifier } from '../kernel/auth/verify-token';

export const TEST_ISSUER = 'https://issuer.test';
export const TEST_AUDIENCE = 'urn:troth:api';

export interface TestTokenClaims {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly client_id?: string;
  /** How the person signed in: with a second factor, unless said otherwise. */
  readonly amr?: readonly string[];
  readonly acr?: string;
  /** Seconds; the moment of the request unless said otherwise. */
  readonly auth_time?: number;
}

export interface TestIssuer {
  readonly verifier: TokenVerifier;
  sign(
    claims: TestTokenClaims,
    overrides?: { issuer?: string; audience?: string; expiresAt?: number; typ?: string | null; notBefore?: number },
  ): Promise<string>;
}

/** An issuer of our own, so that requests in the tests carry real signed tokens. */
export async function testIssuer(now: () => Date): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256' };
  return {
    verifier: tokenVerifier({
      issuer: TEST_ISSUER,
      audience: TEST_AUDIENCE,
      keys: localKeys({ keys: [jwk] }),
      types: ACCESS_TOKEN_TYPES,
      clients: null,
      now,
    }),
    sign: ({ sub, ...claims }, overrides = {}) => {
      const seconds = Math.floor(now().getTime() / 1000);
      const token = new SignJWT({ email_verified: true, amr: ['pwd', 'otp', 'mfa'], auth_time: seconds, ...claims })
        .setProtectedHeader({
          alg: 'ES256',
          kid: 'test',
          ...(overrides.typ === null ? {} : { typ: overrides.typ ?? 'at+jwt' }),
        })
        .setSubject(sub)
        .setIssuer(overrides.issuer ?? TEST_ISSUER)
        .setAudience(overrides.audience ?? TEST_AUDIENCE)
        .setIssuedAt(seconds)
        .setExpirationTime(overrides.expiresAt ?? seconds + 600);
      return (overrides.notBefore === undefined ? token : token.setNotBefore(overrides.notBefore)).sign(privateKey);
    },
  };
}
