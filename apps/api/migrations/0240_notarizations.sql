-- Notarizations of a document (customer spec section 3). A document is notarized once one of them was completed, and then
-- nothing that it stands on changes any more (docs/decisions/0024-a-notarized-disclosure.md).
create table notarizations (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id),
  external_status text,
  notarization_completed_at timestamptz,
  notarized_file_id uuid references files (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid references users (id),
  updated_by_id uuid
);
create index notarizations_by_document on notarizations (document_id);
