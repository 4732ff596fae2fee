-- Personal access tokens of attorneys and admins. Of the secret only a hash is kept.
create table personal_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  name text not null,
  scopes jsonb not null,
  token_hash text not null unique,
  -- The last characters of the secret, by which its owner tells tokens apart.
  ending text not null,
  -- How its owner had signed in: a token is worth no more than that sign-in.
  amr jsonb not null,
  acr text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('REVOKED', 'SIGNED_OUT', 'APPROVAL_LOST')),
  check ((ended_at is null) = (end_reason is null))
);
create index personal_tokens_by_user on personal_tokens (user_id);

-- With which token a person did it; null where they were signed in themselves. Beside what the hashes cover.
alter table audit_entries add column token_id uuid;
