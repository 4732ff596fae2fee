-- Coupons and their codes (portals spec section 3), and who has paid with which.
create table coupons (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  percent_off integer check (percent_off between 0 and 100),
  amount_off_in_cents integer check (amount_off_in_cents >= 0),
  expiration_date timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid,
  check ((percent_off is null) <> (amount_off_in_cents is null))
);
-- The products of a coupon; it covers all that allow discounts where there are none here.
create table coupon_products (
  coupon_id uuid not null references coupons (id),
  product_id uuid not null references products (id),
  primary key (coupon_id, product_id)
);
create table discount_codes (
  id uuid primary key default gen_random_uuid(),
  coupon_id uuid not null references coupons (id),
  code text not null,
  -- How it is compared: trimmed, in capitals.
  code_key text not null,
  expiration_date timestamptz,
  max_redemptions_per_customer integer check (max_redemptions_per_customer >= 1),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
create unique index discount_codes_by_key on discount_codes (code_key) where deleted_at is null;
create index discount_codes_by_coupon on discount_codes (coupon_id);

alter table carts add foreign key (discount_code_id) references discount_codes (id);
alter table checkouts
  add column discount_code_id uuid references discount_codes (id),
  add column discount_in_cents integer not null default 0 check (discount_in_cents >= 0);

-- A code that was paid with. Written with the payment.
create table discount_redemptions (
  checkout_id uuid primary key references checkouts (id),
  discount_code_id uuid not null references discount_codes (id),
  user_id uuid not null references users (id),
  amount_in_cents integer not null,
  created_at timestamptz not null
);
create index discount_redemptions_by_user on discount_redemptions (user_id, discount_code_id);
