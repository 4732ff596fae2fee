-- A partner states that there is nothing of a kind: "I have no debts". Withdrawn by adding an entry of it.
create table nothing_to_disclose (
  document_id uuid not null references documents (id),
  user_id uuid not null references users (id),
  kind text not null check (kind in (
    'assets', 'vehicles', 'businesses', 'debts', 'real-estates', 'inheritances-trusts'
  )),
  stated_at timestamptz not null,
  primary key (document_id, user_id, kind)
);

-- Each partner confirms to have received the other's disclosure as it stood (docs/decisions/0019-receipts.md). The
-- version is the hash of the snapshot, and is not kept beside it: with it, amounts could be found by trying.
create table disclosure_receipts (
  id uuid primary key,
  document_id uuid not null references documents (id),
  owner_id uuid not null references users (id),
  reader_id uuid not null references users (id),
  -- Counts the receipts of one reader for one disclosure; the last is the one that counts.
  number integer not null check (number >= 1),
  sealed_snapshot bytea not null,
  confirmed_at timestamptz not null,
  check (owner_id <> reader_id),
  unique (document_id, owner_id, reader_id, number)
);

create function refuse_receipt_change() returns trigger language plpgsql as $$
begin
  raise exception 'receipts are never changed';
end;
$$;
create trigger disclosure_receipts_immutable before update or delete on disclosure_receipts
  for each row execute function refuse_receipt_change();
