-- Jurisdictions and their documents (customer spec section 3).

create table countries (
  id uuid primary key,
  name text not null,
  abbreviation text not null,
  is_active boolean not null,
  icon text,
  term_for_country text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);

create table states (
  id uuid primary key,
  country_id uuid not null references countries (id),
  name text not null,
  abbreviation text not null unique,
  is_active boolean not null,
  icon text,
  term_for_state text not null,
  allows_online_notary boolean not null,
  notary_block_text text not null,
  distribution_law text not null check (distribution_law in ('EQUITABLE_DISTRIBUTION', 'COMMUNITY_PROPERTY')),
  embryo_rep_required boolean not null,
  spousal_support_law text not null
    check (spousal_support_law in ('CAN_WAIVE_OR_MODIFY', 'CANNOT_WAIVE_OR_MODIFY', 'ATTORNEY_REQUIRED')),
  attorney_support text not null check (attorney_support in ('NONE', 'PARTNER')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);

create table document_templates (
  id uuid primary key,
  type text not null,
  description text not null,
  country_id uuid not null references countries (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);

create table document_template_states (
  id uuid primary key,
  document_template_id uuid not null references document_templates (id),
  state_id uuid not null references states (id),
  term_for_document text not null,
  statute text,
  witness_required boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid,
  unique (document_template_id, state_id)
);

create table terms (
  id uuid primary key,
  key text not null,
  state_id uuid not null references states (id),
  document_template_id uuid not null references document_templates (id),
  value text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid,
  unique (key, state_id, document_template_id)
);

-- People.

create table users (
  id uuid primary key default gen_random_uuid(),
  external_id text not null unique,
  user_type text not null check (user_type in ('CUSTOMER', 'ATTORNEY', 'ADMIN')),
  email text not null,
  email_verified boolean not null default false,
  first_name text,
  middle_name text,
  last_name text,
  suffix text,
  gender text check (gender in ('MALE', 'FEMALE', 'NON_BINARY', 'PREFER_NO_ANSWER')),
  phone_number text,
  birthdate date,
  photo_url text,
  terms_agreed_at timestamptz,
  terms_version text,
  enforcement_agreed_at timestamptz,
  attorney_counsel_agreed_at timestamptz,
  last_active_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
create index users_by_email on users (lower(email));
create index users_by_type on users (user_type, created_at);

create table law_firms (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  contact_email text,
  website text,
  payout_details text,
  is_approved boolean not null default false,
  stripe_account_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);

-- An attorney's id is the user's id (portals spec section 3).
create table attorneys (
  id uuid primary key references users (id),
  stage text not null check (stage in ('FORM_MISSING', 'UNDER_REVIEW', 'APPROVED', 'DECLINED', 'DEACTIVATED')),
  stage_modified_at timestamptz,
  submitted_at timestamptz,
  bio text,
  has_malpractice_insurance boolean,
  malpractice_insurance_file_id uuid,
  profile_photo_id uuid,
  docusign_contract_file_id uuid,
  is_embryo_attorney boolean not null default false,
  has_fast_turnaround boolean not null default false,
  languages jsonb not null default '[]',
  practice_areas jsonb not null default '[]',
  professional_associations jsonb not null default '[]',
  response_time_hours integer,
  years_of_experience integer,
  law_school text,
  time_zone text,
  law_firm_id uuid references law_firms (id),
  is_law_firm_lead boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid
);
create index attorneys_by_firm on attorneys (law_firm_id);

create table attorney_states (
  id uuid primary key default gen_random_uuid(),
  attorney_id uuid not null references attorneys (id),
  state_id uuid not null references states (id),
  "order" integer not null,
  bar_license_num text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid,
  unique (attorney_id, state_id)
);

-- The record that carries an agreement from draft to notarized.

create table documents (
  id uuid primary key default gen_random_uuid(),
  is_active boolean not null default true,
  template_id uuid not null references document_templates (id),
  user_a_id uuid not null references users (id),
  user_b_id uuid references users (id),
  attorney_a_id uuid references attorneys (id),
  attorney_b_id uuid references attorneys (id),
  attorney_a_approved_at timestamptz,
  attorney_b_approved_at timestamptz,
  prior_attorney_a_approved_at timestamptz,
  prior_attorney_b_approved_at timestamptz,
  prior_finalized_at timestamptz,
  user_a_will_hire_attorney boolean not null default false,
  user_b_will_hire_attorney boolean not null default false,
  state_id uuid references states (id),
  invitation_sent_at timestamptz,
  invitation_accepted_at timestamptz,
  invited_user_id uuid references users (id),
  status text not null default 'NOT_APPROVED' check (status in ('NOT_APPROVED', 'PARTIALLY_APPROVED', 'FULLY_APPROVED')),
  status_modified_at timestamptz,
  reviewed_at timestamptz,
  user_a_reviewed_at timestamptz,
  user_b_reviewed_at timestamptz,
  finalized_at timestamptz,
  generated_pdf_file_id uuid,
  proof_file_id uuid,
  last_generated_input_hash text,
  last_generated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  created_by_id uuid references users (id),
  updated_by_id uuid,
  check (user_a_id <> user_b_id)
);
create index documents_by_user_a on documents (user_a_id);
create index documents_by_user_b on documents (user_b_id);
create index documents_by_attorney_a on documents (attorney_a_id);
create index documents_by_attorney_b on documents (attorney_b_id);

-- One-time links, bound to no spelling of an address (decision 6).
create table invitations (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id),
  invited_by_id uuid not null references users (id),
  email text not null,
  token_hash text not null unique,
  opened_by_id uuid references users (id),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by_id uuid references users (id),
  revoked_at timestamptz
);
create unique index invitations_one_open on invitations (document_id) where accepted_at is null and revoked_at is null;

create table questionnaire_reminders (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id),
  sent_by_id uuid not null references users (id),
  sent_to_id uuid not null references users (id),
  sent_at timestamptz not null
);
