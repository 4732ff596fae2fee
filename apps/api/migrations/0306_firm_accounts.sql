-- The accounts that law firms are paid to, as the payment provider last told of them.
create table firm_accounts (
  law_firm_id uuid primary key references law_firms (id),
  provider text not null,
  account_id text not null,
  is_details_submitted boolean not null,
  can_receive_transfers boolean not null,
  can_be_paid_out boolean not null,
  -- What the provider still wants to know, by its own names.
  due jsonb not null,
  disabled_reason text,
  checked_at timestamptz not null,
  unique (provider, account_id)
);

-- What the sandbox provider keeps on its side.
create table sandbox_accounts (
  id text primary key,
  law_firm_reference text not null unique,
  email text not null,
  answer text check (answer in ('COMPLETE', 'INCOMPLETE', 'RESTRICTED')),
  created_at timestamptz not null,
  answered_at timestamptz
);
-- Links to the sandbox's own pages of an account.
create table sandbox_account_links (
  token text primary key,
  account_id text not null references sandbox_accounts (id),
  kind text not null check (kind in ('ONBOARDING', 'DASHBOARD')),
  refresh_url text,
  return_url text,
  expires_at timestamptz not null,
  used_at timestamptz
);
create table sandbox_transfers (
  id text primary key,
  -- Of the request: the same key transfers once.
  key text not null unique,
  account_id text not null references sandbox_accounts (id),
  -- The payment that it is paid from; null is the balance.
  payment_id text references sandbox_payment_sessions (payment_id),
  amount_in_cents integer not null check (amount_in_cents > 0),
  created_at timestamptz not null
);
create index sandbox_transfers_by_account on sandbox_transfers (account_id);
create index sandbox_transfers_by_payment on sandbox_transfers (payment_id);
create table sandbox_transfer_reversals (
  id text primary key,
  key text not null unique,
  transfer_id text not null references sandbox_transfers (id),
  amount_in_cents integer not null check (amount_in_cents > 0),
  created_at timestamptz not null
);
create index sandbox_transfer_reversals_by_transfer on sandbox_transfer_reversals (transfer_id);

-- What the sandbox tells our webhook, and each time that it tried.
create table sandbox_events (
  id text primary key,
  type text not null,
  object_id text not null,
  -- How often it is sent, for trying what becomes of duplicates.
  times integer not null default 1 check (times between 1 and 2),
  due_at timestamptz not null,
  created_at timestamptz not null
);
create index sandbox_events_by_time on sandbox_events (created_at);
create table sandbox_event_tries (
  event_id text not null references sandbox_events (id),
  try integer not null,
  sent_at timestamptz not null,
  -- What our webhook answered.
  status integer not null,
  primary key (event_id, try)
);
