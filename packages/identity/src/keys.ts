import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { IdentityKeys } from './ports';

const generate = promisify(generateKeyPair);

/**
 * New secrets for one installation: an RS256 signing key and a cookie key. 3072 bits give the 128 bits of security that
 * ASVS 11.2.3 asks for. The host stores them at its first start and passes the same ones from then on; to rotate, put a
 * new one first and keep the old ones until their tokens have run out.
 */
export async function generateKeys(): Promise<IdentityKeys> {
  const { privateKey } = await generate('rsa', { modulusLength: 3072 });
  const jwk = privateKey.export({ format: 'jwk' });
  const members = Object.fromEntries(Object.entries(jwk).filter(([, value]) => typeof value === 'string'));
  const kid = randomBytes(12).toString('base64url');
  return {
    signing: [{ ...members, kty: 'RSA', kid, alg: 'RS256', use: 'sig' }],
    cookies: [randomBytes(32).toString('base64url')],
  };
}
