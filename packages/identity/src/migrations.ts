/** Applied in order, once each, by the host's own migration runner. PostgreSQL dialect; names never change. */
export const identityMigrations: readonly { name: string; sql: string }[] = [
  {
    name: 'identity_0001_accounts_and_protocol_state',
    sql: `
      CREATE TABLE identity_account (
        id text PRIMARY KEY,
        email text NOT NULL UNIQUE,
        password_hash text NOT NULL,
        email_verified_at timestamptz,
        terms_agreed_at timestamptz,
        terms_version text,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );

      -- What the protocol library keeps: sessions, grants, codes, tokens, pending sign-ins. The payload is json, not
      -- jsonb, because it echoes what a visitor sent and jsonb refuses a null character.
      CREATE TABLE identity_payload (
        model text NOT NULL,
        id text NOT NULL,
        payload json NOT NULL,
        account_id text,
        grant_id text,
        user_code text,
        uid text,
        expires_at timestamptz,
        consumed_at timestamptz,
        PRIMARY KEY (model, id)
      );
      CREATE INDEX identity_payload_account ON identity_payload (account_id) WHERE account_id IS NOT NULL;
      CREATE INDEX identity_payload_grant ON identity_payload (grant_id) WHERE grant_id IS NOT NULL;
      CREATE INDEX identity_payload_uid ON identity_payload (model, uid) WHERE uid IS NOT NULL;
      CREATE INDEX identity_payload_expires ON identity_payload (expires_at);

      -- One-time secrets that travel by mail. Only their hashes are kept.
      CREATE TABLE identity_token (
        id text PRIMARY KEY,
        purpose text NOT NULL,
        email text NOT NULL,
        account_id text REFERENCES identity_account (id) ON DELETE CASCADE,
        interaction_uid text,
        client_id text NOT NULL,
        link_hash text NOT NULL UNIQUE,
        code_hash text,
        code_attempts integer NOT NULL DEFAULT 0,
        password_hash text,
        terms_agreed_at timestamptz,
        terms_version text,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        consumed_at timestamptz
      );
      CREATE INDEX identity_token_email ON identity_token (email, purpose);
      CREATE INDEX identity_token_interaction ON identity_token (interaction_uid) WHERE interaction_uid IS NOT NULL;
      CREATE INDEX identity_token_expires ON identity_token (expires_at);

      -- Counters of the rate limits, in the column order that the limiter library writes. Keys are hashes.
      CREATE TABLE identity_throttle (
        key text PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );
    `,
  },
  {
    name: 'identity_0002_second_factors',
    sql: `
      -- A passkey with its public key, or an authenticator app with its sealed secret and the time step it was last used at.
      CREATE TABLE identity_factor (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES identity_account (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('PASSKEY', 'APP')),
        name text NOT NULL,
        credential_id text UNIQUE,
        public_key text,
        signature_count bigint,
        transports text,
        sealed_secret text,
        last_step bigint,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz
      );
      CREATE INDEX identity_factor_account ON identity_factor (account_id);

      -- One-time codes for a person who lost every factor. Only keyed hashes are kept.
      CREATE TABLE identity_recovery_code (
        account_id text NOT NULL REFERENCES identity_account (id) ON DELETE CASCADE,
        code_hash text NOT NULL,
        created_at timestamptz NOT NULL,
        used_at timestamptz,
        PRIMARY KEY (account_id, code_hash)
      );

      -- How far a pending sign-in got between the password and the second factor.
      CREATE TABLE identity_sign_in (
        interaction_uid text PRIMARY KEY,
        account_id text REFERENCES identity_account (id) ON DELETE CASCADE,
        amr text NOT NULL,
        is_complete boolean NOT NULL,
        authenticated_at timestamptz NOT NULL,
        challenge text,
        sealed_secret text,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX identity_sign_in_account ON identity_sign_in (account_id) WHERE account_id IS NOT NULL;
      CREATE INDEX identity_sign_in_expires ON identity_sign_in (expires_at);
    `,
  },
  {
    name: 'identity_0003_hashed_ids_and_sessions',
    sql: `
      -- The ids were refresh tokens, codes and sessions themselves. From here on only their hashes are stored; those from
      -- before are withdrawn, so that an old copy of the table opens nothing: people sign in once more.
      DELETE FROM identity_payload;

      -- What limits, the list of a person's devices and the host know of a session. A row that is gone has ended.
      CREATE TABLE identity_session (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES identity_account (id) ON DELETE CASCADE,
        client_id text NOT NULL,
        user_agent text NOT NULL,
        started_at timestamptz NOT NULL,
        authenticated_at timestamptz NOT NULL,
        last_active_at timestamptz NOT NULL
      );
      CREATE INDEX identity_session_account ON identity_session (account_id);
    `,
  },
];
