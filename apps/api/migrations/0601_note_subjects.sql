-- The question or the clause that a note is about, with how it was called: sealed as the note is.
alter table internal_notes add column sealed_about bytea;
