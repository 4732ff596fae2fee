-- What a partner confirmed in spite of a warning before the document is generated, such as a missing disclosure
-- (decision 32). A confirmation holds for what was found then.
create table preflight_confirmations (
  document_id uuid not null references documents (id),
  user_id uuid not null references users (id),
  warning text not null,
  confirmed_at timestamptz not null,
  primary key (document_id, user_id, warning)
);
