import { type RawBuilder, sql } from 'kysely';

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
  /** All of them go; `others` says why rows stay that the person may read and that are somebody else's. */
  | { readonly steps: readonly [ErasureStep, ...ErasureStep[]]; readonly others?: string }
  /** Rows can stay: every column is emptied by a step, or kept for a reason. */
  | { readonly steps: readonly ErasureStep[]; readonly kept: Readonly<Record<string, string>> }
  /** Something else sees to them. */
  | { readonly elsewhere: string };

/** Columns that are kept for the same reason. */
export const keep = (why: string, ...columns: readonly string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column) => [column, why]));

/** Rows of a table that are the owner's; of everybody's where nobody is left. */
export const owned = (column: string, { ownerId }: DocumentScope): RawBuilder<unknown> =>
  ownerId === null ? sql`true` : sql`${sql.ref(column)} = ${ownerId}`;

export const ofDocument = ({ documentId }: DocumentScope): RawBuilder<unknown> => sql`document_id = ${documentId}`;

/** Each person's rows go. */
export const goes = (rows: PersonStep['rows']): Erasure => ({ steps: [{ when: 'ALWAYS', rows }] });
/** The rows that the person wrote in a document go, whatever becomes of it. */
export const goesFromDocument = (column: string): Erasure => ({
  steps: [
    {
      when: 'DOCUMENT',
      rows: ({ documentId, person }) => sql`document_id = ${documentId} and ${sql.ref(column)} = ${person.id}`,
    },
  ],
});
