import { documentFate } from '@troth/domain/personal-data';
import type { Tx } from '../../kernel/database/database';
import { allowErasing, takeStep } from '../../records/personal-data/erase.repository';
import type { LeftDocument } from '../../records/personal-data/deletion-facts';
import type {
  DataSubject,
  DocumentScope,
  DocumentStep,
  Erasure,
  ErasureStep,
} from '../../records/personal-data/erasure';
import { personalTables } from '../../records/personal-data/personal-tables';

/** The tables that are erased from, what refers to another before it. A test holds it against `personalTables`. */
export const ERASURE_ORDER = [
  'personal_archive_pieces',
  'personal_archives',
  // What the person answered and wrote.
  'resolutions',
  'answers',
  'continued_sections',
  'discussions',
  'internal_notes',
  'attorney_assignments',
  'chats',
  'preflight_confirmations',
  'wedding_warnings',
  'viewed_versions',
  // The disclosure, and the agreement in every version.
  'entry_files',
  'financial_entries',
  'nothing_to_disclose',
  'disclosure_receipts',
  'clause_discussions',
  'clause_discussion_reads',
  'document_locks',
  'draft_parts',
  'draft_sets',
  'draft_erasures',
  'left_offers',
  'approval_rescissions',
  'generation_runs',
  'document_commits',
  'agreement_parts',
  'notarizations',
  'sandbox_notary_transactions',
  'external_attorney_links',
  'external_attorneys',
  'files',
  'admin_accesses',
  'admin_actions',
  'admin_saved_views',
  // With the key goes whatever was sealed with it, wherever a copy may be.
  'documents',
  'data_keys',
  // Names, addresses and words beside what is kept.
  'invitations',
  'support_tickets',
  'attorney_reviews',
  'appointment_events',
  'purchase_items',
  'sandbox_payment_sessions',
  'calendar_feeds',
  'calendar_entries',
  'import_mappings',
  'postnup_waitlist',
  'reminder_optouts',
  'idempotency_keys',
  'sessions',
  'personal_tokens',
  'endpoint_deliveries',
  'webhook_endpoints',
  'audit_entries',
  'mail_outbox',
  'inbox_messages',
  // Of the person only a number is left, to which what is kept refers.
  'users',
] as const;

export const stepsOf = (erased: Erasure | undefined): readonly ErasureStep[] =>
  erased !== undefined && 'steps' in erased ? erased.steps : [];

/**
 * Erases a person's values wherever they are, in the caller's transaction, in which what is never changed can be erased.
 * `personalTables` says what becomes of each column, and `deletionPlan` names to the person what stays.
 */
export async function erasePerson(
  tx: Tx,
  person: DataSubject,
  documents: readonly LeftDocument[],
  now: Date,
): Promise<void> {
  await allowErasing(tx, true);
  for (const { id, partner, isNotarized } of documents) {
    const fate = documentFate({ hasPartner: partner !== null, isNotarized });
    const ownerId = fate === 'DESTROYED' ? null : person.id;
    const scope = { person, now, documentId: id, ownerId, partnerId: partner?.id ?? null };
    await takeDocumentSteps(tx, 'DOCUMENT', scope);
    if (fate === 'STAYS') continue;
    await takeDocumentSteps(tx, 'AGREEMENT', scope);
    await takeDocumentSteps(tx, partner === null ? 'NOBODY_LEFT' : 'PASSED_ON', scope);
  }
  for (const table of ERASURE_ORDER) {
    for (const step of stepsOf(personalTables[table]?.erased))
      if (step.when === 'ALWAYS') await takeStep(tx, table, step, { person, now });
  }
  await allowErasing(tx, false);
}

async function takeDocumentSteps(tx: Tx, when: DocumentStep['when'], scope: DocumentScope): Promise<void> {
  for (const table of ERASURE_ORDER) {
    for (const step of stepsOf(personalTables[table]?.erased))
      if (step.when !== 'ALWAYS' && step.when === when) await takeStep(tx, table, step, scope);
  }
}
