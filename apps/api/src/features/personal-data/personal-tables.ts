import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import type { Place } from '../../kernel/protection/sealing';
import { coupleSealIn, houseSealIn } from '../../kernel/protection/protected-database';
import type { PartName } from './archive-parts';
import { asked } from './asked';
import {
  type DataSubject,
  type DocumentScope,
  type Erasure,
  goes,
  goesFromDocument,
  keep,
  ofDocument,
  owned,
} from './erasure';

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
  /** What becomes of it when the person deletes the account. */
  readonly erased: Erasure;
}

/** A table that the archive does not tell as it is, and why. */
export interface OtherTable {
  readonly notTold: string;
  /** Of those that hold something of a person nevertheless. */
  readonly erased?: Erasure;
}

const OF_THE_HOUSE = { notTold: 'The house’s own: the law, the questions, the products. Nothing of a person.' };
const IN_THE_FILES = 'The text of the agreement; its PDF is in the archive.';
const BEFORE_SEALING = 'Empty: what was kept in it is sealed in another column, which is told.';
const DOOR = 'A secret, or the print of one: whoever has it could act for a person.';
const WORKING = 'How the program works on the row. It says nothing of the person.';
const ONE_TIME_AWAY = 'From when one time away was kept at most: `away` has what became of it.';
const DERIVED = 'What search and order are made from: it follows the name and the address, and goes with them.';
const WRITER = 'Who wrote the row, by number: the person or somebody of the house.';
const ATTORNEY_MONEY = 'Between Troth and the attorney.';

/** Why columns stay when a person goes. */
const NUMBER = 'A number, which leads to an emptied row.';
const WHEN = 'When something happened. It says nothing without the rest.';
const STATE = 'How far something came, or of which kind it was, by its name in the program.';
const SHARED = 'The document’s own, which the partner has as well.';
const SIGNED = 'Stays with a notarized agreement, since the partner relied on it; gone when both have left.';
const BOOKS = 'The books, which tax law wants kept.';
const MEETINGS = 'The attorney’s calendar, by numbers.';
const PROOF = 'The audit log: its chain proves what both partners did.';
const AGREED = 'What was agreed to, and when, as proof of it.';
const USED_UP = 'The print of a link that no longer opens anything.';
const ASKED_FOR = 'The proof that the deletion was asked for.';
const AT_PROVIDER = 'What the provider would keep on its side.';
const THEIRS = 'What others wrote to the person is theirs.';
const A_DAY_ON = 'Replaced a day later: a token may still bear it until then.';
const BY_IDENTITY = { elsewhere: 'The identity package removes the account with all that belongs to it.' };
const OF_ATTORNEYS = { elsewhere: 'Attorneys cannot delete themselves: clients depend on them.' };

/** The document becomes the remaining partner's alone, as one that nobody was invited to yet. */
const passedOn = ({ person: { id }, partnerId, now }: DocumentScope) => ({
  attorney_a_id: sql`case when user_a_id = ${id} then attorney_b_id else attorney_a_id end`,
  attorney_b_id: null,
  user_a_will_hire_attorney: sql`case when user_a_id = ${id} then user_b_will_hire_attorney else user_a_will_hire_attorney end`,
  user_b_will_hire_attorney: false,
  user_a_id: partnerId,
  user_b_id: null,
  invited_user_id: null,
  invitation_sent_at: null,
  invitation_accepted_at: null,
  attorney_a_approved_at: null,
  attorney_b_approved_at: null,
  prior_attorney_a_approved_at: null,
  prior_attorney_b_approved_at: null,
  prior_finalized_at: null,
  finalized_at: null,
  reviewed_at: null,
  user_a_reviewed_at: null,
  user_b_reviewed_at: null,
  status: 'NOT_APPROVED',
  status_modified_at: now,
  generated_pdf_file_id: null,
  proof_file_id: null,
  last_generated_input_hash: null,
  last_generated_at: null,
  updated_at: now,
});

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

/** Opens a column that is sealed with the house's key. */
const openedByHouse = (table: string, column: string, as: string): Record<string, SealedColumn> => ({
  [column]: {
    as,
    open: (tx, row) => {
      const sealed = row[columnName(column)];
      const place = { table, column, rowId: String(row['id']) };
      return Promise.resolve(sealed instanceof Uint8Array ? houseSealIn(tx).open(place, sealed) : null);
    },
  },
});

/** The name with which an attorney confirmed. The key is that of the document, which the link does not name itself. */
const signedName: Record<string, SealedColumn> = {
  sealed_signed_name: {
    as: 'signedName',
    open: async (tx, row) => {
      const { rows } = await sql<{ documentId: string }>`
        select document_id from external_attorneys where id = ${row['externalAttorneyId']}`.execute(tx);
      const column = opened('external_attorney_links', 'sealed_signed_name', 'signedName')['sealed_signed_name'];
      return column?.open(tx, { ...row, documentId: rows[0]?.documentId });
    },
  },
};

