import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';
import { saveAnswer } from '../../shared/save-answer';

export type Vault = components['schemas']['Vault'];
export type VaultItem = Vault['items'][number];

/** What is worth keeping of the agreement; empty until it is notarized. */
export const vaultQuery = (userId: string, documentId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'documents', documentId, 'vault'],
    queryFn: ({ signal }) => unwrap(api.GET('/documents/{id}/vault', { params: { path: { id: documentId } }, signal })),
  });

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
