import { createHmac, randomInt } from 'node:crypto';
import type { IdentityStore } from '../ports';

/** How many codes a person gets at a time. */
export const RECOVERY_CODES = 10;

/** Without characters that look alike: 32 of them, ten to a code, is 50 bits. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUP = 5;

const randomCharacter = () => ALPHABET[randomInt(ALPHABET.length)] ?? '';
const newCode = () => {
  const text = Array.from({ length: 2 * GROUP }, randomCharacter).join('');
  return `${text.slice(0, GROUP)}-${text.slice(GROUP)}`;
};

/** What a person typed, as it was hashed; null when it cannot be a recovery code. */
export function normalizeRecoveryCode(typed: string): string | null {
  const text = typed.replace(/[\s-]/g, '').toUpperCase();
  return text.length === 2 * GROUP && [...text].every((character) => ALPHABET.includes(character)) ? text : null;
}

/** One-time codes for a person who lost every factor. Only keyed hashes are stored, so a stolen table yields none. */
export class RecoveryCodes {
  constructor(
    private readonly store: IdentityStore,
    private readonly key: string,
    private readonly now: () => Date,
  ) {}

  /** Replaces the person's codes. @returns the new ones, which cannot be shown again */
  async replace(accountId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newCode);
    await this.store.transaction(async (store) => {
      await store.query('DELETE FROM identity_recovery_code WHERE account_id = $1', [accountId]);
      for (const code of codes) {
        await store.query(
          'INSERT INTO identity_recovery_code (account_id, code_hash, created_at) VALUES ($1, $2, $3)',
          [accountId, this.hash(accountId, code.replace('-', '')), this.now().toISOString()],
        );
      }
    });
    return codes;
  }

  /** Spends a code; false when it is unknown or was used. */
  async use(accountId: string, typed: string): Promise<boolean> {
    const code = normalizeRecoveryCode(typed);
    if (code === null) return false;
    const rows = await this.store.query(
      `UPDATE identity_recovery_code SET used_at = $3
       WHERE account_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING code_hash`,
      [accountId, this.hash(accountId, code), this.now().toISOString()],
    );
    return rows.length > 0;
  }

  async left(accountId: string): Promise<number> {
    const [row] = await this.store.query<{ count: string | number }>(
      'SELECT count(*) AS count FROM identity_recovery_code WHERE account_id = $1 AND used_at IS NULL',
      [accountId],
    );
    return Number(row?.count ?? 0);
  }

  private hash(accountId: string, code: string): string {
    return createHmac('sha256', this.key).update(`recovery:${accountId}:${code}`).digest('base64url');
  }
}
