-- Sealing of notarized agreements (docs/decisions/0048-sealing.md).

-- Certificates that this installation made for itself. They stay; the key of one that ended is used no more.
create table seal_certificates (
  number integer primary key,
  -- DER.
  certificate bytea not null,
  sealed_key bytea not null,
  valid_until timestamptz not null,
  created_at timestamptz not null
);

alter table notarizations
  -- Who seals now, and until when nobody else begins.
  add column seal_lease uuid,
  add column seal_lease_until timestamptz,
  add column seal_attempts integer not null default 0,
  -- Why it is not sealed yet: it is tried again after FAILED and NO_TIME, and an admin has to look at whatever else.
  add column seal_problem text
    check (seal_problem in ('FAILED', 'NO_TIME', 'NO_FILE', 'NOT_REVIEWED', 'OTHER_COMMIT', 'OTHER_PAGES', 'NOT_A_PDF'));

-- What came from the notary, and that file sealed.
alter table files
  drop constraint files_kind_check,
  add constraint files_kind_check check (kind in ('GENERATED', 'IMPORTED', 'ADDED', 'CERTIFICATE', 'SIGNED', 'NOTARIZED'));
