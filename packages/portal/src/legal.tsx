import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from './api';

/** What anyone may read; the terms' version is what an agreement to them records. */
export type LegalPageKey = 'terms' | 'privacy' | 'accessibility';

export const legalQuery = (page: LegalPageKey) =>
  queryOptions({
    queryKey: ['legal', page],
    queryFn: ({ signal }) => unwrap(api.GET('/legal/{page}', { params: { path: { page } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
