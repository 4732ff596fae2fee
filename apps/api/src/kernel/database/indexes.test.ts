import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

/** Of these there are as many as the content has, however many couples come. */
const FIXED = new Set([
  'audit_keys',
  'clause_templates',
  'countries',
  'document_templates',
  'installation_keys',
  'products',
  'section_templates',
  'states',
]);

/** Of these only some rows are looked up, and those have an index: what is still to be done, what is not read yet. */
const FOUND_WHERE_OPEN = ['account_deletions.user_id', 'chats.to_user_id'];

/**
 * Columns by which nobody looks anything up in passing: who did something, which file or version a row was made of. They
 * are read with their row; by themselves only when an account is erased, which reads every table anyway.
 */
const READ_WITH_THEIR_ROW = [
  'admin_accesses.admin_id',
  'admin_accesses.ticket_id',
  'admin_actions.admin_id',
  'attorney_reviews.user_id',
  'cart_items.beneficiary_user_id',
  'cart_items.chosen_attorney_id',
  'carts.discount_code_id',
  'chats.from_user_id',
  'checkouts.discount_code_id',
  'checkouts.user_id',
  'disclosure_receipts.reader_id',
  'discussions.author_user_id',
  'document_commits.committed_by_id',
  'document_commits.pdf_file_id',
  'documents.created_by_id',
  'documents.invited_user_id',
  'entry_files.sealed_with_document_id',
  'external_attorneys.certificate_file_id',
  'generation_runs.commit_id',
  'generation_runs.requested_by_id',
  'identity_token.account_id',
  'invitations.accepted_by_id',
  'invitations.invited_by_id',
  'invitations.opened_by_id',
  'law_changes.changed_by_id',
  'mail_outbox.reader_id',
  'notarization_notices.sent_to_id',
  'notarizations.created_by_id',
  'notarizations.ended_by_id',
  'notarizations.notarized_file_id',
  'notarizations.provider_file_id',
  'notarizations.source_file_id',
  'notarizations.uploaded_by_id',
  'payout_reversals.requested_by_id',
  'payouts.requested_by_id',
  'purchase_items.payout_closed_by_id',
  'questionnaire_reminders.sent_to_id',
  'refunds.requested_by_id',
  'resolutions.answer_id',
  'resolutions.initiated_by_user_id',
  'sandbox_account_links.account_id',
];

it('whatever belongs to a couple, a purchase or an attorney is found by an index', async () => {
  const { rows } = await sql<{ table: string; column: string; refersTo: string }>`
    select constraints.conrelid::regclass::text as "table", columns.attname as "column",
      constraints.confrelid::regclass::text as "refers_to"
    from pg_constraint as constraints
    join pg_attribute as columns
      on columns.attrelid = constraints.conrelid and columns.attnum = any (constraints.conkey)
    where constraints.contype = 'f' and constraints.connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index
        -- A key of several columns is found by any of them; an index is looked up by its leading columns. One of some
        -- rows only is taken for all rows where it leaves out what is deleted, or what does not refer to anything.
        where indrelid = constraints.conrelid
          and (indkey::int2[])[0:1] && constraints.conkey
          and coalesce(pg_get_expr(indpred, indrelid), '(deleted_at IS NULL)')
            ~ '^\\((deleted_at IS NULL|[a-z_]+ IS NOT NULL)\\)$'
      )`.execute(api.db);
  const missing = rows.filter(({ refersTo }) => !FIXED.has(refersTo)).map(({ table, column }) => `${table}.${column}`);
  // Both ways: a column without an index, and an exception that is none any more.
  expect(missing.toSorted()).toEqual([...FOUND_WHERE_OPEN, ...READ_WITH_THEIR_ROW].toSorted());
});
