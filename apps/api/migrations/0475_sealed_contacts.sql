-- Telephone numbers, birth dates, where an appointment takes place, why money went back, and what an admin said when giving a
-- notarization up are sealed (docs/decisions/0080-sealed-contacts.md). Rows of earlier versions are sealed at the next start.
alter table users add column sealed_phone_number bytea, add column sealed_birthdate bytea;
alter table appointment_events add column sealed_location bytea;
alter table purchase_items add column sealed_refund_notes bytea;
alter table refunds add column sealed_reason bytea, alter column reason drop not null;
alter table notarizations add column sealed_ended_note bytea;
