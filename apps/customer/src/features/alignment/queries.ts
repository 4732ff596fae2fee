import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { ApiError, api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { t } from '../../shared/texts';

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

/** Copies the partner's answer, as it was seen, with its visible follow-ups. */
export const agreeWithPartner = (userId: string, questionId: string, seenVersion: number) =>
  unwrap(
    api.POST('/users/{id}/answers/dispute/{questionId}/agree', {
      params: { path: { id: userId, questionId } },
      headers: { 'if-match': `"${seenVersion}"` },
    }),
  );

/** Answers a disputed question again, with its follow-ups. */
export const changeOwnAnswer = (userId: string, questionId: string, body: components['schemas']['DisputeChange']) =>
  unwrap(
    api.POST('/users/{id}/answers/dispute/{questionId}/change', { params: { path: { id: userId, questionId } }, body }),
  );

export const remindPartner = (userId: string) =>
  unwrap(api.POST('/users/{id}/questionnaire-reminder', { params: { path: { id: userId } } }));

/** The words for what stood in the way of settling a difference. Customer spec §8 "Alignment". */
export function settlingErrorText(error: unknown, changedMeanwhile: string): string {
  if (!(error instanceof ApiError)) return errorText(error);
  // The session has ended and could not be renewed.
  if (error.status === 401) return t('alignment.sessionNotFound');
  if (error.code === 'VERSION_CONFLICT') return changedMeanwhile;
  // Someone was quicker: the partner, or another tab.
  return error.status === 404 || error.status === 409 ? t('alignment.disputeNotFound') : errorText(error);
}
