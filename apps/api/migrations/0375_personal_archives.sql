-- Archives of everything that the house has of a person (docs/decisions/0052-a-persons-data.md). Made by a job, in pieces that
-- are sealed with a key of the archive's own: without the key, whatever is left of a piece anywhere opens no more.
create table personal_archives (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  status text not null default 'MAKING' check (status in ('MAKING', 'READY', 'FAILED', 'GONE')),
  -- Counts the beginnings; an earlier one that is still at work finishes nothing.
  attempt integer not null default 0,
  sealed_key bytea,
  size bigint,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  -- Opens the download once, for some minutes.
  link_hash text unique,
  link_expires_at timestamptz,
  check (status <> 'READY' or (sealed_key is not null and size is not null and expires_at is not null))
);
-- One at a time.
create unique index personal_archives_one_made on personal_archives (user_id) where status = 'MAKING';
create index personal_archives_by_user on personal_archives (user_id, requested_at desc);

create table personal_archive_pieces (
  id uuid primary key,
  archive_id uuid not null references personal_archives (id),
  attempt integer not null,
  number integer not null,
  key text not null,
  unique (archive_id, attempt, number)
);
