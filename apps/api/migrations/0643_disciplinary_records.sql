-- Discipline of attorneys by a bar (portals spec section 3), kept by admins and seen by nobody else.
create table disciplinary_records (
  id uuid primary key default gen_random_uuid(),
  attorney_id uuid not null references attorneys (id),
  state_id uuid not null references states (id),
  record_date date not null,
  sealed_description bytea not null,
  source_url text,
  severity text not null check (severity in ('NOTE', 'REPRIMAND', 'SUSPENSION', 'DISBARMENT')),
  is_resolved boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
create index disciplinary_records_by_attorney on disciplinary_records (attorney_id, record_date desc);

-- Lists of the admin portal: appointments by time, reviews by what waits.
create index appointment_events_by_start on appointment_events (event_start_at, id) where deleted_at is null;
create index attorney_reviews_by_status on attorney_reviews (status, created_at, id) where deleted_at is null;
