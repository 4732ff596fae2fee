import { sql } from 'kysely';
import { asked } from './asked';
import {
  always,
  type DataSubject,
  either,
  emptied,
  goes,
  ofAddress,
  ofDocument,
  ofDocuments,
  on,
  own,
  ownedBy,
  owned,
  passedOn,
  stays,
  theDocument,
  through,
  WITH_AGREEMENT,
  writtenBy,
} from './erasure';
import {
  ENTITY,
  opened,
  openedByHouse,
  shown,
  signedName,
  told,
  untold,
  untoldTables,
  withheld,
  type ExportedTable,
  type Kept,
  type OtherTable,
  WITHHELD,
} from './personal-columns';

const THEIRS = 'What others wrote to the person is theirs.';
const BY_IDENTITY = { elsewhere: 'The identity package removes the account with all that belongs to it.' };
const OF_ATTORNEYS = { elsewhere: 'Attorneys cannot delete themselves: clients depend on them.' };

const writers = (kept?: Kept) => withheld('WRITER', kept)`created_by_id updated_by_id`;
const OF_ACCOUNT = {
  rows: ({ externalId }: DataSubject) => sql`account_id = ${externalId}`,
  erased: BY_IDENTITY,
};
const OF_ATTORNEY = { rows: own('attorney_id'), erased: OF_ATTORNEYS };

/**
 * Every table of the database, each with what the archive of a person's data makes of it, and what becomes of it when the
 * person deletes the account. Archive and erasure are made from this table alone. A test reads the database's catalogue and
 * fails for a table or column that is not in it. ADR 0052.
 *
 * The partner's private answers are nobody's but the partner's (D3): of what two
 * people share, rows are told where the person wrote them, received them, or may read them in the product.
 */
