-- What the people of a document say to each other (decision 3), and the partners' words about a dispute.

create table chats (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id),
  from_user_id uuid not null references users (id),
  to_user_id uuid not null references users (id),
  message text not null,
  read_at timestamptz,
  -- When a mail told the addressee of it.
  mailed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid,
  check (from_user_id <> to_user_id),
  -- No two messages of a document share an instant: a page begins before one.
  unique (document_id, created_at)
);
create index chats_unread on chats (document_id, to_user_id) where read_at is null and deleted_at is null;

create table discussions (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id),
  question_id uuid not null,
  author_user_id uuid not null references users (id),
  text text not null,
  is_resolved boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
create index discussions_by_question on discussions (document_id, question_id, created_at);
