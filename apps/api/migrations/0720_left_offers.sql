-- Edits of a former text that an editor decided to leave: they are not offered to this person again.
create table left_offers (
  document_id uuid not null references documents (id),
  user_id uuid not null references users (id),
  former_commit_at timestamptz not null,
  clause_id uuid not null,
  left_at timestamptz not null,
  primary key (document_id, user_id, former_commit_at, clause_id)
);
create index left_offers_of_user on left_offers (user_id);
