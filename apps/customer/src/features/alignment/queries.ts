import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type Dispute = components['schemas']['Dispute'];
export type Resolution = components['schemas']['Resolution'];

export const disputesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'disputes'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/users/{id}/answers/dispute', { params: { path: { id: userId } }, signal })),
  });

/** The alignment history, newest first. */
export const resolutionsQuery = (userId: string, documentId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'documents', documentId, 'resolutions'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/documents/{docId}/resolutions', {
          params: { path: { id: userId, docId: documentId } },
          signal,
        }),
      ),
  });

/** Copies the partner's answer with its visible follow-ups. */
export const agreeWithPartner = (userId: string, questionId: string) =>
  unwrap(api.POST('/users/{id}/answers/dispute/{questionId}/agree', { params: { path: { id: userId, questionId } } }));

export const remindPartner = (userId: string) =>
  unwrap(api.POST('/users/{id}/questionnaire-reminder', { params: { path: { id: userId } } }));
