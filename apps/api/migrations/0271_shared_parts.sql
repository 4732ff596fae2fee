-- Versions of one agreement share what is the same in them (docs/decisions/0030-versions.md): a part is stored once for
-- its document, named by a keyed hash of what it says, and a commit holds a sealed list of names.
create table agreement_parts (
  document_id uuid not null references documents (id),
  -- Keyed with the document's own key: nobody finds an amount by trying.
  fingerprint text not null,
  sealed_content bytea not null,
  primary key (document_id, fingerprint)
);

create function refuse_part_change() returns trigger language plpgsql as $$
begin
  raise exception 'parts of commits are never changed';
end;
$$;
create trigger agreement_parts_immutable before update or delete on agreement_parts
  for each row execute function refuse_part_change();

alter table document_commits
  add column sealed_manifest bytea,
  drop constraint document_commits_held_once,
  add constraint document_commits_held_once check (num_nonnulls(tree, sealed_tree, sealed_manifest) = 1);

-- Whole texts are those of earlier versions of the program, until its next start shares their parts.
create index document_commits_whole on document_commits (document_id, commit_at) where sealed_manifest is null;

-- A commit is still never changed. How its text is kept is no change: all else stays what it was.
create or replace function refuse_commit_change() returns trigger language plpgsql as $$
declare
  kept text[] := array['tree', 'sealed_tree', 'sealed_manifest'];
begin
  if tg_op = 'UPDATE' and old.sealed_manifest is null and new.sealed_manifest is not null
    and (to_jsonb(old) - kept) = (to_jsonb(new) - kept)
  then
    return new;
  end if;
  raise exception 'commits are never changed';
end;
$$;
