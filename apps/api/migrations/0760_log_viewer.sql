-- The log is looked through by day, person and action.
create index audit_entries_by_time on audit_entries (occurred_at, id);
create index audit_entries_by_person on audit_entries (actor_user_id, occurred_at, id);
create index audit_entries_by_action on audit_entries (action collate "C", occurred_at, id);
create index audit_entries_refused on audit_entries (occurred_at, id) where outcome = 'REFUSED';
create index mail_outbox_not_delivered on mail_outbox (created_at) where status in ('QUEUED', 'SENDING', 'FAILED', 'UNDELIVERABLE');
create index webhook_deliveries_unprocessed on webhook_deliveries (received_at) where processed_at is null;
