-- Files of a document are PDFs of its commits, agreements that were made elsewhere, and papers that somebody put beside
-- them (docs/decisions/0026-templates-and-document-files.md). Those that were there before are PDFs of commits.
alter table files
  add column kind text not null default 'GENERATED' check (kind in ('GENERATED', 'IMPORTED', 'ADDED')),
  -- The bytes are gone: it had been deleted.
  add column purged_at timestamptz;
