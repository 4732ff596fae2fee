-- What people write to each other and to the support team, and who advises a partner from outside, is sealed
-- (docs/decisions/0069-what-a-stolen-dump-shows.md). Rows of earlier versions are sealed at the next start.
alter table chats add column sealed_message bytea, alter column message drop not null;
alter table discussions add column sealed_text bytea, alter column text drop not null;
alter table support_tickets
  add column sealed_message bytea,
  add column sealed_reply bytea,
  alter column message drop not null;
-- Name, address, telephone number and firm.
alter table external_attorneys
  add column sealed_facts bytea,
  alter column name drop not null,
  alter column email drop not null,
  alter column firm_name drop not null;
alter table external_attorney_links add column sealed_signed_name bytea;
