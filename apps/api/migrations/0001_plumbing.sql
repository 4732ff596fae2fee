-- What every module stands on: audit, idempotency, sessions, mail, settings.

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- One chain per document, and one per person for what belongs to no document. The row is the chain's head and its lock.
create table audit_chains (
  chain text primary key,
  length integer not null default 0,
  head_hash text not null default ''
);

create table audit_entries (
  id uuid primary key default gen_random_uuid(),
  chain text not null references audit_chains (chain),
  position integer not null,
  occurred_at timestamptz not null,
  actor_kind text not null,
  actor_user_id uuid,
  action text not null,
  outcome text not null check (outcome in ('DONE', 'REFUSED')),
  reason text,
  subject_kind text,
  subject_id text,
  document_id uuid,
  ip_address text,
  request_id text,
  hash_before text,
  hash_after text,
  previous_hash text not null,
  hash text not null,
  unique (chain, position)
);
create index audit_entries_document on audit_entries (document_id, occurred_at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are append-only';
end;
$$;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_audit_change();

create table idempotency_keys (
  actor text not null,
  key text not null,
  operation text not null,
  body_hash text not null,
  status integer not null,
  response text,
  created_at timestamptz not null,
  primary key (actor, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table sessions (
  token_hash text primary key,
  external_id text not null,
  claims jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_expiry on sessions (expires_at);

create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  dedupe_key text unique,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  kind text not null,
  status text not null check (status in ('QUEUED', 'SENDING', 'SENT', 'FAILED')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);

-- Mail that was delivered to the local inbox page instead of a mail server.
create table inbox_messages (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  received_at timestamptz not null,
  read_at timestamptz
);
create index inbox_messages_by_recipient on inbox_messages (recipient, received_at desc);
