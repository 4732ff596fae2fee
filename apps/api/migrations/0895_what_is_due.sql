-- What is due for a service was worked out by two subqueries for each row of each reading: half a second for the payouts that wait
-- among 200,000 purchases. The database keeps it beside the row, as it keeps when something last happened (0881). The rule is
-- `payoutStanding`; a test holds the two against each other.
create function purchase_due_in_cents(item purchase_items) returns integer
language sql stable as $$
  select case
    when item.payout_status = 'PAID' or item.attorney_id is null then 0
    when not exists (select from products where id = item.product_id and product_type in ('Q_A', 'REPRESENTATION')) then 0
    else greatest(0, item.price_paid_in_cents - item.fee_paid_in_cents
      - coalesce((select sum(amount_in_cents) from refunds
          where purchase_item_id = item.id and status <> 'FAILED' and not is_complimentary), 0)
      - coalesce((select sum(case when status = 'FAILED' then 0 else amount_in_cents - reversed_in_cents end) from payouts
          where purchase_item_id = item.id), item.price_paid_to_attorney_in_cents))
  end::integer
$$;

-- Whether money went out for it, or an admin closed what was due: what the list calls paid.
create function purchase_is_paid_out(item purchase_items) returns boolean
language sql stable as $$
  select item.payout_closed_at is not null
    or exists (select from payouts where purchase_item_id = item.id and status in ('PAID', 'SKIPPED', 'REVERSED'))
$$;

alter table purchase_items
  add column due_in_cents integer not null default 0,
  add column is_paid_out boolean not null default false;
update purchase_items item set due_in_cents = purchase_due_in_cents(item), is_paid_out = purchase_is_paid_out(item)
  where attorney_id is not null or payout_closed_at is not null
    or exists (select from payouts where purchase_item_id = item.id);

create function keep_purchase_due() returns trigger language plpgsql as $$
begin
  new.due_in_cents := purchase_due_in_cents(new);
  new.is_paid_out := purchase_is_paid_out(new);
  return new;
end;
$$;
create trigger purchase_items_due before insert or update of product_id, attorney_id, price_paid_in_cents,
  fee_paid_in_cents, price_paid_to_attorney_in_cents, payout_status, payout_closed_at on purchase_items
  for each row execute function keep_purchase_due();

create function tell_purchase_due() returns trigger language plpgsql as $$
begin
  update purchase_items item set due_in_cents = purchase_due_in_cents(item), is_paid_out = purchase_is_paid_out(item)
    where id = new.purchase_item_id;
  return null;
end;
$$;
create trigger refunds_due after insert or update of status, amount_in_cents, is_complimentary on refunds
  for each row execute function tell_purchase_due();
create trigger payouts_due after insert or update of status, amount_in_cents, reversed_in_cents on payouts
  for each row execute function tell_purchase_due();

create index purchase_items_by_due on purchase_items (happened_at, id) where due_in_cents > 0 and deleted_at is null;
