-- An admin reads which mails a person got, and finds what was put aside (docs/decisions/0160-the-admin-page-of-a-person.md).
create index mail_outbox_by_recipient on mail_outbox (lower(recipient), created_at desc);
