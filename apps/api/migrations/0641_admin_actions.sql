-- What admins did to somebody's things, and why (docs/decisions/0138-reasoned-actions.md). The audit log proves it by a
-- keyed hash of the reason; the words are sealed, here alone.
create table admin_actions (
  id uuid primary key default gen_random_uuid(),
  -- The call, as the audit log names it.
  action text not null,
  admin_id uuid not null references users (id),
  -- Whom it concerned; null where it was nobody's, such as a law firm's.
  user_id uuid references users (id),
  document_id uuid references documents (id),
  subject_kind text not null,
  subject_id uuid not null,
  sealed_reason bytea,
  created_at timestamptz not null
);
create index admin_actions_by_user on admin_actions (user_id, created_at desc) where user_id is not null;
create index admin_actions_by_document on admin_actions (document_id, created_at desc) where document_id is not null;
create index admin_actions_by_subject on admin_actions (subject_kind, subject_id, created_at desc);
