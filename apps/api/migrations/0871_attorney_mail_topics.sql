-- Mails that attorneys can do without.
alter table reminder_optouts drop constraint reminder_optouts_topic_check;
alter table reminder_optouts add constraint reminder_optouts_topic_check
  check (topic in ('QUESTIONNAIRE', 'APPOINTMENTS', 'REVIEWS', 'PAYOUTS', 'CLIENT_NEWS'));
alter table mail_outbox drop constraint mail_outbox_topic_check;
alter table mail_outbox add constraint mail_outbox_topic_check
  check (topic in ('QUESTIONNAIRE', 'APPOINTMENTS', 'REVIEWS', 'PAYOUTS', 'CLIENT_NEWS'));
