import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type UserSummary = components['schemas']['UserSummary'];
export type UserDetail = components['schemas']['UserDetail'];
export type UserQuery = NonNullable<operations['admin.listUsers']['parameters']['query']>;

/** One page of users; the page before stays on the screen until the next is there. */
export const usersQuery = (query: UserQuery) =>
  queryOptions({
    queryKey: ['admin', 'users', query],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/users', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'users', id],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/users/{id}', { params: { path: { id } }, signal })),
  });

export const duplicatesQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'users', id, 'duplicates'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/admin/users/{id}/duplicate-documents', { params: { path: { id } }, signal })),
  });

/** What deleting a person would do now. */
export const deletionQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'users', id, 'deletion'],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/users/{id}/deletion', { params: { path: { id } }, signal })),
  });

/** Who of the couple needs an attorney, and why. */
export const restrictionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'users', id, 'restrictions'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/admin/users/{id}/attorney-restrictions', { params: { path: { id } }, signal })),
  });
