import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

type Schemas = components['schemas'];
export type CounselItem = Schemas['CounselItem'];
export type CounselOfState = Schemas['CounselOfState'];
export type CounselVerdicts = Schemas['CounselVerdicts'];
export type CounselOutcomes = Schemas['CounselOutcomes'];
export type AdminVideo = Schemas['AdminVideo'];

export const counselQuery = queryOptions({
  queryKey: ['admin', 'counsel'],
  queryFn: ({ signal }) => unwrap(api.GET('/admin/counsel', { signal })),
});

export const counselOfStateQuery = (stateId: string) =>
  queryOptions({
    queryKey: ['admin', 'counsel', stateId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/admin/counsel/states/{stateId}', { params: { path: { stateId } }, signal })),
  });

export const recordVerdicts = (stateId: string, body: CounselVerdicts) =>
  unwrap(api.POST('/admin/counsel/states/{stateId}/verdicts', { params: { path: { stateId } }, body }));

export const setRequirement = (stateId: string, isRequired: boolean, reason: string) =>
  unwrap(
    api.PUT('/admin/counsel/states/{stateId}/requirement', {
      params: { path: { stateId } },
      body: { isRequired, reason },
    }),
  );

export async function libraryFile(stateId: string): Promise<Blob> {
  const file: unknown = await unwrap(
    api.GET('/admin/counsel/states/{stateId}/library', { params: { path: { stateId } }, parseAs: 'blob' }),
  );
  return file as Blob;
}

export async function verdictsFile(stateId: string): Promise<Blob> {
  const file: unknown = await unwrap(
    api.GET('/admin/counsel/states/{stateId}/verdicts', { params: { path: { stateId } }, parseAs: 'blob' }),
  );
  return file as Blob;
}

/** Attorneys of ours whose verdict can count in a state. */
export const attorneysOfStateQuery = (stateId: string) =>
  queryOptions({
    queryKey: ['admin', 'attorneys', 'of-state', stateId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/admin/attorneys', {
          params: { query: { stateId, stage: 'APPROVED', limit: 100, sort: 'NAME' } },
          signal,
        }),
      ),
  });

export const adminVideosQuery = queryOptions({
  queryKey: ['admin', 'videos'],
  queryFn: ({ signal }) => unwrap(api.GET('/admin/videos', { signal })),
});
