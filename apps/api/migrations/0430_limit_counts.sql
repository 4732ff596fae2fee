-- Attempts counted against the limits that all copies of the program share (packages/domain/src/limits).
-- The key is a hash; a row is worth nothing after its window.
CREATE TABLE limit_counts (
  key text PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX limit_counts_expire ON limit_counts (expire);
