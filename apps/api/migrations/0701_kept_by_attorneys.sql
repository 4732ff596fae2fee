-- What attorneys keep for themselves: views of their clients by name, and replies that they write often.
alter table attorneys
  add column sealed_client_views bytea,
  add column sealed_saved_replies bytea;
