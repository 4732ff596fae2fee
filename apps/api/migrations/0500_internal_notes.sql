-- What attorneys write down about a client for themselves (portals spec section 3, "Internal note").
create table internal_notes (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id),
  attorney_id uuid not null references attorneys (id),
  client_id uuid not null references users (id),
  sealed_message bytea not null,
  is_pinned boolean not null default false,
  edited_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
create index internal_notes_of_client on internal_notes (attorney_id, client_id) where deleted_at is null;
create index internal_notes_of_document on internal_notes (document_id);
create index internal_notes_about on internal_notes (client_id);
