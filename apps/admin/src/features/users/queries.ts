import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@troth/api-client';
import { USER_TYPES } from '@troth/domain/people';
import { api, unwrap } from '@troth/portal/api';
import type { AskedOf } from '@troth/portal/list-address';

export type UserSummary = components['schemas']['UserSummary'];
export type UserDetail = components['schemas']['UserDetail'];
export type UserQuery = NonNullable<operations['admin.listUsers']['parameters']['query']>;

export const USER_LIST = {
  filters: { type: USER_TYPES, state: null, waitlist: ['true'] },
  sorts: ['NAME', 'USER_TYPE', 'CREATED', 'LAST_ACTIVE'],
} as const;

/** Which users an address asks for, on all pages. */
export function userFilter({ order, filters: { type, state, waitlist } }: AskedOf<typeof USER_LIST>): UserQuery {
  const userType = USER_TYPES.find((value) => value === type);
  return {
    ...order,
    ...(userType !== undefined && { userType }),
    ...(state !== '' && { stateId: state }),
    ...(waitlist === 'true' && { isWaitlisted: 'true' }),
  };
}

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

export type AdminDocument = components['schemas']['AdminDocument'];
export type UserMail = components['schemas']['UserMail'];

/** How far each document of a person has come. */
export const documentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'users', id, 'documents'],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/users/{id}/documents', { params: { path: { id } }, signal })),
  });

export const mailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'users', id, 'mails'],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/users/{id}/mails', { params: { path: { id } }, signal })),
  });

export const ticketsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'users', id, 'tickets'],
    queryFn: ({ signal }) => unwrap(api.GET('/users/{id}/support-tickets', { params: { path: { id } }, signal })),
  });

/** Whether the admin may look at what a couple wrote now. */
export const accessQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['admin', 'documents', documentId, 'access'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/admin/documents/{id}/access', { params: { path: { id: documentId } }, signal })),
  });

export interface Respondent {
  readonly userId: string;
  readonly documentId: string;
  readonly stateId: string | null;
}

export const sectionsQuery = ({ userId, stateId }: Respondent) =>
  queryOptions({
    queryKey: ['admin', 'users', userId, 'sections', stateId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/admin/users/{id}/questionnaire-sections', {
          params: { path: { id: userId }, query: stateId === null ? {} : { stateId } },
          signal,
        }),
      ),
  });

export const groupsQuery = ({ userId, documentId }: Respondent, sectionId: string) =>
  queryOptions({
    queryKey: ['admin', 'users', userId, 'sections', sectionId, 'groups', documentId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/admin/users/{id}/questionnaire-sections/{sectionId}/groups', {
          params: { path: { id: userId, sectionId }, query: { documentId } },
          signal,
        }),
      ),
  });

export const usersFile = (query: NonNullable<operations['admin.exportUsers']['parameters']['query']>) =>
  unwrap(api.GET('/admin/users/export', { params: { query }, parseAs: 'blob' }));
