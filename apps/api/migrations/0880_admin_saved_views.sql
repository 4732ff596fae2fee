-- Views of the admin portal's lists that an admin saved by name. A saved search may hold a person's name, so they are sealed.
create table admin_saved_views (
  id uuid primary key,
  user_id uuid not null references users (id),
  list text not null,
  sealed_views bytea not null,
  updated_at timestamptz not null,
  unique (user_id, list)
);