export const personalTables: Readonly<Record<string, ExportedTable | OtherTable>> = {
  // Who they are and how they sign in.
  users: told('account', {
    rows: own('id'),
    columns: [
      shown('NUMBER')`id`,
      shown('STATE')`user_type`,
      shown()`email email_verified first_name middle_name last_name suffix gender photo_url last_active_at`,
      shown('AGREED')`terms_agreed_at terms_version enforcement_agreed_at attorney_counsel_agreed_at`,
      shown('A_DAY_ON')`external_id`,
      shown('WHEN')`created_at`,
      shown()`updated_at deleted_at`,
      openedByHouse()`sealed_phone_number sealed_birthdate`,
      writers('NUMBER'),
      withheld('BEFORE_SEALING')`phone_number birthdate`,
      withheld('DERIVED', 'DERIVED')`search_words sort_name`,
    ],
    erased: stays(
      always(own('id'), ({ person, now }) => ({
        email: `${person.id}@deleted.invalid`,
        email_verified: false,
        ...emptied`
            first_name middle_name last_name suffix gender phone_number sealed_phone_number birthdate sealed_birthdate
          photo_url last_active_at`(),
        updated_at: now,
        deleted_at: now,
      })),
    ),
  }),
  identity_account: told('signIn', {
    rows: ({ externalId }) => sql`id = ${externalId}`,
    columns: [
      shown()`id email email_verified_at terms_agreed_at terms_version created_at updated_at`,
      withheld('DOOR')`password_hash`,
    ],
    erased: BY_IDENTITY,
  }),
  identity_payload: told('signIn', {
    ...OF_ACCOUNT,
    orderBy: 'expires_at',
    columns: [shown()`model account_id expires_at consumed_at`, withheld('DOOR')`id payload grant_id user_code uid`],
  }),
  identity_session: told('signIn', {
    ...OF_ACCOUNT,
    orderBy: 'started_at',
    columns: [
      shown()`account_id client_id user_agent started_at authenticated_at last_active_at`,
      withheld('DOOR')`id`,
    ],
  }),
  identity_token: told('signIn', {
    rows: ofAddress('email'),
    columns: [
      shown()`purpose email account_id client_id created_at expires_at consumed_at terms_agreed_at terms_version`,
      withheld('DOOR')`id interaction_uid link_hash code_hash password_hash`,
      withheld('WORKING')`code_attempts`,
    ],
    erased: BY_IDENTITY,
  }),
  identity_factor: told('signIn', {
    ...OF_ACCOUNT,
    columns: [
      shown()`id account_id kind name transports created_at last_used_at`,
      withheld('DOOR')`credential_id public_key sealed_secret`,
      withheld('WORKING')`signature_count last_step`,
    ],
  }),
  identity_recovery_code: told('signIn', {
    ...OF_ACCOUNT,
    columns: [shown()`account_id created_at used_at`, withheld('DOOR')`code_hash`],
  }),
  identity_sign_in: told('signIn', {
    ...OF_ACCOUNT,
    orderBy: 'authenticated_at',
    columns: [
      shown()`account_id amr is_complete authenticated_at expires_at`,
      withheld('DOOR')`interaction_uid challenge sealed_secret`,
    ],
  }),
  ...untoldTables('Counts of attempts, under keys from which nobody is found.')`limit_counts identity_throttle`,
  sessions: told('signIn', {
    rows: ({ externalId }) => sql`external_id = ${externalId}`,
    columns: [
      shown()`external_id claims authenticated_at last_active_at created_at expires_at`,
      withheld('DOOR')`token_hash session_id`,
    ],
    erased: goes(always(({ externalId }) => sql`external_id = ${externalId}`)),
  }),

  personal_tokens: told('signIn', {
    columns: [
      shown()`id user_id name scopes ending amr acr created_at expires_at last_used_at ended_at end_reason`,
      withheld('DOOR')`token_hash`,
    ],
    erased: goes(always(own('user_id'))),
  }),

  webhook_endpoints: told('signIn', {
    columns: [
      shown()`id user_id name url event_types created_at old_secret_ends_at failing_since disabled_at disabled_reason`,
      withheld('DOOR')`sealed_secret sealed_old_secret`,
    ],
    erased: goes(always(own('user_id'))),
  }),
  endpoint_deliveries: {
    notTold: 'Numbers and facts on their way to an attorney’s or admin’s own software, for 30 days.',
    erased: {
      ...goes(
        always(({ id }) => sql`body::jsonb -> 'data' ->> 'clientId' = ${id}`),
        WITH_AGREEMENT,
      ),
      others: 'Of others’ appointments and agreements.',
    },
  },

  // The couple and its document.
  documents: told('documents', {
    rows: ofDocuments('id'),
    columns: [
      shown('NUMBER')`id template_id state_id`,
      shown()`
        is_active user_a_id user_b_id attorney_a_id attorney_b_id attorney_a_approved_at attorney_b_approved_at
        prior_attorney_a_approved_at prior_attorney_b_approved_at prior_finalized_at user_a_will_hire_attorney
        user_b_will_hire_attorney invitation_sent_at invitation_accepted_at invited_user_id status status_modified_at
        reviewed_at user_a_reviewed_at user_b_reviewed_at finalized_at generated_pdf_file_id proof_file_id
        last_generated_input_hash last_generated_at updated_at deleted_at`,
      shown('WHEN')`created_at`,
      writers('NUMBER'),
    ],
    erased: stays(
      on('NOBODY_LEFT', theDocument, ({ now }) => ({ is_active: false, deleted_at: now })),
      on('PASSED_ON', theDocument, passedOn),
    ),
  }),
  invitations: told('invitations', {
    rows: ({ id }) => sql`invited_by_id = ${id} or opened_by_id = ${id} or accepted_by_id = ${id}`,
    orderBy: 'sent_at',
    columns: [
      shown('NUMBER')`id document_id invited_by_id opened_by_id accepted_by_id`,
      shown()`email revoked_at`,
      shown('WHEN')`sent_at expires_at accepted_at`,
      withheld('DOOR', 'USED_UP')`token_hash`,
    ],
    erased: stays(
      always(
        ({ id, email }) =>
          sql`invited_by_id = ${id} or opened_by_id = ${id} or accepted_by_id = ${id} or lower(email) = lower(${email})`,
        ({ now }) => ({
          email: '',
          revoked_at: sql`coalesce(revoked_at, case when accepted_at is null then ${now}::timestamptz end)`,
        }),
      ),
    ),
  }),
  questionnaire_reminders: told('invitations', {
    rows: either('sent_by_id', 'sent_to_id'),
    orderBy: 'sent_at',
    columns: [shown('NUMBER')`id document_id sent_by_id sent_to_id`, shown('WHEN')`sent_at`],
    erased: stays(),
  }),
  data_keys: {
    notTold: 'The keys with which couples’ data is sealed.',
    erased: goes(
      on(
        'NOBODY_LEFT',
        (scope) =>
          sql`${ofDocument(scope)} and not exists (select from entry_files where sealed_with_document_id = ${scope.documentId} and purged_at is null)`,
      ),
    ),
  },

  // The questionnaire.
  answers: told('answers', {
    explained: asked,
    columns: [
      shown('NUMBER')`id question_id user_id document_id`,
      shown()`question_option_ids`,
      shown('STATE')`version`,
      shown('WHEN')`created_at updated_at`,
      shown()`deleted_at`,
      opened({ as: 'valueTyped' })`sealed_value`,
      writers('NUMBER'),
      withheld('BEFORE_SEALING')`value_typed`,
    ],
    erased: stays(
      on('DOCUMENT', writtenBy('user_id'), ({ now }) => ({
        ...emptied`sealed_value value_typed`(),
        question_option_ids: '[]',
        deleted_at: now,
      })),
    ),
  }),
  continued_sections: told('answers', {
    orderBy: 'continued_at',
    columns: [shown()`document_id user_id section_key continued_at`],
    erased: goes(on('DOCUMENT', writtenBy('user_id'))),
  }),
  resolutions: told('alignment', {
    rows: own('initiated_by_user_id'),
    explained: asked,
    columns: [
      shown('NUMBER')`id document_id question_id initiated_by_user_id answer_id`,
      shown('STATE')`kind`,
      shown()`previous_option_ids settled_option_ids`,
      shown('WHEN')`created_at updated_at`,
      shown()`deleted_at`,
      opened({ as: 'previousTypedValue' })`sealed_previous_value`,
      opened({ as: 'settledTypedValue' })`sealed_settled_value`,
      writers('NUMBER'),
      withheld('BEFORE_SEALING')`previous_typed_value settled_typed_value`,
    ],
    erased: stays(
      on('DOCUMENT', writtenBy('initiated_by_user_id'), ({ now }) => ({
        ...emptied`previous_typed_value settled_typed_value sealed_previous_value sealed_settled_value`(),
        previous_option_ids: '[]',
        settled_option_ids: '[]',
        deleted_at: now,
      })),
      on('NOBODY_LEFT', ofDocument, () => ({
        ...emptied`previous_typed_value settled_typed_value sealed_previous_value sealed_settled_value`(),
        previous_option_ids: '[]',
        settled_option_ids: '[]',
      })),
    ),
  }),
  discussions: told('alignment', {
    rows: own('author_user_id'),
    explained: asked,
    columns: [
      shown()`id document_id question_id author_user_id is_resolved ${ENTITY}`,
      opened()`sealed_text`,
      writers(),
      withheld('BEFORE_SEALING')`text`,
    ],
    erased: goes(on('DOCUMENT', writtenBy('author_user_id'))),
  }),

  // Who came to act for whom. The reason of one who could not is the attorney's, and goes with the client.
  attorney_assignments: told('attorney', {
    rows: own('attorney_id'),
    columns: [
      shown()`id document_id client_id attorney_id law_firm_id compared_at answer answered_at ${ENTITY}`,
      opened()`sealed_reason`,
      writers(),
      withheld('WORKING')`compared`,
    ],
    erased: goes(always(own('client_id'))),
  }),

  // An attorney's notes about a client: in the archive of their author, and gone with the client.
  internal_notes: told('attorney', {
    rows: own('attorney_id'),
    columns: [
      shown()`id document_id attorney_id client_id is_pinned edited_at ${ENTITY}`,
      opened()`sealed_message`,
      opened({ isJson: true })`sealed_about`,
      writers(),
      withheld('WORKING')`version`,
    ],
    erased: goes(always(own('client_id'))),
  }),

  // Words about clauses: in the archive of their author, and gone with them or with the agreement.
  clause_discussions: told('messages', {
    rows: own('author_user_id'),
    columns: [
      shown()`id document_id clause_id audience author_user_id is_resolved ${ENTITY}`,
      opened()`sealed_text sealed_quote`,
      writers(),
    ],
    erased: goes(on('DOCUMENT', writtenBy('author_user_id')), WITH_AGREEMENT),
  }),
  clause_discussion_reads: told('messages', {
    orderBy: 'read_at',
    columns: [shown()`document_id user_id read_at mailed_at`],
    erased: goes(on('DOCUMENT', writtenBy('user_id')), WITH_AGREEMENT),
  }),

  // An attorney's uncommitted edits: in the archive of their author, and gone with the agreement.
  document_locks: told('attorney', {
    rows: own('holder_id'),
    orderBy: 'acquired_at',
    columns: [shown()`document_id holder_id acquired_at renewed_at`, withheld('DOOR')`token`],
    erased: goes(always(own('holder_id')), WITH_AGREEMENT),
  }),
  draft_parts: told('attorney', {
    rows: through('draft_set_id', 'draft_sets', own('author_id')),
    columns: [
      shown()`id document_id draft_set_id part_id kind created_at updated_at`,
      opened({ isJson: true })`sealed_part`,
    ],
    erased: goes(always(through('draft_set_id', 'draft_sets', own('author_id'))), WITH_AGREEMENT),
  }),
  draft_sets: told('attorney', {
    rows: own('author_id'),
    columns: [
      shown()`id document_id author_id base_commit_at left_at created_at updated_at`,
      withheld('WORKING')`version`,
    ],
    erased: goes(always(own('author_id')), WITH_AGREEMENT),
  }),
  left_offers: told('attorney', {
    orderBy: 'left_at',
    columns: [shown()`document_id user_id former_commit_at clause_id left_at`],
    erased: goes(always(own('user_id')), WITH_AGREEMENT),
  }),
  approval_rescissions: {
    notTold: 'Why an attorney took an approval back: both partners and the other attorney were told by mail.',
    erased: goes(WITH_AGREEMENT),
  },
  draft_erasures: {
    notTold: 'When an admin erased the uncommitted edits of an attorney, and why: whoever wrote them was told by mail.',
    erased: goes(WITH_AGREEMENT),
  },

  // The disclosure.
  financial_entries: told('disclosure', {
    columns: [
      shown('SIGNED')`id kind user_id document_id currency partner_agrees version ${ENTITY}`,
      opened({ isJson: true, kept: 'SIGNED' })`sealed_fields`,
      writers('SIGNED'),
      withheld('BEFORE_SEALING', 'SIGNED')`fields`,
    ],
    erased: stays(on('AGREEMENT', ownedBy('user_id'))),
  }),
  entry_files: told('evidence', {
    rows: through('entry_id', 'financial_entries', own('user_id')),
    columns: [
      shown('SIGNED')`id entry_id sealed_with_document_id size content_type purged_at ${ENTITY}`,
      opened({ keyOf: 'sealedWithDocumentId', isJson: true, kept: 'SIGNED' })`sealed_details`,
      writers('SIGNED'),
      withheld('WORKING', 'SIGNED')`key`,
    ],
    erased: stays({
      ...on('AGREEMENT', through('entry_id', 'financial_entries', ownedBy('user_id'))),
      bytes: 'UNPURGED',
    }),
  }),
  nothing_to_disclose: told('disclosure', {
    orderBy: 'stated_at',
    columns: [shown('SIGNED')`document_id user_id kind stated_at`],
    erased: stays(on('AGREEMENT', ownedBy('user_id'))),
  }),
  disclosure_receipts: told('receipts', {
    rows: either('owner_id', 'reader_id'),
    orderBy: 'confirmed_at',
    columns: [
      shown('SIGNED')`id document_id owner_id reader_id number confirmed_at`,
      opened({ isJson: true, kept: 'SIGNED' })`sealed_snapshot`,
    ],
    erased: stays(WITH_AGREEMENT),
  }),
  import_mappings: told('disclosure', {
    orderBy: 'used_at',
    columns: [shown()`user_id fingerprint mapping used_at`],
    erased: goes(always(own('user_id'))),
  }),

  // The agreement.
  files: told('files', {
    rows: ofDocuments(),
    columns: [
      shown('SIGNED')`id document_id kind size content_type sha256 purged_at ${ENTITY}`,
      opened({ kept: 'SIGNED' })`sealed_name`,
      writers('SIGNED'),
      withheld('WORKING', 'SIGNED')`key`,
      withheld('BEFORE_SEALING', 'SIGNED')`name`,
    ],
    erased: stays({
      ...on(
        'AGREEMENT',
        (scope) => sql`${ofDocument(scope)} and (kind <> 'ADDED' or ${owned('created_by_id', scope)})`,
      ),
      bytes: 'UNPURGED',
    }),
  }),
  document_commits: told('versions', {
    rows: ofDocuments(),
    orderBy: 'commit_at',
    columns: [
      shown('SIGNED')`id document_id commit_at hash message input_hash pdf_file_id committed_by_id`,
      withheld('INPUT_HASHES', 'SIGNED')`input_parts`,
      withheld('IN_THE_FILES', 'SIGNED')`tree sealed_tree sealed_manifest`,
    ],
    erased: stays(WITH_AGREEMENT),
  }),
  agreement_parts: { notTold: WITHHELD.IN_THE_FILES, erased: goes(WITH_AGREEMENT) },
  generation_runs: told('versions', {
    rows: own('requested_by_id'),
    orderBy: 'requested_at',
    columns: [
      shown('NUMBER')`id document_id requested_by_id`,
      shown('STATE')`status failure`,
      shown('WHEN')`requested_at finished_at`,
      shown()`commit_id`,
    ],
    erased: stays(on('AGREEMENT', ofDocument, emptied`commit_id`)),
  }),
  viewed_versions: told('versions', {
    orderBy: 'commit_at',
    columns: [shown()`document_id user_id commit_at before_commit_at`],
    erased: goes(on('DOCUMENT', writtenBy('user_id')), WITH_AGREEMENT),
  }),
  preflight_confirmations: told('versions', {
    orderBy: 'confirmed_at',
    columns: [shown()`document_id user_id warning confirmed_at`, withheld('WARNING_PRINT')`facts`],
    erased: goes(on('DOCUMENT', writtenBy('user_id'))),
  }),
  notarizations: told('notarizations', {
    rows: ofDocuments(),
    columns: [
      shown('NUMBER')`id document_id transaction_id uploaded_by_id`,
      shown('SHARED')`provider commit_hash signed_on external_status ended_reason`,
      shown()`source_file_id rejection_reason provider_file_id record notarized_file_id`,
      shown('WHEN')`
        user_a_identity_failed_at user_b_identity_failed_at user_a_done_at user_b_done_at attorney_a_done_at
        attorney_b_done_at activates_at expires_at provider_completed_at ended_at notarization_completed_at ${ENTITY}`,
      opened()`sealed_ended_note`,
      writers('NUMBER'),
      withheld('WRITER', 'NUMBER')`ended_by_id`,
      withheld('BEFORE_SEALING')`ended_note`,
      withheld('DOOR')`user_a_link user_b_link attorney_a_link attorney_b_link`,
      withheld('WORKING', 'SHARED')`seal_lease seal_lease_until seal_attempts seal_problem revision`,
      withheld('WORKING', 'WHEN')`asked_at`,
    ],
    erased: stays(
      on(
        'AGREEMENT',
        ofDocument,
        emptied`
          source_file_id provider_file_id notarized_file_id record rejection_reason user_a_link user_b_link
          attorney_a_link attorney_b_link ended_note sealed_ended_note`,
      ),
    ),
  }),
  wedding_warnings: told('notarizations', {
    orderBy: 'acknowledged_at',
    columns: [shown()`document_id user_id version wedding_date acknowledged_at`],
    erased: goes(on('DOCUMENT', writtenBy('user_id'))),
  }),
  notarization_notices: told('notarizations', {
    rows: either('sent_by_id', 'sent_to_id'),
    orderBy: 'sent_at',
    columns: [shown('NUMBER')`id document_id sent_by_id sent_to_id`, shown('WHEN')`sent_at`],
    erased: stays(),
  }),
  external_attorneys: told('ownAttorney', {
    columns: [
      shown('SIGNED')`id document_id user_id bar_state_id`,
      shown()`certificate_file_id certificate_version`,
      shown('SIGNED')`${ENTITY}`,
      opened({ as: 'attorney', isJson: true, kept: 'SIGNED' })`sealed_facts`,
      writers('SIGNED'),
      withheld('BEFORE_SEALING', 'SIGNED')`name email phone_number firm_name`,
    ],
    erased: stays(
      on('AGREEMENT', ownedBy('user_id')),
      on('AGREEMENT', ofDocument, emptied`certificate_file_id certificate_version`),
    ),
  }),
  external_attorney_links: told('ownAttorney', {
    rows: through('external_attorney_id', 'external_attorneys', own('user_id')),
    orderBy: 'sent_at',
    columns: [
      shown('SIGNED')`id external_attorney_id version sent_at expires_at revoked_at confirmed_at`,
      signedName('SIGNED'),
      withheld('DOOR', 'SIGNED')`token_hash`,
      withheld('BEFORE_SEALING', 'SIGNED')`signed_name`,
    ],
    erased: stays(on('AGREEMENT', through('external_attorney_id', 'external_attorneys', ownedBy('user_id')))),
  }),

  // What was written to whom.
  chats: told('messages', {
    rows: ({ id }) => sql`from_user_id = ${id} or (to_user_id = ${id} and deleted_at is null)`,
    columns: [
      shown()`id document_id from_user_id to_user_id read_at mailed_at ${ENTITY}`,
      opened()`sealed_message`,
      writers(),
      withheld('BEFORE_SEALING')`message`,
    ],
    erased: { ...goes(always(own('from_user_id'))), others: THEIRS },
  }),
  support_tickets: told('support', {
    columns: [
      shown('NUMBER')`id user_id`,
      shown('STATE')`number topic status`,
      shown()`page_path deleted_at`,
      shown('WHEN')`replied_at created_at updated_at`,
      openedByHouse()`sealed_message sealed_reply`,
      writers('NUMBER'),
      withheld('BEFORE_SEALING')`message reply`,
    ],
    erased: stays(
      always(own('user_id'), ({ now }) => ({
        ...emptied`message reply sealed_message sealed_reply page_path`(),
        deleted_at: now,
      })),
    ),
  }),
  mail_outbox: told('mails', {
    rows: ofAddress('recipient'),
    columns: [
      shown()`recipient kind status created_at sent_at`,
      withheld('WORKING')`id dedupe_key attempts last_error`,
      withheld('IN_THE_MAILBOX')`sealed_content`,
      withheld('BEFORE_SEALING')`
        subject body_text body_html reply_to receipt calendar_method calendar_text unsubscribe_url`,
      withheld('REMINDED')`reader_id`,
      withheld('REMINDER_TOPIC')`topic`,
    ],
    erased: goes(always(ofAddress('recipient'))),
  }),
  inbox_messages: {
    notTold: 'Plays the mailbox of whoever is written to, where no mail leaves the house; the mails are told.',
    erased: goes(always(ofAddress('recipient'))),
  },

  // What was bought.
  carts: told('purchases', {
    columns: [
      shown('BOOKS')`
        id user_id cart_status discount_code_id total_paid_in_cents total_fee_in_cents payment_method
        transaction_completed_at ${ENTITY}`,
      writers('BOOKS'),
    ],
    erased: stays(),
  }),
  cart_items: told('purchases', {
    rows: through('cart_id', 'carts', own('user_id')),
    columns: [
      shown('BOOKS')`id cart_id product_id quantity chosen_attorney_id beneficiary_user_id removed_because ${ENTITY}`,
      writers('BOOKS'),
    ],
    erased: stays(),
  }),
  checkouts: told('purchases', {
    columns: [
      shown('BOOKS')`
        id cart_id user_id document_id provider provider_session_id provider_payment_id status amount_in_cents
        discount_code_id discount_in_cents lines failure created_at updated_at expires_at`,
      withheld('DOOR', 'BOOKS')`url`,
      withheld('WORKING', 'BOOKS')`asked checked_at`,
      withheld('PROVIDER_MONEY', 'BOOKS')`fee_in_cents`,
    ],
    erased: stays(),
  }),
  purchase_items: told('purchases', {
    rows: either('user_id', 'beneficiary_user_id'),
    columns: [
      shown('BOOKS')`
        id attorney_id product_id user_id beneficiary_user_id cart_id document_id price_paid_in_cents booking_status
        payment_status amount_refunded_in_cents refunded_at disputed_at ${ENTITY}`,
      openedByHouse()`sealed_refund_notes`,
      writers('BOOKS'),
      withheld('BEFORE_SEALING')`refund_notes`,
      withheld('ATTORNEY_MONEY', 'BOOKS')`
        payout_status price_paid_to_attorney_in_cents fee_paid_in_cents sealed_partial_payout_reason payout_closed_at
        payout_closed_by_id happened_at due_in_cents is_paid_out`,
      withheld('SHARING_CHOICE')`answers_shared_at`,
      withheld('OFFERED_TIMES')`call_offer`,
    ],
    erased: stays(
      always(
        either('user_id', 'beneficiary_user_id'),
        emptied`
          refund_notes sealed_refund_notes answers_shared_at call_offer`,
      ),
    ),
  }),
  refunds: told('purchases', {
    rows: through('checkout_id', 'checkouts', own('user_id')),
    columns: [
      shown('BOOKS')`
        id checkout_id purchase_item_id amount_in_cents is_complimentary status provider_refund_id failure created_at
        updated_at`,
      openedByHouse({ kept: 'BOOKS' })`sealed_reason`,
      withheld('WRITER', 'BOOKS')`requested_by_id`,
      withheld('BEFORE_SEALING', 'BOOKS')`reason`,
    ],
    erased: stays(),
  }),
  disputes: told('purchases', {
    rows: through('checkout_id', 'checkouts', own('user_id')),
    columns: [
      shown('BOOKS')`id checkout_id provider_dispute_id state created_at updated_at`,
      withheld('PROVIDER_MONEY', 'BOOKS')`taken_in_cents`,
      withheld('WORKING', 'BOOKS')`changes`,
    ],
    erased: stays(),
  }),
  discount_redemptions: told('purchases', {
    columns: [shown('BOOKS')`checkout_id discount_code_id user_id amount_in_cents created_at`],
    erased: stays(),
  }),
  ...untoldTables(
    'The books: the amounts of checkouts and refunds once more, which are told.',
  )`ledger_postings ledger_entries`,

  // Meetings with attorneys.
  appointment_events: told('appointments', {
    rows: through('purchase_item_id', 'purchase_items', either('user_id', 'beneficiary_user_id')),
    orderBy: 'event_start_at',
    columns: [
      shown('MEETINGS')`
        id purchase_item_id attorney_id provider event_start_at event_end_at event_status canceled_by
        service_completed_at location_type time_zone offered_times ${ENTITY}`,
      openedByHouse()`sealed_location`,
      writers('MEETINGS'),
      withheld('BEFORE_SEALING')`location`,
      withheld('WORKING', 'MEETINGS')`external_id sequence`,
      withheld('ATTORNEY_CALENDAR', 'MEETINGS')`busy_from busy_until`,
      withheld('DOOR')`cancel_url reschedule_url link_token_hash sealed_link_token`,
    ],
    erased: stays(
      always(
        through('purchase_item_id', 'purchase_items', own('beneficiary_user_id')),
        emptied`
          location sealed_location cancel_url reschedule_url link_token_hash sealed_link_token`,
      ),
    ),
  }),
  attorney_reviews: told('reviews', {
    columns: [
      shown('NUMBER')`id attorney_id user_id purchase_item_id`,
      shown()`message`,
      shown('STATE')`rating status`,
      shown('WHEN')`created_at updated_at`,
      shown()`deleted_at`,
      writers('NUMBER'),
    ],
    erased: stays(always(own('user_id'), ({ now }) => ({ message: '', deleted_at: now }))),
  }),

  // What a person set for themselves.
  calendar_feeds: told('reminders', {
    columns: [shown()`user_id created_at last_read_at`, withheld('DOOR')`token_hash`],
    erased: goes(always(own('user_id'))),
  }),
  calendar_entries: told('reminders', {
    orderBy: 'changed_at',
    columns: [
      shown()`user_id step changed_at`,
      withheld('BEFORE_SEALING')`entry_date reason`,
      withheld('WORKING')`sequence told`,
    ],
    erased: goes(always(own('user_id'))),
  }),
  postnup_waitlist: told('reminders', {
    orderBy: 'joined_at',
    columns: [shown()`user_id joined_at`],
    erased: goes(always(own('user_id'))),
  }),

  reminder_optouts: told('reminders', {
    orderBy: 'opted_out_at',
    columns: [shown()`user_id topic opted_out_at`],
    erased: goes(always(own('user_id'))),
  }),

  // An attorney’s own.
  attorneys: told('attorney', {
    rows: own('id'),
    columns: [
      shown()`
        id stage stage_modified_at submitted_at bio has_malpractice_insurance malpractice_insurance_file_id
        malpractice_insurance_expires_on profile_photo_id docusign_contract_file_id is_embryo_attorney
        has_fast_turnaround is_taking_new_clients languages practice_areas professional_associations
        response_time_hours years_of_experience law_school time_zone law_firm_id is_law_firm_lead ${ENTITY}`,
      openedByHouse()`sealed_application_draft sealed_disciplinary_statement sealed_saved_replies`,
      openedByHouse({ as: 'savedViews' })`sealed_client_views`,
      writers(),
    ],
    erased: OF_ATTORNEYS,
  }),
  attorney_files: told('attorney', {
    ...OF_ATTORNEY,
    columns: [
      shown()`id attorney_id kind size content_type sha256 purged_at ${ENTITY}`,
      openedByHouse()`sealed_name`,
      writers(),
      withheld('WORKING')`key`,
    ],
  }),
  attorney_states: told('attorney', {
    ...OF_ATTORNEY,
    columns: [
      shown()`id attorney_id state_id order bar_license_num verified_at expires_on ${ENTITY}`,
      writers(),
      withheld('WORKING')`verified_by_id`,
    ],
  }),
  attorney_services: told('attorney', {
    ...OF_ATTORNEY,
    columns: [shown()`id attorney_id service_type booking_link ${ENTITY}`, writers()],
  }),
  attorney_hours: told('attorney', {
    ...OF_ATTORNEY,
    orderBy: 'updated_at',
    columns: [
      shown()`
        attorney_id time_zone weekly exceptions buffer_before_minutes buffer_after_minutes minimum_notice_hours
        horizon_days away updated_at`,
      withheld('ONE_TIME_AWAY')`away_from away_until`,
    ],
  }),
  disciplinary_records: { notTold: 'What a bar has decided about an attorney, and what was made of it.' },
  ...untoldTables('A firm’s, not a person’s.')`law_firms firm_accounts`,
  counsel_verdicts: {
    notTold: 'What an attorney approved of the house’s library, under the name that stands for it: of no couple.',
  },
  video_changes: { notTold: 'The house’s videos, and which admin changed them: of no person.' },
  law_changes: { notTold: 'The law of a state, and which admin changed it: of no person.' },
  ...untoldTables(
    'What a firm was paid, not a person. Its attorneys see it in their portal.',
  )`payouts payout_reversals`,

  // What was done, and by whom.
  audit_entries: told('activity', {
    rows: ({ id }) => sql`format = 2 and actor_user_id = ${id}`,
    orderBy: 'occurred_at',
    columns: [
      shown('PROOF')`
        chain position occurred_at actor_kind actor_user_id action outcome reason subject_kind subject_id document_id`,
      shown()`ip_address`,
      shown('PROOF')`request_id entry_count token_id`,
      withheld('WORKING', 'PROOF')`id format`,
      withheld('IN_THE_LOG', 'PROOF')`
        hash_before hash_after previous_hash hash content_hash from_hash file_sha256 salt`,
      withheld('IN_THE_LOG')`from_salt`,
    ],
    erased: stays(
      always(
        ({ id }) => sql`actor_user_id = ${id} and (ip_address is not null or from_salt is not null)`,
        emptied`ip_address from_salt`,
      ),
    ),
  }),
  admin_accesses: {
    notTold:
      'When staff opened a document and why: the log of the document says it, and its reasons are in the timeline.',
    columns: [untold('PROOF')`id document_id admin_id ticket_id opened_at`],
    // Why staff looked may speak of the couple. That they looked stays.
    erased: stays(on('AGREEMENT', ofDocument, emptied`sealed_reason`)),
  },
  admin_actions: told('activity', {
    columns: [
      shown('PROOF')`id action document_id subject_kind subject_id created_at`,
      openedByHouse()`sealed_reason`,
      withheld('WRITER', 'PROOF')`admin_id`,
      withheld('WORKING', 'PROOF')`user_id`,
    ],
    erased: stays(always(own('user_id'), emptied`sealed_reason`)),
  }),
  admin_saved_views: told('activity', {
    orderBy: 'updated_at',
    columns: [shown()`id list updated_at`, openedByHouse()`sealed_views`, withheld('WORKING')`user_id`],
    erased: goes(always(own('user_id'))),
  }),
  looks: { notTold: 'When somebody last began to look at a document; its log lists each look.' },
  audit_chains: { notTold: 'How long each log is; the logs of the person’s documents are in the archive.' },
  audit_heads: { notTold: 'Signatures of the logs; those of the person’s documents are in the archive.' },
  audit_keys: { notTold: 'The keys with which the house signs its logs.' },
  installation_keys: { notTold: 'The keys with which the house signs tokens and cookies.' },
  audit_refusals: { notTold: 'Counts of what was refused, for an hour each; the activity lists it.' },
  personal_archives: told('archives', {
    orderBy: 'requested_at',
    columns: [
      shown()`id user_id status requested_at ready_at expires_at size`,
      withheld('WORKING')`attempt link_expires_at`,
      withheld('DOOR')`sealed_key link_hash`,
    ],
    erased: goes(always(own('user_id'))),
  }),
  account_deletions: told('archives', {
    orderBy: 'requested_at',
    columns: [
      shown('ASKED_FOR')`id user_id status requested_at due_at ended_at`,
      withheld('DOOR', 'ASKED_FOR')`cancel_hash`,
    ],
    erased: stays(),
  }),
  erased_files: { notTold: 'Where bytes lay that were erased, until they are gone.' },
  personal_archive_pieces: {
    notTold: 'Where the pieces of archives like this one lie.',
    erased: goes({
      ...always(through('archive_id', 'personal_archives', own('user_id'))),
      bytes: 'ALL',
    }),
  },
  idempotency_keys: {
    notTold: 'Answers kept for a day, sealed, should a request be repeated; what they say is told where it stands.',
    erased: goes(always(({ id }) => sql`actor = ${`user:${id}`}`)),
  },

  // Nothing of a person.
  ...untoldTables('The house’s own: the law, the questions, the products. Nothing of a person.')`
    seal_certificates settings countries states document_templates document_template_states terms section_templates
    clause_templates library_groups products coupons coupon_products discount_codes for_ex_rates`,
  schema_migrations: { notTold: 'Which changes of its own form the database has had.' },
  webhook_deliveries: { notTold: 'Which notices of providers were worked on, by their numbers.' },
  sandbox_payment_sessions: {
    notTold: 'What the payment provider would keep on its side. It is asked of the provider.',
    columns: [
      untold('AT_PROVIDER')`
        id client_reference status payment_status payment_method amount_in_cents lines success_url cancel_url
        discount_in_cents payment_id settles_to fee_in_cents fee_known_at refunds_fail settles_at created_at
        expires_at`,
    ],
    erased: stays(always(ofAddress('customer_email'), () => ({ customer_email: '' }))),
  },
  sandbox_refunds: { notTold: 'What the payment provider would keep on its side. It is asked of the provider.' },
  ...untoldTables(
    'What the payment provider would keep on its side, of firms.',
  )`sandbox_accounts sandbox_account_links sandbox_transfers sandbox_transfer_reversals`,
  sandbox_notary_transactions: {
    notTold: 'What the notary would keep on its side. It is asked of the notary.',
    columns: [
      untold('AT_PROVIDER')`
        id reference status file_reference file_sha256 is_witness_required is_together witnessed_at rejection
        return_url activates_at expires_at ended_at created_at`,
    ],
    erased: stays(on('AGREEMENT', through('reference', 'notarizations', ofDocument), () => ({ witnesses: '[]' }))),
  },
  sandbox_notary_signers: { notTold: 'What the notary would keep on its side. It is asked of the notary.' },
  ...untoldTables('Notices of the sandbox’s provider, by their numbers.')`sandbox_events sandbox_event_tries`,
};
