import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database';
import type { Place } from '../../protection/sealing';
import { coupleSealIn } from '../../protection/protected-database';
import type { PartName } from './archive-parts';
import { asked } from './asked';

/** Whose data it is. */
export interface DataSubject {
  readonly id: string;
  /** The subject of the sign-in. */
  readonly externalId: string;
  readonly email: string;
}

export type StoredRow = Readonly<Record<string, unknown>>;

/** What is sealed in a column, opened. */
interface SealedColumn {
  /** The name under which it is told. */
  readonly as: string;
  readonly open: (tx: Tx, row: StoredRow) => Promise<unknown>;
}

/** A table with rows of a person: which they are, and what of each column becomes. Every column is in one of the three. */
export interface ExportedTable {
  /** The part of the archive in which it is told; several tables may share a part. */
  readonly part: PartName;
  readonly rows: (person: DataSubject) => RawBuilder<unknown>;
  readonly orderBy: string;
  readonly shown: readonly string[];
  readonly sealed?: Readonly<Record<string, SealedColumn>>;
  /** With the reason, which the archive tells. */
  readonly withheld?: Readonly<Record<string, string>>;
  /** What numbers in a row stand for, in words. */
  readonly explained?: (row: StoredRow) => Record<string, unknown>;
}

/** A table that the archive does not tell as it is, and why. */
export interface OtherTable {
  readonly notTold: string;
}

const OF_THE_HOUSE = { notTold: 'The house’s own: the law, the questions, the products. Nothing of a person.' };
const IN_THE_FILES = 'The text of the agreement; its PDF is in the archive.';
const BEFORE_SEALING = 'Empty: what was kept in it is sealed in another column, which is told.';
const DOOR = 'A secret, or the print of one: whoever has it could act for a person.';
const WORKING = 'How the program works on the row. It says nothing of the person.';
const WRITER = 'Who wrote the row, by number: the person or somebody of the house.';
const ATTORNEY_MONEY = 'Between Troth and the attorney.';

const writers = { created_by_id: WRITER, updated_by_id: WRITER };
const entity = ['created_at', 'updated_at', 'deleted_at'] as const;

const own = (column: string) => (person: DataSubject) => sql`${sql.ref(column)} = ${person.id}`;
/** The documents of which the person is a partner. */
const documentIds = ({ id }: DataSubject) =>
  sql`(select id from documents where user_a_id = ${id} or user_b_id = ${id})`;
const ofDocuments =
  (column = 'document_id') =>
  (person: DataSubject) =>
    sql`${sql.ref(column)} in ${documentIds(person)}`;
const checkoutsOf = ({ id }: DataSubject) => sql`(select id from checkouts where user_id = ${id})`;
const purchasesOf = ({ id }: DataSubject) =>
  sql`(select id from purchase_items where user_id = ${id} or beneficiary_user_id = ${id})`;
const ofAddress = (column: string) => (person: DataSubject) => sql`lower(${sql.ref(column)}) = lower(${person.email})`;

/** Opens a column that is sealed with the key of the document that `keyOf` names. */
const opened = (
  table: string,
  column: string,
  as: string,
  { keyOf = 'documentId', isJson = false }: { keyOf?: string; isJson?: boolean } = {},
): Record<string, SealedColumn> => ({
  [column]: {
    as,
    open: async (tx, row) => {
      const sealed = row[columnName(column)];
      const documentId = row[keyOf];
      if (!(sealed instanceof Uint8Array) || typeof documentId !== 'string') return null;
      const place: Place = { table, column, rowId: String(row['id']) };
      const text = (await coupleSealIn(tx, documentId)).open(place, sealed);
      return isJson ? (JSON.parse(text) as unknown) : text;
    },
  },
});

/** Mails lead through secret addresses, which open doors for whoever has them. */
const withoutLinks = (text: unknown): unknown =>
  typeof text === 'string' ? text.replace(/https?:\/\/\S+/g, '[link]') : text;

/** A column as rows name it. */
export const columnName = (column: string): string =>
  column.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