/** A column as rows name it. */
export const columnName = (column: string): string =>
  column.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

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
      'photo_url',
      'terms_agreed_at',
      'terms_version',
      'enforcement_agreed_at',
      'attorney_counsel_agreed_at',
      'last_active_at',
      'external_id',
      ...entity,
    ],
    sealed: {
      ...openedByHouse('users', 'sealed_phone_number', 'phoneNumber'),
      ...openedByHouse('users', 'sealed_birthdate', 'birthdate'),
    },
    withheld: {
      ...writers,
      phone_number: BEFORE_SEALING,
      birthdate: BEFORE_SEALING,
      search_words: DERIVED,
      sort_name: DERIVED,
    },
    erased: {
      steps: [
        {
          when: 'ALWAYS',
          rows: ({ person }) => sql`id = ${person.id}`,
          set: ({ person, now }) => ({
            email: `${person.id}@deleted.invalid`,
            email_verified: false,
            first_name: null,
            middle_name: null,
            last_name: null,
            suffix: null,
            gender: null,
            phone_number: null,
            sealed_phone_number: null,
            birthdate: null,
            sealed_birthdate: null,
            photo_url: null,
            last_active_at: null,
            updated_at: now,
            deleted_at: now,
          }),
        },
      ],
      kept: {
        ...keep(NUMBER, 'id', 'created_by_id', 'updated_by_id'),
        ...keep(STATE, 'user_type'),
        ...keep(AGREED, 'terms_agreed_at', 'terms_version', 'enforcement_agreed_at', 'attorney_counsel_agreed_at'),
        ...keep(A_DAY_ON, 'external_id'),
        ...keep(WHEN, 'created_at'),
        ...keep(DERIVED, 'search_words', 'sort_name'),
      },
    },
  },
  identity_account: {
    part: 'signIn',
    rows: ({ externalId }) => sql`id = ${externalId}`,
    orderBy: 'created_at',
    shown: ['id', 'email', 'email_verified_at', 'terms_agreed_at', 'terms_version', 'created_at', 'updated_at'],
    withheld: { password_hash: DOOR },
    erased: BY_IDENTITY,
  },
  identity_payload: {
    part: 'signIn',
    rows: ({ externalId }) => sql`account_id = ${externalId}`,
    orderBy: 'expires_at',
    shown: ['model', 'account_id', 'expires_at', 'consumed_at'],
    withheld: { id: DOOR, payload: DOOR, grant_id: DOOR, user_code: DOOR, uid: DOOR },
    erased: BY_IDENTITY,
  },
  identity_session: {
    part: 'signIn',
    rows: ({ externalId }) => sql`account_id = ${externalId}`,
    orderBy: 'started_at',
    shown: ['account_id', 'client_id', 'user_agent', 'started_at', 'authenticated_at', 'last_active_at'],
    withheld: { id: DOOR },
    erased: BY_IDENTITY,
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
    erased: BY_IDENTITY,
  },
  identity_factor: {
    part: 'signIn',
    rows: ({ externalId }) => sql`account_id = ${externalId}`,
    orderBy: 'created_at',
    shown: ['id', 'account_id', 'kind', 'name', 'transports', 'created_at', 'last_used_at'],
    withheld: {
      credential_id: DOOR,
      public_key: DOOR,
      sealed_secret: DOOR,
      signature_count: WORKING,
      last_step: WORKING,
    },
    erased: BY_IDENTITY,
  },
  identity_recovery_code: {
    part: 'signIn',
    rows: ({ externalId }) => sql`account_id = ${externalId}`,
    orderBy: 'created_at',
    shown: ['account_id', 'created_at', 'used_at'],
    withheld: { code_hash: DOOR },
    erased: BY_IDENTITY,
  },
  identity_sign_in: {
    part: 'signIn',
    rows: ({ externalId }) => sql`account_id = ${externalId}`,
    orderBy: 'authenticated_at',
    shown: ['account_id', 'amr', 'is_complete', 'authenticated_at', 'expires_at'],
    withheld: { interaction_uid: DOOR, challenge: DOOR, sealed_secret: DOOR },
    erased: BY_IDENTITY,
  },
  limit_counts: { notTold: 'Counts of attempts, under keys from which nobody is found.' },
  identity_throttle: { notTold: 'Counts of attempts, under keys from which nobody is found.' },
  sessions: {
    part: 'signIn',
    rows: ({ externalId }) => sql`external_id = ${externalId}`,
    orderBy: 'created_at',
    shown: ['external_id', 'claims', 'authenticated_at', 'last_active_at', 'created_at', 'expires_at'],
    withheld: { token_hash: DOOR, session_id: DOOR },
    erased: goes(({ person }) => sql`external_id = ${person.externalId}`),
  },

  personal_tokens: {
    part: 'signIn',
    rows: own('user_id'),
    orderBy: 'created_at',
    shown: [
      'id',
      'user_id',
      'name',
      'scopes',
      'ending',
      'amr',
      'acr',
      'created_at',
      'expires_at',
      'last_used_at',
      'ended_at',
      'end_reason',
    ],
    withheld: { token_hash: DOOR },
    erased: goes(({ person }) => sql`user_id = ${person.id}`),
  },

  webhook_endpoints: {
    part: 'signIn',
    rows: own('user_id'),
    orderBy: 'created_at',
    shown: [
      'id',
      'user_id',
      'name',
      'url',
      'event_types',
      'created_at',
      'old_secret_ends_at',
      'failing_since',
      'disabled_at',
      'disabled_reason',
    ],
    withheld: { sealed_secret: DOOR, sealed_old_secret: DOOR },
    erased: goes(({ person }) => sql`user_id = ${person.id}`),
  },
  endpoint_deliveries: {
    notTold: 'Numbers and facts on their way to an attorney’s or admin’s own software, for 30 days.',
    erased: {
      steps: [
        { when: 'ALWAYS', rows: ({ person }) => sql`body::jsonb -> 'data' ->> 'clientId' = ${person.id}` },
        { when: 'AGREEMENT', rows: ofDocument },
      ],
      others: 'Of others’ appointments and agreements.',
    },
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
    erased: {
      steps: [
        {
          when: 'NOBODY_LEFT',
          rows: ({ documentId }) => sql`id = ${documentId}`,
          set: ({ now }) => ({ is_active: false, deleted_at: now }),
        },
        { when: 'PASSED_ON', rows: ({ documentId }) => sql`id = ${documentId}`, set: passedOn },
      ],
      kept: {
        ...keep(NUMBER, 'id', 'template_id', 'state_id', 'created_by_id', 'updated_by_id'),
        ...keep(WHEN, 'created_at'),
      },
    },
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
    erased: {
      steps: [
        {
          when: 'ALWAYS',
          rows: ({ person: { id, email } }) =>
            sql`invited_by_id = ${id} or opened_by_id = ${id} or accepted_by_id = ${id} or lower(email) = lower(${email})`,
          set: ({ now }) => ({
            email: '',
            revoked_at: sql`coalesce(revoked_at, case when accepted_at is null then ${now}::timestamptz end)`,
          }),
        },
      ],
      kept: {
        ...keep(NUMBER, 'id', 'document_id', 'invited_by_id', 'opened_by_id', 'accepted_by_id'),
        ...keep(WHEN, 'sent_at', 'expires_at', 'accepted_at'),
        ...keep(USED_UP, 'token_hash'),
      },
    },
  },
  questionnaire_reminders: {
    part: 'invitations',
    rows: ({ id }) => sql`sent_by_id = ${id} or sent_to_id = ${id}`,
    orderBy: 'sent_at',
    shown: ['id', 'document_id', 'sent_by_id', 'sent_to_id', 'sent_at'],
    erased: {
      steps: [],
      kept: { ...keep(NUMBER, 'id', 'document_id', 'sent_by_id', 'sent_to_id'), ...keep(WHEN, 'sent_at') },
    },
  },
  data_keys: {
    notTold: 'The keys with which couples’ data is sealed.',
    erased: {
      steps: [
        {
          when: 'NOBODY_LEFT',
          rows: (scope) =>
            sql`${ofDocument(scope)} and not exists (select from entry_files where sealed_with_document_id = ${scope.documentId} and purged_at is null)`,
        },
      ],
    },
  },

  // The questionnaire.
  answers: {
    part: 'answers',
    rows: own('user_id'),
    orderBy: 'created_at',
    explained: asked,
    shown: ['id', 'question_id', 'user_id', 'document_id', 'question_option_ids', 'version', ...entity],
    sealed: opened('answers', 'sealed_value', 'valueTyped'),
    withheld: { ...writers, value_typed: BEFORE_SEALING },
    erased: {
      steps: [
        {
          when: 'DOCUMENT',
          rows: (scope) => sql`${ofDocument(scope)} and user_id = ${scope.person.id}`,
          set: ({ now }) => ({ sealed_value: null, value_typed: null, question_option_ids: '[]', deleted_at: now }),
        },
      ],
      kept: {
        ...keep(NUMBER, 'id', 'question_id', 'user_id', 'document_id', 'created_by_id', 'updated_by_id'),
        ...keep(STATE, 'version'),
        ...keep(WHEN, 'created_at', 'updated_at'),
      },
    },
  },
  continued_sections: {
    part: 'answers',
    rows: own('user_id'),
    orderBy: 'continued_at',
    shown: ['document_id', 'user_id', 'section_key', 'continued_at'],
    erased: goesFromDocument('user_id'),
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
    erased: {
      steps: [
        {
          when: 'DOCUMENT',
          rows: (scope) => sql`${ofDocument(scope)} and initiated_by_user_id = ${scope.person.id}`,
          set: ({ now }) => ({
            previous_typed_value: null,
            settled_typed_value: null,
            previous_option_ids: '[]',
            settled_option_ids: '[]',
            sealed_previous_value: null,
            sealed_settled_value: null,
            deleted_at: now,
          }),
        },
        {
          when: 'NOBODY_LEFT',
          rows: ofDocument,
          set: () => ({
            previous_typed_value: null,
            settled_typed_value: null,
            previous_option_ids: '[]',
            settled_option_ids: '[]',
            sealed_previous_value: null,
            sealed_settled_value: null,
          }),
        },
      ],
      kept: {
        ...keep(
          NUMBER,
          'id',
          'document_id',
          'question_id',
          'initiated_by_user_id',
          'answer_id',
          'created_by_id',
          'updated_by_id',
        ),
        ...keep(STATE, 'kind'),
        ...keep(WHEN, 'created_at', 'updated_at'),
      },
    },
  },
  discussions: {
    part: 'alignment',
    rows: own('author_user_id'),
    orderBy: 'created_at',
    explained: asked,
    shown: ['id', 'document_id', 'question_id', 'author_user_id', 'is_resolved', ...entity],
    sealed: opened('discussions', 'sealed_text', 'text'),
    withheld: { ...writers, text: BEFORE_SEALING },
    erased: goesFromDocument('author_user_id'),
  },

  // Who came to act for whom. The reason of one who could not is the attorney's, and goes with the client.
  attorney_assignments: {
    part: 'attorney',
    rows: own('attorney_id'),
    orderBy: 'created_at',
    shown: [
      'id',
      'document_id',
      'client_id',
      'attorney_id',
      'law_firm_id',
      'compared_at',
      'answer',
      'answered_at',
      ...entity,
    ],
    sealed: opened('attorney_assignments', 'sealed_reason', 'reason'),
    withheld: { ...writers, compared: WORKING },
    erased: goes(({ person }) => sql`client_id = ${person.id}`),
  },

  // An attorney's notes about a client: in the archive of their author, and gone with the client.
  internal_notes: {
    part: 'attorney',
    rows: own('attorney_id'),
    orderBy: 'created_at',
    shown: ['id', 'document_id', 'attorney_id', 'client_id', 'is_pinned', 'edited_at', ...entity],
    sealed: {
      ...opened('internal_notes', 'sealed_message', 'message'),
      ...opened('internal_notes', 'sealed_about', 'about', { isJson: true }),
    },
    withheld: { ...writers, version: WORKING },
    erased: goes(({ person }) => sql`client_id = ${person.id}`),
  },

  // Words about clauses: in the archive of their author, and gone with them or with the agreement.
  clause_discussions: {
    part: 'messages',
    rows: own('author_user_id'),
    orderBy: 'created_at',
    shown: ['id', 'document_id', 'clause_id', 'audience', 'author_user_id', 'is_resolved', ...entity],
    sealed: {
      ...opened('clause_discussions', 'sealed_text', 'text'),
      ...opened('clause_discussions', 'sealed_quote', 'quote'),
    },
    withheld: writers,
    erased: {
      steps: [
        { when: 'DOCUMENT', rows: (scope) => sql`${ofDocument(scope)} and author_user_id = ${scope.person.id}` },
        { when: 'AGREEMENT', rows: ofDocument },
      ],
    },
  },
  clause_discussion_reads: {
    part: 'messages',
    rows: own('user_id'),
    orderBy: 'read_at',
    shown: ['document_id', 'user_id', 'read_at', 'mailed_at'],
    erased: {
      steps: [
        { when: 'DOCUMENT', rows: (scope) => sql`${ofDocument(scope)} and user_id = ${scope.person.id}` },
        { when: 'AGREEMENT', rows: ofDocument },
      ],
    },
  },
  library_groups: OF_THE_HOUSE,

  // An attorney's uncommitted edits: in the archive of their author, and gone with the agreement.
  document_locks: {
    part: 'attorney',
    rows: own('holder_id'),
    orderBy: 'acquired_at',
    shown: ['document_id', 'holder_id', 'acquired_at', 'renewed_at'],
    withheld: { token: DOOR },
    erased: {
      steps: [
        { when: 'ALWAYS', rows: ({ person }) => sql`holder_id = ${person.id}` },
        { when: 'AGREEMENT', rows: ofDocument },
      ],
    },
  },
  draft_parts: {
    part: 'attorney',
    rows: ({ id }) => sql`draft_set_id in (select id from draft_sets where author_id = ${id})`,
    orderBy: 'created_at',
    shown: ['id', 'document_id', 'draft_set_id', 'part_id', 'kind', 'created_at', 'updated_at'],
    sealed: opened('draft_parts', 'sealed_part', 'part', { isJson: true }),
    erased: {
      steps: [
        {
          when: 'ALWAYS',
          rows: ({ person }) => sql`draft_set_id in (select id from draft_sets where author_id = ${person.id})`,
        },
        { when: 'AGREEMENT', rows: ofDocument },
      ],
    },
  },
  draft_sets: {
    part: 'attorney',
    rows: own('author_id'),
    orderBy: 'created_at',
    shown: ['id', 'document_id', 'author_id', 'base_commit_at', 'left_at', 'created_at', 'updated_at'],
    withheld: { version: WORKING },
    erased: {
      steps: [
        { when: 'ALWAYS', rows: ({ person }) => sql`author_id = ${person.id}` },
        { when: 'AGREEMENT', rows: ofDocument },
      ],
    },
  },
  left_offers: {
    part: 'attorney',
    rows: own('user_id'),
    orderBy: 'left_at',
    shown: ['document_id', 'user_id', 'former_commit_at', 'clause_id', 'left_at'],
    erased: {
      steps: [
        { when: 'ALWAYS', rows: ({ person }) => sql`user_id = ${person.id}` },
        { when: 'AGREEMENT', rows: ofDocument },
      ],
    },
  },
  approval_rescissions: {
    notTold: 'Why an attorney took an approval back: both partners and the other attorney were told by mail.',
    erased: {
      steps: [{ when: 'AGREEMENT', rows: ofDocument }],
    },
  },
  draft_erasures: {
    notTold: 'When an admin erased the uncommitted edits of an attorney, and why: whoever wrote them was told by mail.',
    erased: {
      steps: [{ when: 'AGREEMENT', rows: ofDocument }],
    },
  },

  // The disclosure.
  financial_entries: {
    part: 'disclosure',
    rows: own('user_id'),
    orderBy: 'created_at',
    shown: ['id', 'kind', 'user_id', 'document_id', 'currency', 'partner_agrees', 'version', ...entity],
    sealed: opened('financial_entries', 'sealed_fields', 'fields', { isJson: true }),
    withheld: { ...writers, fields: BEFORE_SEALING },
    erased: {
      steps: [{ when: 'AGREEMENT', rows: (scope) => sql`${ofDocument(scope)} and ${owned('user_id', scope)}` }],
      kept: {
        ...keep(
          SIGNED,
          'id',
          'kind',
          'user_id',
          'document_id',
          'currency',
          'partner_agrees',
          'version',
          'created_at',
          'updated_at',
          'deleted_at',
          'sealed_fields',
          'created_by_id',
          'updated_by_id',
          'fields',
        ),
      },
    },
  },
  entry_files: {
    part: 'evidence',
    rows: ({ id }) => sql`entry_id in (select id from financial_entries where user_id = ${id})`,
    orderBy: 'created_at',
    shown: ['id', 'entry_id', 'sealed_with_document_id', 'size', 'content_type', 'purged_at', ...entity],
    sealed: opened('entry_files', 'sealed_details', 'details', { keyOf: 'sealedWithDocumentId', isJson: true }),
    withheld: { ...writers, key: WORKING },
    erased: {
      steps: [
        {
          when: 'AGREEMENT',
          rows: (scope) =>
            sql`entry_id in (select id from financial_entries where ${ofDocument(scope)} and ${owned('user_id', scope)})`,
          bytes: 'UNPURGED',
        },
      ],
      kept: {
        ...keep(
          SIGNED,
          'id',
          'entry_id',
          'sealed_with_document_id',
          'size',
          'content_type',
          'purged_at',
          'created_at',
          'updated_at',
          'deleted_at',
          'sealed_details',
          'created_by_id',
          'updated_by_id',
          'key',
        ),
      },
    },
  },
  nothing_to_disclose: {
    part: 'disclosure',
    rows: own('user_id'),
    orderBy: 'stated_at',
    shown: ['document_id', 'user_id', 'kind', 'stated_at'],
    erased: {
      steps: [{ when: 'AGREEMENT', rows: (scope) => sql`${ofDocument(scope)} and ${owned('user_id', scope)}` }],
      kept: { ...keep(SIGNED, 'document_id', 'user_id', 'kind', 'stated_at') },
    },
  },
  disclosure_receipts: {
    part: 'receipts',
    rows: ({ id }) => sql`owner_id = ${id} or reader_id = ${id}`,
    orderBy: 'confirmed_at',
    shown: ['id', 'document_id', 'owner_id', 'reader_id', 'number', 'confirmed_at'],
    sealed: opened('disclosure_receipts', 'sealed_snapshot', 'snapshot', { isJson: true }),
    erased: {
      steps: [{ when: 'AGREEMENT', rows: ofDocument }],
      kept: {
        ...keep(SIGNED, 'id', 'document_id', 'owner_id', 'reader_id', 'number', 'confirmed_at', 'sealed_snapshot'),
      },
    },
  },
  import_mappings: {
    part: 'disclosure',
    rows: own('user_id'),
    orderBy: 'used_at',
    shown: ['user_id', 'fingerprint', 'mapping', 'used_at'],
    erased: goes(({ person }) => sql`user_id = ${person.id}`),
  },

  // The agreement.
  files: {
    part: 'files',
    rows: ofDocuments(),
    orderBy: 'created_at',
    shown: ['id', 'document_id', 'kind', 'size', 'content_type', 'sha256', 'purged_at', ...entity],
    sealed: opened('files', 'sealed_name', 'name'),
    withheld: { ...writers, key: WORKING, name: BEFORE_SEALING },
    erased: {
      steps: [
        {
          when: 'AGREEMENT',
          rows: (scope) => sql`${ofDocument(scope)} and (kind <> 'ADDED' or ${owned('created_by_id', scope)})`,
          bytes: 'UNPURGED',
        },
      ],
      kept: {
        ...keep(
          SIGNED,
          'id',
          'document_id',
          'kind',
          'size',
          'content_type',
          'sha256',
          'purged_at',
          'created_at',
          'updated_at',
          'deleted_at',
          'sealed_name',
          'created_by_id',
          'updated_by_id',
          'key',
          'name',
        ),
      },
    },
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
    erased: {
      steps: [{ when: 'AGREEMENT', rows: ofDocument }],
      kept: {
        ...keep(
          SIGNED,
          'id',
          'document_id',
          'commit_at',
          'hash',
          'message',
          'input_hash',
          'pdf_file_id',
          'committed_by_id',
          'input_parts',
          'tree',
          'sealed_tree',
          'sealed_manifest',
        ),
      },
    },
  },
  agreement_parts: { notTold: IN_THE_FILES, erased: { steps: [{ when: 'AGREEMENT', rows: ofDocument }] } },
  generation_runs: {
    part: 'versions',
    rows: own('requested_by_id'),
    orderBy: 'requested_at',
    shown: ['id', 'document_id', 'requested_by_id', 'status', 'failure', 'requested_at', 'finished_at', 'commit_id'],
    erased: {
      steps: [{ when: 'AGREEMENT', rows: ofDocument, set: () => ({ commit_id: null }) }],
      kept: {
        ...keep(NUMBER, 'id', 'document_id', 'requested_by_id'),
        ...keep(STATE, 'status', 'failure'),
        ...keep(WHEN, 'requested_at', 'finished_at'),
      },
    },
  },
  viewed_versions: {
    part: 'versions',
    rows: own('user_id'),
    orderBy: 'commit_at',
    shown: ['document_id', 'user_id', 'commit_at', 'before_commit_at'],
    erased: {
      steps: [
        { when: 'DOCUMENT', rows: (scope) => sql`${ofDocument(scope)} and user_id = ${scope.person.id}` },
        { when: 'AGREEMENT', rows: ofDocument },
      ],
    },
  },
  preflight_confirmations: {
    part: 'versions',
    rows: own('user_id'),
    orderBy: 'confirmed_at',
    shown: ['document_id', 'user_id', 'warning', 'confirmed_at'],
    withheld: { facts: 'The print of what the warning was of, from which nothing is read.' },
    erased: goesFromDocument('user_id'),
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
      'notarization_completed_at',
      'notarized_file_id',
      ...entity,
    ],
    sealed: opened('notarizations', 'sealed_ended_note', 'endedNote'),
    withheld: {
      ...writers,
      ended_note: BEFORE_SEALING,
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
    erased: {
      steps: [
        {
          when: 'AGREEMENT',
          rows: ofDocument,
          set: () => ({
            source_file_id: null,
            provider_file_id: null,
            notarized_file_id: null,
            record: null,
            rejection_reason: null,
            user_a_link: null,
            user_b_link: null,
            attorney_a_link: null,
            attorney_b_link: null,
            ended_note: null,
            sealed_ended_note: null,
          }),
        },
      ],
      kept: {
        ...keep(
          NUMBER,
          'id',
          'document_id',
          'transaction_id',
          'uploaded_by_id',
          'created_by_id',
          'updated_by_id',
          'ended_by_id',
        ),
        ...keep(
          SHARED,
          'provider',
          'commit_hash',
          'signed_on',
          'external_status',
          'ended_reason',
          'seal_lease',
          'seal_lease_until',
          'seal_attempts',
          'seal_problem',
          'revision',
        ),
        ...keep(
          WHEN,
          'user_a_identity_failed_at',
          'user_b_identity_failed_at',
          'user_a_done_at',
          'user_b_done_at',
          'attorney_a_done_at',
          'attorney_b_done_at',
          'activates_at',
          'expires_at',
          'provider_completed_at',
          'ended_at',
          'notarization_completed_at',
          'created_at',
          'updated_at',
          'deleted_at',
          'asked_at',
        ),
      },
    },
  },
  wedding_warnings: {
    part: 'notarizations',
    rows: own('user_id'),
    orderBy: 'acknowledged_at',
    shown: ['document_id', 'user_id', 'version', 'wedding_date', 'acknowledged_at'],
    erased: goesFromDocument('user_id'),
  },
  notarization_notices: {
    part: 'notarizations',
    rows: ({ id }) => sql`sent_by_id = ${id} or sent_to_id = ${id}`,
    orderBy: 'sent_at',
    shown: ['id', 'document_id', 'sent_by_id', 'sent_to_id', 'sent_at'],
    erased: {
      steps: [],
      kept: { ...keep(NUMBER, 'id', 'document_id', 'sent_by_id', 'sent_to_id'), ...keep(WHEN, 'sent_at') },
    },
  },
  external_attorneys: {
    part: 'ownAttorney',
    rows: own('user_id'),
    orderBy: 'created_at',
    shown: ['id', 'document_id', 'user_id', 'bar_state_id', 'certificate_file_id', 'certificate_version', ...entity],
    sealed: opened('external_attorneys', 'sealed_facts', 'attorney', { isJson: true }),
    withheld: {
      ...writers,
      name: BEFORE_SEALING,
      email: BEFORE_SEALING,
      phone_number: BEFORE_SEALING,
      firm_name: BEFORE_SEALING,
    },
    erased: {
      steps: [
        { when: 'AGREEMENT', rows: (scope) => sql`${ofDocument(scope)} and ${owned('user_id', scope)}` },
        { when: 'AGREEMENT', rows: ofDocument, set: () => ({ certificate_file_id: null, certificate_version: null }) },
      ],
      kept: {
        ...keep(
          SIGNED,
          'id',
          'document_id',
          'user_id',
          'name',
          'email',
          'phone_number',
          'firm_name',
          'sealed_facts',
          'bar_state_id',
          'created_at',
          'updated_at',
          'deleted_at',
          'created_by_id',
          'updated_by_id',
        ),
      },
    },
  },
  external_attorney_links: {
    part: 'ownAttorney',
    rows: ({ id }) => sql`external_attorney_id in (select id from external_attorneys where user_id = ${id})`,
    orderBy: 'sent_at',
    shown: ['id', 'external_attorney_id', 'version', 'sent_at', 'expires_at', 'revoked_at', 'confirmed_at'],
    sealed: signedName,
    withheld: { token_hash: DOOR, signed_name: BEFORE_SEALING },
    erased: {
      steps: [
        {
          when: 'AGREEMENT',
          rows: (scope) =>
            sql`external_attorney_id in (select id from external_attorneys where ${ofDocument(scope)} and ${owned('user_id', scope)})`,
        },
      ],
      kept: {
        ...keep(
          SIGNED,
          'sealed_signed_name',
          'id',
          'external_attorney_id',
          'version',
          'sent_at',
          'expires_at',
          'revoked_at',
          'confirmed_at',
          'signed_name',
          'token_hash',
        ),
      },
    },
  },

  // What was written to whom.
  chats: {
    part: 'messages',
    rows: ({ id }) => sql`from_user_id = ${id} or (to_user_id = ${id} and deleted_at is null)`,
    orderBy: 'created_at',
    shown: ['id', 'document_id', 'from_user_id', 'to_user_id', 'read_at', 'mailed_at', ...entity],
    sealed: opened('chats', 'sealed_message', 'message'),
    withheld: { ...writers, message: BEFORE_SEALING },
    erased: { steps: [{ when: 'ALWAYS', rows: ({ person }) => sql`from_user_id = ${person.id}` }], others: THEIRS },
  },
  support_tickets: {
    part: 'support',
    rows: own('user_id'),
    orderBy: 'created_at',
    shown: ['id', 'number', 'user_id', 'topic', 'page_path', 'status', 'replied_at', ...entity],
    sealed: {
      ...openedByHouse('support_tickets', 'sealed_message', 'message'),
      ...openedByHouse('support_tickets', 'sealed_reply', 'reply'),
    },
    withheld: { ...writers, message: BEFORE_SEALING, reply: BEFORE_SEALING },
    erased: {
      steps: [
        {
          when: 'ALWAYS',
          rows: ({ person }) => sql`user_id = ${person.id}`,
          set: ({ now }) => ({
            message: null,
            reply: null,
            sealed_message: null,
            sealed_reply: null,
            page_path: null,
            deleted_at: now,
          }),
        },
      ],
      kept: {
        ...keep(NUMBER, 'id', 'user_id', 'created_by_id', 'updated_by_id'),
        ...keep(STATE, 'number', 'topic', 'status'),
        ...keep(WHEN, 'replied_at', 'created_at', 'updated_at'),
      },
    },
  },
  mail_outbox: {
    part: 'mails',
    rows: ofAddress('recipient'),
    orderBy: 'created_at',
    shown: ['recipient', 'kind', 'status', 'created_at', 'sent_at'],
    withheld: {
      id: WORKING,
      dedupe_key: WORKING,
      attempts: WORKING,
      last_error: WORKING,
      sealed_content: 'What it says, until it is sent. It is in the mailbox it went to.',
      subject: BEFORE_SEALING,
      body_text: BEFORE_SEALING,
      body_html: BEFORE_SEALING,
      reply_to: BEFORE_SEALING,
      receipt: BEFORE_SEALING,
      calendar_method: BEFORE_SEALING,
      calendar_text: BEFORE_SEALING,
      unsubscribe_url: BEFORE_SEALING,
      reader_id: 'Whom a reminder reminds: the person.',
      topic: 'Of reminders; what is not wanted is told among the lists.',
    },
    erased: goes(({ person }) => sql`lower(recipient) = lower(${person.email})`),
  },
  inbox_messages: {
    notTold: 'Plays the mailbox of whoever is written to, where no mail leaves the house; the mails are told.',
    erased: goes(({ person }) => sql`lower(recipient) = lower(${person.email})`),
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
    erased: {
      steps: [],
      kept: {
        ...keep(
          BOOKS,
          'id',
          'user_id',
          'cart_status',
          'discount_code_id',
          'total_paid_in_cents',
          'total_fee_in_cents',
          'payment_method',
          'transaction_completed_at',
          'created_at',
          'updated_at',
          'deleted_at',
          'created_by_id',
          'updated_by_id',
        ),
      },
    },
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
    erased: {
      steps: [],
      kept: {
        ...keep(
          BOOKS,
          'id',
          'cart_id',
          'product_id',
          'quantity',
          'chosen_attorney_id',
          'beneficiary_user_id',
          'removed_because',
          'created_at',
          'updated_at',
          'deleted_at',
          'created_by_id',
          'updated_by_id',
        ),
      },
    },
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
    erased: {
      steps: [],
      kept: {
        ...keep(
          BOOKS,
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
          'url',
          'asked',
          'checked_at',
          'fee_in_cents',
        ),
      },
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
      'disputed_at',
      ...entity,
    ],
    sealed: openedByHouse('purchase_items', 'sealed_refund_notes', 'refundNotes'),
    withheld: {
      ...writers,
      refund_notes: BEFORE_SEALING,
      payout_status: ATTORNEY_MONEY,
      price_paid_to_attorney_in_cents: ATTORNEY_MONEY,
      fee_paid_in_cents: ATTORNEY_MONEY,
      sealed_partial_payout_reason: ATTORNEY_MONEY,
      payout_closed_at: ATTORNEY_MONEY,
      payout_closed_by_id: ATTORNEY_MONEY,
      happened_at: ATTORNEY_MONEY,
      due_in_cents: ATTORNEY_MONEY,
      is_paid_out: ATTORNEY_MONEY,
      // Of a service that one partner bought for the other, the buyer has the row too.
      answers_shared_at: 'The choice of whom the call is for, shown with the appointment.',
      call_offer: 'Times that an attorney offered to whom the call is for, shown where it is booked.',
    },
    erased: {
      steps: [
        {
          when: 'ALWAYS',
          rows: ({ person: { id } }) => sql`user_id = ${id} or beneficiary_user_id = ${id}`,
          set: () => ({ refund_notes: null, sealed_refund_notes: null, answers_shared_at: null, call_offer: null }),
        },
      ],
      kept: {
        ...keep(
          BOOKS,
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
          'disputed_at',
          'created_at',
          'updated_at',
          'deleted_at',
          'created_by_id',
          'updated_by_id',
          'payout_status',
          'price_paid_to_attorney_in_cents',
          'fee_paid_in_cents',
          'sealed_partial_payout_reason',
          'payout_closed_at',
          'payout_closed_by_id',
          'happened_at',
          'due_in_cents',
          'is_paid_out',
        ),
      },
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
      'status',
      'provider_refund_id',
      'failure',
      'created_at',
      'updated_at',
    ],
    sealed: openedByHouse('refunds', 'sealed_reason', 'reason'),
    withheld: { requested_by_id: WRITER, reason: BEFORE_SEALING },
    erased: {
      steps: [],
      kept: {
        ...keep(
          BOOKS,
          'id',
          'checkout_id',
          'purchase_item_id',
          'amount_in_cents',
          'is_complimentary',
          'reason',
          'sealed_reason',
          'status',
          'provider_refund_id',
          'failure',
          'created_at',
          'updated_at',
          'requested_by_id',
        ),
      },
    },
  },
  disputes: {
    part: 'purchases',
    rows: (person) => sql`checkout_id in ${checkoutsOf(person)}`,
    orderBy: 'created_at',
    shown: ['id', 'checkout_id', 'provider_dispute_id', 'state', 'created_at', 'updated_at'],
    withheld: { taken_in_cents: 'Between Troth and the payment provider.', changes: WORKING },
    erased: {
      steps: [],
      kept: {
        ...keep(
          BOOKS,
          'id',
          'checkout_id',
          'provider_dispute_id',
          'state',
          'created_at',
          'updated_at',
          'taken_in_cents',
          'changes',
        ),
      },
    },
  },
  discount_redemptions: {
    part: 'purchases',
    rows: own('user_id'),
    orderBy: 'created_at',
    shown: ['checkout_id', 'discount_code_id', 'user_id', 'amount_in_cents', 'created_at'],
    erased: {
      steps: [],
      kept: { ...keep(BOOKS, 'checkout_id', 'discount_code_id', 'user_id', 'amount_in_cents', 'created_at') },
    },
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
      'time_zone',
      'offered_times',
      ...entity,
    ],
    sealed: openedByHouse('appointment_events', 'sealed_location', 'location'),
    withheld: {
      ...writers,
      location: BEFORE_SEALING,
      external_id: WORKING,
      sequence: WORKING,
      busy_from: 'The attorney’s calendar.',
      busy_until: 'The attorney’s calendar.',
      cancel_url: DOOR,
      reschedule_url: DOOR,
      link_token_hash: DOOR,
      sealed_link_token: DOOR,
    },
    erased: {
      steps: [
        {
          when: 'ALWAYS',
          rows: ({ person }) =>
            sql`purchase_item_id in (select id from purchase_items where beneficiary_user_id = ${person.id})`,
          set: () => ({
            location: null,
            sealed_location: null,
            cancel_url: null,
            reschedule_url: null,
            link_token_hash: null,
            sealed_link_token: null,
          }),
        },
      ],
      kept: {
        ...keep(
          MEETINGS,
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
          'time_zone',
          'created_at',
          'updated_at',
          'deleted_at',
          'created_by_id',
          'updated_by_id',
          'external_id',
          'sequence',
          'busy_from',
          'busy_until',
          'offered_times',
        ),
      },
    },
  },
  attorney_reviews: {
    part: 'reviews',
    rows: own('user_id'),
    orderBy: 'created_at',
    shown: ['id', 'attorney_id', 'user_id', 'purchase_item_id', 'message', 'rating', 'status', ...entity],
    withheld: writers,
    erased: {
      steps: [
        {
          when: 'ALWAYS',
          rows: ({ person }) => sql`user_id = ${person.id}`,
          set: ({ now }) => ({ message: '', deleted_at: now }),
        },
      ],
      kept: {
        ...keep(NUMBER, 'id', 'attorney_id', 'user_id', 'purchase_item_id', 'created_by_id', 'updated_by_id'),
        ...keep(STATE, 'rating', 'status'),
        ...keep(WHEN, 'created_at', 'updated_at'),
      },
    },
  },

  // What a person set for themselves.
  calendar_feeds: {
    part: 'reminders',
    rows: own('user_id'),
    orderBy: 'created_at',
    shown: ['user_id', 'created_at', 'last_read_at'],
    withheld: { token_hash: DOOR },
    erased: goes(({ person }) => sql`user_id = ${person.id}`),
  },
  calendar_entries: {
    part: 'reminders',
    rows: own('user_id'),
    orderBy: 'changed_at',
    shown: ['user_id', 'step', 'changed_at'],
    withheld: { entry_date: BEFORE_SEALING, reason: BEFORE_SEALING, sequence: WORKING, told: WORKING },
    erased: goes(({ person }) => sql`user_id = ${person.id}`),
  },
  postnup_waitlist: {
    part: 'reminders',
    rows: own('user_id'),
    orderBy: 'joined_at',
    shown: ['user_id', 'joined_at'],
    erased: goes(({ person }) => sql`user_id = ${person.id}`),
  },

  reminder_optouts: {
    part: 'reminders',
    rows: own('user_id'),
    orderBy: 'opted_out_at',
    shown: ['user_id', 'topic', 'opted_out_at'],
    erased: goes(({ person }) => sql`user_id = ${person.id}`),
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
      'malpractice_insurance_expires_on',
      'profile_photo_id',
      'docusign_contract_file_id',
      'is_embryo_attorney',
      'has_fast_turnaround',
      'is_taking_new_clients',
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
    sealed: {
      ...openedByHouse('attorneys', 'sealed_application_draft', 'applicationDraft'),
      ...openedByHouse('attorneys', 'sealed_disciplinary_statement', 'disciplinaryStatement'),
      ...openedByHouse('attorneys', 'sealed_client_views', 'savedViews'),
      ...openedByHouse('attorneys', 'sealed_saved_replies', 'savedReplies'),
    },
    withheld: writers,
    erased: OF_ATTORNEYS,
  },
  attorney_files: {
    part: 'attorney',
    rows: own('attorney_id'),
    orderBy: 'created_at',
    shown: ['id', 'attorney_id', 'kind', 'size', 'content_type', 'sha256', 'purged_at', ...entity],
    sealed: openedByHouse('attorney_files', 'sealed_name', 'name'),
    withheld: { ...writers, key: WORKING },
    erased: OF_ATTORNEYS,
  },
  attorney_states: {
    part: 'attorney',
    rows: own('attorney_id'),
    orderBy: 'created_at',
    shown: ['id', 'attorney_id', 'state_id', 'order', 'bar_license_num', 'verified_at', 'expires_on', ...entity],
    withheld: { ...writers, verified_by_id: WORKING },
    erased: OF_ATTORNEYS,
  },
  attorney_services: {
    part: 'attorney',
    rows: own('attorney_id'),
    orderBy: 'created_at',
    shown: ['id', 'attorney_id', 'service_type', 'booking_link', ...entity],
    withheld: writers,
    erased: OF_ATTORNEYS,
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
      'away',
      'updated_at',
    ],
    withheld: { away_from: ONE_TIME_AWAY, away_until: ONE_TIME_AWAY },
    erased: OF_ATTORNEYS,
  },
  disciplinary_records: { notTold: 'What a bar has decided about an attorney, and what was made of it.' },
  law_firms: { notTold: 'A firm’s, not a person’s.' },
  firm_accounts: { notTold: 'A firm’s, not a person’s.' },
  counsel_verdicts: {
    notTold: 'What an attorney approved of the house’s library, under the name that stands for it: of no couple.',
  },
  video_changes: { notTold: 'The house’s videos, and which admin changed them: of no person.' },
  law_changes: { notTold: 'The law of a state, and which admin changed it: of no person.' },
  payouts: { notTold: 'What a firm was paid, not a person. Its attorneys see it in their portal.' },
  payout_reversals: { notTold: 'What a firm was paid, not a person. Its attorneys see it in their portal.' },

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
      'token_id',
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
    erased: {
      steps: [
        {
          when: 'ALWAYS',
          rows: ({ person }) => sql`actor_user_id = ${person.id} and (ip_address is not null or from_salt is not null)`,
          set: () => ({ ip_address: null, from_salt: null }),
        },
      ],
      kept: {
        ...keep(
          PROOF,
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
          'request_id',
          'entry_count',
          'token_id',
          'id',
          'format',
          'hash_before',
          'hash_after',
          'previous_hash',
          'hash',
          'content_hash',
          'from_hash',
          'file_sha256',
          'salt',
        ),
      },
    },
  },
  admin_accesses: {
    notTold:
      'When staff opened a document and why: the log of the document says it, and its reasons are in the timeline.',
    // Why staff looked may speak of the couple. That they looked stays.
    erased: {
      steps: [{ when: 'AGREEMENT', rows: ofDocument, set: () => ({ sealed_reason: null }) }],
      kept: keep(PROOF, 'id', 'document_id', 'admin_id', 'ticket_id', 'opened_at'),
    },
  },
  admin_actions: {
    part: 'activity',
    rows: own('user_id'),
    orderBy: 'created_at',
    shown: ['id', 'action', 'document_id', 'subject_kind', 'subject_id', 'created_at'],
    sealed: openedByHouse('admin_actions', 'sealed_reason', 'reason'),
    withheld: { admin_id: WRITER, user_id: WORKING },
    erased: {
      steps: [
        {
          when: 'ALWAYS',
          rows: ({ person }) => sql`user_id = ${person.id}`,
          set: () => ({ sealed_reason: null }),
        },
      ],
      kept: keep(
        PROOF,
        'id',
        'action',
        'admin_id',
        'user_id',
        'document_id',
        'subject_kind',
        'subject_id',
        'created_at',
      ),
    },
  },
  admin_saved_views: {
    part: 'activity',
    rows: own('user_id'),
    orderBy: 'updated_at',
    shown: ['id', 'list', 'updated_at'],
    sealed: openedByHouse('admin_saved_views', 'sealed_views', 'views'),
    withheld: { user_id: WORKING },
    erased: goes(({ person }) => sql`user_id = ${person.id}`),
  },
  looks: { notTold: 'When somebody last began to look at a document; its log lists each look.' },
  audit_chains: { notTold: 'How long each log is; the logs of the person’s documents are in the archive.' },
  audit_heads: { notTold: 'Signatures of the logs; those of the person’s documents are in the archive.' },
  audit_keys: { notTold: 'The keys with which the house signs its logs.' },
  installation_keys: { notTold: 'The keys with which the house signs tokens and cookies.' },
  audit_refusals: { notTold: 'Counts of what was refused, for an hour each; the activity lists it.' },
  personal_archives: {
    part: 'archives',
    rows: own('user_id'),
    orderBy: 'requested_at',
    shown: ['id', 'user_id', 'status', 'requested_at', 'ready_at', 'expires_at', 'size'],
    withheld: { attempt: WORKING, sealed_key: DOOR, link_hash: DOOR, link_expires_at: WORKING },
    erased: goes(({ person }) => sql`user_id = ${person.id}`),
  },
  account_deletions: {
    part: 'archives',
    rows: own('user_id'),
    orderBy: 'requested_at',
    shown: ['id', 'user_id', 'status', 'requested_at', 'due_at', 'ended_at'],
    withheld: { cancel_hash: DOOR },
    erased: {
      steps: [],
      kept: { ...keep(ASKED_FOR, 'id', 'user_id', 'status', 'requested_at', 'due_at', 'ended_at', 'cancel_hash') },
    },
  },
  erased_files: { notTold: 'Where bytes lay that were erased, until they are gone.' },
  personal_archive_pieces: {
    notTold: 'Where the pieces of archives like this one lie.',
    erased: {
      steps: [
        {
          when: 'ALWAYS',
          rows: ({ person }) => sql`archive_id in (select id from personal_archives where user_id = ${person.id})`,
          bytes: 'ALL',
        },
      ],
    },
  },
  idempotency_keys: {
    notTold: 'Answers kept for a day, sealed, should a request be repeated; what they say is told where it stands.',
    erased: goes(({ person }) => sql`actor = ${`user:${person.id}`}`),
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
    erased: {
      steps: [
        {
          when: 'ALWAYS',
          rows: ({ person }) => sql`lower(customer_email) = lower(${person.email})`,
          set: () => ({ customer_email: '' }),
        },
      ],
      kept: keep(
        AT_PROVIDER,
        'id',
        'client_reference',
        'status',
        'payment_status',
        'payment_method',
        'amount_in_cents',
        'lines',
        'success_url',
        'cancel_url',
        'discount_in_cents',
        'payment_id',
        'settles_to',
        'fee_in_cents',
        'fee_known_at',
        'refunds_fail',
        'settles_at',
        'created_at',
        'expires_at',
      ),
    },
  },
  sandbox_refunds: { notTold: 'What the payment provider would keep on its side. It is asked of the provider.' },
  sandbox_accounts: { notTold: 'What the payment provider would keep on its side, of firms.' },
  sandbox_account_links: { notTold: 'What the payment provider would keep on its side, of firms.' },
  sandbox_transfers: { notTold: 'What the payment provider would keep on its side, of firms.' },
  sandbox_transfer_reversals: { notTold: 'What the payment provider would keep on its side, of firms.' },
  sandbox_notary_transactions: {
    notTold: 'What the notary would keep on its side. It is asked of the notary.',
    erased: {
      steps: [
        {
          when: 'AGREEMENT',
          rows: ({ documentId }) => sql`reference in (select id from notarizations where document_id = ${documentId})`,
          set: () => ({ witnesses: '[]' }),
        },
      ],
      kept: keep(
        AT_PROVIDER,
        'id',
        'reference',
        'status',
        'file_reference',
        'file_sha256',
        'is_witness_required',
        'is_together',
        'witnessed_at',
        'rejection',
        'return_url',
        'activates_at',
        'expires_at',
        'ended_at',
        'created_at',
      ),
    },
  },
  sandbox_notary_signers: { notTold: 'What the notary would keep on its side. It is asked of the notary.' },
  sandbox_events: { notTold: 'Notices of the sandbox’s provider, by their numbers.' },
  sandbox_event_tries: { notTold: 'Notices of the sandbox’s provider, by their numbers.' },
};

export const isExported = (table: ExportedTable | OtherTable): table is ExportedTable => 'part' in table;
