import { createHash } from 'node:crypto';

/**
 * What is stored of a secret that is long enough not to be guessed: its holder has the refresh token, code, session,
 * pending sign-in or mailed link, and a stolen dump holds none.
 */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
