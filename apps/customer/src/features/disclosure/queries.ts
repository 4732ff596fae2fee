import { queryOptions } from '@tanstack/react-query';
import {
  EDITABLE_FINANCIAL_KINDS,
  type EditableFinancialKind,
  FINANCIAL_KINDS,
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

/** The live entries of all kinds of one partner. Both partners may read both. `docs/decisions/0000-product-decisions.md`, row 3. */
export const disclosureQuery = ({ userId, documentId }: Place, readerId: string) =>
  queryOptions({
    queryKey: ['users', readerId, 'documents', documentId, 'disclosure', userId],
    queryFn: async ({ signal }): Promise<Disclosure> => {
      const path = { id: userId, docId: documentId };
      const lists = await Promise.all(
        FINANCIAL_KINDS.map(async (kind) => {
          const entries = await unwrap(api.GET(listPath(kind), { params: { path }, signal }));
          return [kind, entries.filter(({ deletedAt }) => deletedAt === null)] as const;
        }),
      );
      return Object.fromEntries(lists) as unknown as Disclosure;
    },
  });

/** What a form sends: the fields of the kind's creation schema. */
export type EntryFields = Readonly<Record<string, unknown>>;

export const isEditable = (kind: FinancialKind): kind is EditableFinancialKind =>
  (EDITABLE_FINANCIAL_KINDS as readonly FinancialKind[]).includes(kind);

export function createEntry(
  { userId, documentId }: Place,
  kind: EditableFinancialKind,
  fields: EntryFields,
  key: string,
) {
  return unwrap(
    api.POST(listPath(kind), {
      params: { path: { id: userId, docId: documentId } },
      body: fields as never,
      headers: { 'Idempotency-Key': key },
    }),
  );
}

export function changeEntry(
  { userId, documentId }: Place,
  kind: EditableFinancialKind,
  entry: { readonly id: string; readonly version: number },
  fields: EntryFields,
) {
  return unwrap(
    api.PATCH(entryPath(kind), {
      params: { path: { id: userId, docId: documentId, entryId: entry.id } },
      body: { ...fields, version: entry.version } as never,
    }),
  );
}

export function deleteEntry({ userId, documentId }: Place, kind: FinancialKind, entryId: string) {
  return unwrap(api.DELETE(entryPath(kind), { params: { path: { id: userId, docId: documentId, entryId } } }));
}
