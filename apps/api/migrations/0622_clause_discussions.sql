-- Words about a clause, for both attorneys or for everybody, which follow the clause by its id.
create table clause_discussions (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id),
  clause_id uuid not null,
  audience text not null check (audience in ('COUNSEL', 'SHARED')),
  author_user_id uuid not null references users (id),
  sealed_text bytea not null,
  sealed_quote bytea,
  is_resolved boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
create index clause_discussions_of_document on clause_discussions (document_id);
create index clause_discussions_of_author on clause_discussions (author_user_id);

create table clause_discussion_reads (
  document_id uuid not null references documents (id),
  user_id uuid not null references users (id),
  read_at timestamptz not null,
  mailed_at timestamptz,
  primary key (document_id, user_id)
);
create index clause_discussion_reads_of_user on clause_discussion_reads (user_id);
