-- A cookie session belongs to a session of the identity provider where the token named one, and has the limits of a
-- session itself: how long without activity, how long since the sign-in. Those from before named neither.
delete from sessions;
alter table sessions
  add column session_id text,
  add column authenticated_at timestamptz not null,
  add column last_active_at timestamptz not null;
create index sessions_by_session on sessions (session_id) where session_id is not null;
create index sessions_by_person on sessions (external_id);
