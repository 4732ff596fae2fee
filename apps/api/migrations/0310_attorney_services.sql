-- What attorneys offer, and where a service is booked when not by our own calendar (portals spec section 3).

create table attorney_services (
  id uuid primary key default gen_random_uuid(),
  attorney_id uuid not null references attorneys (id),
  service_type text not null check (service_type in ('REPRESENTATION', 'Q_A')),
  -- An outside booking page of the attorney; null is our own calendar.
  booking_link text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
create unique index attorney_services_one_of_a_kind on attorney_services (attorney_id, service_type)
  where deleted_at is null;

-- Whoever is approved offers both services until an admin says otherwise.
insert into attorney_services (attorney_id, service_type)
  select id, service_type from attorneys, (values ('REPRESENTATION'), ('Q_A')) as services (service_type)
  where stage = 'APPROVED' and deleted_at is null;
