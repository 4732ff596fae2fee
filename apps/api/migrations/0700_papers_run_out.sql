-- The last day on which a license or an insurance holds, where the attorney says it.
alter table attorney_states add column expires_on date;
alter table attorneys add column malpractice_insurance_expires_on date;
