import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

type Answer = components['schemas']['ConflictAnswerCreation'];

/** What the attorney is asked about a new client: who the parties are, and what was compared. */
export const conflictQuestionQuery = (attorneyId: string, clientId: string) =>
  queryOptions({
    queryKey: ['users', attorneyId, 'clients', clientId, 'conflict-question'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/attorneys/{aid}/clients/{clientId}/conflict-question', {
          params: { path: { id: attorneyId, aid: attorneyId, clientId } },
          signal,
        }),
      ),
  });

export const answerConflict = (attorneyId: string, clientId: string, answer: Answer) =>
  unwrap(
    api.POST('/users/{id}/attorneys/{aid}/clients/{clientId}/conflict-answer', {
      params: { path: { id: attorneyId, aid: attorneyId, clientId } },
      body: answer,
    }),
  );

/** Where a name occurs in the matters of the own firm. */
export const nameCheckQuery = (attorneyId: string, name: string) =>
  queryOptions({
    queryKey: ['users', attorneyId, 'name-check', name],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/attorneys/{aid}/name-check', {
          params: { path: { id: attorneyId, aid: attorneyId }, query: { name } },
          signal,
        }),
      ),
  });
