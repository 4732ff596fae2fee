-- A receipt that goes with a mail, as what it says; it is set as PDF when the mail leaves.
alter table mail_outbox add column receipt jsonb;
alter table inbox_messages add column receipt jsonb;
