-- Sections of the questionnaire that a partner opened and left by Continue. A section that requires nothing is complete
-- only then (docs/decisions/0076-sections-that-require-nothing.md).
create table continued_sections (
  document_id uuid not null references documents (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  section_key text not null,
  continued_at timestamptz not null,
  primary key (document_id, user_id, section_key)
);
create index continued_sections_user_id on continued_sections (user_id);

-- Agreements that were created before this was recorded: both partners had completed every section.
insert into continued_sections (document_id, user_id, section_key, continued_at)
select documents.id, partner.user_id, section.key, documents.last_generated_at
from documents
cross join lateral (values (documents.user_a_id), (documents.user_b_id)) as partner (user_id)
cross join (values
  ('background_information'),
  ('understanding'),
  ('separate_property'),
  ('marital_property'),
  ('homes'),
  ('debts'),
  ('household_finances'),
  ('spousal_support'),
  ('death_and_insurance'),
  ('family_and_future'),
  ('lifestyle_and_privacy'),
  ('agreement_terms')
) as section (key)
where documents.last_generated_at is not null and partner.user_id is not null;
