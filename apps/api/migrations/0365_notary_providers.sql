-- Transactions at the notary provider (docs/decisions/0050-notary-providers.md).
alter table notarizations
  -- When the provider was last asked to open the transaction, while nobody knows what came of it.
  add column asked_at timestamptz,
  -- Grows with each word of the provider that is taken: of two who asked at once, one asks again.
  add column revision integer not null default 0;

-- The sandbox notary's own state. It keeps no copy of the paper and of nobody's name: it reads ours by their ids.
create table sandbox_notary_transactions (
  id text primary key,
  -- Our notarization's id.
  reference uuid not null,
  status text not null,
  file_reference uuid,
  file_sha256 text,
  is_witness_required boolean not null,
  -- Whether both partners sit at one device; null until they have said.
  is_together boolean,
  -- Names that were typed in for witnesses.
  witnesses jsonb not null default '[]',
  witnessed_at timestamptz,
  -- Why the sandbox's notary refused the document.
  rejection text,
  return_url text not null,
  activates_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null
);
create index sandbox_notary_transactions_by_reference on sandbox_notary_transactions (reference);
create table sandbox_notary_signers (
  -- The secret of the own link.
  token text primary key,
  transaction_id text not null references sandbox_notary_transactions (id),
  place integer not null,
  -- Our user's id.
  reference uuid not null,
  role text not null check (role in ('PARTNER', 'ATTORNEY')),
  identity_failures integer not null default 0,
  locked_until timestamptz,
  identified_at timestamptz,
  joined_at timestamptz,
  signed_at timestamptz,
  unique (transaction_id, place)
);

-- One log of what the sandboxes tell our webhooks.
alter table sandbox_events
  add column inbox text not null default 'payments' check (inbox in ('payments', 'notary')),
  -- The signer whom an event of the notary names.
  add column signer_reference uuid;
