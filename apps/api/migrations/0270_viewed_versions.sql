-- Which version of the agreement each person has seen last, and which one before that: what changed in between is
-- marked for them, after a reload too. Each person's own row, seen by nobody else.
create table viewed_versions (
  document_id uuid not null references documents (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  commit_at timestamptz not null,
  before_commit_at timestamptz,
  primary key (document_id, user_id),
  foreign key (document_id, commit_at) references document_commits (document_id, commit_at),
  foreign key (document_id, before_commit_at) references document_commits (document_id, commit_at),
  check (before_commit_at < commit_at)
);
