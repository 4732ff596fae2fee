-- Admins read purchases by when something last happened for the attorney. Worked out for each row at each reading, that took
-- seconds with 20,000 of them; the database keeps it beside the row instead.
create function purchase_happened_at(item_id uuid, closed_at timestamptz, bought_at timestamptz) returns timestamptz
language sql stable as $$
  select date_trunc('milliseconds', coalesce(
    (select max(created_at) from payouts where purchase_item_id = item_id and status <> 'FAILED'),
    closed_at,
    (select min(service_completed_at) from appointment_events where purchase_item_id = item_id and deleted_at is null),
    bought_at))
$$;

alter table purchase_items add column happened_at timestamptz;
update purchase_items set happened_at = purchase_happened_at(id, payout_closed_at, created_at);

create function keep_purchase_happened_at() returns trigger language plpgsql as $$
begin
  new.happened_at := purchase_happened_at(new.id, new.payout_closed_at, new.created_at);
  return new;
end;
$$;
create trigger purchase_items_happened before insert or update of payout_closed_at, created_at on purchase_items
  for each row execute function keep_purchase_happened_at();

create function tell_purchase_happened() returns trigger language plpgsql as $$
begin
  update purchase_items set happened_at = purchase_happened_at(id, payout_closed_at, created_at)
    where id = new.purchase_item_id;
  return null;
end;
$$;
create trigger payouts_happened after insert or update of status on payouts
  for each row execute function tell_purchase_happened();
create trigger appointments_happened after update of service_completed_at, deleted_at on appointment_events
  for each row when (old.service_completed_at is distinct from new.service_completed_at or old.deleted_at is distinct from new.deleted_at)
  execute function tell_purchase_happened();
create trigger appointments_happened_before after insert on appointment_events
  for each row when (new.service_completed_at is not null) execute function tell_purchase_happened();

create index purchase_items_by_happened on purchase_items (happened_at, id) where deleted_at is null;
create index purchase_items_due on purchase_items (attorney_id)
  where attorney_id is not null and payout_status = 'DUE' and deleted_at is null;
-- A transfer is searched by how its name begins.
create index payouts_by_transfer on payouts (provider_transfer_id collate "C") where provider_transfer_id is not null;
