import { hashSecret } from '../hash-secret';
import type { IdentityStore } from '../ports';
import { isProof, type Proof } from './factor';

/** How far a pending sign-in got: whose it is, what was proved, and whether nothing more is asked. */
export interface SignInProgress {
  accountId: string;
  amr: Proof[];
  /** True once the second factor was given, or where the account had none. */
  isComplete: boolean;
  authenticatedAt: Date;
}

interface ProgressRow {
  account_id: string | null;
  amr: string;
  is_complete: boolean;
  authenticated_at: Date | string;
}

/**
 * What a pending sign-in remembers between its pages, by its uid, which a cookie ties to one browser, and of which the hash is
 * stored. Passwords never get here; the secret of an app that is being added is sealed.
 */
export class SignInProgresses {
  constructor(
    private readonly store: IdentityStore,
    private readonly now: () => Date,
    private readonly lifetimeSeconds: number,
  ) {}

  async find(uid: string): Promise<SignInProgress | null> {
    const [row] = await this.store.query<ProgressRow>(
      'SELECT * FROM identity_sign_in WHERE interaction_uid = $1 AND expires_at > $2',
      [hashSecret(uid), this.now().toISOString()],
    );
    if (row === undefined || row.account_id === null) return null;
    return {
      accountId: row.account_id,
      amr: row.amr.split(' ').filter(isProof),
      isComplete: row.is_complete,
      authenticatedAt: new Date(row.authenticated_at),
    };
  }

  async save(uid: string, { accountId, amr, isComplete, authenticatedAt }: SignInProgress): Promise<void> {
    await this.store.query(
      `INSERT INTO identity_sign_in (interaction_uid, account_id, amr, is_complete, authenticated_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (interaction_uid) DO UPDATE SET account_id = excluded.account_id, amr = excluded.amr,
         is_complete = excluded.is_complete, authenticated_at = excluded.authenticated_at, challenge = NULL, sealed_secret = NULL`,
      [hashSecret(uid), accountId, amr.join(' '), isComplete, authenticatedAt.toISOString(), this.expiry()],
    );
  }

  /** Remembers what a passkey is asked to sign. Before anybody is known, the row has no account. */
  async setChallenge(uid: string, challenge: string): Promise<void> {
    await this.store.query(
      `INSERT INTO identity_sign_in (interaction_uid, amr, is_complete, authenticated_at, expires_at, challenge)
       VALUES ($1, '', false, $2, $3, $4)
       ON CONFLICT (interaction_uid) DO UPDATE SET challenge = excluded.challenge`,
      [hashSecret(uid), this.now().toISOString(), this.expiry(), challenge],
    );
  }

  /** Each challenge is answered once: of two answers at the same moment, one finds none. */
  async takeChallenge(uid: string): Promise<string | null> {
    const [row] = await this.store.query<{ challenge: string | null }>(
      `UPDATE identity_sign_in SET challenge = NULL
       FROM (SELECT interaction_uid, challenge FROM identity_sign_in WHERE interaction_uid = $1 FOR UPDATE) AS old
       WHERE identity_sign_in.interaction_uid = old.interaction_uid RETURNING old.challenge`,
      [hashSecret(uid)],
    );
    return row?.challenge ?? null;
  }

  async setSealedSecret(uid: string, sealedSecret: string): Promise<void> {
    await this.store.query('UPDATE identity_sign_in SET sealed_secret = $2 WHERE interaction_uid = $1', [
      hashSecret(uid),
      sealedSecret,
    ]);
  }

  /** False when the secret became a factor already. */
  async spendSealedSecret(uid: string, sealedSecret: string): Promise<boolean> {
    const rows = await this.store.query(
      `UPDATE identity_sign_in SET sealed_secret = NULL
       WHERE interaction_uid = $1 AND sealed_secret = $2 RETURNING interaction_uid`,
      [hashSecret(uid), sealedSecret],
    );
    return rows.length > 0;
  }

  async sealedSecret(uid: string): Promise<string | null> {
    const [row] = await this.store.query<{ sealed_secret: string | null }>(
      'SELECT sealed_secret FROM identity_sign_in WHERE interaction_uid = $1',
      [hashSecret(uid)],
    );
    return row?.sealed_secret ?? null;
  }

  private expiry(): string {
    return new Date(this.now().getTime() + this.lifetimeSeconds * 1000).toISOString();
  }
}
