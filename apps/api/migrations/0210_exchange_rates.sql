-- Reference rates, one row for each currency and day. Days are kept: a generated document names the day of its rates.
create table for_ex_rates (
  id uuid primary key default gen_random_uuid(),
  currency text not null,
  -- Units of the currency for one of the base.
  rate numeric(20, 10) not null check (rate > 0),
  base text not null check (base = 'EUR'),
  date date not null,
  source text not null check (source in ('SHIPPED', 'ECB')),
  -- A day whose rates moved too far waits for an admin and is not used meanwhile.
  is_held boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid,
  unique (date, currency)
);
create index for_ex_rates_in_use on for_ex_rates (is_held, date);
