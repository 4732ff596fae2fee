-- What each partner answered, and how differences were settled (customer spec section 3).

-- One row per partner and question; clearing an answer empties the row, so that its version never starts again.
create table answers (
  id uuid primary key default gen_random_uuid(),
  question_id uuid not null,
  user_id uuid not null references users (id),
  document_id uuid not null references documents (id),
  value_typed text,
  question_option_ids jsonb not null default '[]',
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid,
  unique (document_id, user_id, question_id)
);
create index answers_by_user on answers (user_id);

create table resolutions (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id),
  question_id uuid not null,
  initiated_by_user_id uuid not null references users (id),
  answer_id uuid not null references answers (id),
  previous_typed_value text,
  previous_option_ids jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
create index resolutions_by_document on resolutions (document_id, created_at);
