import { queryOptions } from '@tanstack/react-query';
import {
  EDITABLE_FINANCIAL_KINDS,
  type EditableFinancialKind,
  type FinancialEntries,
  type FinancialKind,
} from '@troth/domain/disclosure';
import { api, unwrap } from '@troth/portal/api';

/** The address of a kind's list. Customer spec §7 "Asset resources". */
const listPath = <K extends FinancialKind>(kind: K) => `/users/{id}/documents/{docId}/${kind}` as const;
const entryPath = <K extends FinancialKind>(kind: K) => `${listPath(kind)}/{entryId}` as const;

export interface Place {
  readonly userId: string;
  readonly documentId: string;
}

/** A partner's whole disclosure, kind by kind. */
export type Disclosure = { readonly [K in FinancialKind]: readonly FinancialEntries[K][] };

/** An entry of a kind that can be changed. */
export type EditableEntry = FinancialEntries[EditableFinancialKind];

/** What all that is asked for about a disclosure starts with; the live changes of `finances` move it. */
export const disclosureKey = (readerId: string, documentId: string) =>
  ['users', readerId, 'documents', documentId, 'disclosure'] as const;

/** A partner's entries, how far the disclosure is, its version, who received it, and what it may lack. */
export const summaryQuery = ({ userId, documentId }: Place, readerId: string) =>
  queryOptions({
    queryKey: [...disclosureKey(readerId, documentId), 'summary', userId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/documents/{docId}/disclosure', {
          params: { path: { id: userId, docId: documentId } },
          signal,
        }),
      ),
  });

/**
 * The live entries of all kinds of one partner, apart from the rest that the same call tells: an entry that was saved is
 * put among them at once. Both partners may read both. D3.
 */
export const disclosureQuery = (place: Place, readerId: string) =>
  queryOptions({
    queryKey: [...disclosureKey(readerId, place.documentId), 'entries', place.userId],
    queryFn: async ({ client }): Promise<Disclosure> =>
      (await client.fetchQuery(summaryQuery(place, readerId))).entries as Disclosure,
  });

/** What a form sends: the fields of the kind's creation schema. */
export type EntryFields = Readonly<Record<string, unknown>>;

export const isEditable = (kind: FinancialKind): kind is EditableFinancialKind =>
  (EDITABLE_FINANCIAL_KINDS as readonly FinancialKind[]).includes(kind);

export async function createEntry(
  { userId, documentId }: Place,
  kind: EditableFinancialKind,
  fields: EntryFields,
  key: string,
): Promise<EditableEntry> {
  return await unwrap(
    api.POST(listPath(kind), {
      params: { path: { id: userId, docId: documentId } },
      body: fields as never,
      headers: { 'Idempotency-Key': key },
    }),
  );
}

export async function changeEntry(
  { userId, documentId }: Place,
  kind: EditableFinancialKind,
  entry: { readonly id: string; readonly version: number },
  fields: EntryFields,
): Promise<EditableEntry> {
  return await unwrap(
    api.PATCH(entryPath(kind), {
      params: { path: { id: userId, docId: documentId, entryId: entry.id } },
      body: { ...fields, version: entry.version } as never,
    }),
  );
}

export function deleteEntry({ userId, documentId }: Place, kind: FinancialKind, entryId: string) {
  return unwrap(api.DELETE(entryPath(kind), { params: { path: { id: userId, docId: documentId, entryId } } }));
}

/** Brings a deleted entry back as it was, with its id and its files. */
export function restoreEntry({ userId, documentId }: Place, kind: FinancialKind, entryId: string) {
  return unwrap(
    api.POST(`${entryPath(kind)}/restore`, { params: { path: { id: userId, docId: documentId, entryId } } }),
  );
}

const nothingPath = '/users/{id}/documents/{docId}/disclosure/nothing/{kind}';

/** 'I have none of these', or not any more. */
export const stateNothing = ({ userId, documentId }: Place, kind: EditableFinancialKind, isStated: boolean) => {
  const call = { params: { path: { id: userId, docId: documentId, kind } } };
  return unwrap(isStated ? api.PUT(nothingPath, call) : api.DELETE(nothingPath, call));
};
