-- What attorneys read of the library, by state: the last verdict about a text counts. Rows are only added.
create table counsel_verdicts (
  id uuid primary key default gen_random_uuid(),
  position bigint generated always as identity,
  state_id uuid not null references states (id),
  kind text not null check (kind in ('CLAUSE', 'DEFINITION', 'NOTARY_BLOCK', 'CERTIFICATE', 'QUESTION', 'LAW_FACT')),
  key text not null,
  verdict text not null check (verdict in ('READ', 'APPROVED', 'WITHDRAWN')),
  -- Of the wording that was read.
  content_hash text not null,
  -- An account of ours, or else the name and the bar number that an admin typed.
  attorney_id uuid references attorneys (id),
  attorney_name text not null,
  bar_number text,
  note text,
  created_by_id uuid not null references users (id),
  created_at timestamptz not null,
  check (attorney_id is not null or bar_number is not null)
);
create index counsel_verdicts_latest on counsel_verdicts (state_id, kind, key, position desc);
create index counsel_verdicts_by_attorney on counsel_verdicts (attorney_id) where attorney_id is not null;
create index counsel_verdicts_by_writer on counsel_verdicts (created_by_id);

-- Open to new couples only while counsel has approved everything.
alter table states add column requires_counsel boolean not null default false;

-- What admins changed of the videos that ship.
create table video_changes (
  video_id uuid primary key,
  title text not null,
  author text not null,
  youtube_link text not null,
  location text not null,
  state_id uuid references states (id),
  updated_by_id uuid not null references users (id),
  updated_at timestamptz not null
);
create index video_changes_by_state on video_changes (state_id) where state_id is not null;
create index video_changes_by_writer on video_changes (updated_by_id);
