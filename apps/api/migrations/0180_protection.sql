-- What couples type, disclose and upload is sealed (docs/decisions/0017-sealed-at-rest.md). Plain columns that were there
-- before keep what they hold until the program's next start seals it; nothing is written to them any more.

-- One key a document, and one of the house itself (no document), each wrapped by the root key that the id names.
create table data_keys (
  id uuid primary key default gen_random_uuid(),
  document_id uuid unique references documents (id) on delete cascade,
  wrapped_key bytea not null,
  root_key_id text not null,
  created_at timestamptz not null default now()
);
create unique index data_keys_one_of_the_house on data_keys ((document_id is null)) where document_id is null;

alter table financial_entries
  add column sealed_fields bytea,
  alter column fields drop not null,
  add constraint financial_entries_held_once check ((fields is null) <> (sealed_fields is null));

alter table answers
  add column sealed_value bytea,
  add constraint answers_held_once check (value_typed is null or sealed_value is null);

alter table resolutions
  add column sealed_previous_value bytea,
  add column sealed_settled_value bytea,
  add constraint resolutions_held_once check (
    (previous_typed_value is null or sealed_previous_value is null)
    and (settled_typed_value is null or sealed_settled_value is null)
  );

alter table document_commits
  add column sealed_tree bytea,
  alter column tree drop not null,
  add constraint document_commits_held_once check ((tree is null) <> (sealed_tree is null));

-- A commit is still never changed. That its text is sealed is no change: all else stays what it was.
create or replace function refuse_commit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.tree is not null and new.tree is null
    and (to_jsonb(old) - 'tree' - 'sealed_tree') = (to_jsonb(new) - 'tree' - 'sealed_tree')
  then
    return new;
  end if;
  raise exception 'commits are never changed';
end;
$$;

-- Names of statements tell institutions and accounts. The key is that of the sealed bytes, the hash that of the plain ones.
alter table files
  add column sha256 text,
  add column sealed_name bytea,
  alter column name drop not null,
  add constraint files_held_once check ((name is null) <> (sealed_name is null));

alter table idempotency_keys
  add column sealed_response bytea,
  add constraint idempotency_keys_held_once check (response is null or sealed_response is null);

-- Whether a day has moved is known by a keyed hash; the day itself would tell the wedding date. The sequence stays.
alter table calendar_entries add column told text;
alter table calendar_entries alter column entry_date drop not null, alter column reason drop not null;
