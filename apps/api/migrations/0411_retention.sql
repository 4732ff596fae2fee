-- The daily job looks for network addresses whose time is over (packages/domain/src/retention/retention.ts).
create index audit_entries_addresses on audit_entries (occurred_at) where ip_address is not null;
