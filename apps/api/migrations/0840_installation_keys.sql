-- With what the embedded identity provider signs tokens and cookies: the same for every copy of the program. What signs is
-- sealed with the house's key.
create table installation_keys (
  number integer primary key check (number > 0),
  sealed_keys bytea not null,
  created_at timestamptz not null
);
