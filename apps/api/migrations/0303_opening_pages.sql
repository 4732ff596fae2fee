-- A visit whose page the provider was asked for and has not answered yet: it is written before the call, so that no
-- transaction is open while the provider is waited for, and a crash in between repeats the same request.
alter table checkouts drop constraint checkouts_status_check;
alter table checkouts add constraint checkouts_status_check
  check (status in ('OPENING', 'OPEN', 'PENDING', 'PAID', 'EXPIRED', 'FAILED', 'DUPLICATE'));
-- What the provider is asked for while a page is opening; null from then on.
alter table checkouts add column asked jsonb;
drop index checkouts_one_live;
create unique index checkouts_one_live on checkouts (cart_id) where status in ('OPENING', 'OPEN', 'PENDING');

-- The sandbox opens one page for one checkout, however often it is asked.
create unique index sandbox_payment_sessions_by_reference on sandbox_payment_sessions (client_reference);
