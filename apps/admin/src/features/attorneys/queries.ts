import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components, operations } from '@troth/api-client';
import { ATTORNEY_STAGES } from '@troth/domain/attorneys';
import { api, unwrap } from '@troth/portal/api';
import type { AskedOf } from '@troth/portal/list-address';
import { usePerson } from '@troth/portal/person';
import { unchangedSince } from '../../shared/actions/unchanged-since';

export type Attorney = components['schemas']['Attorney'];
export type DisciplinaryRecord = components['schemas']['AttorneyDisciplinaryRecord'];
export type LawFirm = components['schemas']['LawFirm'];
type AttorneyChanges = components['schemas']['AttorneyAdminUpdate'];

export type AttorneyQuery = NonNullable<operations['admin.listAttorneys']['parameters']['query']>;

export const ATTORNEY_LIST = {
  filters: { stage: ATTORNEY_STAGES, state: null, firm: null },
  sorts: ['NAME', 'FIRM', 'STAGE', 'CREATED'],
} as const;

/** Which attorneys an address asks for, on all pages. */
export function attorneyFilter({ order, filters }: AskedOf<typeof ATTORNEY_LIST>): AttorneyQuery {
  const stage = ATTORNEY_STAGES.find((value) => value === filters.stage);
  return {
    ...order,
    ...(stage !== undefined && { stage }),
    ...(filters.state !== '' && { stateId: filters.state }),
    ...(filters.firm !== '' && { lawFirmId: filters.firm }),
  };
}

/** One page of attorneys; applications that wait come first. */
export const attorneysQuery = (query: AttorneyQuery) =>
  queryOptions({
    queryKey: ['admin', 'attorneys', query],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/attorneys', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const attorneyQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'attorneys', id],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/attorneys/{id}', { params: { path: { id } }, signal })),
  });

/** More than anybody reads at once. */
const MOST_CLIENTS_SHOWN = 500;

/** Whom an attorney represents, or owes a call. */
export const attorneyClientsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'attorneys', id, 'clients'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/attorneys/{aid}/clients', {
          params: { path: { id, aid: id }, query: { sort: 'name', limit: MOST_CLIENTS_SHOWN } },
          signal,
        }),
      ),
  });

export type AttorneyClient = components['schemas']['AttorneyClient'];

export type AttorneyService = components['schemas']['AttorneyService'];

/** What an attorney offers now: the attorney's record does not say. */
export const servicesQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'attorneys', id, 'services'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/users/{id}/attorneys/{aid}/attorney-services', { params: { path: { id, aid: id } }, signal })),
  });

/** What an attorney sent in. */
export const attorneyFilesQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'attorneys', id, 'files'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/users/{id}/attorneys/{aid}/files', { params: { path: { id, aid: id } }, signal })),
  });

/** Attorneys who said that they cannot act, the latest first. */
export const declinedQuery = queryOptions({
  queryKey: ['admin', 'attorneys', 'declined'],
  queryFn: ({ signal }) => unwrap(api.GET('/admin/declined-assignments', { signal })),
});

/** What bars have decided about an attorney. */
export const disciplineQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'attorneys', id, 'discipline'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/admin/attorneys/{id}/disciplinary-records', { params: { path: { id } }, signal })),
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
export const approveFirm = (firm: LawFirm, reason: string) =>
  unwrap(
    api.PATCH('/admin/law-firms/{id}', {
      params: { path: { id: firm.id } },
      headers: unchangedSince(firm),
      body: { isApproved: true, reason },
    }),
  );

/** Display name of an attorney; the e-mail address while there is no name. */
export const attorneyName = ({ user }: Attorney): string =>
  [user?.firstName, user?.lastName].filter(Boolean).join(' ') || (user?.email ?? '');

export const attorneysFile = (query: NonNullable<operations['admin.exportAttorneys']['parameters']['query']>) =>
  unwrap(api.GET('/admin/attorneys/export', { params: { query }, parseAs: 'blob' }));

export type BarRegister = components['schemas']['BarRegister'];

/** Where licenses are looked up: the same until the next release. */
export const barRegistersQuery = queryOptions({
  queryKey: ['admin', 'bar-registers'],
  queryFn: ({ signal }) => unwrap(api.GET('/admin/bar-registers', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});
