-- The clause library as it ships, for whoever edits or reads templates (docs/decisions/0026-templates-and-document-files.md).
-- Written by the content alone, at each start whose content is another.

create table section_templates (
  id uuid primary key,
  document_template_id uuid not null references document_templates (id),
  key text not null,
  kind text not null,
  title text,
  list_style text not null,
  text_style text,
  "order" integer not null,
  is_separate_page boolean not null,
  inclusion jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);

create table clause_templates (
  id uuid primary key,
  section_template_id uuid not null references section_templates (id),
  parent_clause_template_id uuid references clause_templates (id),
  key text not null,
  title text,
  parts jsonb not null,
  summary text,
  block text,
  list_style text not null,
  text_style text,
  -- Among the clauses of one parent, and among all of a document template as they are read.
  "order" integer not null,
  position integer not null,
  is_separate_page boolean not null,
  inclusion jsonb not null,
  reviewed_by_counsel boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
