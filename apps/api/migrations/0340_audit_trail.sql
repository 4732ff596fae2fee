-- The audit trail (docs/decisions/0041-audit-trail.md). Entries of the first form stay as they are; the first entry of
-- the new form in their chain says how many they were and what the last one's hash was.
alter table audit_chains
  add column format smallint not null default 1,
  -- How many heads were signed of it, and the hash of the last one.
  add column heads integer not null default 0,
  add column last_head text,
  -- Up to where the last head signed it.
  add column signed integer not null default 0;
alter table audit_chains alter column format set default 2;
create index audit_chains_unsigned on audit_chains (chain) where length > signed;

alter table audit_entries
  add column format smallint not null default 1,
  add column content_hash text,
  -- What came from where is bound by its hash with a salt of its own, so that it need not be shown to be proved.
  add column from_hash text,
  add column from_salt text,
  add column file_sha256 text,
  add column entry_count integer,
  add column salt text,
  add constraint audit_entries_bound check (format = 1 or (content_hash is not null and salt is not null));
-- What a subject was before is what its last entry says that it was after.
create index audit_entries_subject on audit_entries (chain, subject_kind, subject_id, position desc)
  where subject_id is not null;

create function refuse_audit_truncation() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is append-only';
end;
$$;
create trigger audit_entries_not_truncated before truncate on audit_entries
  for each statement execute function refuse_audit_truncation();

-- A chain only grows.
create function refuse_audit_chain_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.chain = old.chain and new.length >= old.length and new.heads >= old.heads
    and new.format >= old.format and (new.length > old.length or new.head_hash = old.head_hash)
  then
    return new;
  end if;
  raise exception 'the audit trail is append-only';
end;
$$;
create trigger audit_chains_only_grow before update or delete on audit_chains
  for each row execute function refuse_audit_chain_change();

-- Refusals of an hour, by who was refused and the chain that tells of them: the first are listed, the others counted.
create table audit_refusals (
  actor_key text not null,
  chain text not null,
  hour timestamptz not null,
  count integer not null,
  primary key (actor_key, chain, hour)
);

-- Public keys are kept for ever, the private one only while it signs.
create table audit_keys (
  number integer primary key,
  id text not null unique,
  public_key text not null,
  sealed_private_key bytea,
  created_at timestamptz not null,
  signature text not null
);

create table audit_heads (
  chain text not null references audit_chains (chain),
  number integer not null,
  position integer not null,
  hash text not null,
  signed_at timestamptz not null,
  reason text not null,
  previous text,
  key_id text not null references audit_keys (id),
  signature text not null,
  primary key (chain, number)
);
create trigger audit_heads_append_only before update or delete on audit_heads
  for each row execute function refuse_audit_truncation();
create trigger audit_heads_not_truncated before truncate on audit_heads
  for each statement execute function refuse_audit_truncation();
