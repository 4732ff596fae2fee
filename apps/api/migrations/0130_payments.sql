-- Products, carts, checkouts and what was bought (customer spec section 3). Amounts are integer cents.

create table products (
  id uuid primary key,
  title text not null,
  description text not null,
  price_in_cents integer not null check (price_in_cents >= 0),
  product_type text not null
    check (product_type in ('Q_A', 'REPRESENTATION', 'PRENUP', 'DOCUMENT', 'ATTORNEY_SERVICE', 'NOTARIZATION')),
  product_category text not null check (product_category in ('ATTORNEY_SERVICE', 'DOCUMENT')),
  product_icon text,
  is_shared_product boolean not null,
  discounts_allowed boolean not null,
  stripe_price_id text,
  one_per_user boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);

create table carts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  cart_status text not null default 'UNPAID' check (cart_status in ('PAID', 'UNPAID')),
  discount_code_id uuid,
  total_paid_in_cents integer,
  total_fee_in_cents integer,
  payment_method text check (payment_method in ('CARD', 'KLARNA', 'AFTERPAY', 'CASHAPP')),
  transaction_completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
-- A person fills one cart at a time; a second tab finds the first one's.
create unique index carts_one_open on carts (user_id) where cart_status = 'UNPAID' and deleted_at is null;

create table cart_items (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references carts (id),
  product_id uuid not null references products (id),
  quantity integer not null check (quantity >= 1),
  chosen_attorney_id uuid references attorneys (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
create index cart_items_by_cart on cart_items (cart_id);

-- One visit to the payment provider. What was shown there is kept, so that a price change cannot alter it.
create table checkouts (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references carts (id),
  user_id uuid not null references users (id),
  document_id uuid references documents (id),
  provider text not null,
  provider_session_id text not null,
  url text not null,
  status text not null check (status in ('OPEN', 'PENDING', 'PAID', 'EXPIRED', 'DUPLICATE')),
  amount_in_cents integer not null check (amount_in_cents >= 0),
  lines jsonb not null,
  failure text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  unique (provider, provider_session_id)
);
create index checkouts_by_cart on checkouts (cart_id);
-- A cart has one open visit, and is paid once.
create unique index checkouts_one_live on checkouts (cart_id) where status in ('OPEN', 'PENDING');
create unique index checkouts_one_paid on checkouts (cart_id) where status = 'PAID';

create table purchase_items (
  id uuid primary key default gen_random_uuid(),
  attorney_id uuid references attorneys (id),
  product_id uuid not null references products (id),
  user_id uuid not null references users (id),
  beneficiary_user_id uuid not null references users (id),
  cart_id uuid references carts (id),
  document_id uuid references documents (id),
  payout_status text not null default 'DUE' check (payout_status in ('DUE', 'PAID')),
  refund_notes text,
  price_paid_in_cents integer not null check (price_paid_in_cents >= 0),
  price_paid_to_attorney_in_cents integer not null default 0,
  fee_paid_in_cents integer not null default 0,
  booking_status text not null default 'WAITING' check (booking_status in ('WAITING', 'SCHEDULED', 'BOOKED')),
  payment_status text not null default 'SUCCESSFUL'
    check (payment_status in ('SUCCESSFUL', 'FULL_REFUNDED', 'PARTIALLY_REFUNDED')),
  amount_refunded_in_cents integer not null default 0,
  refunded_at timestamptz,
  partial_payout_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid,
  check (amount_refunded_in_cents between 0 and price_paid_in_cents)
);
create index purchase_items_by_user on purchase_items (user_id);
create index purchase_items_by_document on purchase_items (document_id);

-- What providers told us. Each delivery is kept once and worked on by a job.
create table webhook_deliveries (
  provider text not null,
  delivery_id text not null,
  event_type text not null,
  object_id text,
  received_at timestamptz not null,
  processed_at timestamptz,
  primary key (provider, delivery_id)
);

-- The sandbox provider's own records: what a real provider would keep on its side.
create table sandbox_payment_sessions (
  id text primary key,
  client_reference text not null,
  status text not null check (status in ('open', 'complete', 'expired')),
  payment_status text not null check (payment_status in ('unpaid', 'processing', 'paid', 'refunded')),
  payment_method text,
  amount_in_cents integer not null,
  lines jsonb not null,
  customer_email text not null,
  success_url text not null,
  cancel_url text not null,
  settles_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
