-- The application as it is typed, so that another device goes on, and what an applicant says of discipline by a bar.
alter table attorneys
  add column sealed_application_draft bytea,
  add column sealed_disciplinary_statement bytea;
