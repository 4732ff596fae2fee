import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type Task = components['schemas']['AttorneyTask'];

/** A call comes nearer by the minute without anything having changed. */
const EVERY_MINUTE_MS = 60_000;

/** What waits for the signed-in attorney, the most pressing first. */
export const tasksQuery = (attorneyId: string) =>
  queryOptions({
    queryKey: ['users', attorneyId, 'tasks'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/attorneys/{aid}/tasks', { params: { path: { id: attorneyId, aid: attorneyId } }, signal }),
      ),
    refetchInterval: EVERY_MINUTE_MS,
  });
