import { type RawBuilder, sql } from 'kysely';
import { wordsOf } from './personal-columns';

/** Whose data it is. */
export interface DataSubject {
  readonly id: string;
  /** The subject of the sign-in. */
  readonly externalId: string;
  readonly email: string;
}

export interface PersonScope {
  readonly person: DataSubject;
  readonly now: Date;
}

/** A document that the person leaves. */
export interface DocumentScope extends PersonScope {
  readonly documentId: string;
  /** Whose disclosure and files go with the agreement; null where nobody is left, and everybody's do. */
  readonly ownerId: string | null;
  /** The partner with whom the document stays; null where nobody is left. */
  readonly partnerId: string | null;
}

interface StepOf<When, Scope> {
  readonly when: When;
  readonly rows: (scope: Scope) => RawBuilder<unknown>;
  /** Columns, and what they become. Without it the rows go. */
  readonly set?: (scope: Scope) => Readonly<Record<string, unknown>>;
  /** Rows whose `key` names bytes that go as well; those that are already gone are named by `purged_at`. */
  readonly bytes?: 'ALL' | 'UNPURGED';
}

/** Once for each person who goes. */
export type PersonStep = StepOf<'ALWAYS', PersonScope>;

/**
 * For each document of the person. DOCUMENT: whatever becomes of it. AGREEMENT: nothing in it was notarized for a partner
 * who stays, so the agreement goes. PASSED_ON: the partner keeps the document alone. NOBODY_LEFT: the document ends.
 */
export type DocumentStep = StepOf<'DOCUMENT' | 'AGREEMENT' | 'PASSED_ON' | 'NOBODY_LEFT', DocumentScope>;

export type ErasureStep = PersonStep | DocumentStep;

/** What becomes of a person's rows when the person goes. */
export type Erasure =
  /** All of them go; `others` says why rows stay that the person may read and that are someone else's. */
  | { readonly steps: readonly [ErasureStep, ...ErasureStep[]]; readonly others?: string }
  /** Rows can stay: every column is emptied by a step, or says why it is kept. */
  | { readonly steps: readonly ErasureStep[]; readonly stays: true }
  /** Something else sees to them. */
  | { readonly elsewhere: string };

/** Which rows of a table are a person's. */
export type PersonRows = (person: DataSubject) => RawBuilder<unknown>;
type DocumentRows = DocumentStep['rows'];

export const own =
  (column: string): PersonRows =>
  ({ id }) =>
    sql`${sql.ref(column)} = ${id}`;

export const either =
  (one: string, other: string): PersonRows =>
  ({ id }) =>
    sql`${sql.ref(one)} = ${id} or ${sql.ref(other)} = ${id}`;

/** Rows that refer to rows of another table. */
export const through =
  <Scope>(column: string, table: string, rows: (scope: Scope) => RawBuilder<unknown>) =>
  (scope: Scope) =>
    sql`${sql.ref(column)} in (select id from ${sql.table(table)} where ${rows(scope)})`;

/** Rows of a table that are the owner's; of everybody's where nobody is left. */
export const owned = (column: string, { ownerId }: DocumentScope): RawBuilder<unknown> =>
  ownerId === null ? sql`true` : sql`${sql.ref(column)} = ${ownerId}`;

export const ofDocument = ({ documentId }: DocumentScope): RawBuilder<unknown> => sql`document_id = ${documentId}`;
export const ownedBy =
  (column: string): DocumentRows =>
  (scope) =>
    sql`${ofDocument(scope)} and ${owned(column, scope)}`;
/** What the person wrote in the document. */
export const writtenBy =
  (column: string): DocumentRows =>
  (scope) =>
    sql`${ofDocument(scope)} and ${sql.ref(column)} = ${scope.person.id}`;

export const always = (rows: PersonRows, set?: PersonStep['set']): PersonStep => ({
  when: 'ALWAYS',
  rows: ({ person }) => rows(person),
  ...(set && { set }),
});
export const on = (when: DocumentStep['when'], rows: DocumentRows, set?: DocumentStep['set']): DocumentStep => ({
  when,
  rows,
  ...(set && { set }),
});
export const WITH_AGREEMENT = on('AGREEMENT', ofDocument);

/** Columns that become empty, by name. */
export const emptied =
  (...names: Parameters<typeof wordsOf>) =>
  (): Readonly<Record<string, unknown>> =>
    Object.fromEntries(wordsOf(...names).map((name) => [name, null]));

export const goes = (...steps: readonly [ErasureStep, ...ErasureStep[]]) => ({ steps });
export const stays = (...steps: readonly ErasureStep[]): Erasure => ({ steps, stays: true });

export const theDocument = ({ documentId }: DocumentScope) => sql`id = ${documentId}`;
/** The documents of which the person is a partner. */
const documentIds = ({ id }: DataSubject) =>
  sql`(select id from documents where user_a_id = ${id} or user_b_id = ${id})`;
export const ofDocuments =
  (column = 'document_id') =>
  (person: DataSubject) =>
    sql`${sql.ref(column)} in ${documentIds(person)}`;
export const ofAddress = (column: string) => (person: DataSubject) =>
  sql`lower(${sql.ref(column)}) = lower(${person.email})`;

/** The document becomes the remaining partner's alone, as one that nobody was invited to yet. */
export const passedOn = ({ person: { id }, partnerId, now }: DocumentScope) => ({
  attorney_a_id: sql`case when user_a_id = ${id} then attorney_b_id else attorney_a_id end`,
  user_a_will_hire_attorney: sql`case when user_a_id = ${id} then user_b_will_hire_attorney else user_a_will_hire_attorney end`,
  user_b_will_hire_attorney: false,
  user_a_id: partnerId,
  status: 'NOT_APPROVED',
  status_modified_at: now,
  updated_at: now,
  ...emptied`
    attorney_b_id user_b_id invited_user_id invitation_sent_at invitation_accepted_at attorney_a_approved_at
    attorney_b_approved_at prior_attorney_a_approved_at prior_attorney_b_approved_at prior_finalized_at finalized_at
    reviewed_at user_a_reviewed_at user_b_reviewed_at generated_pdf_file_id proof_file_id last_generated_input_hash
    last_generated_at`(),
});
