-- What customers say of attorneys after a meeting (customer spec section 7; docs/decisions/0000-product-decisions.md, row 23).
create table attorney_reviews (
  id uuid primary key default gen_random_uuid(),
  attorney_id uuid not null references attorneys (id),
  user_id uuid not null references users (id),
  -- What the meeting was bought with; the seed's reviews have none.
  purchase_item_id uuid references purchase_items (id),
  message text not null,
  -- Stars times ten.
  rating integer not null check (rating between 0 and 100),
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'DISABLED')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
-- Once per purchase, whatever two requests believed.
create unique index attorney_reviews_one_each on attorney_reviews (purchase_item_id) where deleted_at is null;
create index attorney_reviews_by_attorney on attorney_reviews (attorney_id, status);
