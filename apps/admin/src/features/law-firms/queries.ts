import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';
import type { AskedOf } from '@troth/portal/list-address';

export type LawFirmSummary = components['schemas']['LawFirmSummary'];
export type LawFirmDetail = components['schemas']['LawFirmDetail'];
export type LawFirmQuery = NonNullable<operations['admin.listLawFirms']['parameters']['query']>;
export type LawFirmChanges = components['schemas']['LawFirmUpdate'];

export const LAW_FIRM_LIST = { filters: { status: ['APPROVED', 'WAITING'] }, sorts: ['NAME', 'CREATED'] } as const;

/** Which firms an address asks for, on all pages. */
export const lawFirmFilter = ({ order, filters: { status } }: AskedOf<typeof LAW_FIRM_LIST>): LawFirmQuery => ({
  ...order,
  ...(status !== '' && { isApproved: status === 'APPROVED' ? 'true' : 'false' }),
});

export const lawFirmsQuery = (query: LawFirmQuery) =>
  queryOptions({
    queryKey: ['admin', 'law-firms', query],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/law-firms', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const lawFirmQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'law-firms', id],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/law-firms/{id}', { params: { path: { id } }, signal })),
  });

/** What would move, were the firm part of another one. */
export const mergePlanQuery = (id: string, intoLawFirmId: string) =>
  queryOptions({
    queryKey: ['admin', 'law-firms', id, 'merge', intoLawFirmId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/admin/law-firms/{id}/merge', { params: { path: { id }, query: { intoLawFirmId } }, signal })),
    staleTime: 0,
  });

export const lawFirmsFile = (query: NonNullable<operations['admin.exportLawFirms']['parameters']['query']>) =>
  unwrap(api.GET('/admin/law-firms/export', { params: { query }, parseAs: 'blob' }));
