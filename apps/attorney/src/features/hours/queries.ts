import { queryOptions } from '@tanstack/react-query';
import type { KeptHours } from '@troth/domain/booking';
import { api, unwrap } from '@troth/portal/api';

const own = (attorneyId: string) => ({ params: { path: { id: attorneyId, aid: attorneyId } } });

/** When the attorney takes calls. */
export const hoursQuery = (attorneyId: string) =>
  queryOptions({
    queryKey: ['users', attorneyId, 'hours'],
    queryFn: ({ signal }) => unwrap(api.GET('/users/{id}/attorneys/{aid}/hours', { ...own(attorneyId), signal })),
  });

export const saveHours = (attorneyId: string, body: KeptHours) =>
  unwrap(api.PUT('/users/{id}/attorneys/{aid}/hours', { ...own(attorneyId), body }));
