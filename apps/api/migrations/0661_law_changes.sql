-- What admins changed of the law of a state, field by field, and why. Never changed but by the job that settles it.
create table law_changes (
  id uuid primary key default gen_random_uuid(),
  -- In the order in which they were made.
  position bigint generated always as identity,
  state_id uuid not null references states (id),
  subject text not null check (subject in ('STATE', 'TEMPLATE', 'TERM')),
  document_template_id uuid references document_templates (id),
  -- A column, or a term's key.
  field text not null,
  before jsonb not null,
  after jsonb not null,
  source text not null,
  reason text not null,
  couples integer not null check (couples >= 0),
  told integer not null default 0,
  settled_at timestamptz,
  takes_back_id uuid references law_changes (id),
  changed_by_id uuid not null references users (id),
  created_at timestamptz not null,
  check ((subject = 'STATE') = (document_template_id is null))
);
create index law_changes_by_state on law_changes (state_id, position desc);
create unique index law_changes_taken_back_once on law_changes (takes_back_id) where takes_back_id is not null;
