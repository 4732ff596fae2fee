-- Support reads the open tickets first, the longest waiting before the others, then the rest, the newest first. Without an index
-- each page sorted all of them.
create index support_tickets_in_order on support_tickets (
  (case when status = 'OPEN' then 0 else 1 end),
  (case when status = 'OPEN' then created_at - timestamptz '2000-01-01 00:00:00+00'
    else - (created_at - timestamptz '2000-01-01 00:00:00+00') end),
  id
) where deleted_at is null;
