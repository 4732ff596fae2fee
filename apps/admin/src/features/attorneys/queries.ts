import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';
import { usePerson } from '@troth/portal/person';

export type Attorney = components['schemas']['Attorney'];
export type LawFirm = components['schemas']['LawFirm'];
type AttorneyChanges = components['schemas']['AttorneyAdminUpdate'];

/** All attorneys; applications that wait come first. */
export const attorneysQuery = queryOptions({
  queryKey: ['admin', 'attorneys'],
  queryFn: ({ signal }) => unwrap(api.GET('/admin/attorneys', { signal })),
});

export const attorneyQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'attorneys', id],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/attorneys/{id}', { params: { path: { id } }, signal })),
  });

/** Every firm, those that wait for approval too. */
export const lawFirmsQuery = queryOptions({
  queryKey: ['admin', 'law-firms'],
  queryFn: ({ signal }) => unwrap(api.GET('/admin/law-firms', { signal })),
});

/** Changes stage, firm or lead of an attorney, under the admin's own id. */
export function useAttorneyChange(attorneyId: string) {
  const queryClient = useQueryClient();
  const { id } = usePerson();
  return useMutation({
    mutationFn: (body: AttorneyChanges) =>
      unwrap(api.PATCH('/users/{id}/attorneys/{aid}', { params: { path: { id, aid: attorneyId } }, body })),
    onSuccess: (attorney) => queryClient.setQueryData(attorneyQuery(attorneyId).queryKey, attorney),
    // After a refusal too: what it was decided on may be out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  });
}

/** Approves a firm, the step before its attorneys. */
export function useFirmApproval() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (firmId: string) =>
      unwrap(api.PATCH('/admin/law-firms/{id}', { params: { path: { id: firmId } }, body: { isApproved: true } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  });
}

/** Display name of an attorney; the e-mail address while there is no name. */
export const attorneyName = ({ user }: Attorney): string =>
  [user?.firstName, user?.lastName].filter(Boolean).join(' ') || (user?.email ?? '');
