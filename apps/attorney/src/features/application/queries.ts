import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import type { Application } from '../../shared/profile/draft';

/** Approved firms that an applicant can join. */
export const lawFirmsQuery = queryOptions({
  queryKey: ['law-firms'],
  queryFn: ({ signal }) => unwrap(api.GET('/law-firms', { signal })),
});

/** Sends the application; the API takes it once. */
export const sendApplication = (attorneyId: string, application: Application) =>
  unwrap(
    api.POST('/users/{id}/attorneys/{aid}/application', {
      params: { path: { id: attorneyId, aid: attorneyId } },
      body: application,
    }),
  );
