import { createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { hashSecret } from '../hash-secret';
import type { IdentityStore } from '../ports';

/**
 * SIGN_UP holds a whole sign-up until its address is confirmed, so that nobody can claim an account for an address that
 * is not theirs. VERIFY_EMAIL confirms the address of an account that the host made. DECOY stands for a sign-up with an
 * address that has an account already: it looks the same to the visitor and can never be confirmed. CHANGE_EMAIL holds the
 * address that an account shall have once its owner opens the link there.
 */
export type TokenPurpose = 'SIGN_UP' | 'VERIFY_EMAIL' | 'DECOY' | 'PASSWORD_RESET' | 'CHANGE_EMAIL';

/** Guesses at one six-digit code. */
const CODE_ATTEMPTS = 5;

export interface OneTimeToken {
  id: string;
  purpose: TokenPurpose;
  email: string;
  accountId: string | null;
  /** Of the pending sign-in's id, which is stored nowhere. */
  interactionHash: string | null;
  clientId: string;
  passwordHash: string | null;
  termsAgreedAt: Date | null;
  termsVersion: string | null;
  expiresAt: Date;
  consumedAt: Date | null;
}

interface TokenRow {
  id: string;
  purpose: TokenPurpose;
  email: string;
  account_id: string | null;
  interaction_uid: string | null;
  client_id: string;
  code_hash: string | null;
  password_hash: string | null;
  terms_agreed_at: Date | string | null;
  terms_version: string | null;
  expires_at: Date | string;
  consumed_at: Date | string | null;
}

export type TokenToIssue = Omit<OneTimeToken, 'id' | 'interactionHash' | 'expiresAt' | 'consumedAt'> & {
  interactionUid: string | null;
};

const instant = (value: Date | string | null) => (value === null ? null : new Date(value));

const present = (row: TokenRow): OneTimeToken => ({
  id: row.id,
  purpose: row.purpose,
  email: row.email,
  accountId: row.account_id,
  interactionHash: row.interaction_uid,
  clientId: row.client_id,
  passwordHash: row.password_hash,
  termsAgreedAt: instant(row.terms_agreed_at),
  termsVersion: row.terms_version,
  expiresAt: new Date(row.expires_at),
  consumedAt: instant(row.consumed_at),
});

const equal = (left: string, right: string) =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

/** One-time secrets that travel by mail: links, and codes to type. Only hashes are stored. */
export class OneTimeTokens {
  constructor(
    private readonly store: IdentityStore,
    /** Six digits are quickly tried against a leaked table, so codes are hashed with a key that is not in it. */
    private readonly codeKey: string,
    private readonly now: () => Date,
  ) {}

  /** Replaces what was issued before for the same purpose: on the same page, or for a reset to the same person. */
  async issue(token: TokenToIssue, lifetimeSeconds: number): Promise<{ link: string; code: string }> {
    const id = randomUUID();
    const link = randomBytes(32).toString('base64url');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const now = this.now();
    await this.store.transaction(async (store) => {
      if (token.interactionUid !== null) {
        await store.query('DELETE FROM identity_token WHERE interaction_uid = $1 AND consumed_at IS NULL', [
          hashSecret(token.interactionUid),
        ]);
      } else if (token.accountId !== null) {
        await store.query('DELETE FROM identity_token WHERE account_id = $1 AND purpose = $2', [
          token.accountId,
          token.purpose,
        ]);
      }
      await store.query(
        `INSERT INTO identity_token (id, purpose, email, account_id, interaction_uid, client_id, link_hash, code_hash,
           password_hash, terms_agreed_at, terms_version, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
        [
          id,
          token.purpose,
          token.email,
          token.accountId,
          token.interactionUid === null ? null : hashSecret(token.interactionUid),
          token.clientId,
          hashSecret(link),
          this.hashCode(id, code),
          token.passwordHash,
          token.termsAgreedAt?.toISOString() ?? null,
          token.termsVersion,
          now.toISOString(),
          new Date(now.getTime() + lifetimeSeconds * 1000).toISOString(),
        ],
      );
    });
    return { link, code };
  }

  /** The live token behind a mailed link, not yet spent; null when there is none. */
  async findByLink(link: string): Promise<OneTimeToken | null> {
    const [row] = await this.store.query<TokenRow>(
      'SELECT * FROM identity_token WHERE link_hash = $1 AND consumed_at IS NULL AND expires_at > $2',
      [hashSecret(link), this.now().toISOString()],
    );
    return row ? present(row) : null;
  }

  /** What a sign-in page waits for; spent already when the person used the link. */
  async findByInteraction(uid: string): Promise<OneTimeToken | null> {
    const [row] = await this.store.query<TokenRow>(
      `SELECT * FROM identity_token WHERE interaction_uid = $1 AND expires_at > $2 ORDER BY created_at DESC LIMIT 1`,
      [hashSecret(uid), this.now().toISOString()],
    );
    return row ? present(row) : null;
  }

  /** The newest sign-up with this address that waits for confirmation. */
  async findPendingSignUp(email: string): Promise<OneTimeToken | null> {
    const [row] = await this.store.query<TokenRow>(
      `SELECT * FROM identity_token WHERE email = $1 AND purpose = 'SIGN_UP' AND consumed_at IS NULL AND expires_at > $2
       ORDER BY created_at DESC LIMIT 1`,
      [email, this.now().toISOString()],
    );
    return row ? present(row) : null;
  }

  /** Counts the guess before judging it, so that guesses at the same moment count too. */
  async codeMatches(token: OneTimeToken, code: string): Promise<boolean> {
    const [row] = await this.store.query<{ code_hash: string | null }>(
      `UPDATE identity_token SET code_attempts = code_attempts + 1
       WHERE id = $1 AND consumed_at IS NULL AND code_attempts < $2 RETURNING code_hash`,
      [token.id, CODE_ATTEMPTS],
    );
    return row?.code_hash != null && token.purpose !== 'DECOY' && equal(row.code_hash, this.hashCode(token.id, code));
  }

  /** Spends a token; false when someone was faster. Run it in the transaction of what it permits. */
  async consume(store: IdentityStore, token: OneTimeToken, accountId: string): Promise<boolean> {
    const spent = await store.query<{ id: string }>(
      `UPDATE identity_token SET consumed_at = $2, account_id = $3, password_hash = NULL
       WHERE id = $1 AND consumed_at IS NULL RETURNING id`,
      [token.id, this.now().toISOString(), accountId],
    );
    return spent.length > 0;
  }

  private hashCode(id: string, code: string): string {
    return createHmac('sha256', this.codeKey).update(`${id}:${code}`).digest('base64url');
  }
}
