import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';
import { saveAnswer } from '@troth/portal/save-answer';
import { t } from '../../shared/texts';

export type Vault = components['schemas']['Vault'];
export type VaultItem = Vault['items'][number];

/** What is worth keeping of the agreement; empty until it is notarized. */
export const vaultQuery = (userId: string, documentId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'documents', documentId, 'vault'],
    queryFn: ({ signal }) => unwrap(api.GET('/documents/{id}/vault', { params: { path: { id: documentId } }, signal })),
  });

/** Saves the dates of the reviews of one kind, for the person's own calendar. */
export const saveReviewCalendar = (documentId: string, kind: Vault['reviews'][number]['kind']): Promise<void> =>
  saveAnswer(
    api.GET('/documents/{id}/reviews/{kind}/calendar.ics', {
      params: { path: { id: documentId, kind } },
      parseAs: 'blob',
    }),
    t('calendar.fileName'),
  );

/** Saves one thing of the vault, or all of it as one archive. */
export const saveFromVault = (documentId: string, item: VaultItem | null, fallbackName: string): Promise<void> =>
  item === null
    ? saveAnswer(
        api.GET('/documents/{id}/vault-archive', { params: { path: { id: documentId } }, parseAs: 'blob' }),
        fallbackName,
      )
    : saveAnswer(
        api.GET('/documents/{id}/vault/{key}', {
          params: { path: { id: documentId, key: item.key } },
          parseAs: 'blob',
        }),
        item.name,
      );
