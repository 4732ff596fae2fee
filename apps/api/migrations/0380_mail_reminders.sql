-- What a person does not want to be reminded of, and what became of a mail that did not arrive
-- (docs/decisions/0053-mail.md).
create table reminder_optouts (
  user_id uuid not null references users (id) on delete cascade,
  topic text not null check (topic in ('QUESTIONNAIRE', 'APPOINTMENTS', 'REVIEWS')),
  opted_out_at timestamptz not null,
  primary key (user_id, topic)
);

alter table mail_outbox
  -- Only of reminders: whom it reminds of what, and the page that ends such reminders.
  add column reader_id uuid references users (id) on delete set null,
  add column topic text check (topic in ('QUESTIONNAIRE', 'APPOINTMENTS', 'REVIEWS')),
  add column unsubscribe_url text;

alter table mail_outbox drop constraint mail_outbox_status_check;
-- UNDELIVERABLE: refused for good, or tried for days. DROPPED: a reminder that was unsubscribed from on its way.
alter table mail_outbox add constraint mail_outbox_status_check
  check (status in ('QUEUED', 'SENDING', 'SENT', 'FAILED', 'UNDELIVERABLE', 'DROPPED'));
create index mail_outbox_undeliverable on mail_outbox (created_at desc) where status = 'UNDELIVERABLE';

alter table inbox_messages add column unsubscribe_url text;
