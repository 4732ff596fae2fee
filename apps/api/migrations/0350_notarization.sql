-- Notarizations of one commit each (customer spec section 3 "Notarization"; docs/decisions/0049-notarization.md). The
-- provider's word is kept as it came, and what it means is derived from it (packages/domain/src/notarization/stage.ts).
alter table notarizations
  add column provider text not null default 'IN_PERSON' check (provider in ('SANDBOX', 'PROOF', 'IN_PERSON')),
  -- The provider's name of the transaction. It is never used twice.
  add column transaction_id text,
  -- What is notarized: the hash of the commit, or the file of an agreement that was made elsewhere.
  add column commit_hash text,
  add column source_file_id uuid references files (id),
  -- Each person's own way in. A link lets its reader act as that person.
  add column user_a_link text,
  add column user_b_link text,
  add column attorney_a_link text,
  add column attorney_b_link text,
  add column user_a_done_at timestamptz,
  add column user_b_done_at timestamptz,
  add column attorney_a_done_at timestamptz,
  add column attorney_b_done_at timestamptz,
  -- Before it, signers can only read; after it, nobody signs.
  add column activates_at timestamptz,
  add column expires_at timestamptz,
  -- The provider is done: its file is with us, and it can be sealed.
  add column provider_completed_at timestamptz,
  add column provider_file_id uuid references files (id),
  -- Who acted and when, as the provider told or as a partner wrote it down: the notary, the witnesses, the events.
  add column record jsonb,
  -- Given up by a reset. `detached` stays at the provider, which would not let it go.
  add column ended_at timestamptz,
  add column ended_reason text check (ended_reason in ('RESET', 'FORCE_RESET', 'DELETED', 'DETACHED'));

-- One way to the notary at a time.
create unique index notarizations_one_open on notarizations (document_id)
  where notarization_completed_at is null and deleted_at is null;
create unique index notarizations_by_transaction on notarizations (provider, transaction_id);
