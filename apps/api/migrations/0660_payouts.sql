-- What firms were paid for services. The row is there before the provider is asked, so that a crash in between repeats the
-- same transfer and no other.
create table payouts (
  id uuid primary key default gen_random_uuid(),
  purchase_item_id uuid not null references purchase_items (id),
  attorney_id uuid not null references attorneys (id),
  law_firm_id uuid not null references law_firms (id),
  amount_in_cents integer not null check (amount_in_cents > 0),
  -- What was taken back of it.
  reversed_in_cents integer not null default 0 check (reversed_in_cents between 0 and amount_in_cents),
  status text not null check (status in ('REQUESTED', 'PAID', 'FAILED', 'SKIPPED', 'REVERSED')),
  provider text not null,
  -- The firm's account there; null where it was paid elsewhere.
  account_id text,
  -- The payment that it is paid from; null is our own balance, or elsewhere.
  checkout_id uuid references checkouts (id),
  provider_transfer_id text,
  failure text,
  -- Why a part, why elsewhere, or why from our balance.
  sealed_reason bytea,
  paid_outside_on date,
  outside_reference text,
  requested_by_id uuid not null references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'SKIPPED') = (paid_outside_on is not null)),
  check ((account_id is null) = (paid_outside_on is not null))
);
create index payouts_by_item on payouts (purchase_item_id, created_at);
create index payouts_by_firm on payouts (law_firm_id, created_at);
create index payouts_open on payouts (created_at) where status = 'REQUESTED';
create unique index payouts_at_provider on payouts (provider, provider_transfer_id)
  where provider_transfer_id is not null;

create table payout_reversals (
  id uuid primary key default gen_random_uuid(),
  payout_id uuid not null references payouts (id),
  -- The refund with which it was asked for.
  refund_id uuid references refunds (id),
  amount_in_cents integer not null check (amount_in_cents > 0),
  status text not null check (status in ('REQUESTED', 'DONE', 'FAILED')),
  provider_reversal_id text,
  failure text,
  sealed_reason bytea not null,
  requested_by_id uuid not null references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payout_reversals_by_payout on payout_reversals (payout_id);
create index payout_reversals_open on payout_reversals (created_at) where status = 'REQUESTED';

-- The reason of the last part or closing is sealed from its first word on; the column for it in the clear was never written.
alter table purchase_items
  drop column partial_payout_reason,
  add column sealed_partial_payout_reason bytea,
  -- Since when nothing more is paid for it though something was due, and by whom that was decided.
  add column payout_closed_at timestamptz,
  add column payout_closed_by_id uuid references users (id);
create index purchase_items_by_payout on purchase_items (payout_status, created_at desc) where deleted_at is null;

-- Where a share came from that was paid without the provider.
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check
  check (account in ('PROVIDER', 'SALES', 'DISCOUNTS', 'FEES', 'REFUNDS', 'PAYOUTS', 'HELD', 'DISPUTES', 'OUTSIDE'));
