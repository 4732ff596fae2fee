-- When an admin confirmed a license; null while it waits (decision 50).
alter table attorney_states
  add column verified_at timestamptz,
  add column verified_by_id uuid;

-- Until now an attorney's licenses were looked up before the approval.
update attorney_states
set verified_at = coalesce(attorneys.stage_modified_at, attorney_states.created_at)
from attorneys
where attorneys.id = attorney_states.attorney_id and attorneys.stage in ('APPROVED', 'DEACTIVATED');
