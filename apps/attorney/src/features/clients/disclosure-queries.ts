import { queryOptions } from '@tanstack/react-query';
import { type FinancialEntries, FINANCIAL_KINDS, type FinancialKind } from '@troth/domain/disclosure';
import { api, unwrap } from '@troth/portal/api';

/** Whose disclosure on which document. */
export interface Place {
  readonly userId: string;
  readonly documentId: string;
}

/** A partner's whole disclosure, kind by kind. */
export type Disclosure = { readonly [K in FinancialKind]: readonly FinancialEntries[K][] };

/** What all that is asked for about a disclosure starts with. */
const keyOf = ({ userId, documentId }: Place, ...of: string[]) => [
  'documents',
  documentId,
  'disclosure',
  userId,
  ...of,
];

const listPath = <K extends FinancialKind>(kind: K) => `/users/{id}/documents/{docId}/${kind}` as const;

/** The live entries of all kinds of one partner. */
export const disclosureQuery = (place: Place) =>
  queryOptions({
    queryKey: keyOf(place, 'entries'),
    queryFn: async ({ signal }): Promise<Disclosure> => {
      const path = { id: place.userId, docId: place.documentId };
      const lists = await Promise.all(
        FINANCIAL_KINDS.map(async (kind) => {
          const entries = await unwrap(api.GET(listPath(kind), { params: { path }, signal }));
          return [kind, entries.filter(({ deletedAt }) => deletedAt === null)] as const;
        }),
      );
      return Object.fromEntries(lists) as unknown as Disclosure;
    },
  });

/** How far a partner's disclosure is, what it comes to, and who received it. */
export const disclosureSummaryQuery = (place: Place) =>
  queryOptions({
    queryKey: keyOf(place, 'summary'),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/documents/{docId}/disclosure', {
          params: { path: { id: place.userId, docId: place.documentId } },
          signal,
        }),
      ),
  });

/** The files that an entry carries as evidence of its value. */
export const evidenceQuery = (place: Place, entryId: string) =>
  queryOptions({
    queryKey: keyOf(place, 'evidence', entryId),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/documents/{docId}/entries/{entryId}/files', {
          params: { path: { id: place.userId, docId: place.documentId, entryId } },
          signal,
        }),
      ),
  });
