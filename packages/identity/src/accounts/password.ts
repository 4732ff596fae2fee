import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { isEasyToGuess } from './easy-to-guess';

export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

/** argon2id, which is the library's default: 19 MiB, two passes, one lane (OWASP's first choice for servers). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PasswordProblem = 'MISSING' | 'TOO_SHORT' | 'TOO_LONG' | 'IS_EMAIL' | 'EASY_TO_GUESS';

/** The same password typed on different keyboards may come in different code points; NFKC makes them one. */
const canonical = (password: string) => password.normalize('NFKC');

/**
 * Why a new password is refused; null when it is fine. Length is counted in characters as people see them typed. There
 * are no rules of composition (NIST SP 800-63B; ASVS 5.0, 6.2).
 */
export async function passwordProblem(password: string, email: string): Promise<PasswordProblem | null> {
  const text = canonical(password);
  const length = [...text].length;
  if (length === 0) return 'MISSING';
  if (length < PASSWORD_MIN) return 'TOO_SHORT';
  if (length > PASSWORD_MAX) return 'TOO_LONG';
  const lower = text.trim().toLowerCase();
  if (lower === email || lower === email.split('@')[0]) return 'IS_EMAIL';
  if (await isEasyToGuess(text, email)) return 'EASY_TO_GUESS';
  return null;
}

export function hashPassword(password: string): Promise<string> {
  return hash(canonical(password), COST);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash (nobody has that address) it works just as long on a decoy,
 * so that the time of the answer does not tell who has an account.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  // Longer input was never accepted as a password; it is not worth hashing.
  const text = [...canonical(password)].length > PASSWORD_MAX ? '' : canonical(password);
  decoy ??= hashPassword(randomBytes(24).toString('base64'));
  const matches = await verify(passwordHash ?? (await decoy), text);
  return matches && passwordHash !== null;
}
