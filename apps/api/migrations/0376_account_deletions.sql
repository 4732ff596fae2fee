-- Deleting an account (docs/decisions/0052-a-persons-data.md): asked for, taken back or done some days later.
create table account_deletions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  status text not null default 'SCHEDULED' check (status in ('SCHEDULED', 'CANCELED', 'DONE')),
  requested_at timestamptz not null,
  due_at timestamptz not null,
  -- The mailed link that takes it back.
  cancel_hash text not null unique,
  ended_at timestamptz
);
create unique index account_deletions_one_open on account_deletions (user_id) where status = 'SCHEDULED';
create index account_deletions_due on account_deletions (due_at) where status = 'SCHEDULED';

-- Bytes whose rows are gone. They are removed after the commit, and again after a crash until they are.
create table erased_files (
  key text primary key,
  erased_at timestamptz not null
);

-- What is never changed can be erased whole, in a transaction that says that it erases; and of an entry of the audit log the
-- network address, which stands beside what is proved.
create function is_erasing() returns boolean language sql stable as $$
  select coalesce(current_setting('troth.erasing', true), '') = 'on'
$$;

create or replace function refuse_commit_change() returns trigger language plpgsql as $$
declare
  kept text[] := array['tree', 'sealed_tree', 'sealed_manifest'];
begin
  if tg_op = 'DELETE' and is_erasing() then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.sealed_manifest is null and new.sealed_manifest is not null
    and (to_jsonb(old) - kept) = (to_jsonb(new) - kept)
  then
    return new;
  end if;
  raise exception 'commits are never changed';
end;
$$;

create or replace function refuse_part_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_erasing() then
    return old;
  end if;
  raise exception 'parts of commits are never changed';
end;
$$;

create or replace function refuse_receipt_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_erasing() then
    return old;
  end if;
  raise exception 'receipts are never changed';
end;
$$;

create or replace function refuse_audit_change() returns trigger language plpgsql as $$
declare
  address text[] := array['ip_address', 'from_salt'];
begin
  if tg_op = 'UPDATE' and is_erasing() and new.ip_address is null and new.from_salt is null
    and (to_jsonb(old) - address) = (to_jsonb(new) - address)
  then
    return new;
  end if;
  raise exception 'audit entries are append-only';
end;
$$;
