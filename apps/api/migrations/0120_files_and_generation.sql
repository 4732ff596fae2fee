-- Stored files, and the history of a document's agreement.

create table files (
  id uuid primary key default gen_random_uuid(),
  document_id uuid references documents (id),
  -- Where the bytes lie in the store: their SHA-256.
  key text not null,
  name text not null,
  size integer not null check (size >= 0),
  content_type text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
create index files_by_document on files (document_id);

-- A commit is never changed: what was shown is what is reviewed, approved, notarized and sealed.
create table document_commits (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id),
  commit_at timestamptz not null,
  hash text not null,
  message text,
  input_hash text not null,
  -- What the input hash was made of, part by part, to tell later what changed and by whom.
  input_parts jsonb not null,
  tree jsonb not null,
  pdf_file_id uuid not null references files (id),
  committed_by_id uuid references users (id),
  unique (document_id, commit_at)
);

create function refuse_commit_change() returns trigger language plpgsql as $$
begin
  raise exception 'commits are never changed';
end;
$$;
create trigger document_commits_immutable before update or delete on document_commits
  for each row execute function refuse_commit_change();

create table generation_runs (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id),
  requested_by_id uuid not null references users (id),
  status text not null check (status in ('QUEUED', 'DONE', 'FAILED')),
  failure text,
  requested_at timestamptz not null,
  finished_at timestamptz,
  commit_id uuid references document_commits (id)
);
-- Single flight: one open run per document.
create unique index generation_runs_one_open on generation_runs (document_id) where status = 'QUEUED';
create index generation_runs_by_document on generation_runs (document_id, requested_at desc);

