-- Looking is recorded (docs/decisions/0071-looking-is-recorded.md).

-- Why an admin looks at what a couple wrote: for a ticket, or for a reason in words. It opens for an hour.
create table admin_accesses (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id),
  admin_id uuid not null references users (id),
  ticket_id uuid references support_tickets (id),
  sealed_reason bytea,
  opened_at timestamptz not null
);
create index admin_accesses_of_document on admin_accesses (document_id, opened_at desc);

-- When a person last began to look at one kind of a document's content: what follows within an hour is the same look.
create table looks (
  document_id uuid not null references documents (id),
  -- A user's id, or that of the link by which an attorney without an account reads.
  reader_id uuid not null,
  what text not null,
  began_at timestamptz not null,
  primary key (document_id, reader_id, what)
);
