import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';

/** The sections, with how far each is. */
/** The last part of a section's path. */
export const slugOf = ({ path }: { readonly path: string }): string => path.split('/').at(-1) ?? path;

export const sectionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'questionnaire-sections'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/questionnaire-sections', {
          params: { path: { id: userId }, query: { includeStatus: 'true' } },
          signal,
        }),
      ),
  });

/** Key of each section. */
export const openSectionKey = (userId: string) => ['users', userId, 'questionnaire-section'];

/** One section, by the last part of its path: its lock, its notice, and what Continue does now. */
export const sectionQuery = (userId: string, section: string) =>
  queryOptions({
    queryKey: [...openSectionKey(userId), section],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/questionnaire-sections/{section}', { params: { path: { id: userId, section } }, signal }),
      ),
  });

/** Leaves a section by Continue; the answer says where that leads. */
export const continueSection = (userId: string, section: string) =>
  unwrap(
    api.POST('/users/{id}/questionnaire-sections/{section}/continue', { params: { path: { id: userId, section } } }),
  );

/** Key of all sections' questions; they change with the state and the names alone. */
export const allGroupsKey = (userId: string) => ['users', userId, 'question-groups'];

/** All sections with their questions in brief: what is visible in one may depend on any other. */
export const outlineQuery = (userId: string) =>
  queryOptions({
    staleTime: Number.POSITIVE_INFINITY,
    queryKey: [...allGroupsKey(userId), 'outline'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/questionnaire-sections', {
          params: { path: { id: userId }, query: { includeQuestions: 'true' } },
          signal,
        }),
      ),
  });

/** The questions of one section with all that is written about them, by the last part of its path, as the person's state and names word them. */
export const groupsQuery = (userId: string, slug: string) =>
  queryOptions({
    staleTime: Number.POSITIVE_INFINITY,
    queryKey: [...allGroupsKey(userId), slug],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/questionnaire-sections/{section}/groups', {
          params: { path: { id: userId, section: slug } },
          signal,
        }),
      ),
  });

/** All own answers: what is visible in one section may depend on another. */
export const answersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'answers'],
    queryFn: ({ signal }) => unwrap(api.GET('/users/{id}/answers', { params: { path: { id: userId } }, signal })),
  });

/** Whether the person waits for the agreement for married couples, and since when. */
export const waitlistQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'postnup-waitlist'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/users/{id}/postnup-waitlist', { params: { path: { id: userId } }, signal })),
  });

export const joinWaitlist = (userId: string) =>
  unwrap(api.POST('/users/{id}/postnup-waitlist', { params: { path: { id: userId } } }));

export const leaveWaitlist = (userId: string) =>
  unwrap(api.DELETE('/users/{id}/postnup-waitlist', { params: { path: { id: userId } } }));
