-- Several times away at once, as [{"from", "until"}], earliest first. The two columns for a single one are read no more.
alter table attorney_hours add column away jsonb not null default '[]';
update attorney_hours set away = jsonb_build_array(jsonb_build_object('from', away_from, 'until', away_until))
where away_from is not null;
