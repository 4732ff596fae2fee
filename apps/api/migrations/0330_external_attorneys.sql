-- Attorneys whom partners found themselves, and the links by which these confirm a version of the agreement
-- (docs/decisions/0000-product-decisions.md, row 10; docs/decisions/0039-approval.md).
create table external_attorneys (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id),
  -- The partner whom the attorney advises.
  user_id uuid not null references users (id),
  name text not null,
  email text not null,
  phone_number text,
  firm_name text not null,
  bar_state_id uuid not null references states (id),
  -- The signed certificate of counsel that was uploaded last, and the version that it is of.
  certificate_file_id uuid references files (id),
  certificate_version text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
create unique index external_attorneys_one_each on external_attorneys (document_id, user_id) where deleted_at is null;

create table external_attorney_links (
  id uuid primary key default gen_random_uuid(),
  external_attorney_id uuid not null references external_attorneys (id),
  -- What the link is about: the hash of a commit, or the file of an agreement that was made elsewhere.
  version text not null,
  token_hash text not null unique,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  confirmed_at timestamptz,
  -- As the attorney typed it on the page.
  signed_name text
);
create index external_attorney_links_by_attorney on external_attorney_links (external_attorney_id, sent_at);

-- A signed certificate of counsel stays beside the agreement: what an approval stands on is not taken away.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('GENERATED', 'IMPORTED', 'ADDED', 'CERTIFICATE'));
