-- Other times that the attorney offers for an appointment, as instants; and the days on which an attorney is away.
alter table appointment_events add column offered_times jsonb not null default '[]';
alter table attorney_hours add column away_from date, add column away_until date;
alter table attorney_hours add constraint attorney_hours_away check (
  (away_from is null) = (away_until is null) and away_from <= away_until
);
