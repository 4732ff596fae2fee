-- An attorney pauses: couples are not shown them, and whom they advise already keeps them. Ours.
alter table attorneys add column is_taking_new_clients boolean not null default true;
