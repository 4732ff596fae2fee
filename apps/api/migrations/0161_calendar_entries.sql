-- What a person's calendar was told last of each step, so that a changed day raises the entry's sequence (RFC 5545
-- section 3.8.7.4) and calendar programs replace what they show.
create table calendar_entries (
  user_id uuid not null references users (id),
  step text not null,
  entry_date date not null,
  reason text not null,
  sequence integer not null default 0,
  changed_at timestamptz not null,
  primary key (user_id, step)
);
