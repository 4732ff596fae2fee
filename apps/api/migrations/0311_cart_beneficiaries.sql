-- Whom an attorney service in a cart is for, and why something left a cart by itself (decision rows 19 and 20).
alter table cart_items
  add column beneficiary_user_id uuid references users (id),
  add column removed_because text check (removed_because in ('PENDING_REVIEW'));
