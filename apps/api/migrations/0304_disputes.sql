-- Payments that the buyer's bank asks back (Stripe: disputes), as the provider last told of them.
create table disputes (
  id uuid primary key default gen_random_uuid(),
  checkout_id uuid not null references checkouts (id),
  provider_dispute_id text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  -- What the provider took of us for it and has not given back, its fee included. It is in the ledger.
  taken_in_cents integer not null check (taken_in_cents >= 0),
  -- How often that changed: what its postings are named after.
  changes integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (checkout_id, provider_dispute_id)
);
create index disputes_open on disputes (checkout_id) where state = 'open';

-- Since when the payment of an item is disputed, or was lost by it; null from then on that it is won.
alter table purchase_items add column disputed_at timestamptz;

alter table ledger_postings drop constraint ledger_postings_kind_check;
alter table ledger_postings add constraint ledger_postings_kind_check check (kind in (
  'PAYMENT', 'PAYMENT_HELD', 'FEE', 'REFUND', 'RETURN', 'REFUND_FAILED', 'PAYOUT', 'PAYOUT_REVERSAL', 'DISPUTE',
  'DISPUTE_RETURN'
));
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check
  check (account in ('PROVIDER', 'SALES', 'DISCOUNTS', 'FEES', 'REFUNDS', 'PAYOUTS', 'HELD', 'DISPUTES'));
