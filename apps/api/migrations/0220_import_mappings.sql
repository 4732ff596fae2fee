-- How a person had the columns of a bank's file read, so that the next file of that bank needs no questions. Names of
-- columns and choices only; nothing that stood in a file.
create table import_mappings (
  user_id uuid not null references users (id),
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  mapping jsonb not null,
  used_at timestamptz not null,
  primary key (user_id, fingerprint)
);
