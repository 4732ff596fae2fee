import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

const own = (userId: string) => ({ params: { path: { id: userId } } });

export type AccountDeletion = components['schemas']['AccountDeletion'];

/** What deleting the account would do now, and whether it was asked for. */
export const deletionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'deletion'],
    queryFn: ({ signal }) => unwrap(api.GET('/users/{id}/deletion', { ...own(userId), signal })),
  });

/** @param version Names what was read, so that nothing else is confirmed. */
export const requestDeletion = (userId: string, version: string) =>
  unwrap(api.POST('/users/{id}/deletion', { ...own(userId), body: { confirmation: 'DELETE', version } }));

export const cancelDeletion = (userId: string) => unwrap(api.DELETE('/users/{id}/deletion', own(userId)));
