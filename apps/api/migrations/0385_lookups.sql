-- What is looked up by these columns was read from end to end: as much for each payment as there had ever been purchases.
create index purchase_items_by_cart on purchase_items (cart_id);
create index purchase_items_by_beneficiary on purchase_items (beneficiary_user_id);
create index purchase_items_by_attorney on purchase_items (attorney_id) where attorney_id is not null;
create index appointment_events_by_item on appointment_events (purchase_item_id);
create index carts_by_user on carts (user_id);
create index checkouts_by_document on checkouts (document_id);
create index chats_unread_by_reader on chats (to_user_id) where read_at is null and deleted_at is null;
create index invitations_by_document on invitations (document_id);
create index questionnaire_reminders_by_sender on questionnaire_reminders (document_id, sent_by_id, sent_at);
-- The job that removes files' bytes looks for these every time it runs.
create index files_to_purge on files (deleted_at) where purged_at is null and deleted_at is not null;
