-- Financial entries of all eight kinds (customer spec section 3). What each kind holds is said once, by its schema in
-- the domain package; the API checks it on the way in and on the way out.

create table financial_entries (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'assets', 'vehicles', 'businesses', 'debts', 'real-estates', 'incomes', 'inheritances-trusts',
    'legacy-joint-properties'
  )),
  user_id uuid not null references users (id),
  document_id uuid not null references documents (id),
  currency text not null default 'USD',
  fields jsonb not null,
  -- What the partner said of a joint entry; null until then (decision 32).
  partner_agrees boolean,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
create index financial_entries_by_document on financial_entries (document_id, user_id, kind);
