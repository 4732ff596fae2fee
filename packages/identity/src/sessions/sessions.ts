import type { IdentityHost, IdentityStore, SessionToJudge } from '../ports';
import { hashSecret } from '../hash-secret';

/** One browser in which a person is signed in. */
export interface SignedInSession extends SessionToJudge {
  id: string;
  userAgent: string;
  startedAt: Date;
}

/** Sessions as the host may use them. */
export interface Sessions {
  /** Null when the session has ended, or never was. Whether it has outlived its limits is not asked. */
  find(id: string, store?: IdentityStore): Promise<SignedInSession | null>;
  /** The person does something. Renewing tokens is nothing that a person does. */
  markActive(id: string, now: Date): Promise<void>;
  end(session: { id: string; accountId: string }): Promise<void>;
}

interface SessionRow {
  id: string;
  account_id: string;
  client_id: string;
  user_agent: string;
  started_at: Date | string;
  authenticated_at: Date | string;
  last_active_at: Date | string;
}

const present = (row: SessionRow): SignedInSession => ({
  id: row.id,
  accountId: row.account_id,
  clientId: row.client_id,
  userAgent: row.user_agent,
  startedAt: new Date(row.started_at),
  authenticatedAt: new Date(row.authenticated_at),
  lastActiveAt: new Date(row.last_active_at),
});

/** Browsers name themselves at this length and less. */
const USER_AGENT_MAX = 300;

/**
 * Ends sessions of a person with all that hangs on them: codes and refresh tokens. The host is told in the same
 * transaction, so that what it opened for them ends too.
 * @param which all by default; with `exceptSignIn`, every other sign-in ends that still waits for its last step
 */
export async function endSessionsOf(
  store: IdentityStore,
  host: Pick<IdentityHost, 'sessionsEnded'>,
  accountId: string,
  { only, except, exceptSignIn }: { only?: string; except?: string; exceptSignIn?: string } = {},
): Promise<void> {
  await store.transaction(async (transaction) => {
    const ended = await transaction.query<{ id: string }>(
      `DELETE FROM identity_session
       WHERE account_id = $1 AND ($2::text IS NULL OR id = $2) AND ($3::text IS NULL OR id <> $3) RETURNING id`,
      [accountId, only ?? null, except ?? null],
    );
    if (only === undefined && except === undefined) {
      await transaction.query('DELETE FROM identity_payload WHERE account_id = $1', [accountId]);
      await transaction.query('DELETE FROM identity_sign_in WHERE account_id = $1', [accountId]);
    } else {
      await transaction.query(
        `DELETE FROM identity_payload
         WHERE account_id = $1 AND uid IS NOT NULL AND ($2::text IS NULL OR uid = $2) AND ($3::text IS NULL OR uid <> $3)`,
        [accountId, only ?? null, except ?? null],
      );
      if (exceptSignIn !== undefined) {
        await transaction.query('DELETE FROM identity_sign_in WHERE account_id = $1 AND interaction_uid <> $2', [
          accountId,
          hashSecret(exceptSignIn),
        ]);
      }
    }
    await host.sessionsEnded(transaction, {
      accountId,
      sessionIds: ended.map(({ id }) => id),
      isEverywhere: only === undefined,
    });
  });
}

export class SessionStore implements Sessions {
  constructor(
    private readonly store: IdentityStore,
    private readonly host: IdentityHost,
    private readonly now: () => Date,
  ) {}

  async find(id: string, store: IdentityStore = this.store): Promise<SignedInSession | null> {
    const [row] = await store.query<SessionRow>('SELECT * FROM identity_session WHERE id = $1', [id]);
    return row ? present(row) : null;
  }

  /** A person has signed in: a new session, or the one that this browser has already. */
  async begin(session: Pick<SignedInSession, 'id' | 'accountId' | 'clientId' | 'userAgent' | 'authenticatedAt'>) {
    await this.store.query(
      `INSERT INTO identity_session (id, account_id, client_id, user_agent, started_at, authenticated_at, last_active_at)
       VALUES ($1, $2, $3, $4, $6, $5, $6)
       ON CONFLICT (id) DO UPDATE SET account_id = excluded.account_id, client_id = excluded.client_id,
         user_agent = excluded.user_agent, authenticated_at = excluded.authenticated_at,
         last_active_at = excluded.last_active_at`,
      [
        session.id,
        session.accountId,
        session.clientId,
        session.userAgent.slice(0, USER_AGENT_MAX),
        session.authenticatedAt.toISOString(),
        this.now().toISOString(),
      ],
    );
  }

  /** The session, where the person may go on without signing in. One that has outlived its limits ends here. */
  async findLive(id: string, accountId: string): Promise<SignedInSession | null> {
    const session = await this.find(id);
    if (session === null || session.accountId !== accountId) return null;
    if (!(await this.host.isSessionOver(session, this.now()))) return session;
    await this.end(session);
    return null;
  }

  /** The person's sessions that have not outlived their limits, the last used first. */
  async listOf(accountId: string): Promise<SignedInSession[]> {
    const rows = await this.store.query<SessionRow>(
      'SELECT * FROM identity_session WHERE account_id = $1 ORDER BY last_active_at DESC, id',
      [accountId],
    );
    const now = this.now();
    const judged = await Promise.all(
      rows.map(present).map(async (session) => ((await this.host.isSessionOver(session, now)) ? [] : [session])),
    );
    return judged.flat();
  }

  async markActive(id: string, now: Date): Promise<void> {
    await this.store.query('UPDATE identity_session SET last_active_at = $2 WHERE id = $1 AND last_active_at < $2', [
      id,
      now.toISOString(),
    ]);
  }

  async end({ id, accountId }: { id: string; accountId: string }): Promise<void> {
    await endSessionsOf(this.store, this.host, accountId, { only: id });
  }
}
