-- Why an attorney took an approval back: the other side reads it.
create table approval_rescissions (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id),
  side text not null check (side in ('A', 'B')),
  rescinded_by_id uuid references users (id),
  sealed_reason bytea not null,
  rescinded_at timestamptz not null
);
create index approval_rescissions_of_document on approval_rescissions (document_id, rescinded_at);
create index approval_rescissions_by on approval_rescissions (rescinded_by_id);
