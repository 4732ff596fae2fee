-- Who came to act for whom, what was compared before, and whether the attorney can act (decision 51).
create table attorney_assignments (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id),
  client_id uuid not null references users (id),
  attorney_id uuid not null references attorneys (id),
  -- The attorney's firm at that time.
  law_firm_id uuid references law_firms (id),
  -- Ids alone: whose accounts, attorneys and firms the attorney was compared with.
  compared jsonb not null,
  compared_at timestamptz not null,
  answer text check (answer in ('NO_CONFLICT', 'CANNOT_ACT')),
  answered_at timestamptz,
  -- The attorney's reason, for admins; the client never reads it.
  sealed_reason bytea,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid,
  unique (attorney_id, client_id, document_id)
);
create index attorney_assignments_of_document on attorney_assignments (document_id);
create index attorney_assignments_of_client on attorney_assignments (client_id);
