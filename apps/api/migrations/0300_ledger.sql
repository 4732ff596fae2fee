-- Every cent, twice: a posting's entries add up to zero, for each purchase item by itself too. Written in the transaction
-- of what it records, and never changed.
create table ledger_postings (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'PAYMENT', 'PAYMENT_HELD', 'FEE', 'REFUND', 'RETURN', 'REFUND_FAILED', 'PAYOUT', 'PAYOUT_REVERSAL'
  )),
  -- What it records, so that nothing is recorded twice.
  reference text not null unique,
  provider text not null,
  checkout_id uuid references checkouts (id),
  occurred_at timestamptz not null
);
create index ledger_postings_by_checkout on ledger_postings (checkout_id);
create index ledger_postings_by_time on ledger_postings (occurred_at);

create table ledger_entries (
  posting_id uuid not null references ledger_postings (id),
  position integer not null,
  account text not null check (account in ('PROVIDER', 'SALES', 'DISCOUNTS', 'FEES', 'REFUNDS', 'PAYOUTS', 'HELD')),
  purchase_item_id uuid references purchase_items (id),
  -- Positive is a debit, negative a credit.
  amount_in_cents integer not null check (amount_in_cents <> 0),
  primary key (posting_id, position)
);
create index ledger_entries_by_item on ledger_entries (purchase_item_id);

create function refuse_unbalanced_posting() returns trigger language plpgsql as $$
declare
  posting uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  if not exists (select from ledger_entries where posting_id = posting)
    or exists (
      select from ledger_entries where posting_id = posting
      group by purchase_item_id having sum(amount_in_cents) <> 0
    )
  then
    raise exception 'a posting of the ledger does not add up to zero' using errcode = 'check_violation';
  end if;
  return null;
end;
$$;
create constraint trigger ledger_postings_balanced after insert on ledger_postings
  deferrable initially deferred for each row execute function refuse_unbalanced_posting('id');
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function refuse_unbalanced_posting('posting_id');

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end;
$$;
create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each row execute function refuse_ledger_change();
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();

-- A visit that failed for good after it was pending; the provider's name of the payment; what it keeps, once it says so.
alter table checkouts drop constraint checkouts_status_check;
alter table checkouts add constraint checkouts_status_check
  check (status in ('OPEN', 'PENDING', 'PAID', 'EXPIRED', 'FAILED', 'DUPLICATE'));
alter table checkouts
  add column provider_payment_id text,
  add column fee_in_cents integer check (fee_in_cents >= 0),
  -- When the provider was last asked.
  add column checked_at timestamptz;
create unique index checkouts_by_payment on checkouts (provider, provider_payment_id)
  where provider_payment_id is not null;
create index checkouts_unsettled on checkouts (status, checked_at);

-- Money to be given back. The row is there before the provider is asked, so that a crash in between repeats the same
-- request and no other.
create table refunds (
  id uuid primary key default gen_random_uuid(),
  checkout_id uuid not null references checkouts (id),
  -- Null for money that was paid for something the couple had already.
  purchase_item_id uuid references purchase_items (id),
  amount_in_cents integer not null check (amount_in_cents > 0),
  is_complimentary boolean not null,
  reason text not null,
  -- PENDING: the provider took it, and it is not certain yet. Both PENDING and SUCCEEDED are in the ledger.
  status text not null check (status in ('REQUESTED', 'PENDING', 'SUCCEEDED', 'FAILED')),
  provider_refund_id text,
  failure text,
  requested_by_id uuid references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index refunds_by_checkout on refunds (checkout_id);
create index refunds_by_item on refunds (purchase_item_id);
create index refunds_open on refunds (status) where status in ('REQUESTED', 'PENDING');
create unique index refunds_at_provider on refunds (provider_refund_id, coalesce(purchase_item_id::text, ''))
  where provider_refund_id is not null;

-- What the sandbox provider keeps on its side.
alter table sandbox_payment_sessions drop constraint sandbox_payment_sessions_payment_status_check;
alter table sandbox_payment_sessions
  add column discount_in_cents integer not null default 0,
  add column payment_id text unique,
  -- What a payment that is on its way comes to; null is never.
  add column settles_to text check (settles_to in ('paid', 'failed')),
  add column fee_in_cents integer,
  -- The fee is told later than the payment.
  add column fee_known_at timestamptz,
  add column refunds_fail boolean not null default false;
update sandbox_payment_sessions set settles_to = 'paid' where settles_at is not null;
update sandbox_payment_sessions set payment_id = 'pi_sbx_' || replace(gen_random_uuid()::text, '-', '')
  where payment_status <> 'unpaid';

create table sandbox_refunds (
  id text primary key,
  session_id text not null references sandbox_payment_sessions (id),
  -- Of the request: the same key gives back once.
  key text not null unique,
  reference text not null,
  amount_in_cents integer not null check (amount_in_cents > 0),
  fails_at timestamptz,
  created_at timestamptz not null
);
create index sandbox_refunds_by_session on sandbox_refunds (session_id);
insert into sandbox_refunds (id, session_id, key, reference, amount_in_cents, created_at)
  select 're_sbx_' || replace(gen_random_uuid()::text, '-', ''), id, 'refund:' || client_reference, client_reference,
    amount_in_cents, created_at
  from sandbox_payment_sessions where payment_status = 'refunded' and amount_in_cents > 0;
update sandbox_payment_sessions set payment_status = 'paid' where payment_status = 'refunded';
alter table sandbox_payment_sessions add constraint sandbox_payment_sessions_payment_status_check
  check (payment_status in ('unpaid', 'processing', 'paid', 'failed'));

-- What was paid before there was a ledger.
insert into ledger_postings (kind, reference, provider, checkout_id, occurred_at)
  select 'PAYMENT', 'payment:' || id, provider, id, updated_at from checkouts
  where status = 'PAID' and exists (
    select from purchase_items where purchase_items.cart_id = checkouts.cart_id and price_paid_in_cents > 0
  );
insert into ledger_entries (posting_id, position, account, purchase_item_id, amount_in_cents)
  select posting.id, row_number() over (partition by posting.id order by item.id, side.account) - 1, side.account,
    item.id, side.sign * item.price_paid_in_cents
  from ledger_postings posting
  join checkouts on checkouts.id = posting.checkout_id
  join purchase_items item on item.cart_id = checkouts.cart_id and item.price_paid_in_cents > 0
  cross join (values ('PROVIDER', 1), ('SALES', -1)) as side (account, sign);
