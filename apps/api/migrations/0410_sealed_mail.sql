-- What a mail says is sealed while it waits and gone once it left; the local inbox keeps it sealed
-- (docs/decisions/0069-what-a-stolen-dump-shows.md). Rows of earlier versions are sealed at the next start.
alter table mail_outbox
  add column sealed_content bytea,
  alter column subject drop not null,
  alter column body_text drop not null,
  alter column body_html drop not null;
alter table inbox_messages
  add column sealed_content bytea,
  alter column subject drop not null,
  alter column body_text drop not null,
  alter column body_html drop not null;
