import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 24;

/** What a stored secret is known by: a copy of the database opens nothing. */
export const hashSecretToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A secret for an address that is the only key to what it opens: 192 random bits, and the hash to keep. */
export function newSecretToken(): { token: string; tokenHash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashSecretToken(token) };
}
