-- What the calls of notarization keep (docs/decisions/0049-notarization.md).
alter table notarizations
  -- Of a signing on paper: the day on the paper, and who uploaded the scan. The notary and the witnesses are in `record`;
  -- the moments at which the partners confirmed the scan are `user_a_done_at` and `user_b_done_at`.
  add column signed_on date,
  add column uploaded_by_id uuid references users (id),
  -- Why the notary refused the document, and whose identity could not be established, as the provider told.
  add column rejection_reason text,
  add column user_a_identity_failed_at timestamptz,
  add column user_b_identity_failed_at timestamptz,
  -- Who gave it up, and what an admin said of it.
  add column ended_by_id uuid references users (id),
  add column ended_note text;

-- Partners who know that the wedding is near for the law of their state, each of one version and one wedding date.
create table wedding_warnings (
  document_id uuid not null references documents (id),
  user_id uuid not null references users (id),
  version text not null,
  wedding_date date not null,
  acknowledged_at timestamptz not null,
  primary key (document_id, user_id, version, wedding_date)
);

-- Notices to a partner whose attorney is missing, so that notarization can begin.
create table notarization_notices (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id),
  sent_by_id uuid not null references users (id),
  sent_to_id uuid not null references users (id),
  sent_at timestamptz not null
);
create index notarization_notices_by_document on notarization_notices (document_id, sent_by_id, sent_at);
