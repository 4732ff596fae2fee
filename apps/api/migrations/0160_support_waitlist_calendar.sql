-- Questions to the support team and their answers (decision 16). The number is what people say on the telephone.
create table support_tickets (
  id uuid primary key default gen_random_uuid(),
  number integer not null unique generated always as identity (start with 1001),
  user_id uuid not null references users (id),
  topic text not null check (topic in ('QUESTIONNAIRE', 'PAYMENT', 'DOCUMENT', 'ACCOUNT', 'OTHER')),
  message text not null,
  page_path text,
  status text not null default 'OPEN' check (status in ('OPEN', 'ANSWERED', 'CLOSED')),
  reply text,
  replied_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
create index support_tickets_by_user on support_tickets (user_id, created_at);
create index support_tickets_by_status on support_tickets (status, created_at);

-- An answer of the support team goes to whoever wrote, and theirs back to the support address.
alter table mail_outbox add column reply_to text;

-- Who waits for the agreement for married couples (decision 17).
create table postnup_waitlist (
  user_id uuid primary key references users (id),
  joined_at timestamptz not null
);
create index postnup_waitlist_by_day on postnup_waitlist (joined_at);

-- One secret calendar address for each person, of which only the hash is kept.
create table calendar_feeds (
  user_id uuid primary key references users (id),
  token_hash text not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz
);
