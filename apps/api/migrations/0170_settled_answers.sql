-- What a difference was settled to, and how: the answer itself may change again, the history may not.
alter table resolutions
  add column kind text not null default 'AGREED_WITH_PARTNER' check (kind in ('AGREED_WITH_PARTNER', 'CHANGED_OWN_ANSWER')),
  add column settled_typed_value text,
  add column settled_option_ids jsonb not null default '[]';

-- The changes kept so far say what their answers say today: nothing older was written down.
update resolutions
set settled_typed_value = answers.value_typed, settled_option_ids = answers.question_option_ids
from answers
where answers.id = resolutions.answer_id;

alter table resolutions alter column kind drop default;