/**
 * Every table of the database, each with what the archive of a person's data makes of it. A test reads the database's
 * catalogue and fails when a table or a column is in neither. `docs/decisions/0052-a-persons-data.md`.
 *
 * The partner's private answers are nobody's but the partner's (docs/decisions/0000-product-decisions.md, row 3): of what two
 * people share, rows are told where the person wrote them, received them, or may read them in the product.
 */
export const personalTables: Readonly<Record<string, ExportedTable | OtherTable>> = {
  // Who they are and how they sign in.
  users: {
    part: 'account',
    rows: own('id'),
    orderBy: 'created_at',
    shown: [
      'id',
      'user_type',
      'email',
      'email_verified',
      'first_name',
      'middle_name',
      'last_name',
      'suffix',
      'gender',
      'phone_number',
      'birthdate',
      'photo_url',
      'terms_agreed_at',
      'terms_version',
      'enforcement_agreed_at',
      'attorney_counsel_agreed_at',
      'last_active_at',
      'external_id',
      ...entity,
    ],
    withheld: writers,
  },
  identity_account: {
    part: 'signIn',
    rows: ({ externalId }) => sql`id = ${externalId}`,
    orderBy: 'created_at',
    shown: ['id', 'email', 'email_verified_at', 'terms_agreed_at', 'terms_version', 'created_at', 'updated_at'],
    withheld: { password_hash: DOOR },
  },
  identity_payload: {
    part: 'signIn',
    rows: ({ externalId }) => sql`account_id = ${externalId}`,
    orderBy: 'expires_at',
    shown: ['model', 'account_id', 'expires_at', 'consumed_at'],
    withheld: { id: DOOR, payload: DOOR, grant_id: DOOR, user_code: DOOR, uid: DOOR },
  },
  identity_token: {
    part: 'signIn',
    rows: ofAddress('email'),
    orderBy: 'created_at',
    shown: [
      'purpose',
      'email',
      'account_id',
      'client_id',
      'created_at',
      'expires_at',
      'consumed_at',
      'terms_agreed_at',
      'terms_version',
    ],
    withheld: {
      id: DOOR,
      interaction_uid: DOOR,
      link_hash: DOOR,
      code_hash: DOOR,
      code_attempts: WORKING,
      password_hash: DOOR,
    },
  },
  identity_throttle: { notTold: 'Counts of attempts, under keys from which nobody is found.' },
  sessions: {
    part: 'signIn',
    rows: ({ externalId }) => sql`external_id = ${externalId}`,
    orderBy: 'created_at',
    shown: ['external_id', 'claims', 'created_at', 'expires_at'],
    withheld: { token_hash: DOOR },
  },

  // The couple and its document.
  documents: {
    part: 'documents',
    rows: ofDocuments('id'),
    orderBy: 'created_at',
    shown: [
      'id',
      'is_active',
      'template_id',
      'user_a_id',
      'user_b_id',
      'attorney_a_id',
      'attorney_b_id',
      'attorney_a_approved_at',
      'attorney_b_approved_at',
      'prior_attorney_a_approved_at',
      'prior_attorney_b_approved_at',
      'prior_finalized_at',
      'user_a_will_hire_attorney',
      'user_b_will_hire_attorney',
      'state_id',
      'invitation_sent_at',
      'invitation_accepted_at',
      'invited_user_id',
      'status',
      'status_modified_at',
      'reviewed_at',
      'user_a_reviewed_at',
      'user_b_reviewed_at',
      'finalized_at',
      'generated_pdf_file_id',
      'proof_file_id',
      'last_generated_input_hash',
      'last_generated_at',
      ...entity,
    ],
    withheld: writers,
  },
  invitations: {
    part: 'invitations',
    rows: ({ id }) => sql`invited_by_id = ${id} or opened_by_id = ${id} or accepted_by_id = ${id}`,
    orderBy: 'sent_at',
    shown: [
      'id',
      'document_id',
      'invited_by_id',
      'email',
      'opened_by_id',
      'sent_at',
      'expires_at',
      'accepted_at',
      'accepted_by_id',
      'revoked_at',
    ],
    withheld: { token_hash: DOOR },
  },
  questionnaire_reminders: {
    part: 'invitations',
    rows: ({ id }) => sql`sent_by_id = ${id} or sent_to_id = ${id}`,
    orderBy: 'sent_at',
    shown: ['id', 'document_id', 'sent_by_id', 'sent_to_id', 'sent_at'],
  },
  data_keys: { notTold: 'The keys with which couples’ data is sealed.' },

  // The questionnaire.
  answers: {
    part: 'answers',
    rows: own('user_id'),
    orderBy: 'created_at',
    explained: asked,
    shown: ['id', 'question_id', 'user_id', 'document_id', 'question_option_ids', 'version', ...entity],
    sealed: opened('answers', 'sealed_value', 'valueTyped'),
    withheld: { ...writers, value_typed: BEFORE_SEALING },
  },
  resolutions: {
    part: 'alignment',
    rows: own('initiated_by_user_id'),
    orderBy: 'created_at',
    explained: asked,
    shown: [
      'id',
      'document_id',
      'question_id',
      'initiated_by_user_id',
      'answer_id',
      'kind',
      'previous_option_ids',
      'settled_option_ids',
      ...entity,
    ],
    sealed: {
      ...opened('resolutions', 'sealed_previous_value', 'previousTypedValue'),
      ...opened('resolutions', 'sealed_settled_value', 'settledTypedValue'),
    },
    withheld: { ...writers, previous_typed_value: BEFORE_SEALING, settled_typed_value: BEFORE_SEALING },
  },
  discussions: {
    part: 'alignment',
    rows: own('author_user_id'),
    orderBy: 'created_at',
    explained: asked,
    shown: ['id', 'document_id', 'question_id', 'author_user_id', 'text', 'is_resolved', ...entity],
    withheld: writers,
  },

  // The disclosure.
  financial_entries: {
    part: 'disclosure',
    rows: own('user_id'),
    orderBy: 'created_at',
    shown: ['id', 'kind', 'user_id', 'document_id', 'currency', 'partner_agrees', 'version', ...entity],
    sealed: opened('financial_entries', 'sealed_fields', 'fields', { isJson: true }),
    withheld: { ...writers, fields: BEFORE_SEALING },
  },
  entry_files: {
    part: 'evidence',
    rows: ({ id }) => sql`entry_id in (select id from financial_entries where user_id = ${id})`,
    orderBy: 'created_at',
    shown: ['id', 'entry_id', 'sealed_with_document_id', 'size', 'content_type', 'purged_at', ...entity],
    sealed: opened('entry_files', 'sealed_details', 'details', { keyOf: 'sealedWithDocumentId', isJson: true }),
    withheld: { ...writers, key: WORKING },
  },
  nothing_to_disclose: {
    part: 'disclosure',
    rows: own('user_id'),
    orderBy: 'stated_at',
    shown: ['document_id', 'user_id', 'kind', 'stated_at'],
  },
  disclosure_receipts: {
    part: 'receipts',
    rows: ({ id }) => sql`owner_id = ${id} or reader_id = ${id}`,
    orderBy: 'confirmed_at',
    shown: ['id', 'document_id', 'owner_id', 'reader_id', 'number', 'confirmed_at'],
    sealed: opened('disclosure_receipts', 'sealed_snapshot', 'snapshot', { isJson: true }),
  },
  import_mappings: {
    part: 'disclosure',
    rows: own('user_id'),
    orderBy: 'used_at',
    shown: ['user_id', 'fingerprint', 'mapping', 'used_at'],
  },

  // The agreement.
  files: {
    part: 'files',
    rows: ofDocuments(),
    orderBy: 'created_at',
    shown: ['id', 'document_id', 'kind', 'size', 'content_type', 'sha256', 'purged_at', ...entity],
    sealed: opened('files', 'sealed_name', 'name'),
    withheld: { ...writers, key: WORKING, name: BEFORE_SEALING },
  },
  document_commits: {
    part: 'versions',
    rows: ofDocuments(),
    orderBy: 'commit_at',
    shown: ['id', 'document_id', 'commit_at', 'hash', 'message', 'input_hash', 'pdf_file_id', 'committed_by_id'],
    withheld: {
      input_parts: 'Hashes of what the version was made of.',
      tree: IN_THE_FILES,
      sealed_tree: IN_THE_FILES,
      sealed_manifest: IN_THE_FILES,
    },
  },
  agreement_parts: { notTold: IN_THE_FILES },
  generation_runs: {
    part: 'versions',
    rows: own('requested_by_id'),
    orderBy: 'requested_at',
    shown: ['id', 'document_id', 'requested_by_id', 'status', 'failure', 'requested_at', 'finished_at', 'commit_id'],
  },
  viewed_versions: {
    part: 'versions',
    rows: own('user_id'),
    orderBy: 'commit_at',
    shown: ['document_id', 'user_id', 'commit_at', 'before_commit_at'],
  },
  preflight_confirmations: {
    part: 'versions',
    rows: own('user_id'),
    orderBy: 'confirmed_at',
    shown: ['document_id', 'user_id', 'warning', 'confirmed_at'],
    withheld: { facts: 'The print of what the warning was of, from which nothing is read.' },
  },
  notarizations: {
    part: 'notarizations',
    rows: ofDocuments(),
    orderBy: 'created_at',
    shown: [
      'id',
      'document_id',
      'provider',
      'transaction_id',
      'commit_hash',
      'source_file_id',
      'signed_on',
      'uploaded_by_id',
      'external_status',
      'rejection_reason',
      'user_a_identity_failed_at',
      'user_b_identity_failed_at',
      'user_a_done_at',
      'user_b_done_at',
      'attorney_a_done_at',
      'attorney_b_done_at',
      'activates_at',
      'expires_at',
      'provider_completed_at',
      'provider_file_id',
      'record',
      'ended_at',
      'ended_reason',
      'ended_note',
      'notarization_completed_at',
      'notarized_file_id',
      ...entity,
    ],
    withheld: {
      ...writers,
      user_a_link: DOOR,
      user_b_link: DOOR,
      attorney_a_link: DOOR,
      attorney_b_link: DOOR,
      ended_by_id: WRITER,
      seal_lease: WORKING,
      seal_lease_until: WORKING,
      seal_attempts: WORKING,
      seal_problem: WORKING,
      asked_at: WORKING,
      revision: WORKING,
    },
  },
  wedding_warnings: {
    part: 'notarizations',
    rows: own('user_id'),
    orderBy: 'acknowledged_at',
    shown: ['document_id', 'user_id', 'version', 'wedding_date', 'acknowledged_at'],
  },
  notarization_notices: {
    part: 'notarizations',
    rows: ({ id }) => sql`sent_by_id = ${id} or sent_to_id = ${id}`,
    orderBy: 'sent_at',
    shown: ['id', 'document_id', 'sent_by_id', 'sent_to_id', 'sent_at'],
  },
  external_attorneys: {
    part: 'ownAttorney',
    rows: own('user_id'),
    orderBy: 'created_at',
    shown: [
      'id',
      'document_id',
      'user_id',
      'name',
      'email',
      'phone_number',
      'firm_name',
      'bar_state_id',
      'certificate_file_id',
      'certificate_version',
      ...entity,
    ],
    withheld: writers,
  },
  external_attorney_links: {
    part: 'ownAttorney',
    rows: ({ id }) => sql`external_attorney_id in (select id from external_attorneys where user_id = ${id})`,
    orderBy: 'sent_at',
    shown: [
      'id',
      'external_attorney_id',
      'version',
      'sent_at',
      'expires_at',
      'revoked_at',
      'confirmed_at',
      'signed_name',
    ],
    withheld: { token_hash: DOOR },
  },

  // What was written to whom.
  chats: {
    part: 'messages',
    rows: ({ id }) => sql`from_user_id = ${id} or (to_user_id = ${id} and deleted_at is null)`,
    orderBy: 'created_at',
    shown: ['id', 'document_id', 'from_user_id', 'to_user_id', 'message', 'read_at', 'mailed_at', ...entity],
    withheld: writers,
  },
  support_tickets: {
    part: 'support',
    rows: own('user_id'),
    orderBy: 'created_at',
    shown: ['id', 'number', 'user_id', 'topic', 'message', 'page_path', 'status', 'reply', 'replied_at', ...entity],
    withheld: writers,
  },
  mail_outbox: {
    part: 'mails',
    rows: ofAddress('recipient'),
    orderBy: 'created_at',
    explained: ({ bodyText }) => ({ bodyText: withoutLinks(bodyText) }),
    shown: ['recipient', 'subject', 'body_text', 'kind', 'status', 'created_at', 'sent_at'],
    withheld: {
      id: WORKING,
      dedupe_key: WORKING,
      attempts: WORKING,
      last_error: WORKING,
      reply_to: WORKING,
      body_html: 'The same words as the plain text, laid out.',
      receipt: 'What the receipt that came with it is drawn from; the purchases tell it.',
      calendar_method: 'The appointment that came with it; the appointments tell it.',
      reader_id: 'Whom a reminder reminds: the person.',
      topic: 'Of reminders; what is not wanted is told among the lists.',
      unsubscribe_url: DOOR,
      calendar_text: 'The appointment that came with it; the appointments tell it.',
    },
  },
  inbox_messages: {
    notTold: 'Plays the mailbox of whoever is written to, where no mail leaves the house; the mails are told.',
  },

  // What was bought.
  carts: {
    part: 'purchases',
    rows: own('user_id'),
    orderBy: 'created_at',
    shown: [
      'id',
      'user_id',
      'cart_status',
      'discount_code_id',
      'total_paid_in_cents',
      'total_fee_in_cents',
      'payment_method',
      'transaction_completed_at',
      ...entity,
    ],
    withheld: writers,
  },
  cart_items: {
    part: 'purchases',
    rows: ({ id }) => sql`cart_id in (select id from carts where user_id = ${id})`,
    orderBy: 'created_at',
    shown: [
      'id',
      'cart_id',
      'product_id',
      'quantity',
      'chosen_attorney_id',
      'beneficiary_user_id',
      'removed_because',
      ...entity,
    ],
    withheld: writers,
  },
  checkouts: {
    part: 'purchases',
    rows: own('user_id'),
    orderBy: 'created_at',
    shown: [
      'id',
      'cart_id',
      'user_id',
      'document_id',
      'provider',
      'provider_session_id',
      'provider_payment_id',
      'status',
      'amount_in_cents',
      'discount_code_id',
      'discount_in_cents',
      'lines',
      'failure',
      'created_at',
      'updated_at',
      'expires_at',
    ],
    withheld: {
      url: DOOR,
      asked: WORKING,
      checked_at: WORKING,
      fee_in_cents: 'Between Troth and the payment provider.',
    },
  },
  purchase_items: {
    part: 'purchases',
    rows: ({ id }) => sql`user_id = ${id} or beneficiary_user_id = ${id}`,
    orderBy: 'created_at',
    shown: [
      'id',
      'attorney_id',
      'product_id',
      'user_id',
      'beneficiary_user_id',
      'cart_id',
      'document_id',
      'price_paid_in_cents',
      'booking_status',
      'payment_status',
      'amount_refunded_in_cents',
      'refunded_at',
      'refund_notes',
      'disputed_at',
      ...entity,
    ],
    withheld: {
      ...writers,
      payout_status: ATTORNEY_MONEY,
      price_paid_to_attorney_in_cents: ATTORNEY_MONEY,
      fee_paid_in_cents: ATTORNEY_MONEY,
      partial_payout_reason: ATTORNEY_MONEY,
    },
  },
  refunds: {
    part: 'purchases',
    rows: (person) => sql`checkout_id in ${checkoutsOf(person)}`,
    orderBy: 'created_at',
    shown: [
      'id',
      'checkout_id',
      'purchase_item_id',
      'amount_in_cents',
      'is_complimentary',
      'reason',
      'status',
      'provider_refund_id',
      'failure',
      'created_at',
      'updated_at',
    ],
    withheld: { requested_by_id: WRITER },
  },
  disputes: {
    part: 'purchases',
    rows: (person) => sql`checkout_id in ${checkoutsOf(person)}`,
    orderBy: 'created_at',
    shown: ['id', 'checkout_id', 'provider_dispute_id', 'state', 'created_at', 'updated_at'],
    withheld: { taken_in_cents: 'Between Troth and the payment provider.', changes: WORKING },
  },
  discount_redemptions: {
    part: 'purchases',
    rows: own('user_id'),
    orderBy: 'created_at',
    shown: ['checkout_id', 'discount_code_id', 'user_id', 'amount_in_cents', 'created_at'],
  },
  ledger_postings: { notTold: 'The books: the amounts of checkouts and refunds once more, which are told.' },
  ledger_entries: { notTold: 'The books: the amounts of checkouts and refunds once more, which are told.' },

  // Meetings with attorneys.
  appointment_events: {
    part: 'appointments',
    rows: (person) => sql`purchase_item_id in ${purchasesOf(person)}`,
    orderBy: 'event_start_at',
    shown: [
      'id',
      'purchase_item_id',
      'attorney_id',
      'provider',
      'event_start_at',
      'event_end_at',
      'event_status',
      'canceled_by',
      'service_completed_at',
      'location_type',
      'location',
      'time_zone',
      ...entity,
    ],
    withheld: {
      ...writers,
      external_id: WORKING,
      sequence: WORKING,
      busy_from: 'The attorney’s calendar.',
      busy_until: 'The attorney’s calendar.',
      cancel_url: DOOR,
      reschedule_url: DOOR,
      link_token_hash: DOOR,
      sealed_link_token: DOOR,
    },
  },
  attorney_reviews: {
    part: 'reviews',
    rows: own('user_id'),
    orderBy: 'created_at',
    shown: ['id', 'attorney_id', 'user_id', 'purchase_item_id', 'message', 'rating', 'status', ...entity],
    withheld: writers,
  },

  // What a person set for themselves.
  calendar_feeds: {
    part: 'reminders',
    rows: own('user_id'),
    orderBy: 'created_at',
    shown: ['user_id', 'created_at', 'last_read_at'],
    withheld: { token_hash: DOOR },
  },
  calendar_entries: {
    part: 'reminders',
    rows: own('user_id'),
    orderBy: 'changed_at',
    shown: ['user_id', 'step', 'changed_at'],
    withheld: { entry_date: BEFORE_SEALING, reason: BEFORE_SEALING, sequence: WORKING, told: WORKING },
  },
  postnup_waitlist: { part: 'reminders', rows: own('user_id'), orderBy: 'joined_at', shown: ['user_id', 'joined_at'] },

  reminder_optouts: {
    part: 'reminders',
    rows: own('user_id'),
    orderBy: 'opted_out_at',
    shown: ['user_id', 'topic', 'opted_out_at'],
  },

  // An attorney’s own.
  attorneys: {
    part: 'attorney',
    rows: own('id'),
    orderBy: 'created_at',
    shown: [
      'id',
      'stage',
      'stage_modified_at',
      'submitted_at',
      'bio',
      'has_malpractice_insurance',
      'malpractice_insurance_file_id',
      'profile_photo_id',
      'docusign_contract_file_id',
      'is_embryo_attorney',
      'has_fast_turnaround',
      'languages',
      'practice_areas',
      'professional_associations',
      'response_time_hours',
      'years_of_experience',
      'law_school',
      'time_zone',
      'law_firm_id',
      'is_law_firm_lead',
      ...entity,
    ],
    withheld: writers,
  },
  attorney_states: {
    part: 'attorney',
    rows: own('attorney_id'),
    orderBy: 'created_at',
    shown: ['id', 'attorney_id', 'state_id', 'order', 'bar_license_num', ...entity],
    withheld: writers,
  },
  attorney_services: {
    part: 'attorney',
    rows: own('attorney_id'),
    orderBy: 'created_at',
    shown: ['id', 'attorney_id', 'service_type', 'booking_link', ...entity],
    withheld: writers,
  },
  attorney_hours: {
    part: 'attorney',
    rows: own('attorney_id'),
    orderBy: 'updated_at',
    shown: [
      'attorney_id',
      'time_zone',
      'weekly',
      'exceptions',
      'buffer_before_minutes',
      'buffer_after_minutes',
      'minimum_notice_hours',
      'horizon_days',
      'updated_at',
    ],
  },
  law_firms: { notTold: 'A firm’s, not a person’s.' },
  firm_accounts: { notTold: 'A firm’s, not a person’s.' },

  // What was done, and by whom.
  audit_entries: {
    part: 'activity',
    rows: ({ id }) => sql`format = 2 and actor_user_id = ${id}`,
    orderBy: 'occurred_at',
    shown: [
      'chain',
      'position',
      'occurred_at',
      'actor_kind',
      'actor_user_id',
      'action',
      'outcome',
      'reason',
      'subject_kind',
      'subject_id',
      'document_id',
      'ip_address',
      'request_id',
      'entry_count',
    ],
    withheld: {
      id: WORKING,
      format: WORKING,
      hash_before: 'In the log of the document, which is in the archive.',
      hash_after: 'In the log of the document, which is in the archive.',
      previous_hash: 'In the log of the document, which is in the archive.',
      hash: 'In the log of the document, which is in the archive.',
      content_hash: 'In the log of the document, which is in the archive.',
      from_hash: 'In the log of the document, which is in the archive.',
      from_salt: 'In the log of the document, which is in the archive.',
      file_sha256: 'In the log of the document, which is in the archive.',
      salt: 'In the log of the document, which is in the archive.',
    },
  },
  audit_chains: { notTold: 'How long each log is; the logs of the person’s documents are in the archive.' },
  audit_heads: { notTold: 'Signatures of the logs; those of the person’s documents are in the archive.' },
  audit_keys: { notTold: 'The keys with which the house signs its logs.' },
  audit_refusals: { notTold: 'Counts of what was refused, for an hour each; the activity lists it.' },
  personal_archives: {
    part: 'archives',
    rows: own('user_id'),
    orderBy: 'requested_at',
    shown: ['id', 'user_id', 'status', 'requested_at', 'ready_at', 'expires_at', 'size'],
    withheld: { attempt: WORKING, sealed_key: DOOR, link_hash: DOOR, link_expires_at: WORKING },
  },
  account_deletions: {
    part: 'archives',
    rows: own('user_id'),
    orderBy: 'requested_at',
    shown: ['id', 'user_id', 'status', 'requested_at', 'due_at', 'ended_at'],
    withheld: { cancel_hash: DOOR },
  },
  erased_files: { notTold: 'Where bytes lay that were erased, until they are gone.' },
  personal_archive_pieces: { notTold: 'Where the pieces of archives like this one lie.' },
  idempotency_keys: {
    notTold: 'Answers kept for a day, sealed, should a request be repeated; what they say is told where it stands.',
  },

  // Nothing of a person.
  schema_migrations: { notTold: 'Which changes of its own form the database has had.' },
  seal_certificates: OF_THE_HOUSE,
  settings: OF_THE_HOUSE,
  countries: OF_THE_HOUSE,
  states: OF_THE_HOUSE,
  document_templates: OF_THE_HOUSE,
  document_template_states: OF_THE_HOUSE,
  terms: OF_THE_HOUSE,
  section_templates: OF_THE_HOUSE,
  clause_templates: OF_THE_HOUSE,
  products: OF_THE_HOUSE,
  coupons: OF_THE_HOUSE,
  coupon_products: OF_THE_HOUSE,
  discount_codes: OF_THE_HOUSE,
  for_ex_rates: OF_THE_HOUSE,
  webhook_deliveries: { notTold: 'Which notices of providers were worked on, by their numbers.' },
  sandbox_payment_sessions: {
    notTold: 'What the payment provider would keep on its side. It is asked of the provider.',
  },
  sandbox_refunds: { notTold: 'What the payment provider would keep on its side. It is asked of the provider.' },
  sandbox_accounts: { notTold: 'What the payment provider would keep on its side, of firms.' },
  sandbox_account_links: { notTold: 'What the payment provider would keep on its side, of firms.' },
  sandbox_transfers: { notTold: 'What the payment provider would keep on its side, of firms.' },
  sandbox_transfer_reversals: { notTold: 'What the payment provider would keep on its side, of firms.' },
  sandbox_notary_transactions: { notTold: 'What the notary would keep on its side. It is asked of the notary.' },
  sandbox_notary_signers: { notTold: 'What the notary would keep on its side. It is asked of the notary.' },
  sandbox_events: { notTold: 'Notices of the sandbox’s provider, by their numbers.' },
  sandbox_event_tries: { notTold: 'Notices of the sandbox’s provider, by their numbers.' },
};

export const isExported = (table: ExportedTable | OtherTable): table is ExportedTable => 'part' in table;
