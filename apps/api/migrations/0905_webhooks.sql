-- Webhooks of attorneys and admins: where events are posted, and each event on its way to each endpoint.
create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  name text not null,
  url text not null,
  event_types jsonb not null,
  sealed_secret bytea not null,
  -- The secret before a rotation, with which deliveries are signed too for a while.
  sealed_old_secret bytea,
  old_secret_ends_at timestamptz,
  created_at timestamptz not null,
  failing_since timestamptz,
  disabled_at timestamptz,
  disabled_reason text check (disabled_reason in ('OWNER', 'FAILING', 'GONE', 'APPROVAL_LOST')),
  check ((disabled_at is null) = (disabled_reason is null)),
  check ((sealed_old_secret is null) = (old_secret_ends_at is null))
);
create index webhook_endpoints_by_user on webhook_endpoints (user_id);

create table endpoint_deliveries (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  event_id uuid not null,
  type text not null,
  -- The very bytes that are signed and sent, at each attempt.
  body text not null,
  -- Whom it concerns, by which is judged whether the endpoint's owner may see it. Numbers that outlive their rows.
  document_id uuid,
  attorney_id uuid,
  law_firm_id uuid,
  status text not null check (status in ('WAITING', 'DELIVERED', 'FAILED', 'WITHHELD')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  last_attempt_at timestamptz,
  -- The job of the next attempt names this moment, so that a job that was superseded sends nothing.
  next_attempt_at timestamptz,
  last_status integer,
  last_failure text,
  unique (endpoint_id, event_id),
  check ((status = 'WAITING') = (next_attempt_at is not null))
);
create index endpoint_deliveries_by_endpoint on endpoint_deliveries (endpoint_id, created_at);
create index endpoint_deliveries_by_document on endpoint_deliveries (document_id) where document_id is not null;
