import { queryOptions } from '@tanstack/react-query';
import type { ImportMapping } from '@troth/domain/disclosure';
import { api, unwrap } from '@troth/portal/api';

/** How the person has had the columns of bank files read before. */
export const importMappingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'import-mappings'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/users/{id}/import-mappings', { params: { path: { id: userId } }, signal })),
  });

export const rememberMapping = (userId: string, fingerprint: string, mapping: ImportMapping) =>
  unwrap(api.PUT('/users/{id}/import-mappings', { params: { path: { id: userId } }, body: { fingerprint, mapping } }));
