-- Since when the person for whom a call about questions was bought lets its attorney read their answers; null: not at all.
alter table purchase_items add column answers_shared_at timestamptz;
