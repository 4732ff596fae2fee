-- A firm has at most one lead (decision 53). Where two were made, whoever came first stays it.
update attorneys set is_law_firm_lead = false
where is_law_firm_lead and (law_firm_id is null or exists (
  select 1 from attorneys earlier
  where earlier.law_firm_id = attorneys.law_firm_id and earlier.is_law_firm_lead and earlier.deleted_at is null
    and (earlier.created_at, earlier.id) < (attorneys.created_at, attorneys.id)
));
create unique index attorneys_one_lead on attorneys (law_firm_id) where is_law_firm_lead and deleted_at is null;
