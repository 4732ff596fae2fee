-- How a firm is paid is sealed (docs/decisions/0139-law-firms.md). Rows of earlier versions are sealed at the next start.
alter table law_firms add column sealed_payout_details bytea;
