-- Appointments of clients with their attorneys, and when attorneys take calls (customer spec section 3 "Event";
-- docs/decisions/0038-booking.md).

-- Hours are read and written whole, and mean nothing in part.
create table attorney_hours (
  attorney_id uuid primary key references attorneys (id),
  time_zone text not null,
  weekly jsonb not null,
  exceptions jsonb not null,
  buffer_before_minutes integer not null check (buffer_before_minutes >= 0),
  buffer_after_minutes integer not null check (buffer_after_minutes >= 0),
  minimum_notice_hours integer not null check (minimum_notice_hours >= 0),
  horizon_days integer not null check (horizon_days >= 1),
  updated_at timestamptz not null
);

-- A range over ids lets the exclusion below be kept by the server's own index types: no extension is needed, and the
-- embedded database, which has none of them, keeps it too.
create type id_range as range (subtype = uuid);

create table appointment_events (
  id uuid primary key default gen_random_uuid(),
  purchase_item_id uuid not null references purchase_items (id),
  attorney_id uuid not null references attorneys (id),
  provider text not null check (provider in ('builtin', 'calendly')),
  -- The provider's name of it; ours has none.
  external_id text,
  event_start_at timestamptz not null,
  event_end_at timestamptz not null,
  -- The same with the attorney's buffers.
  busy_from timestamptz not null,
  busy_until timestamptz not null,
  event_status text not null default 'BOOKED' check (event_status in ('BOOKED', 'CANCELED', 'NO_SHOW')),
  -- Whose doing it was that it did not take place.
  canceled_by text check (canceled_by in ('CLIENT', 'ATTORNEY', 'TROTH')),
  service_completed_at timestamptz,
  cancel_url text,
  reschedule_url text,
  -- The secret of our own links: found by its hash, shown to its owner from what is sealed.
  link_token_hash text,
  sealed_link_token bytea,
  location_type text not null default 'OUTBOUND_CALL' check (location_type in ('OUTBOUND_CALL')),
  location text,
  time_zone text not null,
  -- Grows with every move and with the cancellation, as calendar programs want it.
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid,
  check (event_start_at < event_end_at),
  check (busy_from <= event_start_at and event_end_at <= busy_until),
  check ((canceled_by is not null) = (event_status = 'CANCELED')),
  -- Nobody is booked twice at a time, whatever two requests believed.
  constraint appointment_events_apart exclude using gist (
    id_range(attorney_id, attorney_id, '[]') with &&,
    tstzrange(busy_from, busy_until) with &&
  ) where (event_status = 'BOOKED' and provider = 'builtin' and deleted_at is null)
);
create index appointment_events_by_attorney on appointment_events (attorney_id, event_start_at);
create unique index appointment_events_by_token on appointment_events (link_token_hash);
create unique index appointment_events_by_external on appointment_events (provider, external_id);
-- One purchase, one appointment at a time.
create unique index appointment_events_one_open on appointment_events (purchase_item_id)
  where event_status = 'BOOKED' and service_completed_at is null and deleted_at is null;

-- A mail may bring an invitation for the calendar along.
alter table mail_outbox
  add column calendar_method text check (calendar_method in ('REQUEST', 'CANCEL')),
  add column calendar_text text;
alter table inbox_messages
  add column calendar_method text check (calendar_method in ('REQUEST', 'CANCEL')),
  add column calendar_text text;
