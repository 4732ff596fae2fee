-- A clause's plain-language summary is made of parts with conditions, as its text is: what it means may differ by couple
-- (docs/decisions/0034-why-a-clause-is-there-and-why-not.md). The content writes it anew at the next start.
alter table clause_templates
  drop column summary,
  add column summary_parts jsonb not null default '[]';
