import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import type { Application } from '../../shared/profile/draft';
import type { KeptDraft } from './kept-draft';

/** Approved firms that an applicant can join. */
export const lawFirmsQuery = queryOptions({
  queryKey: ['law-firms'],
  queryFn: ({ signal }) => unwrap(api.GET('/law-firms', { signal })),
});

/** The application as it was typed last, on whatever device. Asked for with each visit. */
export const applicationDraftQuery = (attorneyId: string) =>
  queryOptions({
    queryKey: ['users', attorneyId, 'application-draft'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/attorneys/{aid}/application-draft', {
          params: { path: { id: attorneyId, aid: attorneyId } },
          signal,
        }),
      ),
    gcTime: 0,
  });

export const keepApplicationDraft = (attorneyId: string, { draft, keptAt }: KeptDraft) =>
  unwrap(
    api.PUT('/users/{id}/attorneys/{aid}/application-draft', {
      params: { path: { id: attorneyId, aid: attorneyId } },
      body: { ...draft, keptAt },
    }),
  );

/** Sends the application; the API takes it once. */
export const sendApplication = (attorneyId: string, application: Application) =>
  unwrap(
    api.POST('/users/{id}/attorneys/{aid}/application', {
      params: { path: { id: attorneyId, aid: attorneyId } },
      body: application,
    }),
  );
