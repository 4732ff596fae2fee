-- A confirmation is of what the warning warned of then, and holds as long as that stays the same
-- (docs/decisions/0023-what-a-confirmation-is-of.md). Of those from before nobody knows, so they hold no longer.
alter table preflight_confirmations drop constraint preflight_confirmations_pkey;
alter table preflight_confirmations add column facts text not null default '';
alter table preflight_confirmations alter column facts drop default;
alter table preflight_confirmations add primary key (document_id, user_id, warning, facts);
