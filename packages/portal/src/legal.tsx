import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from './api';

/** The terms of service or the privacy notice; the terms' version is what an agreement to them records. */
export const legalQuery = (page: 'terms' | 'privacy') =>
  queryOptions({
    queryKey: ['legal', page],
    queryFn: ({ signal }) => unwrap(api.GET('/legal/{page}', { params: { path: { page } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
