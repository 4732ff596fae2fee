-- Search without case and accents, from two letters on (docs/decisions/0137-search-and-pages.md).
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- The rules of accents ship with the server, and change with it alone; an index over them needs to be told so.
create function search_text(said text) returns text language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, normalize(said, nfc))) $$;

-- Each word follows a blank, so that its start can be looked for.
alter table users
  add column search_words text not null generated always as (
    ' ' || search_text(coalesce(first_name, '') || ' ' || coalesce(middle_name, '') || ' ' || coalesce(last_name, '') || ' ' || email)
  ) stored,
  -- Whoever has no name is listed under the e-mail address.
  add column sort_name text not null generated always as (
    search_text(coalesce(nullif(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), email))
  ) stored;
create index users_by_search_words on users using gin (search_words gin_trgm_ops);
create index users_by_sort_name on users (sort_name, id);
create index users_by_created on users (created_at, id);
create index users_by_last_active on users (coalesce(last_active_at, timestamptz '1970-01-01 00:00:00+00'), id);

alter table law_firms
  add column search_words text not null generated always as (
    ' ' || search_text(name || ' ' || coalesce(contact_email, ''))
  ) stored;
create index law_firms_by_search_words on law_firms using gin (search_words gin_trgm_ops);

create index documents_by_state on documents (state_id) where is_active and deleted_at is null;
create index attorney_states_by_state on attorney_states (state_id) where deleted_at is null;
create index attorneys_by_stage on attorneys (stage, created_at, id) where deleted_at is null;

-- A firm's name as it is compared: without case, accents, marks and the ending of the company's kind.
create function law_firm_key(name text) returns text language sql immutable strict parallel safe
  as $$ select btrim(regexp_replace(
    ' ' || btrim(regexp_replace(search_text(name), '[^a-z0-9]+', ' ', 'g')) || ' ',
    '( (l l p|l l c|p l l c|p c|p a|a p c|llp|llc|pllc|pc|pa|lp|ltd|inc|apc|plc))+ $', ''
  )) $$;
alter table law_firms add column name_key text not null generated always as (law_firm_key(name)) stored;
create index law_firms_by_name_key on law_firms (name_key) where deleted_at is null;
