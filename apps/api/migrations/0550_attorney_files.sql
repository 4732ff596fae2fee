-- Photo, insurance and contract of attorneys (portals spec section 7, "POST users/{id}/attorneys/{aid}/files").
create table attorney_files (
  id uuid primary key default gen_random_uuid(),
  attorney_id uuid not null references attorneys (id),
  kind text not null check (kind in ('PROFILE_PHOTO', 'MALPRACTICE_INSURANCE', 'CONTRACT')),
  sealed_name bytea not null,
  content_type text not null,
  size integer not null check (size > 0),
  sha256 text not null,
  key text not null,
  purged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  created_by_id uuid,
  updated_by_id uuid,
  unique (attorney_id, id)
);

-- Until now these took any number; there was nothing that one could name.
update attorneys set profile_photo_id = null, malpractice_insurance_file_id = null, docusign_contract_file_id = null;
alter table attorneys
  add constraint attorneys_profile_photo foreign key (id, profile_photo_id) references attorney_files (attorney_id, id),
  add constraint attorneys_malpractice_insurance foreign key (id, malpractice_insurance_file_id) references attorney_files (attorney_id, id),
  add constraint attorneys_contract foreign key (id, docusign_contract_file_id) references attorney_files (attorney_id, id);
