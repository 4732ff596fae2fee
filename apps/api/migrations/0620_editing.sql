-- An attorney's hand in the agreement (portals spec section 3, "DocumentLock" and the draft variants; section 7, "Drafts and
-- locks"). What is drafted is sealed, one part in one row, so that a save writes what changed and no more.
create table document_locks (
  document_id uuid primary key references documents (id),
  holder_id uuid not null references users (id),
  token uuid not null,
  acquired_at timestamptz not null,
  renewed_at timestamptz not null
);
create index document_locks_of_holder on document_locks (holder_id);

create table draft_sets (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id),
  author_id uuid not null references users (id),
  base_commit_at timestamptz not null,
  version integer not null default 0,
  left_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (document_id, author_id)
);
create index draft_sets_of_author on draft_sets (author_id);
create index draft_sets_left on draft_sets (left_at) where left_at is not null;

create table draft_parts (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id),
  draft_set_id uuid not null references draft_sets (id) on delete cascade,
  part_id uuid not null,
  kind text not null check (kind in ('SECTION', 'CLAUSE')),
  sealed_part bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (draft_set_id, part_id)
);
create index draft_parts_of_document on draft_parts (document_id);

create table draft_erasures (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id),
  erased_by_id uuid not null references users (id),
  holder_id uuid references users (id),
  erased_parts integer not null,
  sealed_reason bytea not null,
  erased_at timestamptz not null
);
create index draft_erasures_of_document on draft_erasures (document_id);
create index draft_erasures_by on draft_erasures (erased_by_id);
create index draft_erasures_of_holder on draft_erasures (holder_id);
