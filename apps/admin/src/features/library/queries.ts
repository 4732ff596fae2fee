import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

type Schemas = components['schemas'];
export type LibraryGroup = Schemas['LibraryGroup'];
export type ClauseTemplate = Schemas['ClauseTemplate'];

export const libraryGroupsQuery = (stateId: string | undefined, isArchivedIncluded: boolean) =>
  queryOptions({
    queryKey: ['admin', 'library', { stateId: stateId ?? null, isArchivedIncluded }],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/library-groups', {
          params: {
            query: {
              ...(stateId !== undefined && { stateId }),
              ...(isArchivedIncluded && { includeArchived: 'true' as const }),
            },
          },
          signal,
        }),
      ),
  });

export const libraryGroupQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'library', id],
    queryFn: ({ signal }) => unwrap(api.GET('/library-groups/{id}', { params: { path: { id } }, signal })),
  });

/** Templates change with a release alone. */
const OF_THE_RELEASE = { staleTime: Number.POSITIVE_INFINITY };

export const sectionTemplatesQuery = queryOptions({
  queryKey: ['templates', 'sections'],
  queryFn: ({ signal }) => unwrap(api.GET('/templates/section-templates', { signal })),
  ...OF_THE_RELEASE,
});
export const clauseTemplatesQuery = queryOptions({
  queryKey: ['templates', 'clauses'],
  queryFn: ({ signal }) => unwrap(api.GET('/templates/clause-templates', { signal })),
  ...OF_THE_RELEASE,
});
export const templateQuestionsQuery = queryOptions({
  queryKey: ['templates', 'questions'],
  queryFn: ({ signal }) => unwrap(api.GET('/templates/questions', { signal })),
  ...OF_THE_RELEASE,
});

export const renderGroup = (docId: string, groupId: string) =>
  unwrap(api.GET('/documents/{docId}/library-groups/{groupId}/render', { params: { path: { docId, groupId } } }));
