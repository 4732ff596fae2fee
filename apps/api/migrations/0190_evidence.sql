-- Files that financial entries carry as evidence (docs/decisions/0018-evidence-files.md). Apart from the files of the
-- document itself: those are the agreement, these are what stands behind its schedules.

create table entry_files (
  -- The stored bytes are bound to it.
  id uuid primary key,
  entry_id uuid not null references financial_entries (id),
  key text not null,
  -- Whose key sealed it. An entry that its owner brings to another document leaves the bytes of its files as they lie.
  sealed_with_document_id uuid not null references documents (id),
  size integer not null check (size > 0),
  content_type text not null,
  -- Name and SHA-256: a name tells an institution, and the hash of a short text tells the text.
  sealed_details bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  -- The bytes are gone: it, or its entry, had been deleted for longer than either can be brought back.
  purged_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
create index entry_files_by_entry on entry_files (entry_id);
