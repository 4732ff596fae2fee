-- Whether couples can find and choose the attorney; current clients stay. Ours.
alter table attorneys add column is_taking_new_clients boolean not null default true;
