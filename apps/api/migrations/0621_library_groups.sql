-- Sets of clauses that an editor can insert (portals spec section 3, "LibraryGroup with section and clause links").
create table library_groups (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  description text,
  state_id uuid references states (id),
  section_template_ids jsonb not null,
  clause_template_ids jsonb not null,
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
create index library_groups_of_state on library_groups (state_id);
