import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type OwnCounsel = components['schemas']['OwnCounsel'];
export type ExternalAttorney = NonNullable<OwnCounsel['attorney']>;
type AttorneyFacts = components['schemas']['ExternalAttorneyCreation'];

/** Whose attorney, and for which agreement. */
export interface Place {
  readonly userId: string;
  readonly documentId: string;
}

const pathOf = ({ userId, documentId }: Place) => ({ path: { id: userId, docId: documentId } });

/** The attorney whom the reader found, and how their confirmation stands. It moves with the document. */
export const ownCounselQuery = (place: Place) =>
  queryOptions({
    queryKey: ['users', place.userId, 'documents', place.documentId, 'documents', 'external-attorney'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/users/{id}/documents/{docId}/external-attorney', { params: pathOf(place), signal })),
  });

export const recordAttorney = (place: Place, facts: AttorneyFacts) =>
  unwrap(api.PUT('/users/{id}/documents/{docId}/external-attorney', { params: pathOf(place), body: facts }));

export const removeAttorney = (place: Place) =>
  unwrap(api.DELETE('/users/{id}/documents/{docId}/external-attorney', { params: pathOf(place) }));

export const mailLink = (place: Place) =>
  unwrap(api.POST('/users/{id}/documents/{docId}/external-attorney/link', { params: pathOf(place) }));

/** Sends the signed certificate of the version that is shown: of a newer one it would say what nobody signed. */
export const uploadCertificate = (place: Place, file: File, version: string | null) =>
  unwrap(
    api.POST('/users/{id}/documents/{docId}/external-attorney/certificate', {
      params: pathOf(place),
      headers: version === null ? {} : { 'If-Match': `"${version}"` },
      body: { file: file.name },
      bodySerializer: () => {
        const form = new FormData();
        form.append('file', file, file.name);
        return form;
      },
    }),
  );
